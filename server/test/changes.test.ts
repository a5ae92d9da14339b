/** Positions as changes: for every game a change leads from one view of a seat to the next, and two tabs of a seat are told the same. */
import { crc32 } from 'node:zlib';
import { type AnyGame, CHANCE, isRefused, makeHeader, openTable, seededDraws, sfc32 } from '@stoa/engine';
import type { SeatChange, SeatMessage } from '@stoa/protocol';
import { CHANGES_PROTOCOL, changedMessage, difference, fingerprintOf, printsOf, SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { guest, intentId, isSeat, type Line } from './support/client.ts';
import { ENGINES, storeOn } from './support/engines.ts';
import { twoAtATable } from './support/petteia.ts';
import { pick } from './support/pick.ts';
import { startServer, type TestServer } from './support/server.ts';

const names = [...GAMES.keys()];
const sent = <T>(x: unknown): T => JSON.parse(JSON.stringify(x)) as T;
const FORMS = { clocks: [], sentAt: 0 };

/** The messages of a seat (undefined: of a spectator) in a random game. */
const messagesOf = (game: AnyGame, seed: string, most: number): SeatMessage[] => {
  const seats = game.seatRange[1];
  const rng = sfc32(seed);
  const seat = rng.int(seats + 1);
  const viewer = seat === seats ? undefined : seat;
  const header = makeHeader(game, seats, game.parseOptions({}), { table: seed.replaceAll(' ', '-') });
  const table = openTable(game, header, seededDraws(seed));
  const found: SeatMessage[] = [];
  const look = (): void => {
    found.push(sent<SeatMessage>({ seat: viewer ?? null, ...table.since(viewer, 0), events: [], ...FORMS }));
  };
  const begun = table.propose({ do: 'begin' }, 0);
  if (!isRefused(begun)) table.adopt(begun);
  look();
  while (table.outcome === undefined && found.length < most) {
    const actor = table.game.actors(table.state).find(who => who !== CHANCE) as number;
    const list: { do: string }[] = [];
    table.game.actions(table.state, actor, list);
    const played = table.propose({ do: 'play', seat: actor, actions: [pick(list, rng)] }, 0);
    if (isRefused(played)) throw new Error(JSON.stringify(played));
    table.adopt(played);
    look();
  }
  return found;
};

const positionOf = ({
  cursor: _,
  keep: __,
  events: ___,
  undo: ____,
  clocks: _____,
  sentAt: ______,
  seat: _______,
  ...position
}: SeatMessage) => position;

const changeOf = (from: SeatMessage, to: SeatMessage): SeatChange => {
  const { cursor, keep, events, undo, clocks, sentAt } = to;
  return sent<SeatChange>({
    cursor,
    base: fingerprintOf(from),
    print: fingerprintOf(to),
    position: difference(positionOf(from), positionOf(to)) ?? {},
    keep,
    events,
    undo,
    clocks,
    sentAt,
  });
};

test.each(names)('%s: a change leads from any position of a seat to any other', name => {
  const game = GAMES.get(name) as AnyGame;
  const rng = sfc32(`pairs ${name}`);
  let shorter = 0;
  let pairs = 0;
  for (let i = 0; i < 4; i++) {
    const messages = messagesOf(game, `change ${name} ${i}`, 300);
    const check = (from: SeatMessage, to: SeatMessage): SeatChange => {
      const change = changeOf(from, to);
      const changed = changedMessage(from, printsOf(positionOf(from)), change);
      const whole = changed?.message;
      // Only what the change names was hashed again; the fingerprints are those of the whole position.
      expect(changed?.prints).toEqual(printsOf(positionOf(to), crc32));
      expect(JSON.stringify(whole && { ...whole })).toBe(JSON.stringify({ ...whole, ...to }));
      expect(whole).toEqual(to);
      pairs++;
      return change;
    };
    for (let k = 1; k < messages.length; k++) {
      const change = check(messages[k - 1]!, messages[k]!);
      if (JSON.stringify(change).length < JSON.stringify(messages[k]).length / 2) shorter++;
      const other = messages[rng.int(messages.length)]!;
      check(other, messages[k]!);
      // Applied to another position, or spoilt, it is refused.
      if (fingerprintOf(other) !== change.base) expect(changedMessage(other, printsOf(positionOf(other)), change)).toBeUndefined();
      if (change.print !== change.base) {
        const before = printsOf(positionOf(messages[k - 1]!));
        expect(changedMessage(messages[k - 1]!, before, { ...change, position: {} }), 'an empty one').toBeUndefined();
      }
    }
  }
  expect(pairs).toBeGreaterThan(400);
  expect(shorter).toBeGreaterThan(pairs / 4);
});

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer;
  let store: Awaited<ReturnType<typeof storeOn>>;
  beforeAll(async () => {
    store = await storeOn(engine);
    server = await startServer(store.options);
  });
  afterAll(async () => {
    await server.end();
    await store.drop();
  });

  /** The last message, without what depends on when the tab came. */
  const shownBy = (line: Line): object => ({ ...wholeAt(line), keep: 0, events: [], sentAt: 0 });
  const wholeAt = (line: Line): SeatMessage => line.seatMessages().at(-1)!;

  test.each(names)('%s: tabs that take changes, at full length and short, show what a tab without them shows', async name => {
    const game = GAMES.get(name) as AnyGame;
    const seats = game.seatRange[0];
    const clients = await Promise.all(Array.from({ length: seats + 1 }, () => guest(server.url)));
    const plan = clients.slice(1).map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
    const { table } = await clients[0]!.call('POST /api/tables', {}, { game: name, seats: plan, visibility: 'open', watch: 'anyone' });
    for (const client of clients.slice(1, seats)) await client.call('POST /api/tables/:table/join', { table: table.table }, {});
    const tabs = await Promise.all(
      clients.map(async client => ({
        client,
        whole: await client.socket(),
        changes: await client.socket(CHANGES_PROTOCOL),
        short: await client.socket(SHORT_CHANGES_PROTOCOL),
      })),
    );
    for (const { whole, changes, short } of tabs) for (const line of [whole, changes, short]) await line.attach(table.table);
    const rng = sfc32(`tabs ${name}`);
    for (let step = 0; step < 60; step++) {
      const asked = tabs.filter(({ whole }) => wholeAt(whole).decision !== null && wholeAt(whole).actions.length > 0);
      if (asked.length === 0) break;
      const { whole } = asked[rng.int(asked.length)]!;
      const { decision, actions, undo, cursor } = wholeAt(whole);
      const intent =
        undo && rng.int(6) === 0 ? { do: 'undo' as const, cursor } : { do: 'play' as const, decision, actions: [pick(actions, rng)] };
      await whole.intend(table.table, { id: intentId(), ...intent });
      for (const tab of tabs) {
        const { whole, changes, short } = tab;
        await Promise.all([whole, changes, short].map(line => line.ask({ t: 'ping' })));
        expect(shownBy(changes)).toEqual(shownBy(whole));
        expect(shownBy(short)).toEqual(shownBy(whole));
        // What is left out of a short change is what a long one says.
        expect(wholeAt(short)).toMatchObject({ keep: wholeAt(changes).keep, events: wholeAt(changes).events });
        // A tab that attaches again in the middle goes on from there.
        if (rng.int(20) === 0) for (const line of [changes, short]) await line.attach(table.table, wholeAt(line).cursor);
      }
    }
    const { received } = tabs[0]!.client;
    const ofKind = (t: string): string[] => received.filter(text => text.startsWith(`{"t":"${t}"`));
    const fieldsOf = (text: string): string[] => Object.keys((JSON.parse(text) as { change: object }).change);
    const isShort = (text: string): boolean => !fieldsOf(text).includes('base');
    const long = ofKind('change').filter(text => !isShort(text));
    const short = ofKind('change').filter(isShort);
    expect(long.length).toBeGreaterThan(10);
    expect(long.join('').length).toBeLessThan(ofKind('seat').join('').length);
    expect(short.length).toBe(long.length);
    expect(short.join('').length).toBeLessThan(long.join('').length);
    // Old clients need every field; new ones are sent no empty one.
    for (const text of long)
      expect(fieldsOf(text)).toEqual(['cursor', 'base', 'print', 'position', 'keep', 'events', 'undo', 'clocks', 'sentAt']);
    for (const text of short) for (const empty of ['clocks', 'sentAt']) expect(fieldsOf(text)).not.toContain(empty);
    for (const { whole, changes, short } of tabs) await Promise.all([whole.close(), changes.close(), short.close()]);
  });

  test('a short change has the clocks where there are some', async () => {
    const { table, clients } = await twoAtATable(server.url, { clock: { kind: 'live', bank: 100, gain: 2 } });
    const [changes, short] = [await clients[1].socket(CHANGES_PROTOCOL), await clients[1].socket(SHORT_CHANGES_PROTOCOL)];
    for (const line of [changes, short]) await line.attach(table);
    const mover = await clients[0].socket();
    const { message } = await mover.attach(table);
    await mover.intend(table, { id: intentId(), do: 'play', decision: message!.decision, actions: [message!.actions[0]] });
    const [long, brief] = [(await changes.until(isSeat)).message, (await short.until(isSeat)).message];
    expect(brief).toEqual(long);
    expect(brief.clocks).toHaveLength(2);
    for (const line of [changes, short, mover]) await line.close();
  });
});
