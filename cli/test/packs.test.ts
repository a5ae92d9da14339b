/** Data packs that a user wrote: `simulate --pack FILE` plays with them or says what is wrong where; a table's record carries its pack, and `verify` reads it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Intent, isIllegal, isRefused, makeHeader, makeRecord, openTable, sfc32, type TableRecord } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { commitment, draws, fairness, secretFromSeed } from '@stoa/fair';
import { BUILTIN, type PaAction, parthenon } from '@stoa/parthenon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from './stoa.ts';

const pack = {
  ...BUILTIN,
  packId: 'test.cheap-shrines',
  structures: BUILTIN.structures.map(s => (s.id === 'shrine' ? { ...s, cost: [{ n: 2, of: 'anyBasic' }] } : s)),
  events: BUILTIN.events.map(e => (e.id === 'golden_age' ? { ...e, id: 'silver_age', effects: e.effects } : e)),
};
let folder: string;
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-packs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate --pack', () => {
  test('plays whole games with the pack', async () => {
    const path = file('own.json', pack);
    const { code, out } = await call([
      'simulate',
      'parthenon',
      '--seats',
      '4',
      '--games',
      '3',
      '--seed',
      'packs',
      '--pack',
      path,
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      games: 3,
      failures: [],
      options: { pack: { packId: 'test.cheap-shrines' } },
      outcomes: { winnerTotal: expect.any(Number) },
    });
  });
  test.each([
    ['not json', 'x{', /--pack .*JSON/],
    ['no pack', '[]', /refused: it is not a pack/],
    ['a mistake', JSON.stringify({ ...pack, wonders: pack.wonders.slice(1) }), /PA-22\.9: .*the number of entries is wrong, at “wonders”/],
    ['too large', JSON.stringify({ ...pack, title: 'x'.repeat(262_144) }), /has \d+ bytes; a pack has at most 262144/],
  ])('%s is refused in one line', async (_title, content, says) => {
    const { code, out, err } = await call(['simulate', 'parthenon', '--games', '1', '--pack', file('bad.json', content)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

/** A whole random game at a fair table with the pack as its option. */
const playWhole = (): TableRecord => {
  const secret = secretFromSeed('packs');
  const options = parthenon.parseOptions({ tournament: true, pack });
  if (isIllegal(options)) throw new Error(options.why);
  const header = makeHeader(parthenon, 3, options, { table: 't', chance: 'fair', commitment: commitment(secret) });
  const table = openTable(parthenon, header, draws(secret, 't', [null, null, null]));
  const adopt = (intent: Intent<PaAction>): void => {
    const proposal = table.propose(intent, 0);
    if (isRefused(proposal)) throw new Error(proposal.refused);
    table.adopt(proposal);
  };
  adopt({ do: 'begin' });
  const rng = sfc32('packs');
  while (table.outcome === undefined) {
    const step = randomStep(parthenon, table.state, rng);
    if (step === undefined) throw new Error('nobody can act');
    adopt({ do: 'play', seat: step.by, actions: [step.action] });
  }
  return makeRecord(table, fairness.hash, secret) as TableRecord;
};

test('a record carries its pack: it is verified with it, and not with another', async () => {
  const record = playWhole();
  expect(record.header.options).toMatchObject({ pack: { packId: 'test.cheap-shrines' } });
  expect((await call(['verify', file('record.json', record)])).code).toBe(0);
  const usual = { ...record, header: { ...record.header, options: { ...(record.header.options as object), pack: null } } };
  expect((await call(['verify', file('forged.json', usual)])).code).toBe(1);
});
