/**
 * Step 1 of training: plays games between bots and writes positions as features with the result of their game.
 *
 *   self-play.ts GAME --seats 3,4 --bots citizen:40,policy --seconds 120 --positions 24 --noise 0.05 --opening 12 --seed S --out FILE
 *     [--records FILE] [--twins] [--visits]
 *
 * `play.ts` says what bots, noise, opening, twins and visits are; `columns.ts` says what the file holds. `--records` keeps the games
 * themselves, so that encode.ts can write positions anew when features change.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHANCE, sfc32 } from '@stoa/engine';
import { newColumns, packColumns } from './columns.ts';
import { learningGame } from './games.ts';
import { playGame } from './play.ts';
import { type GameRecord, isDeep, writeRecords } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'policy' },
    seconds: { type: 'string', default: '10' },
    positions: { type: 'string', default: '24' },
    noise: { type: 'string', default: '0.05' },
    opening: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'self-play.bin' },
    records: { type: 'string' },
    twins: { type: 'boolean', default: false },
    visits: { type: 'boolean', default: false },
  },
});

const main = async (): Promise<void> => {
  const learning = await learningGame(positionals[0] ?? '');
  const { game } = learning;
  const seatCounts = values.seats.split(',').map(Number);
  const names = values.bots.split(',');
  const style = { noise: Number(values.noise), opening: Number(values.opening), twins: values.twins, visits: values.visits };
  const columns = newColumns(learning);
  const records: GameRecord[] = [];
  const until = Date.now() + 1000 * Number(values.seconds);
  let games = 0;
  for (; Date.now() < until; games++) {
    const rng = sfc32(`${values.seed}/${games}`);
    const keeps = sfc32(`${values.seed}/${games}/keeps`);
    const seats = seatCounts[games % seatCounts.length]!;
    const name = names[Math.floor(games / seatCounts.length) % names.length]!;
    // Every position is kept with the probability that gives about `--positions` of them in a game of usual length.
    const keep = Number(values.positions) / learning.usualLength(seats);
    const watch = {
      begin: (from: number) => columns.begin(from, isDeep(name)),
      look: (s: unknown) => {
        if (keeps.int(1_000_000) < keep * 1_000_000) columns.add(s, game.actors(s)[0] !== CHANCE);
      },
      end: columns.end,
    };
    const record = await playGame(learning, { name, seats, style, rng, watch });
    if (values.records !== undefined) records.push(record);
  }
  writeFileSync(values.out, packColumns(columns));
  if (values.records !== undefined) writeRecords(values.records, records);
  console.log(`${game.id} seats ${values.seats} bots ${values.bots}: ${games} games, ${columns.positions()} positions`);
};

await main();
