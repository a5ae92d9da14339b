/** What notices arrive at: a plain HTTP listener on loopback, a mail server on loopback, and a browser's end of a push. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice } from '@stoa/protocol';
import { SMTPServer } from 'smtp-server';

export interface Arrival {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly arrived: Arrival[];
  /** What it answers from now on; a function sees what came. */
  answer: (arrival: Arrival) => number | 'never';
  close(): Promise<void>;
}

export const startReceiver = (): Promise<Receiver> =>
  new Promise(resolve => {
    const server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        const arrival = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
        receiver.arrived.push(arrival);
        const status = receiver.answer(arrival);
        if (status === 'never') return;
        reply.writeHead(status, { location: '/elsewhere' }).end('some words');
      });
    });
    const receiver: Receiver = {
      url: '',
      arrived: [],
      answer: () => 201,
      close: () =>
        new Promise(done => {
          server.closeAllConnections();
          server.close(() => done());
        }),
    };
    server.listen(0, '127.0.0.1', () =>
      resolve(Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
    );
  });

export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** RFC 8188, 8291: what the push service cannot read. */
  open(body: Buffer): Notice;
}

export const makeBrowser = (): Browser => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const salt = body.subarray(0, 16);
      const length = body[20] ?? 0;
      const sender = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Notice;
    },
  };
};

export interface MailServer {
  readonly url: string;
  readonly mails: { readonly to: string; readonly head: string; readonly text: string }[];
  isDown: boolean;
  close(): Promise<void>;
}

/** Quoted-printable, as far as plain mails need it. */
const readable = (raw: string): string =>
  Buffer.from(
    raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

export const startMailServer = (): Promise<MailServer> =>
  new Promise(resolve => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(mail.isDown ? new Error('not now') : null),
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString('latin1');
          const end = raw.indexOf('\r\n\r\n');
          mail.mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            head: raw.slice(0, end),
            text: readable(raw.slice(end)),
          });
          done();
        });
      },
    });
    const mail: MailServer = { url: '', mails: [], isDown: false, close: () => new Promise(done => server.close(() => done())) };
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.server.address() as AddressInfo;
      resolve(Object.assign(mail, { url: `smtp://127.0.0.1:${port}?tls=optional` }));
    });
  });

/** Until it holds; fails after `patience`. */
export const eventually = async (holds: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
};
