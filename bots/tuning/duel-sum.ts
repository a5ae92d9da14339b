/**
 * Adds up matches of duel.ts that were played with several seeds side by side:
 *
 *   duel-sum.ts FILE.jsonl…
 *
 * Prints a line for each pair of minds with their nodes. Only whole rounds count, in which A sat in every seat with the same dice.
 */
import { argv } from 'node:process';
import { type Kept, newResult } from './duel-result.ts';
import { readRunLog } from './run-log.ts';

const matches = new Map<string, Kept[]>();
for (const path of argv.slice(2))
  for (const game of readRunLog<Kept>(path)) matches.set(game.match, [...(matches.get(game.match) ?? []), game]);

const results = new Map<string, ReturnType<typeof newResult>>();
for (const [match, games] of matches) {
  const [id = '', seatsText = '', a = '', b = '', nodes = ''] = match.split(' ');
  const seats = Number(seatsText);
  const key = [id, seats, a, b, nodes].join(' ');
  const result = results.get(key) ?? newResult({ id, seats, a, b, nodes });
  results.set(key, result);
  const whole = games.filter(({ n }) => games.filter(other => Math.floor(other.n / seats) === Math.floor(n / seats)).length === seats);
  for (const game of whole) result.add(game);
}
for (const result of results.values()) console.log(result.line());
