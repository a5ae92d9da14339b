/**
 * A stretch of the laws at full strength: `node scripts/long-laws.mjs GAME SEED GAMES [density=0.01] [twins=2] [watch=0.1] [every=4] [tables=50]
 * [undos=0.1]`, the last six as in engine/laws/README.md. Every number of seats, and every option that is a choice, changed one at a time from the
 * default. Out: one JSON line; exit 1 if a promise broke.
 */
import { argv, stdout } from 'node:process';
import { findGame } from '../cli/dist/src/games.js';
import { checkLaws, describeBroken } from '../engine/dist/laws/index.js';

const HOW = ['density', 'twins', 'watch', 'every', 'tables', 'undos'];
const [, , id, seed, games, ...rest] = argv;
const given = rest.map(word => word.split('='));
const registered = await findGame(id ?? '');
const known = given.every(([name, value]) => HOW.includes(name) && Number(value) >= 0);
if (registered === undefined || seed === undefined || !(Number(games) > 0) || !known) {
  console.error('usage: node scripts/long-laws.mjs GAME SEED GAMES [density=0.1] [twins=1] [watch=1] [every=1] [tables=1] [undos=0.25]');
  process.exit(2);
}
const { game } = registered;
const options = [{}];
for (const [name, spec] of Object.entries(game.optionSpec))
  if (spec.kind === 'choice') for (const value of spec.values) if (value !== spec.default) options.push({ [name]: value });

const how = Object.fromEntries(given.map(([name, value]) => [name, Number(value)]));
const { broken, ...figures } = checkLaws(game, { seed, games: Number(games), options, ...how });
stdout.write(`${JSON.stringify({ ...figures, optionSets: options.length, broken: broken.slice(0, 5).map(describeBroken) })}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
