/** Connections by hand: bytes as an ill-meaning client sends them, on loopback. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Raw {
  readonly socket: Socket;
  /** What came so far. */
  text(): string;
  /** Resolves when the other side has ended it. */
  readonly ended: Promise<void>;
  /** Waits until what came matches. */
  until(pattern: RegExp, patience?: number): Promise<string>;
}

export const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

/** Asks again and again until it is so; false when patience is over. */
export const eventually = async (isSo: () => boolean | Promise<boolean>, patience = 15_000): Promise<boolean> => {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) if (await isSo()) return true;
  return isSo();
};

export const raw = (port: number): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let came = '';
    socket.setEncoding('latin1').on('data', text => {
      came += text;
    });
    const ended = new Promise<void>(done => socket.once('close', () => done()));
    socket.on('error', error => reject(error));
    socket.once('connect', () =>
      resolve({
        socket,
        text: () => came,
        ended,
        async until(pattern, patience = 15_000) {
          if (!(await eventually(() => pattern.test(came), patience)))
            throw new Error(`waited in vain for ${pattern}: ${came.slice(0, 200)}`);
          return came;
        },
      }),
    );
  });

export const head = (line: string, headers: Readonly<Record<string, string | number>> = {}): string =>
  `${[`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

/** A WebSocket by hand that does not read. */
export const upgrade = async (port: number, cookie: string): Promise<Raw> => {
  const line = await raw(port);
  line.socket.write(
    head('GET /api/socket', {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': 13,
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      Cookie: cookie,
    }),
  );
  await line.until(/101 Switching/);
  line.socket.pause();
  return line;
};

/** A frame as a client sends it, masked with zeros. */
export const frame = (opcode: number, payload: Buffer, isLast = true): Buffer => {
  const length =
    payload.length < 126 ? Buffer.from([0x80 | payload.length]) : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), length, Buffer.alloc(4), payload]);
};
