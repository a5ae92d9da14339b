/** The lesson of Perikles in English. */
import type { PeriklesStep } from '../../lessons/perikles.ts';
import type { StepWords } from '../words.ts';

export const periklesSteps: Readonly<Record<PeriklesStep, StepWords>> = {
  welcome: {
    title: 'Six cities, three turns',
    ask: 'You are Red. Points come from cubes in the cities, from locations you win, and from a statue for each city you lead in a turn. First you gain influence, then you lead cities, then you send their forces to war.',
  },
  tile: {
    title: 'An influence tile',
    ask: 'In turn everybody takes an influence tile, five in all, each of another colour. A shard is a cube of yours in that city. Take the Athenian tile with two shards.',
    after: 'Two of your cubes stand in Athens. Keep the tile: later it lets you send forces once, and tiles with two shards come first.',
  },
  candidate: {
    title: 'A candidate',
    ask: 'Tiles with one shard can do something besides. Take the Argos tile with the candidate, then touch your cubes in Athens: one of them stands for election.',
    after:
      'Your candidate stands on α. The place matters: α wins a tie. A candidate need not be your own, and it no longer counts as a vote.',
  },
  assassin: {
    title: 'The assassin',
    ask: 'Green stands on β in Athens and has 4 cubes to your 3. Take the Corinthian tile with the assassin and remove a green cube from Athens.',
    after: 'Three against three, and you stand on α: that would do. An assassin may also take a candidate away.',
  },
  elect: {
    title: 'Elections',
    ask: 'When all tiles are taken, the free candidate spaces are filled, one proposal at a time. Only β in Argos is free. You have 4 cubes there and Green has 2: propose yourself.',
    after:
      'You lead Athens and Argos. The winner takes back as many cubes as the loser has there, so a narrow victory costs most: Athens has cost you three. The leader of Sparta lets you send forces first.',
  },
  send: {
    title: 'Sending forces',
    ask: 'Each tile sends up to two counters. Pylos belongs to Sparta and is fought by triremes, then by hoplites: send one trireme and then one hoplite to attack it, and finish.',
    after: 'They lie face down: others see how many, not how strong. Athens is now at war with Sparta for this turn and cannot help it.',
  },
  permission: {
    title: 'Asking leave',
    ask: 'Sparta attacks Delium, which belongs to Thebes. To defend it you need leave from Black, who leads Thebes. Pick a hoplite of Argos, ask at Delium, and when Black agrees send it there and finish.',
    after:
      'Whoever comes first to a side is its main player: if the defence wins, Delium is yours. Black loses no points to a defeat, so both of you gain.',
  },
  battle: {
    title: 'A battle',
    ask: 'All forces are out. At Pylos your trireme of 3 meets one of 3. Before the dice everybody may play their Special tile, once in the whole game: you hold Phormio, which doubles Athenian triremes. Play it.',
    instead: 'Three against three the attack needs 8 and the defence 7: without Phormio Sparta is ahead.',
    after:
      'Six against three: you needed 6, Sparta 9. Two successful throws win a round, and the winner has one towards the next. Your hoplite won too: Pylos brings 4 points and Sparta a defeat.',
  },
  statues: {
    title: 'Statues',
    ask: 'At the end of the turn every leader has a statue in the city. It counts the highest open number under the temple, and each defeat covers one: a statue in Sparta is worth 4 now, and so it pays to humble the cities of others.',
  },
  win: {
    title: 'The last tile',
    ask: 'The third turn: with the statues still to come, Black will be one point ahead of you. Green leads Athens and nobody guards Attica, where only hoplites fight. Attack with one and finish.',
    after:
      'Without a defender you win at once: 4 points, and the statues of Athens lose 2 each, yours too. That is enough. The rest the table tells you as you play.',
  },
};
