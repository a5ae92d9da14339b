/**
 * How true the installed win chance is on recorded games: mean squared error against each seat's share of wins in the same games, calibration
 * error, bins, and the same by fifths of a game. Over decisions of first ends.
 *
 *   score.ts GAME [--samples 4] [--part 0.2] [--quick] FILE.games.gz…
 *
 * `--samples` estimates each seat's chance from what it may know, as the mean over that number of tables dealt from its view; without it the whole state is known. `--quick`: the
 * network alone, without the play-outs of the thorough chance.
 */
import { parseArgs } from 'node:util';
import { loadChances } from '@stoa/bots';
import { CHANCE, sfc32 } from '@stoa/engine';
import { learningGame } from './games.ts';
import { isDeep, readRecords, replay } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '0' },
    part: { type: 'string', default: '0.2' },
    quick: { type: 'boolean', default: false },
  },
});
const [id = '', ...paths] = positionals;
const { game } = await learningGame(id);
const [shallow, deep] = [await loadChances(game), await loadChances(game, 'archon')];
if (shallow === undefined || deep === undefined) throw new Error(`${id} has no win chance`);
const samples = Number(values.samples);
const keeps = sfc32('score');

interface Judged {
  readonly said: readonly number[];
  readonly shares: readonly number[];
  readonly progress: number;
}
const bySeats = new Map<number, { games: number[][]; judged: Judged[] }>();
const said = (s: unknown, seats: number, bots: string): number[] => {
  const chances = isDeep(bots) ? deep : shallow;
  if (samples > 0) return Array.from({ length: seats }, (_, seat) => chances.seenBy(s, seat, samples)[seat] as number);
  if (!values.quick) return chances.among([s]);
  const out: number[] = [];
  chances.quick(s, out);
  return out;
};
for (const path of paths)
  for (const { seats, bots, entries, shares } of readRecords(path)) {
    const found = bySeats.get(seats) ?? { games: [], judged: [] };
    bySeats.set(seats, found);
    found.games.push([...shares]);
    replay(game, game.setup(seats, game.parseOptions({}), game.rules), entries, (s, n, actor) => {
      if (actor !== CHANCE && keeps.int(1000) < Number(values.part) * 1000)
        found.judged.push({ said: said(s, seats, bots), shares, progress: n / entries.length });
    });
  }

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
const errorOf = (guess: readonly number[], shares: readonly number[]): number => mean(guess.map((x, seat) => (x - shares[seat]!) ** 2));
const betterOf = (list: readonly Judged[], base: readonly number[]): number =>
  1 - mean(list.map(one => errorOf(one.said, one.shares))) / mean(list.map(one => errorOf(base, one.shares)));
const round = (x: number): number => Math.round(10_000 * x) / 10_000;

for (const [seats, { games, judged }] of [...bySeats].sort(([a], [b]) => a - b)) {
  const base = Array.from({ length: seats }, (_, seat) => mean(games.map(shares => shares[seat]!)));
  const pairs = judged.flatMap(one => one.said.map((p, seat) => ({ p, won: one.shares[seat]! })));
  const bins = Array.from({ length: 10 }, (_, bin) => {
    const inside = pairs.filter(({ p }) => Math.min(9, Math.floor(10 * p)) === bin);
    return { bin, n: inside.length, said: round(mean(inside.map(({ p }) => p))), won: round(mean(inside.map(({ won }) => won))) };
  }).filter(({ n }) => n > 0);
  const ece = bins.reduce((sum, { n, said: p, won }) => sum + n * Math.abs(p - won), 0) / pairs.length;
  const byFifth = Array.from({ length: 5 }, (_, k) =>
    round(
      betterOf(
        judged.filter(({ progress }) => Math.floor(5 * progress) === k),
        base,
      ),
    ),
  );
  const brier = round(mean(judged.map(one => errorOf(one.said, one.shares))));
  console.log(
    JSON.stringify({
      seats,
      games: games.length,
      positions: judged.length,
      brier,
      better: round(betterOf(judged, base)),
      ece: round(ece),
      byFifth,
      bins,
    }),
  );
}
