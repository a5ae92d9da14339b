/** One socket of a caller: sends any text, counts that every message got its one answer, and keeps what its chair was last told. */
import type { SeatMessage, ServerMessage } from '@stoa/protocol';
import { WebSocket } from 'ws';

export type Answer = Extract<ServerMessage, { n: unknown }>;

export interface Wire {
  readonly isOpen: () => boolean;
  /** What the caller's chair at a table was last told. */
  readonly seen: ReadonlyMap<string, SeatMessage>;
  /** Sends all of them at once; their answers, in the order they came. Fewer only if the server closed the socket. */
  exchange(texts: readonly (string | Uint8Array)[]): Promise<Answer[]>;
  close(): void;
}

const PATIENCE = 60_000;

export const openWire = async (url: string, headers: Readonly<Record<string, string>>): Promise<Wire> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const seen = new Map<string, SeatMessage>();
  let answers: Answer[] = [];
  let wake = (): void => undefined;
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.t === 'seat') seen.set(message.table, message.message);
    if (message.t === 'attached' && message.attached.message) seen.set(message.attached.table.table, message.attached.message);
    if (!('n' in message)) return;
    answers.push(message);
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => wake());
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    seen,
    async exchange(texts) {
      answers = [];
      for (const text of texts) socket.send(text);
      const end = Date.now() + PATIENCE;
      while (answers.length < texts.length && socket.readyState === WebSocket.OPEN) {
        if (Date.now() > end)
          throw new Error(`${texts.length - answers.length} of ${texts.length} messages were never answered: ${texts.join('\n')}`);
        await new Promise<void>(resolve => {
          wake = resolve;
          setTimeout(resolve, 1_000);
        });
      }
      if (answers.length > texts.length) throw new Error('a message was answered twice');
      return answers;
    },
    close: () => socket.terminate(),
  };
};
