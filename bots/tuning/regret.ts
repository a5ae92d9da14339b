/**
 * Which moves other minds choose, and whether they are better:
 *
 *   regret.ts GAME SEATS BASE OTHER… --nodes 200,200,… --games 40 --positions 12 --playouts 60 --seed S
 *
 * Positions with a choice are drawn from games between archons of few nodes, of all `--rooms` unless given, and every mind of contestants.ts chooses its move there. Where moves differ, each is
 * played on to the end of the game by a rollout policy, the archon's or that of `--by MIND`, or up to the end of an archon's walk by searches of so many nodes (`--by archon:16`), on tables dealt as the archon expects them, with `--real` on the table as it truly is; tables and generator
 * are the same for all moves of a position. Prints processor time a move, and by room how often a mind moves otherwise than BASE and what that is worth, in points of a hundred (± one standard error):
 * by the results of the games, and by the learnt win chance where the next chapter of the game begins and where an archon's walk ends, which vary less. Needs minutes where a match needs hours; it
 * knows only games that go on by the policy or by short searches, so what it finds is played out in a match.
 */
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { type Action, sfc32 } from '@stoa/engine';
import { makeLookahead } from '../src/index.ts';
import { contestOf } from './contestants.ts';
import { makePlayOn, type Position, positionsOf, type Worth } from './play-on.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '' },
    games: { type: 'string', default: '40' },
    positions: { type: 'string', default: '12' },
    playouts: { type: 'string', default: '60' },
    by: { type: 'string', default: 'archon' },
    rooms: { type: 'string', default: '' },
    real: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'regret' },
  },
});
const [id = '', seatsText = '2', ...names] = positionals;
const nodes = values.nodes.split(',').map(Number);
const seats = Number(seatsText);
const rooms = values.rooms === '' ? [] : values.rooms.split(',');
const { game, archon, searching } = contestOf(id);
const lookahead = makeLookahead(game, archon);

const playOn = makePlayOn(id, values.by);
/** The mean worth of each move, on the same tables and dice. */
const worthOf = ({ observation, real }: Position, moves: readonly Action[], seed: string): Worth[] => {
  const sums = moves.map(() => ({ walk: 0, chapter: 0, end: 0 }));
  const playouts = Number(values.playouts);
  const stage = archon.horizon.stage?.(observation.sample(sfc32(seed)));
  for (let k = 0; k < playouts; k++) {
    const table = values.real ? real : lookahead.deal(observation, sfc32(`${seed}/deal/${k}`));
    for (const [i, move] of moves.entries()) {
      const s = game.clone(table);
      game.apply(s, observation.seat, move);
      const { walk, chapter, end } = playOn(s, observation.seat, stage, sfc32(`${seed}/dice/${k}`));
      const sum = sums[i]!;
      sum.walk += walk / playouts;
      sum.end += end / playouts;
      sum.chapter += chapter / playouts;
    }
  }
  return sums;
};

/** What a mind gains on BASE in the rooms of one kind: one number a position. */
interface Row {
  otherwise: number;
  readonly walks: number[];
  readonly ends: number[];
  readonly chapters: number[];
}
const ALL = 'all rooms';
const millis = names.map(() => 0);
const rows = names.map(() => new Map<string, Row>());
const add = (mind: number, room: string, isSame: boolean, { walk, chapter, end }: Worth): void => {
  for (const key of [room, ALL]) {
    const list = rows[mind]!;
    const row = list.get(key) ?? { otherwise: 0, walks: [], ends: [], chapters: [] };
    list.set(key, row);
    if (!isSame) row.otherwise++;
    row.walks.push(walk);
    row.ends.push(end);
    row.chapters.push(chapter);
  }
};
const compare = (position: Position, seed: string): void => {
  const chosen = names.map((name, i) => {
    const bot = searching(name, nodes[i] ?? nodes[0] ?? 200);
    const began = cpuUsage();
    const action = bot.choose(position.observation, {}, sfc32(`${seed}/${name}/${i}`));
    millis[i] = millis[i]! + cpuUsage(began).user / 1000;
    return JSON.stringify(action);
  });
  const different = [...new Set(chosen)];
  const worths =
    different.length === 1
      ? [{ walk: 0, chapter: 0, end: 0 }]
      : worthOf(
          position,
          different.map(text => JSON.parse(text) as Action).map(a => game.parseAction(a) as Action),
          seed,
        );
  const base = worths[different.indexOf(chosen[0]!)]!;
  for (const [i, text] of chosen.entries()) {
    const { walk, chapter, end } = worths[different.indexOf(text)]!;
    add(i, position.room, text === chosen[0], { walk: walk - base.walk, chapter: chapter - base.chapter, end: end - base.end });
  }
};

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
const points = (list: readonly number[]): string => {
  const middle = mean(list);
  const spread = Math.sqrt(mean(list.map(x => (x - middle) ** 2)) / list.length);
  return `${(100 * middle).toFixed(2)} ± ${(100 * spread).toFixed(2)}`;
};

let n = 0;
const report = (): void => {
  for (const [i, name] of names.entries()) {
    console.log(`${name}, ${nodes[i] ?? nodes[0] ?? 200} nodes: ${(millis[i]! / n).toFixed(2)} ms a move`);
    if (i === 0) continue;
    for (const [room, { otherwise, walks, ends, chapters }] of [...rows[i]!].sort(([, a], [, b]) => b.ends.length - a.ends.length))
      console.log(
        `  ${room.padEnd(16)} ${String(ends.length).padStart(4)} positions, ${((100 * otherwise) / ends.length).toFixed(0).padStart(3)} % otherwise: ${points(ends)} by the end, ${points(chapters)} by the next chapter, ${points(walks)} where a walk ends`,
      );
  }
};
/** A run that is stopped early has printed what it knew. */
const GAMES_A_REPORT = 4;
const games = Number(values.games);
for (let g = 0; g < games; g++) {
  for (const position of positionsOf(id, seats, Number(values.positions), `${values.seed}/${g}`, rooms))
    compare(position, `${values.seed}/${n++}`);
  if ((g + 1) % GAMES_A_REPORT === 0 || g + 1 === games) report();
}
