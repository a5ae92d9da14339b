/**
 * How punctual the archon answers:
 *
 *   punctual.ts GAME SEATS --millis 200 --moves 1000 --seconds 110 --seed S
 *
 * Plays games between archons of few nodes. One decision in four, of those with a choice, is put to an archon with its own nodes and `--millis` (the level's own second unless
 * given). Its clock is the process's own time, all its threads together: so what is late is the search's or the collector's doing, and not that of whatever else the machine does. `--seconds` ends a run; moves are kept in out/punctual.jsonl,
 * and the next run goes on until there are `--moves`.
 */
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { CHANCE, sfc32 } from '@stoa/engine';
import { choicesOf, makeBot, observe } from '../src/index.ts';
import { contestOf } from './contestants.ts';
import { addToRunLog, readRunLog } from './run-log.ts';

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

/** How long one answer took, in milliseconds. */
interface Answer {
  readonly match: string;
  readonly game: number;
  readonly took: number;
}
const ownTime = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

const LOG = values.log;
const match = [id, seats, millis, values.seed].join(' ');
const answers: Answer[] = readRunLog<Answer>(LOG).filter(answer => answer.match === match);

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
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    const observation = observe(game, s, actor, rng);
    if (rng.int(ONE_IN) === 0 && choicesOf(archon, observation, rng).length > 1) {
      const began = ownTime();
      full[actor]!.choose(observation, { now: ownTime, millis }, sfc32(`${match}/${n}/${answers.length}`));
      const answer: Answer = { match, game: n, took: Math.round(10 * (ownTime() - began)) / 10 };
      answers.push(answer);
      addToRunLog(LOG, answer);
    }
    game.apply(s, actor, quick[actor]!.choose(observation, {}, rng));
  }
};

for (let n = answers.reduce((most, answer) => Math.max(most, answer.game + 1), 0); !isOver(); n++) await measureGame(n);

const LATE = 1.1;
const inTime = answers.filter(({ took }) => took <= LATE * millis).length;
const sorted = answers.map(({ took }) => took).sort((a, b) => b - a);
console.log(
  `${id}, ${seats} seats, archon, ${millis} ms: ${answers.length} moves, ${((100 * inTime) / answers.length).toFixed(1)} % within the budget plus 10 %; the longest ${sorted.slice(0, 3).join(', ')} ms`,
);
