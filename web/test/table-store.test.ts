/** Touches, positions and replies in every order they may come in: each decision is answered once, and no touch on the position that stands is lost. */
import type { Action } from '@stoa/engine';
import { sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { heard, makeFeed } from '../src/table/session.ts';
import { isComplete, useTable } from '../src/table/store.ts';
import type { Preview, Reply, SeatMessage, TableClient } from '../src/table/table-client.ts';

const A: Action = { do: 'a' };
const B: Action = { do: 'b' };
const OK: Reply = { ok: true };

const position = (cursor: number, decision: number | null): SeatMessage => ({
  cursor,
  decision,
  room: 'room',
  waiting: [],
  mayAct: false,
  view: null,
  keep: 0,
  events: [],
  actions: [A, B],
  undo: false,
  chairs: ['human', 'bot'],
  outcome: null,
});

/** A table whose answers come when the test says so. */
const slowTable = () => {
  const plays: { readonly decision: number | null; readonly actions: readonly Action[]; readonly reply: (reply: Reply | Error) => void }[] =
    [];
  const aheads: ((preview: Preview | null) => void)[] = [];
  const feed = makeFeed();
  const none = (): Promise<never> => Promise.reject(new Error('not asked for'));
  const client: TableClient = {
    info: { id: 'slow', game: 'petteia', mode: 'online', seats: ['human', 'bot'], level: 'novice', commitment: null },
    listen: feed.listen,
    play: (_seat, decision, actions) =>
      new Promise((resolve, reject) =>
        plays.push({ decision, actions, reply: reply => (reply instanceof Error ? reject(reply) : resolve(reply)) }),
      ),
    preview: () => new Promise(resolve => aheads.push(resolve)),
    undo: () => Promise.resolve(OK),
    concede: none,
    why: none,
    lookAs: () => undefined,
    pace: () => undefined,
    next: () => undefined,
    skip: () => undefined,
    close: () => undefined,
  };
  return {
    client,
    plays,
    aheads,
    stand: (cursor: number, decision: number | null) =>
      void feed.hear({ viewer: 0, message: position(cursor, decision), handOver: null, held: false }),
  };
};

const now = useTable.getState;
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
const sit = async () => {
  const table = slowTable();
  now().sit(Promise.resolve(table.client));
  await settled();
  table.stand(1, 1);
  return table;
};

test('a touch on the next position counts before the last one is answered, and once', async () => {
  const { plays, stand } = await sit();
  void now().choose(A, 'at-once');
  stand(2, 2);
  void now().choose(B, 'at-once');
  void now().choose(B, 'at-once');
  expect(plays.map(({ decision, actions }) => [decision, actions])).toEqual([
    [1, [A]],
    [2, [B]],
  ]);
  plays[0]?.reply(OK);
  await settled();
  expect(now().sending).toBe(true);
  void now().choose(A, 'at-once');
  expect(plays).toHaveLength(2);
  plays[1]?.reply(OK);
  await settled();
  expect(now().sending).toBe(false);
});

test('what is begun on the next position outlives the answer to the last', async () => {
  const { plays, aheads, stand } = await sit();
  void now().choose(A, 'at-once');
  stand(2, 2);
  void now().choose(B, 'opens');
  plays[0]?.reply(OK);
  await settled();
  expect([now().draft, now().looking]).toEqual([[B], true]);
  aheads[0]?.(null);
  await settled();
  expect(isComplete(now())).toBe(true);
  void now().confirm();
  expect(plays[1]).toMatchObject({ decision: 2, actions: [B] });
});

test('another use in place of the drafted one is one change: nothing is drawn between', async () => {
  const { plays } = await sit();
  void now().choose(A, 'whole');
  const seen: (readonly Action[])[] = [];
  const leave = useTable.subscribe(({ draft }, before) => draft !== before.draft && seen.push(draft));
  void now().keepDraft(0);
  void now().choose(B, 'opens');
  expect(now()).toMatchObject({ draft: [B], looking: true, previewOf: 0 });
  await settled();
  leave();
  expect(seen).toEqual([[], [B]]);
  expect(plays).toEqual([]);
});

test('the refusal of a decision that is gone is told and takes nothing along', async () => {
  const { plays, stand } = await sit();
  void now().choose(A, 'at-once');
  stand(2, 2);
  void now().choose(B, 'whole');
  plays[0]?.reply({ refused: 'stale' });
  await settled();
  expect([now().draft, now().refusal?.refused]).toEqual([[B], 'stale']);
});

test('the answer before its position ends the draft; touches until then do not join it', async () => {
  const { plays, stand } = await sit();
  void now().choose(A, 'whole');
  void now().confirm();
  void now().choose(B, 'whole');
  now().replace(B);
  void now().keepDraft(0);
  expect(now().draft).toEqual([A]);
  plays[0]?.reply(OK);
  await settled();
  expect([now().draft, now().sending]).toEqual([[], false]);
  stand(2, 2);
  expect(plays).toHaveLength(1);
});

test('a table that breaks is not waited for', async () => {
  const { plays } = await sit();
  void now().choose(A, 'at-once');
  plays[0]?.reply(new Error('gone'));
  await settled();
  expect([now().sending, now().refusal?.refused]).toEqual([false, 'unknown']);
});

test('an answer from a table that was left changes nothing at the next', async () => {
  const { plays } = await sit();
  void now().choose(A, 'at-once');
  const next = await sit();
  void now().choose(B, 'whole');
  plays[0]?.reply(OK);
  await settled();
  expect(now().draft).toEqual([B]);
  void now().confirm();
  expect(next.plays).toHaveLength(1);
});

test('however touches fall between positions, replies and foresight, a game goes on and every decision is played once', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = sfc32(`between/${seed}`);
    const { plays, aheads, stand } = await sit();
    /** What the table has said and the screen has not heard: a position, then the reply that belongs to it. */
    const said: (() => void)[] = [];
    let decision = 1;
    let heard = 0;
    let foreseen = 0;
    for (let step = 0; decision <= 12 || said.length > 0; step++) {
      expect(step, `seed ${seed} stands still at ${decision}`).toBeLessThan(3000);
      for (; heard < plays.length; heard++) {
        const play = plays[heard];
        expect(play?.decision, `seed ${seed}`).toBe(decision);
        const next = ++decision;
        said.push(
          () => stand(next, next),
          () => play?.reply(OK),
        );
      }
      const what = random.int(6);
      if (what < 2) said.shift()?.();
      else if (what === 2 && foreseen < aheads.length) aheads[foreseen++]?.(null);
      else if (what === 3) void now().confirm();
      else if (!now().looking && !isComplete(now()))
        void now().choose(what === 4 ? A : B, (['opens', 'whole', 'at-once'] as const)[random.int(3)] ?? 'whole');
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    }
    for (const answer of aheads) answer(null);
    await settled();
    expect([now().sending, now().looking]).toEqual([false, false]);
  }
});

test('the log keeps what a message keeps and adds its events; hearing it twice changes nothing; another viewer has another log', () => {
  const told = (viewer: number, cursor: number, keep: number, ...events: string[]) => ({
    viewer,
    message: { ...position(cursor, null), keep, events: events.map(e => ({ e })) },
    handOver: null,
    held: false,
  });
  const names = (session: ReturnType<typeof heard>): string => session.log.map(({ e }) => e).join(' ');
  const first = heard(undefined, told(0, 1, 0, 'a', 'b'));
  const second = heard(first, told(0, 2, 1, 'c'));
  expect([names(first), names(second), names(heard(second, told(0, 2, 1, 'c')))]).toEqual(['a b', 'a c', 'a c']);
  expect(names(heard(second, told(1, 2, 1, 'd')))).toBe('d');
  const feed = makeFeed();
  feed.hear(told(0, 1, 0, 'a', 'b'));
  const late: string[] = [];
  feed.listen(session => late.push(names(session)));
  feed.hear(told(0, 2, 2, 'c'));
  feed.forget();
  feed.hear(told(0, 3, 2, 'd'));
  expect(late).toEqual(['a b', 'a b c', 'd']);
});

test('only what cannot be taken back is confirmed: what leaves the seat to decide, with nothing shown, is sent at once', async () => {
  const table = await sit();
  void now().choose(A, 'whole');
  expect(now().looking).toBe(true);
  table.aheads.at(-1)?.({ view: null, actions: [A, B], room: 'room' });
  await settled();
  expect(table.plays.map(({ actions }) => actions)).toEqual([[A]]);
  table.stand(2, 2);
  void now().choose(B, 'whole');
  // Others decide next, or something was cast, drawn or shown.
  table.aheads.at(-1)?.(null);
  await settled();
  expect(table.plays).toHaveLength(1);
  expect(isComplete(now())).toBe(true);
  void now().confirm();
  expect(table.plays.map(({ actions }) => actions)).toEqual([[A], [B]]);
});

test('a step whose number is still to be set waits, though undo could take it back', async () => {
  const { plays, aheads } = await sit();
  void now().choose(A, 'adjusts');
  await settled();
  expect([now().draft, isComplete(now()), aheads.length, plays.length]).toEqual([[A], true, 0, 0]);
  now().replace(B);
  void now().confirm();
  expect(plays[0]).toMatchObject({ actions: [B] });
  plays[0]?.reply(OK);
  await settled();
});
