/** What `balance.ts` prints: how games ended, which island won, how plans fared, what was used in a game and what never. */
import { BUILTIN, boxOf, ISLANDS, type PackJson } from '@stoa/parthenon';
import { interval } from '../src/index.ts';

export type Sums = Record<string, number>;
/** By number of seats: how often each thing happened. */
export type Tally = Record<string, Sums>;

export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printIslands = (seats: number, sums: Sums): void => {
  const even = 1 / seats;
  for (const island of ISLANDS) {
    const games = sums[`island/${island}/games`] ?? 0;
    if (games === 0) continue;
    const wins = sums[`island/${island}/wins`] ?? 0;
    const [low, high] = interval(wins, games);
    const over = ((100 * wins) / games - 100 * even).toFixed(1);
    print(
      `  ${island}: ${percent(wins, games)} (${percent(low, 1)} – ${percent(high, 1)}), ${over} over even, ${((sums[`island/${island}/structures`] ?? 0) / games).toFixed(2)} structures`,
    );
  }
};
const printPlans = (sums: Sums, cards: PackJson): void => {
  for (const { id } of cards.wonders) {
    const of = (stage: string): number => sums[`plan/${id}/${stage}`] ?? 0;
    const [low, high] = interval(of('complete'), Math.max(1, of('taken')));
    print(
      `  ${id}: ${of('taken')} taken, ${percent(of('partial'), of('taken'))} begun, ${percent(of('complete'), of('taken'))} complete (${percent(low, 1)} – ${percent(high, 1)})`,
    );
  }
};
const GROUPS = [
  'ending',
  'tie-breaker',
  'lead',
  'built',
  'fleet',
  'made',
  'bought',
  'philosophy',
  'power',
  'service',
  'asked',
  'aegis',
  'warded',
  'spared',
  'offer',
  'vote',
  'promised',
  'row',
  'sailed',
  'event',
  'hazard',
  'hit',
  'harbor',
];
/** The parts of a pack that were never used. */
const unused = (sums: Sums, pack: PackJson | null): string[] => {
  const cards = pack ?? BUILTIN;
  return [
    ...cards.events.map(({ id }) => `event/${id}`),
    ...cards.hazards.map(({ id }) => `hazard/${id}`),
    ...cards.harborStatus.map(({ id }) => `harbor/${id}`),
    ...cards.philosophies.map(({ id }) => `philosophy/${id}`),
    ...cards.wonders.map(({ id }) => `plan/${id}/complete`),
    ...cards.wonders.filter(({ service }) => service !== undefined).map(({ id }) => `service/${id}`),
    ...cards.structures.map(({ id }) => `built/${id}`),
    ...boxOf(pack).rowIds.map(id => `row/${id}`),
  ].filter(key => (sums[key] ?? 0) === 0);
};

export const report = (tally: Tally, pack: PackJson | null): void => {
  const all: Sums = {};
  for (const [seats, sums] of Object.entries(tally)) {
    const games = sums.games ?? 0;
    for (const [key, n] of Object.entries(sums)) all[key] = (all[key] ?? 0) + n;
    const complete = sums.complete ?? 0;
    const tied = sums['tied for most'] ?? 0;
    const spread = (wins: number): string =>
      interval(wins, games)
        .map(x => (100 * x).toFixed(1))
        .join(' – ');
    print(
      `${seats} seats, ${games} games: complete ${percent(complete, games)} (${spread(complete)}), tied ${percent(tied, games)} (${spread(tied)}; of complete ones ${percent(sums['tied for most, complete'] ?? 0, complete)}, of others ${percent(tied - (sums['tied for most, complete'] ?? 0), games - complete)}), first ${((sums['structures of the first'] ?? 0) / games).toFixed(2)}, all ${((sums['structures of all'] ?? 0) / games).toFixed(2)}`,
    );
    printIslands(Number(seats), sums);
  }
  print(
    `all ${all.games} games: complete ${percent(all.complete ?? 0, all.games ?? 0)}, tied ${percent(all['tied for most'] ?? 0, all.games ?? 0)}`,
  );
  printPlans(all, pack ?? BUILTIN);
  const seasons = Object.entries(all).filter(([key]) => key.startsWith('complete in'));
  print(`  ${seasons.map(([key, n]) => `${key.slice(12)}: ${n}`).join(', ')}`);
  for (const group of GROUPS) {
    const found = Object.entries(all).filter(([key]) => key.startsWith(`${group}/`));
    const each = found
      .sort(([, a], [, b]) => b - a)
      .map(([key, n]) => `${key.slice(group.length + 1)} ${(n / (all.games ?? 1)).toFixed(2)}`);
    print(`  ${group} a game: ${each.join(', ')}`);
  }
  print(`  never: ${unused(all, pack).join(', ') || 'nothing'}`);
};
