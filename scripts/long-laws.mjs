/**
 * A stretch of the laws at full strength: `node scripts/long-laws.mjs GAME SEED GAMES [DENSITY [TABLES [UNDOS]]]`, the last three as
 * in engine/laws. Every number of seats, and every option that is a choice, changed one at a time from the default. Out: one JSON
 * line; exit 1 if a promise broke.
 */
import { argv, stdout } from 'node:process';
import { findGame } from '../cli/dist/src/games.js';
import { checkLaws, describeBroken } from '../engine/dist/laws/index.js';

const [, , id, seed, games, density, tables, undos] = argv;
const registered = await findGame(id ?? '');
if (registered === undefined || seed === undefined || !(Number(games) > 0)) {
  console.error('usage: node scripts/long-laws.mjs GAME SEED GAMES [DENSITY [TABLES [UNDOS]]]');
  process.exit(2);
}
const { game } = registered;
const options = [{}];
for (const [name, spec] of Object.entries(game.optionSpec))
  if (spec.kind === 'choice') for (const value of spec.values) if (value !== spec.default) options.push({ [name]: value });

const given = Object.entries({ density, tables, undos }).flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)]]));
const { broken, ...figures } = checkLaws(game, { seed, games: Number(games), options, ...Object.fromEntries(given) });
stdout.write(`${JSON.stringify({ ...figures, optionSets: options.length, broken: broken.slice(0, 5).map(describeBroken) })}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
