/** The whole way with the real generator: a table on keyed draws, its record, its verification, and a forger with a good chain. */
import { type AnyGame, anyGame, isRefused, makeHeader, makeRecord, openTable, type TableRecord, verifyRecord } from '@stoa/engine';
import { randomStep, tiny } from '@stoa/engine/testing';
import { expect, test } from 'vitest';
import { chainHash, commitment, draws, fairness, seating, secretFromSeed } from '../src/index.ts';

const games = (id: string): AnyGame | undefined => (id === 'tiny' ? anyGame(tiny) : undefined);

const play = (seed: string, seats: number) => {
  const secret = secretFromSeed(seed);
  const entropies = Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : `0${seat}ff`));
  const table = openTable(
    tiny,
    makeHeader(
      tiny,
      seats,
      {},
      {
        table: 'k3v9',
        chance: 'fair',
        commitment: commitment(secret),
        entropies,
        seating: seating(secret, 'k3v9', entropies, seats),
      },
    ),
    draws(secret, 'k3v9', entropies),
  );
  const whims = draws(secretFromSeed(`players of ${seed}`), 'whims', []).rng(0);
  let step: ReturnType<typeof table.propose> = table.propose({ do: 'begin' }, 0);
  while (!isRefused(step)) {
    table.adopt(step);
    if (table.outcome !== undefined) break;
    const { by, action } = randomStep(tiny, table.state, whims)!;
    step = table.propose({ do: 'play', seat: by, actions: [action] }, 0);
  }
  return { table, secret };
};

const forged = (record: TableRecord, change: (copy: { entries: { action: Record<string, unknown> }[] }) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(record)) as { header: object; entries: { action: Record<string, unknown> }[]; end: object };
  change(copy);
  const parts = [copy.header, ...copy.entries, copy.end] as Record<string, unknown>[];
  let h = '';
  for (const part of parts) {
    delete part.h;
    h = chainHash(h + sorted(part));
    part.h = h;
  }
  return copy;
};

/** Canonical JSON as RECORD.md says it, written a second time. */
const sorted = (x: unknown): string =>
  JSON.stringify(x, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

test('played, recorded, revealed, verified', () => {
  for (const seats of [2, 3]) {
    const { table, secret } = play(`verify ${seats}`, seats);
    expect(table.outcome?.reason).toBe('rounds');
    const record = makeRecord(table, chainHash, secret);
    const good = { ok: true, entries: table.seq, firstBad: null, draws: 'verified', message: '' };
    expect(verifyRecord(JSON.stringify(record), games, fairness)).toEqual(good);
    expect(
      verifyRecord(
        forged(record, () => {}),
        games,
        fairness,
      ),
    ).toEqual(good);
    expect(verifyRecord(makeRecord(table, chainHash, null), games, fairness)).toEqual({ ...good, draws: 'sealed' });
  }
});

test('changed dice are found, though the forger made the chain anew', () => {
  const { table, secret } = play('forged', 2);
  const record = makeRecord(table, chainHash, secret);
  const rolls = table.entries.flatMap(e => (e.kind === 'chance' && e.action.do === 'die' ? [{ seq: e.seq, pips: e.action.pips }] : []));
  expect(rolls.length).toBeGreaterThan(2);
  for (const { seq, pips } of rolls) {
    const copy = forged(record, ({ entries }) => {
      entries[seq - 1]!.action.pips = (pips % 6) + 1;
    });
    expect(verifyRecord(copy, games, fairness)).toMatchObject({ ok: false, firstBad: seq, draws: 'failed' });
  }
});

test('the secret appears nowhere before it is revealed', () => {
  const { table, secret } = play('silent', 2);
  const told = JSON.stringify([table.header, table.entries, table.state, [0, 1, undefined].map(viewer => table.since(viewer, 0))]);
  expect(told).not.toContain(secret);
  expect(told).toContain(commitment(secret));
});
