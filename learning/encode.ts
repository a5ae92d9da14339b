/**
 * Writes the positions of recorded games as features, as self-play.ts does while it plays: for when features have changed.
 *
 *   encode.ts GAME --positions 60 --seed S FILE.games.gz…
 *
 * FILE.games.gz becomes FILE.bin beside it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHANCE, sfc32 } from '@stoa/engine';
import { newColumns, packColumns } from './columns.ts';
import { learningGame } from './games.ts';
import { type Entry, isDeep, readRecords, replay } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { positions: { type: 'string', default: '60' }, seed: { type: 'string', default: 'encode' } },
});
const [id = '', ...paths] = positionals;
const learning = await learningGame(id);
const { game } = learning;

for (const path of paths) {
  const columns = newColumns(learning);
  const keeps = sfc32(`${values.seed}/${path}`);
  const add = (seats: number, entries: readonly Entry[], from: number, deep: boolean): void => {
    const keep = Number(values.positions) / learning.usualLength(seats);
    const first = Math.round(from * entries.length);
    columns.begin(from, deep);
    const outcome = replay(game, game.setup(seats, game.parseOptions({}), game.rules), entries, (s, n, actor) => {
      if (n >= first && keeps.int(1_000_000) < keep * 1_000_000) columns.add(s, actor !== CHANCE);
    });
    if (outcome === undefined) throw new Error(`${path}: a game without an end`);
    columns.end(outcome);
  };
  for (const { seats, bots, entries, twin } of readRecords(path)) {
    add(seats, entries, 0, isDeep(bots));
    if (twin !== undefined) {
      const all = [...entries.slice(0, twin.at), ...twin.entries];
      add(seats, all, twin.at / all.length, isDeep(bots));
    }
  }
  writeFileSync(path.replace(/\.games\.gz$/, '.bin'), packColumns(columns));
}
