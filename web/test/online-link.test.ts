/** The socket that comes back: what was not answered is repeated, with the same ids, after the tables are attached at their cursors. */
import type { ClientMessage, ServerMessage } from '@stoa/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Attachment, type LinkState, SocketLink } from '../src/online/link.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'stoa.test' });
  vi.stubGlobal('document', page);
  const world = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, world[name].bind(world));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TABLE = 'abcdefghijklmnop';
const intent = { id: 'wish-0001', do: 'concede' } as const;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

const listen = (cursor: () => number): Attachment => ({ cursor, attached: vi.fn(), refused: vi.fn(), told: vi.fn() });

test('after a loss it attaches at the cursor, then repeats what was not answered, and answers once', async () => {
  const states: LinkState[] = [];
  let cursor = 0;
  const link = new SocketLink(state => states.push(state));
  link.attach(
    TABLE,
    listen(() => cursor),
  );
  last().open();
  expect(last().sent).toMatchObject([{ t: 'attach', table: TABLE, cursor: 0 }]);
  const answered = vi.fn();
  void link.ask({ t: 'intent', table: TABLE, intent }).then(answered);
  expect(last().sent.at(-1)).toMatchObject({ t: 'intent', intent: { id: 'wish-0001' } });

  cursor = 7;
  last().close();
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  expect(last().sent).toMatchObject([
    { t: 'attach', table: TABLE, cursor: 7 },
    { t: 'intent', intent: { id: 'wish-0001' } },
  ]);
  const { n } = last().sent[1]!;
  last().hear({ t: 'answer', n, answer: { ok: true, cursor: 8 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toHaveBeenCalledTimes(1);

  last().close();
  await vi.advanceTimersByTimeAsync(400);
  last().open();
  expect(last().sent.map(message => message.t)).toEqual(['attach']);
  expect(states).toEqual(['open', 'lost', 'open', 'lost', 'open']);
});

test('it tries again more and more slowly, and at once when the network is back', async () => {
  const link = new SocketLink(() => undefined);
  for (let failure = 0; failure < 12; failure++) {
    const before = FakeSocket.all.length;
    last().close();
    await vi.advanceTimersByTimeAsync(12_600);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  last().close();
  await vi.advanceTimersByTimeAsync(5000);
  const before = FakeSocket.all.length;
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(before + 1);
  link.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test('a connection that fell silent is given up', async () => {
  const states: LinkState[] = [];
  new SocketLink(state => states.push(state));
  last().open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent).toMatchObject([{ t: 'ping' }]);
  last().hear({ t: 'done', n: last().sent[0]!.n });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(states).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['open', 'lost']);
});

test('a refusal reaches the one who asked', async () => {
  const link = new SocketLink(() => undefined);
  const attachment = listen(() => 0);
  link.attach(TABLE, attachment);
  last().open();
  last().hear({ t: 'refused', n: last().sent[0]!.n, error: { code: 'unknown' } });
  expect(attachment.refused).toHaveBeenCalledWith({ code: 'unknown' });
  const said = link.ask({ t: 'say', table: TABLE, say: { id: 'line-0001', text: 'hello' } });
  last().hear({ t: 'refused', n: last().sent[1]!.n, error: { code: 'too-many', retryAfter: 3 } });
  await expect(said).rejects.toMatchObject({ code: 'too-many', retryAfter: 3 });
});
