/** A client of the library reads our frames as they were written, whatever their lengths and characters. */
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from '../src/socket-frames.ts';

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
const TEXTS: readonly string[] = [
  ...LENGTHS.map(n => 'x'.repeat(n)),
  ...LENGTHS.map(n => 'ω'.repeat(Math.ceil(n / 2))),
  '🏺 Παρθενών',
  '\ud800',
];

test('texts of every length arrive one by one, and the library may write between them', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  server.on('connection', (socket, { socket: stream }) => {
    // All at once is too long for the scratch memory; each by itself is encoded there, but for the longest.
    stream.write(textFrames(TEXTS));
    for (const text of TEXTS) stream.write(textFrames([text]));
    stream.write(textFrames(TEXTS.filter(text => text.length < 200)));
    socket.send('between');
    stream.write(textFrames(['last']));
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'binary' : String(data));
      if (heard.at(-1) === 'last') resolve();
    });
  });
  client.terminate();
  server.close();
  // Half a character is sent as the sign for an unreadable one.
  const read = TEXTS.map(text => (text === '\ud800' ? '\ufffd' : text));
  expect(heard).toEqual([...read, ...read, ...read.filter(text => text.length < 200), 'between', 'last']);
});
