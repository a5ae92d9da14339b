/** Where the server sends nothing: private addresses, names that lead to them, mail without TLS; and how long it waits for an answer. */
import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailer } from '../src/notices/mail.ts';
import { isPrivate, outgoing } from '../src/notices/outgoing.ts';
import { guest } from './support/client.ts';
import { type Receiver, startMailServer, startReceiver } from './support/receiver.ts';
import { startServer } from './support/server.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

describe('where nothing is sent', () => {
  test('private, local and translated addresses', () => {
    for (const address of [
      '10.1.2.3',
      '127.0.0.1',
      '169.254.169.254',
      '192.168.1.1',
      '0.0.0.0',
      '100.64.0.1',
      '::1',
      'fe80::1',
      'fec0::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ])
      expect(isPrivate(address), address).toBe(true);
    for (const address of ['9.9.9.9', '151.101.1.69', '2620:fe::fe']) expect(isPrivate(address), address).toBe(false);
  });

  test('is refused when it is named, and again before every request', async () => {
    const strict = await startServer();
    const client = await guest(strict.url);
    for (const url of [
      'http://9.9.9.9/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'https://10.0.0.1/x',
      'https://user:word@9.9.9.9/',
    ])
      expect(await client.raw('PUT', '/api/me/notices/webhook', { url }), url).toEqual({
        status: 403,
        body: { error: { code: 'forbidden' } },
      });
    for (const url of ['ftp://9.9.9.9/', 'file:///etc/passwd', ''])
      expect((await client.raw('PUT', '/api/me/notices/webhook', { url })).status).toBe(400);
    expect((await client.raw('PUT', '/api/me/notices/email', { address: 'anna@example.org' })).status).toBe(403);
    await expect(outgoing(false).post(`${receiver.url}/hook`, {}, '')).rejects.toThrow('public https');
    expect(receiver.arrived).toEqual([]);
    await strict.end();
  });

  test('a listener that never answers is left after five seconds', async () => {
    receiver.answer = () => 'never';
    const from = Date.now();
    await expect(outgoing(true).post(`${receiver.url}/hook`, {}, 'x')).rejects.toThrow();
    expect(Date.now() - from).toBeLessThan(30_000);
  });
});

describe('finding 15: name servers', () => {
  /** Answers A with an address inside, or that there is no such name, or nothing at all. */
  const startNames = (): Promise<{ readonly at: string; close(): void }> =>
    new Promise(ready => {
      const socket = createSocket('udp4');
      socket.on('message', (question, from) => {
        const name = question.toString('latin1');
        if (name.includes('silent')) return;
        const isInside = name.includes('inside') && question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
        const reply = Buffer.concat([
          question.subarray(0, question.indexOf(0, 12) + 5),
          isInside ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 10, 0, 0, 1]) : Buffer.alloc(0),
        ]);
        reply.writeUInt16BE(isInside ? 0x8180 : 0x8183, 2);
        reply.writeUInt16BE(isInside ? 1 : 0, 6);
        reply.writeUInt32BE(0, 8);
        socket.send(reply, from.port, from.address);
      });
      socket.bind(0, '127.0.0.1', () => ready({ at: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }));
    });

  test('a name of the own network, an unknown name and a name whose server does not answer are refused alike', async () => {
    const names = await startNames();
    const out = outgoing(false, [names.at]);
    const asked = Date.now();
    const refusals = await Promise.all(
      ['inside', 'nowhere', 'silent'].map(name =>
        out.check(`https://${name}.example/`).then(
          () => 'passed',
          (error: Error) => ({ kind: error.constructor.name, words: error.message, waited: Date.now() - asked >= 1_900 }),
        ),
      ),
    );
    expect(new Set(refusals.map(refusal => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toEqual({ kind: 'Forbidden', words: 'not a public https address', waited: true });
    names.close();
  });
});

test('finding 15: mail goes by TLS or not at all, unless the operator says otherwise', async () => {
  const plain = await startMailServer();
  const send = (smtp: string): Promise<void> =>
    mailer({ smtp, from: 'stoa@example.org', site: 'https://example.org' }).code('anna@example.org', '123', 'en');
  await expect(send(plain.url.replace('?tls=optional', ''))).rejects.toThrow(/TLS/i);
  expect(plain.mails).toEqual([]);
  await send(plain.url);
  expect(plain.mails.length).toBe(1);
  await plain.close();
});
