/** The stop of a real process: in time whatever hangs, with nothing acknowledged lost. Asked twice: cli/test/commands.test.ts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intentId, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { head, pause, type Raw, raw, upgrade } from './support/raw.ts';
import { startServer } from './support/server.ts';

let data: string;
let server: ServerProcess;
const lines: Raw[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stoa-stop-'));
});
afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.destroy();
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

/** Takes its time to say what it wants. */
const slow = async (): Promise<void> => {
  const line = await raw(server.port);
  line.socket.on('error', () => undefined);
  lines.push(line);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 1_000, Expect: '100-continue' };
  line.socket.write(head('POST /api/guest', headers));
  // It has been taken.
  await line.until(/100 Continue/);
  line.socket.write('{');
};
const within = (ended: Promise<number | null>): Promise<number | null | 'never'> =>
  Promise.race([ended, pause(30_000).then(() => 'never' as const)]);

describe('finding 4: a stop', () => {
  test('has a deadline, even when a client hangs; players are told to come back, and acknowledged moves are there', async () => {
    server = await startProcess(data, 0, '', 'error', { stopMillis: 1_000 });
    const { table, clients } = await twoAtATable(server.url);
    const line = await clients[0].socket();
    const { message } = await line.attach(table);
    for (let i = 0; i < 3; i++) await slow();
    const deaf = await upgrade(server.port, clients[1].cookie);
    deaf.socket.on('error', () => undefined);
    lines.push(deaf);
    const closed = new Promise(resolve => line.socket.once('close', resolve));
    const intent = { id: intentId(), do: 'play' as const, decision: message?.decision ?? null, actions: [message?.actions[0]] };
    expect(await line.intend(table, intent)).toMatchObject({ ok: true });
    expect(await within(server.stop())).toBe(0);
    expect(await closed).toBe(1012);
    const again = await startServer({ data });
    const look = await makeClient(again.url, clients[0].cookie).call('GET /api/tables/:table/look', { table });
    expect(look.message?.cursor).toBe(2);
    await again.close();
  });
});
