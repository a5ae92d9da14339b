/** `stoa verify` on good, damaged, forged and hostile files: the verdict, the number of the first wrong part, the exit code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earthWater } from '@stoa/earth-and-water';
import {
  type Action,
  canonical,
  type Entry,
  foldTable,
  type Game,
  type GameEvent,
  type Intent,
  isIllegal,
  isRefused,
  makeHeader,
  makeRecord,
  openTable,
  sfc32,
  type TableHeader,
  type TableRecord,
} from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { chainHash, commitment, draws, fairness, secretFromSeed } from '@stoa/fair';
import { petteia } from '@stoa/petteia';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, stoa } from './stoa.ts';

let folder: string;
let record: TableRecord;

/** A whole random game at a table with fair dice. */
const playWhole = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, seed: string): TableRecord => {
  const secret = secretFromSeed(seed);
  const options = game.parseOptions({});
  if (isIllegal(options)) throw new Error(options.why);
  const header = makeHeader(game, 2, options, { table: 't', chance: 'fair', commitment: commitment(secret) });
  const table = openTable(game, header, draws(secret, 't', [null, null]));
  const adopt = (intent: Intent<A>): void => {
    const proposal = table.propose(intent, 0);
    if (isRefused(proposal)) throw new Error(proposal.refused);
    table.adopt(proposal);
  };
  adopt({ do: 'begin' });
  const rng = sfc32(seed);
  while (table.outcome === undefined) {
    const step = randomStep(game, table.state, rng);
    if (step === undefined) throw new Error('nobody can act');
    adopt({ do: 'play', seat: step.by, actions: [step.action] });
  }
  return makeRecord(table, fairness.hash, secret);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-verify-'));
  record = playWhole(petteia, 'verify');
});
afterAll(() => rmSync(folder, { recursive: true }));

const verify = async (name: string, content: unknown) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const { code, out } = await call(['verify', file, '--json']);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  return { code, verdict: JSON.parse(out) as { ok: boolean; entries: number; firstBad: number | null; draws: string } };
};

/** The chain made anew over changed parts: what a forger would do. */
const forged = (parts: TableRecord): TableRecord => {
  let h = '';
  const link = <T extends { readonly h: string }>(whole: T): T => {
    const { h: _, ...part } = whole;
    h = chainHash(h + canonical(part));
    return { ...whole, h };
  };
  return { header: link(parts.header), entries: parts.entries.map(link), end: link(parts.end) };
};
const changed = (index: number, change: object): TableRecord => ({
  ...record,
  entries: record.entries.map((e, i) => (i === index ? ({ ...e, ...change } as typeof e) : e)),
});

describe('stoa verify', () => {
  test('a good record', async () => {
    const { code, verdict } = await verify('good', record);
    expect({ code, ...verdict }).toMatchObject({ code: 0, ok: true, entries: record.entries.length, firstBad: null, draws: 'verified' });
    expect(record.entries.length).toBeGreaterThanOrEqual(60);
  });

  const at = (n: number): number => n;
  const last = (): number => record.entries.length + 1;
  const DAMAGED: readonly (readonly [title: string, firstBad: () => number, content: () => unknown])[] = [
    ['a changed header', () => 0, () => ({ ...record, header: { ...record.header, takeBack: 'any' } })],
    ['a changed time', () => at(3), () => changed(2, { at: 5 })],
    ['a changed move', () => at(1), () => changed(0, { action: { do: 'move', from: 'a1', to: 'a1' } })],
    ['a move by the other side, chain made anew', () => at(2), () => forged(changed(1, { by: 0 }))],
    [
      'a move with a field of no meaning, chain made anew',
      () => at(1),
      () => forged(changed(0, { action: { do: 'move', from: 'a1', to: 'a2', why: 1 } })),
    ],
    ['an entry of another shape', () => at(4), () => changed(3, { kind: 'dance' })],
    ['an entry left out', () => at(6), () => ({ ...record, entries: record.entries.filter((_, i) => i !== 5) })],
    [
      'another winner, chain made anew',
      last,
      () => forged({ ...record, end: { ...record.end, result: { ...record.end.result!, places: [9, 9] } } }),
    ],
    ['another secret, chain made anew', last, () => forged({ ...record, end: { ...record.end, secret: secretFromSeed('other') } })],
    ['a game that is not known', () => 0, () => forged({ ...record, header: { ...record.header, game: 'chess' } })],
    ['no JSON', () => 0, () => 'once upon a time'],
    ['half a file', () => 0, () => JSON.stringify(record).slice(0, 5000)],
    ['an empty file', () => 0, () => ''],
    ['a list', () => 0, () => []],
    ['a file too large', () => 0, () => `{"pad":"${'x'.repeat(6_000_000)}"}`],
    ['deep nesting', () => 0, () => '['.repeat(200_000)],
  ];
  test.each(DAMAGED)('%s', async (title, firstBad, content) => {
    const { code, verdict } = await verify(title.replaceAll(/\W+/g, '-'), content());
    expect({ code, ok: verdict.ok, firstBad: verdict.firstBad }).toEqual({ code: 1, ok: false, firstBad: firstBad() });
  });

  test('changed dice in a record with a revealed secret, chain made anew, are found at their entry', async () => {
    const dice = playWhole(earthWater, 'dice');
    expect(await verify('dice', dice)).toMatchObject({ code: 0, verdict: { ok: true, draws: 'verified' } });
    const { h: _, ...header } = dice.header;
    const entries = dice.entries.map(({ h: __, ...entry }) => entry as Entry<never>);
    const throws = entries.flatMap((e, i) => (e.kind === 'chance' ? [i] : []));
    for (const at of [throws[0], throws[throws.length >> 1]] as number[]) {
      const before = foldTable(earthWater, header as TableHeader<never>, entries.slice(0, at), undefined);
      const drawn = canonical((dice.entries[at] as { action: unknown }).action);
      const other = earthWater.outcomes(before.state).list?.find(([a]) => canonical(a) !== drawn)?.[0];
      const changedDice = { ...dice, entries: dice.entries.map((e, i) => (i === at ? ({ ...e, action: other } as typeof e) : e)) };
      expect(await verify(`dice-${at}`, forged(changedDice))).toMatchObject({
        code: 1,
        verdict: { ok: false, firstBad: at + 1, draws: 'failed' },
      });
    }
  });

  test('without --json: one sentence that names the place', async () => {
    const file = join(folder, 'plain.json');
    writeFileSync(file, JSON.stringify(changed(2, { at: 5 })));
    const { code, out } = await stoa(['verify', file]);
    expect(code).toBe(1);
    expect(out).toMatch(/^bad at entry 3: .+\n$/);
  });
});
