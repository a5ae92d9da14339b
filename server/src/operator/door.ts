/**
 * The operator's local socket, in the data folder: only the owner of that folder can open it. One line of JSON in, one out.
 * It is not reachable from the network.
 */
import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Operated } from './operated.ts';

/** The system limits the path of a local socket to little over 100 bytes: for a longer folder the socket is in the temporary folder. */
const NAME_LIMIT = 100;

const doorOf = (folder: string): string => {
  const beside = join(resolve(folder), 'operator.sock');
  const short = `stoa-${createHash('sha256').update(beside).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${short}`;
  return Buffer.byteLength(beside) <= NAME_LIMIT ? beside : join(tmpdir(), `${short}.sock`);
};

export interface OperatorDoor {
  close(): Promise<void>;
}
export const NO_OPERATOR: OperatorDoor = { close: async () => undefined };

const firstLine = async (socket: Socket): Promise<string> => {
  const lines = createInterface({ input: socket });
  for await (const line of lines) return line;
  return '';
};

/** Called by the one server that holds the folder's store: an existing socket file was left by a server that died. */
export const hearOperator = async (folder: string, does: (request: unknown) => Promise<Operated>): Promise<OperatorDoor> => {
  const path = doorOf(folder);
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy());
    const answer = async (): Promise<void> => {
      const text = await firstLine(socket);
      let request: unknown;
      try {
        request = JSON.parse(text);
      } catch {
        request = undefined;
      }
      socket.end(`${JSON.stringify(await does(request))}\n`);
    };
    answer().catch(() => socket.destroy());
  });
  await rm(path, { force: true });
  await new Promise<void>((ready, fail) => {
    server.once('error', error => fail(new Error(`the operator's door ${path} cannot be opened: ${error.message}`)));
    server.listen(path, ready);
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return { close: () => new Promise(done => server.close(() => done())) };
};

/** Undefined: no server runs on this folder. */
export const askRunning = (folder: string, request: unknown): Promise<Operated | undefined> =>
  new Promise((answered, fail) => {
    const socket = connect(doorOf(folder));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? answered(undefined) : fail(error),
    );
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(request)}\n`);
      firstLine(socket).then(line => (line === '' ? fail(new Error('the server ended')) : answered(JSON.parse(line) as Operated)), fail);
    });
  });
