/**
 * How punctual the archon answers:
 *
 *   punctual.ts GAME SEATS --millis 200 --moves 1000 --seconds 110 --seed S
 *
 * Plays games between archons of few nodes. One decision in four, of those with a choice, is put to an archon with its own nodes and `--millis` (the level's own second unless
 * given), and once more to one that is called off at some moment after 20 to 80 ms. Measures how long the answers take, by the clock and by the process's own time: on a busy machine the clock counts
 * the others' work too. `--seconds` ends a run; moves are kept in out/punctual.jsonl, and the next run goes on until there are `--moves`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { CHANCE, sfc32 } from '@stoa/engine';
import { choicesOf, makeBot, observe } from '../src/index.ts';
import { contestOf } from './contestants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    millis: { type: 'string', default: '1000' },
    moves: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '110' },
    seed: { type: 'string', default: 'punctual' },
    log: { type: 'string', default: 'out/punctual.jsonl' },
  },
});
const [id = '', seatsText = '2'] = positionals;
const seats = Number(seatsText);
const millis = Number(values.millis);
const { game, archon, searching } = contestOf(id);

/** Milliseconds of one answer, by the clock and by the process's own time: within its budget, and after it was called off. */
interface Answer {
  readonly match: string;
  readonly game: number;
  readonly budget: readonly [wall: number, own: number];
  readonly cancelled: readonly [wall: number, own: number];
}
const CLOCKS = [
  () => performance.now(),
  () => {
    const { user, system } = cpuUsage();
    return (user + system) / 1000;
  },
] as const;
const rounded = (x: number): number => Math.round(10 * Math.max(0, x)) / 10;
const since = (began: readonly number[]): [wall: number, own: number] => [
  rounded(CLOCKS[0]() - (began[0] as number)),
  rounded(CLOCKS[1]() - (began[1] as number)),
];

const LOG = values.log;
const match = [id, seats, millis, values.seed].join(' ');
const answers: Answer[] = existsSync(LOG)
  ? readFileSync(LOG, 'utf8')
      .split('\n')
      .filter(line => line.endsWith('}'))
      .map(line => JSON.parse(line) as Answer)
      .filter(answer => answer.match === match)
  : [];

const FEW_NODES = 16;
const ONE_IN = 4;
const wanted = Number(values.moves);
const isOver = (): boolean => answers.length >= wanted || performance.now() > 1000 * Number(values.seconds);

const measureGame = async (n: number): Promise<void> => {
  const rng = sfc32(`${match}/${n}`);
  const quick = Array.from({ length: seats }, () => searching('archon', FEW_NODES));
  const full = await Promise.all(Array.from({ length: seats }, () => makeBot(game, 'archon')));
  const s = game.setup(seats, game.parseOptions({}), game.rules);
  while (game.outcome(s) === undefined && !isOver()) {
    const actor = game.actors(s)[0] as number;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    const observation = observe(game, s, actor, rng);
    if (rng.int(ONE_IN) === 0 && choicesOf(archon, observation, rng).length > 1) {
      const bot = full[actor] as (typeof full)[0];
      const began = CLOCKS.map(clock => clock());
      bot.choose(observation, { now: CLOCKS[0], millis }, sfc32(`${match}/${n}/budget`));
      const budget = since(began);
      const stop = CLOCKS[0]() + 20 + rng.int(60);
      // Own time counts from the last question before the call was off, so that the walk in between is in it.
      let asked = CLOCKS[1]();
      let off: readonly number[] = [stop, asked];
      let isOff = false;
      bot.choose(
        observation,
        {
          nodes: 1e9,
          cancelled() {
            if (!isOff && CLOCKS[0]() >= stop) {
              isOff = true;
              off = [stop, asked];
            }
            asked = CLOCKS[1]();
            return isOff;
          },
        },
        sfc32(`${match}/${n}/cancelled`),
      );
      const answer: Answer = { match, game: n, budget, cancelled: since(off) };
      answers.push(answer);
      appendFileSync(LOG, `${JSON.stringify(answer)}\n`);
    }
    game.apply(s, actor, (quick[actor] as (typeof quick)[0]).choose(observation, {}, rng));
  }
};

mkdirSync('out', { recursive: true });
for (let n = answers.reduce((most, answer) => Math.max(most, answer.game + 1), 0); !isOver(); n++) await measureGame(n);

const lines = [
  ['budget', `a budget of ${millis} ms plus 10 %`, 1.1 * millis],
  ['cancelled', 'called off, 20 ms', 20],
] as const;
for (const [name, words, limit] of lines) {
  const inTime = (i: 0 | 1): string => `${((100 * answers.filter(a => a[name][i] <= limit).length) / answers.length).toFixed(1)} % in time`;
  const worst = (i: 0 | 1): number => Math.max(...answers.map(a => a[name][i]));
  console.log(
    `- ${id}, ${seats} seats, archon, ${words}: ${answers.length} moves, ${inTime(0)}, worst ${worst(0)} ms; ${inTime(1)} by the process's own time, worst ${worst(1)} ms.`,
  );
}
