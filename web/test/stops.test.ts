/** Great events wait for a touch: what comes meanwhile is shown afterwards, and bots wait too. */
import type { GameEvent } from '@stoa/engine';
import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../src/settings.ts';
import { keepBegun } from '../src/table/begun.ts';
import { boardProps, toldOf } from '../src/table/board-props.ts';
import { makeFeed } from '../src/table/session.ts';
import { toldUpTo } from '../src/table/settled.ts';
import { stopsAmong } from '../src/table/stops.tsx';
import { useTable } from '../src/table/store.ts';
import type { StopsIn, TableStore } from '../src/table/store-state.ts';
import type { SeatMessage, TableClient } from '../src/table/table-client.ts';
import type { Words } from '../src/table/use-words.ts';

const MOVE: GameEvent = { e: 'move' };
const BATTLE: GameEvent = { e: 'battle' };
const KING: GameEvent = { e: 'king' };
const END: GameEvent = { e: 'end' };
const waits = ({ e }: GameEvent) => (e === 'king' || e === 'end' ? 'always' : e === 'battle' ? 'normal' : undefined);

test('the pace says which events wait; each stop has what led to it', () => {
  const events = [MOVE, BATTLE, MOVE, KING, MOVE];
  const at = (pace: 'step' | 'normal' | 'fast' | 'skip') => stopsAmong(events, 0, 0, { waits }, pace);
  expect(at('normal')).toEqual([
    { event: BATTLE, cause: [MOVE] },
    { event: KING, cause: [MOVE] },
  ]);
  expect(at('step')).toEqual(at('normal'));
  expect(at('fast')).toEqual([{ event: KING, cause: [MOVE, BATTLE, MOVE] }]);
  expect(at('skip')).toEqual([]);
  expect(stopsAmong(events, 0, 0, {}, 'normal')).toEqual([]);
});

test('a stop may sum up those before it', () => {
  const sums = ({ e }: GameEvent) => e === 'king';
  expect(stopsAmong([BATTLE, KING], 0, 0, { waits, sums }, 'normal')).toEqual([
    { event: BATTLE, cause: [] },
    { event: KING, cause: [], sums: true },
  ]);
});

const now = useTable.getState;
const table = () => {
  const feed = makeFeed();
  const paces: string[] = [];
  let told = 0;
  let cursor = 0;
  const never = (): Promise<never> => Promise.reject(new Error('not asked for'));
  const client: TableClient = {
    info: { id: 'x', game: 'petteia', mode: 'solo', seats: ['human', 'bot'], level: 'novice', commitment: null },
    ...{ listen: feed.listen, play: never, undo: never, concede: never, why: never, preview: never },
    ...{
      lookAs: () => undefined,
      pace: pace => void paces.push(pace),
      next: () => undefined,
      skip: () => undefined,
      close: () => undefined,
    },
  };
  const tell = (...events: readonly GameEvent[]): void => {
    const message: SeatMessage = {
      ...{ cursor: ++cursor, decision: null, room: 'room', waiting: [1], mayAct: false, view: cursor, keep: told, events, actions: [] },
      ...{ undo: false, chairs: ['human', 'bot'], outcome: null },
    };
    told += events.length;
    feed.hear({ viewer: 0, message, handOver: null, held: false });
  };
  const anew = (...events: readonly GameEvent[]): void => {
    told = 0;
    tell(...events);
  };
  return { client, tell, anew, paces };
};
afterEach(() => useSettings.setState({ pace: 'normal' }));

test('a stop holds the table back; passed, everything that came is there, with its own stops', async () => {
  const { client, tell, paces } = table();
  const leave = now().sit(Promise.resolve(client));
  now().watchStops((log, since, me) => stopsAmong(log, since, me, { waits, sums: ({ e }) => e === 'end' }, useSettings.getState().pace));
  await Promise.resolve();
  await Promise.resolve();
  tell(BATTLE);
  // What had happened before one sat down does not wait.
  expect(now().stops).toEqual([]);
  tell(MOVE, BATTLE);
  expect(now().stops).toEqual([{ event: BATTLE, cause: [MOVE] }]);
  expect(paces.at(-1)).toBe('step');
  tell(MOVE);
  tell(MOVE, KING, BATTLE);
  expect(now().message?.view).toBe(2);
  now().passStop();
  expect(now().message?.view).toBe(4);
  expect(now().stops.map(({ event }) => event)).toEqual([KING, BATTLE]);
  expect(now().stops[0]?.cause).toEqual([MOVE, MOVE]);
  now().passStop(true);
  expect(now().stops).toEqual([]);
  expect(paces.at(-1)).toBe('normal');
  tell(KING, KING, END);
  now().passStop(true);
  expect(now().stops.map(({ event }) => event)).toEqual([END]);
  leave();
});

test('the opening of a table that was just set waits, even where its screen comes later; looked at again it does not', async () => {
  const { client, tell, paces } = table();
  keepBegun(client);
  const leave = now().sit(Promise.resolve(client));
  now().watchStops(null);
  await Promise.resolve();
  await Promise.resolve();
  tell(MOVE, KING);
  tell(BATTLE);
  expect(now().stops).toEqual([]);
  const stopsIn: StopsIn = (log, since, me) => stopsAmong(log, since, me, { waits }, useSettings.getState().pace);
  now().watchStops(stopsIn);
  expect(now().stops.map(({ event }) => event)).toEqual([KING, BATTLE]);
  expect(paces.at(-1)).toBe('step');
  leave();
  const again = table();
  const leaveAgain = now().sit(Promise.resolve(again.client));
  await Promise.resolve();
  await Promise.resolve();
  again.tell(MOVE, KING);
  expect(now().stops).toEqual([]);
  leaveAgain();
});

test('a lesson that goes to another step tells the way there without stops, even while one is shown', async () => {
  const { client, tell, anew, paces } = table();
  const leave = now().sit(Promise.resolve(client));
  now().watchStops((log, since, me) => stopsAmong(log, since, me, { waits }, useSettings.getState().pace));
  await Promise.resolve();
  await Promise.resolve();
  tell(MOVE);
  tell(BATTLE);
  expect(now().stops).toHaveLength(1);
  anew(MOVE, BATTLE, KING, MOVE);
  expect([now().stops, now().news, now().log.length, now().decidedAt]).toEqual([[], [], 4, 4]);
  expect(paces.at(-1)).toBe('normal');
  tell(KING);
  expect(now().stops.map(({ event }) => event)).toEqual([KING]);
  leave();
});

test('while a stop is shown the story tells what came before it, and the stop itself once it has settled', () => {
  const log = [MOVE, BATTLE, { ...MOVE }, KING];
  const [battle, king] = [
    { event: log[1]!, cause: [log[0]!] },
    { event: log[3]!, cause: [log[2]!] },
  ];
  expect(toldUpTo(log, undefined, true)).toBe(4);
  expect([toldUpTo(log, battle, false), toldUpTo(log, battle, true)]).toEqual([0, 2]);
  expect([toldUpTo(log, king, false), toldUpTo(log, king, true)]).toEqual([2, 4]);
});

test('while a stop is shown board, matter and tray offer nothing of the decision behind it', () => {
  const message = { actions: [MOVE], view: {} } as unknown as SeatMessage;
  const words = { screen: { draft: {} }, text: {}, lang: 'en' } as unknown as Words;
  const offers = (stops: TableStore['stops']) => {
    const { actions, offered } = boardProps(toldOf({ ...useTable.getState(), stops }), message, { words, lit: [], showOdds: false });
    return [actions.length, offered.length];
  };
  expect(offers([])).toEqual([1, 1]);
  expect(offers([{ event: KING, cause: [] }])).toEqual([0, 0]);
});
