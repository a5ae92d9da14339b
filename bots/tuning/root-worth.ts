/**
 * What the moves of a decision are really worth, and which estimate knows it:
 *
 *   root-worth.ts GAME SEATS --minds archon:200,archon:1600 --games 40 --positions 12 --playouts 120 --moves 8 --by archon --seed S
 *
 * At positions of games between archons of few nodes every move the archon would look at (the best `--moves` by its prior) is played on to the end of the game by
 * a rollout policy, on the same tables with the same dice. On the way the learnt win chance is asked where an archon's walk would end and where the next chapter of the game
 * begins. Searches of `--minds`, each with its nodes, choose a move. Positions are kept in `--log`; those that are there are not played again. Prints by room, in points of a hundred (± one standard error over positions):
 * how far the moves are truly apart, what each estimate gains on the mean move when its best move is played (tables of one half choose, the other half judges), and how much
 * of a difference that an estimate sees is true (1: all of it).
 */
import { parseArgs } from 'node:util';
import { type Action, sfc32 } from '@stoa/engine';
import { choicesOf, makeLookahead } from '../src/index.ts';
import { contestOf } from './contestants.ts';
import { makePlayOn, type Position, positionsOf } from './play-on.ts';
import { type Measured, reportOf } from './root-worth-report.ts';
import { addToRunLog, readRunLog } from './run-log.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minds: { type: 'string', default: 'archon:200,archon:1600' },
    games: { type: 'string', default: '40' },
    positions: { type: 'string', default: '12' },
    playouts: { type: 'string', default: '120' },
    moves: { type: 'string', default: '8' },
    by: { type: 'string', default: 'archon' },
    rooms: { type: 'string', default: '' },
    seed: { type: 'string', default: 'root' },
    log: { type: 'string', default: 'out/root-worth.jsonl' },
  },
});
const [id = '', seatsText = '2'] = positionals;
const seats = Number(seatsText);
const playouts = Number(values.playouts);
const { game, archon, searching } = contestOf(id);
const lookahead = makeLookahead(game, archon);
const playOn = makePlayOn(id, values.by);

/** The moves that the archon would look at, the most promising ones first. */
const movesOf = ({ observation }: Position, key: string): Action[] => {
  const { seat } = observation;
  const rng = sfc32(`${key}/list`);
  const listed = choicesOf(archon, observation, rng);
  const table = lookahead.deal(observation, rng);
  archon.policy?.choices?.(table, seat, listed.slice());
  const priors = listed.map(a => archon.policy?.prior?.(table, seat, a) ?? 0);
  const best = listed.map((_, i) => i).sort((a, b) => priors[b]! - priors[a]!);
  return best.slice(0, Number(values.moves)).map(i => listed[i]!);
};
const measure = ({ room, observation }: Position, moves: readonly Action[], key: string): Measured => {
  const { seat } = observation;
  const stage = archon.horizon.stage?.(observation.sample(sfc32(`${key}/stage`)));
  const none = (): number[][] => [moves.map(() => 0), moves.map(() => 0)];
  const halves = { walk: none(), chapter: none(), end: none() };
  let walkSpread = 0;
  const squares = moves.map(() => 0);
  for (let k = 0; k < playouts; k++) {
    const dealt = lookahead.deal(observation, sfc32(`${key}/deal/${k}`));
    const walks = moves.map((move, i) => {
      const s = game.clone(dealt);
      game.apply(s, seat, move);
      const worth = playOn(s, seat, stage, sfc32(`${key}/dice/${k}`));
      for (const name of ['walk', 'chapter', 'end'] as const) halves[name][k % 2]![i]! += (2 * worth[name]) / playouts;
      return worth.walk;
    });
    const mean = walks.reduce((a, b) => a + b, 0) / walks.length;
    for (const [i, x] of walks.entries()) squares[i]! += x * x;
    walkSpread += walks.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, walks.length - 1) / playouts;
  }
  const alone = squares.map((sum, i) => sum / playouts - ((halves.walk[0]![i]! + halves.walk[1]![i]!) / 2) ** 2);
  const walkNoise = alone.reduce((a, b) => a + b, 0) / alone.length;
  return { key, room, ...halves, walkSpread, walkNoise, chosen: {} };
};

/** The place of a mind's move among the moves that were played on; −1 for any other move. */
const choose = ({ observation }: Position, moves: readonly Action[], key: string, mind: string): number => {
  const [name = '', nodes = ''] = mind.split(':');
  const chosen = JSON.stringify(searching(name, Number(nodes)).choose(observation, {}, sfc32(`${key}/search/${nodes}`)));
  return moves.findIndex(move => JSON.stringify(move) === chosen);
};

const LOG = values.log;
const match = [id, seats, values.by, playouts, values.seed].join(' ');
const kept = readRunLog<Measured>(LOG).filter(({ key }) => key.startsWith(`${match}/`));
const known = new Map(kept.map(one => [one.key, one]));
const all: Measured[] = [];
for (let g = 0; g < Number(values.games); g++) {
  const begun = `${match}/${g}`;
  const positions = positionsOf(id, seats, Number(values.positions), begun, values.rooms === '' ? [] : values.rooms.split(','));
  for (const [i, position] of positions.entries()) {
    const key = `${begun}/${i}`;
    const moves = movesOf(position, key);
    let one = known.get(key) ?? measure(position, moves, key);
    const missing = values.minds.split(',').filter(name => one.chosen?.[name] === undefined);
    if (missing.length > 0) {
      one = { ...one, chosen: { ...one.chosen, ...Object.fromEntries(missing.map(name => [name, choose(position, moves, key, name)])) } };
      addToRunLog(LOG, one);
    }
    all.push(one);
  }
}
for (const line of reportOf(all)) console.log(line);
