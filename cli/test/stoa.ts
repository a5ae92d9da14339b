/** Drives the real command line as a process of its own: on the sources, which need no build, or with STOA_BUILT=1 on the built packages, which start in half the time. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../src/index.ts';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const MAIN =
  process.env.STOA_BUILT === undefined
    ? ['--conditions=source', '--import', 'tsx', join(CLI, 'src/main.ts')]
    : [join(CLI, 'dist/src/main.js')];
const { FORCE_COLOR: _, ...ENV } = process.env;

export const start = (...args: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [...MAIN, ...args], { env: { ...ENV, NODE_OPTIONS: '' } });

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const finish = async (child: ChildProcessWithoutNullStreams): Promise<Ran> => {
  let out = '';
  let err = '';
  child.stdout.on('data', chunk => {
    out += chunk;
  });
  child.stderr.on('data', chunk => {
    err += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
};

/** The address that `stoa serve` prints; fails when the process ends first. */
export const addressOf = (child: ChildProcessWithoutNullStreams): Promise<string> =>
  new Promise((done, failed) => {
    let out = '';
    child.stdout.on('data', chunk => {
      out += chunk;
      const found = /Stoa is at (http:\S+)/.exec(out);
      if (found) done(found[1]!);
    });
    void finish(child).then(ran => failed(new Error(`serve ended: ${JSON.stringify(ran)}`)));
  });

export const stoa = (args: readonly string[], input = ''): Promise<Ran> => {
  const child = start(...args);
  child.stdin.end(input);
  return finish(child);
};

/** The same in this process: for what does not depend on being one. Not for tests that run side by side. */
export const call = async (args: readonly string[]): Promise<Ran> => {
  const said = { out: '', err: '' };
  const into =
    (where: 'out' | 'err') =>
    (chunk: unknown): boolean => {
      said[where] += String(chunk);
      return true;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err')),
  ];
  try {
    return { code: await main(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

export type Json = Readonly<Record<string, unknown>>;

/** A conversation with `stoa engine`: one line in, one object out. */
export interface Talk {
  ask(request: object): Promise<Json>;
  /** Any bytes; the newline is the caller's. */
  raw(bytes: string | Uint8Array): Promise<Json>;
  /** Ends the input, perhaps in the middle of a line: the replies that were still to come, and the exit code. */
  end(last?: string): Promise<{ readonly replies: readonly Json[]; readonly code: number | null }>;
}

export const talk = (): Talk => {
  const child = start('engine');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const closed = once(child, 'close') as Promise<[number | null]>;
  const reply = async (): Promise<Json> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the engine has gone');
    return JSON.parse(value as string) as Json;
  };
  const raw = (bytes: string | Uint8Array): Promise<Json> => {
    child.stdin.write(bytes);
    return reply();
  };
  return {
    raw,
    ask: request => raw(`${JSON.stringify(request)}\n`),
    async end(last = '') {
      child.stdin.end(last);
      const replies: Json[] = [];
      for (let next = await lines.next(); !next.done; next = await lines.next()) replies.push(JSON.parse(next.value as string) as Json);
      const [code] = await closed;
      return { replies, code };
    },
  };
};

export const codeOf = (reply: Json): unknown => (reply.error as Json | undefined)?.code;
