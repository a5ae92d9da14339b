/** The lesson of Perikles in English. */
import type { PeriklesStep } from '../../lessons/perikles.ts';
import type { StepWords } from '../words.ts';

export const periklesSteps: Readonly<Record<PeriklesStep, StepWords>> = {
  welcome: {
    title: 'Six cities, three turns',
    ask: 'You are Red. Points come from cubes in the cities, from locations you win, and from a statue for each city you lead in a turn. First you gain influence, then you lead cities, then you send their forces to war. Before the first turn everybody puts two extra cubes into cities, one at a time, and gets a Special tile to play once in the whole game.',
  },
  tile: {
    title: 'An influence tile',
    ask: 'In turn everybody takes an influence tile, five in all, each of another colour. A shard is a cube of yours in that city. Take the Athenian tile with two shards.',
    after: 'Two of your cubes stand in Athens. Keep the tile: later it lets you send forces once, and tiles with two shards come first.',
  },
  candidate: {
    title: 'A candidate',
    ask: 'Xanthe and Dion have taken a tile each, and it is your turn again. Tiles with one shard can do something more. Take the Argos tile with the candidate, then touch your cubes in Athens: one of them stands for election.',
    after:
      'Your candidate stands on α. The place matters: α wins a tie. A candidate need not be your own, and it no longer counts as a vote.',
  },
  assassin: {
    title: 'The assassin',
    ask: 'Xanthe has answered: her candidate stands on β in Athens, with 4 cubes behind it to your 3. Take the Corinthian tile with the assassin and remove one of Xanthe’s cubes from Athens.',
    after: 'Three against three, and you stand on α: that would do. An assassin may also take a candidate away.',
  },
  elect: {
    title: 'Elections',
    ask: 'Later: all tiles are taken, you hold five, and the free candidate spaces are filled, one proposal at a time. Only β in Argos is left. You have 4 cubes there and Xanthe has 2: propose yourself.',
    after:
      'You lead Athens and Argos. The winner takes back as many cubes as the loser has there, so a narrow victory costs most: Athens has cost you three. A weak rival is cheap, and so people propose the cubes of others too. Whoever leads no city plays Persia. The leader of Sparta, Xanthe, lets you send forces first.',
  },
  send: {
    title: 'Sending forces',
    ask: 'Each of your five tiles sends up to two counters, those with two shards first. Pylos belongs to Sparta and is fought by triremes, then by hoplites: attack it with an Athenian trireme of 3 and an Athenian hoplite of 2, and finish.',
    after:
      'They lie face down: others see how many, not how strong. Athens is now at war with Sparta for this turn and cannot help it. A cube of yours in Athens would have paid for two more Athenians.',
  },
  permission: {
    title: 'Asking leave',
    ask: 'Xanthe sends Spartans against Delium, which belongs to Thebes; then it is your turn again. To defend Delium you need leave from Dion, who leads Thebes. Pick a hoplite of 3 of Argos, ask at Delium, and when Dion agrees send it there and finish.',
    after:
      'Whoever comes first to a side is its main player: if the defence wins, Delium is yours. Dion gains as well: if Delium fell, Thebes would suffer a defeat, and every statue there would be worth less.',
  },
  allies: {
    title: 'Allies',
    ask: 'Counters that come later to a side, of other players, are allies. They add their strength, but the location goes to the main player alone. The main player’s counters are lost first. Powers on one side cannot fight each other this turn: “War and alliance” shows who is bound to whom.',
  },
  battle: {
    title: 'A battle',
    ask: 'Later: all tiles are used, and Sparta has come to Pylos too. Your trireme of 3 meets one of 3. Before the dice everybody may play the Special tile that was dealt at the start, once in the whole game: yours is Phormio, which doubles Athenian triremes. Play it.',
    instead: 'Three against three the attack needs 8 and the defence 7: without Phormio Sparta is ahead.',
    after:
      'Six against three is the column 2:1: you needed 6, Sparta 9. At 1:1 the sides are about even; +2 and −2 are two points more or fewer. Each successful throw brings a token; two tokens win a round, and the winner begins the next one with one. Your hoplite won too: Pylos brings 4 points and Sparta a defeat, and Sparta loses a trireme and a hoplite.',
  },
  statues: {
    title: 'Statues',
    ask: 'Later: your hoplite has held Delium as well. At the end of the turn every leader has a statue in the city, worth the number that stands at the temple. Each defeat, a ✕, lowers it, so a statue in Sparta is worth 4 now: it pays to humble the cities of others. After the fourth defeat of Athens or of Sparta the game ends with that turn.',
  },
  recover: {
    title: 'The dead come back',
    ask: 'Later, in the third turn, you lead Sparta and Argos. Sparta still misses the trireme and the hoplite that fell at Pylos. Each city brings back one of its dead, the weakest of its kind, before forces are sent. Choose which.',
    after: 'It is in your hand and can be sent this turn. Persians never die. And who starts a turn? The latest leader of Athens.',
  },
  win: {
    title: 'The last tile',
    ask: 'With the statues still to come, Dion will be one point ahead of you. Xanthe leads Athens and nobody guards Attica, where only hoplites fight. Attack with one and finish.',
    after:
      'Without a defender you win at once: 4 points, and the statues of Athens lose 2 each, yours too. That is enough. The rest the table tells you as you play.',
  },
};
