/**
 * Writes the searched decisions of recorded games for fit_prior.py: the position as its seat may know it, the moves to choose from as parts, the
 * mind's own prior of each, and how often the search visited it.
 *
 *   decisions.ts GAME --part 0.5 --out FILE FILE.games.gz…
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newFeatureList, partsOf } from '@stoa/bots/encoders';
import { type Action, sfc32 } from '@stoa/engine';
import { Column, packParts } from './columns.ts';
import { learningGame } from './games.ts';
import { actionOf, readRecords, replay, type Visits } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: '1' }, out: { type: 'string', default: 'decisions.bin' } },
});
const [id = '', ...paths] = positionals;
const { game, bots, encoder } = await learningGame(id);
const rng = sfc32('decisions');

const TYPES = {
  ...({ seatAt: 'u16', seatCount: 'u16', tableAt: 'u16', tableCount: 'u16', seats: 'u8', game: 'u32', actor: 'u8' } as const),
  ...({ moveCount: 'u16', partAt: 'u16', partCount: 'u8', base: 'f32', visits: 'f32' } as const),
};
type Name = keyof typeof TYPES;
const NAMES = Object.keys(TYPES) as readonly Name[];
const lists = Object.fromEntries(NAMES.map(name => [name, new Column(TYPES[name] === 'f32' ? 'float' : 'int')])) as Record<Name, Column>;
const features = newFeatureList();
const parts = new Map<string, number>();

const write = (at: Name, counts: Name): void => {
  for (let i = 0; i < features.n; i++) lists[at].push(features.at[i]!);
  lists[counts].push(features.n);
};
const addPosition = (s: unknown): void => {
  encoder.prepare(s);
  for (let seat = 0; seat < encoder.seats(s); seat++) {
    features.n = 0;
    encoder.seat(s, seat, features);
    write('seatAt', 'seatCount');
  }
  features.n = 0;
  encoder.table(s, features);
  write('tableAt', 'tableCount');
};
const addMove = (s: unknown, seat: number, a: Action, visits: number): void => {
  const names = partsOf(a, seat, encoder.seats(s));
  for (const name of names) {
    if (!parts.has(name)) parts.set(name, parts.size);
    lists.partAt.push(parts.get(name) as number);
  }
  lists.partCount.push(names.length);
  lists.base.push(bots.mind.policy?.prior?.(s, seat, a) ?? 0);
  lists.visits.push(visits);
};
const addDecision = (now: unknown, actor: number, legal: readonly Action[], visits: Visits, number: number): void => {
  const s = game.determinize(now, actor, rng);
  const visited = new Map(visits.map(([entry, n]) => [actionOf(game, entry, legal), n]));
  const moves = legal.slice();
  bots.mind.policy?.choices?.(s, actor, moves);
  // `choices` may add offers; only those of the recorded search count.
  const list = [...new Set([...visited.keys(), ...moves.filter(a => legal.includes(a))])];
  if (list.length < 2) return;
  addPosition(s);
  for (const a of list) addMove(s, actor, a, visited.get(a) ?? 0);
  lists.seats.push(encoder.seats(s));
  lists.game.push(number);
  lists.actor.push(actor);
  lists.moveCount.push(list.length);
};

let games = 0;
for (const path of paths)
  for (const record of readRecords(path)) {
    const number = games++;
    replay(game, game.setup(record.seats, game.parseOptions({}), game.rules), record.entries, (s, n, actor, legal) => {
      const visits = record.visits[n];
      if (visits !== undefined && visits.length > 0 && rng.int(1_000_000) < Number(values.part) * 1_000_000)
        addDecision(s, actor, legal, visits, number);
    });
  }
const sizes = { seat: encoder.seatSize, table: encoder.tableSize };
writeFileSync(
  values.out,
  packParts(
    { sizes, parts: [...parts.keys()] },
    NAMES.map(name => ({ name, type: TYPES[name], bytes: lists[name].bytes(TYPES[name]) })),
  ),
);
console.log(`${id}: ${games} games, ${lists.seats.length} decisions, ${parts.size} parts`);
