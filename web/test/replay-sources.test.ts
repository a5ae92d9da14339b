/** A replay of an online game: while it runs only what this seat saw; people are called as they were called there. */
import { beforeEach, expect, test, vi } from 'vitest';
import { seatAsked } from '../src/replay/seat-asked.ts';
import { openReplay } from '../src/replay/sources.ts';
import { keepUploaded } from '../src/replay/uploaded.ts';
import type { Seen } from '../src/storage/seen-db.ts';

const kept = vi.hoisted(() => ({ seen: [] as unknown[] }));
vi.mock('../src/storage/seen-db.ts', () => ({ seenOf: async () => kept.seen }));
vi.mock('../src/table/worker-client.ts', () => ({
  WorkerLink: class {
    ask = async () => ({ id: 'record', pack: null });
  },
}));
vi.mock('../src/online/own-pack.ts', () => ({ ownPack: async () => null }));

const seen = (cursor: number, seat: number, people?: readonly (string | null)[]): Seen => ({
  table: 't',
  game: 'parthenon',
  seat,
  cursor,
  at: 0,
  view: {},
  events: [],
  outcome: null,
  waiting: [],
  ...(people && { people }),
});
beforeEach(() => {
  kept.seen = [];
});

test('names as they were last known; none where none were kept', async () => {
  kept.seen = [seen(1, 1), seen(2, 1, ['Anna', 'Bruno', null])];
  const replay = await openReplay('seen-t');
  expect(replay?.people).toEqual(['Anna', 'Bruno', null]);
  expect(replay?.info).toMatchObject({ total: 1, over: false, mode: 'online' });
  kept.seen = [seen(1, 1)];
  expect((await openReplay('seen-t'))?.people).toEqual([]);
});

test('what another seat saw is not in it', async () => {
  kept.seen = [seen(1, 0), seen(2, 1), seen(3, 1)];
  expect((await openReplay('seen-t'))?.info.total).toBe(1);
});

test('a record has no names: a reader who comes from the table brings the names and goes back there', async () => {
  keepUploaded('online-t', '{}', { people: ['Anna', null], back: '/table/t' });
  expect(await openReplay('online-t')).toMatchObject({ people: ['Anna', null], back: '/table/t' });
  keepUploaded('file', '{}');
  expect(await openReplay('file')).toMatchObject({ people: [], back: '/' });
  expect(await openReplay('kept')).toMatchObject({ people: [], back: '/play/kept' });
});

test('the address names whose view: everything only after the end, another’s hand never before it', () => {
  const [running, ended] = [false, true].map(over => ({ seats: ['bot', 'human', 'bot'] as const, over }));
  if (!running || !ended) throw new Error('no tables');
  expect(seatAsked('?seat=all', ended as never)).toBe('all');
  expect(seatAsked('?seat=all', running as never)).toBe(1);
  expect(seatAsked('?seat=2', ended as never)).toBe(2);
  expect(seatAsked('?seat=2', running as never)).toBe(1);
  for (const search of ['', '?seat=', '?seat=9', '?seat=x', '?at=4']) expect(seatAsked(search, ended as never)).toBe(1);
});
