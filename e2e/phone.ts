/**
 * How long an archon thinks on a slow device: `npm run phone -- GAME SEATS [moves] [times slower]`. Its worker runs in Chromium, whose page process is stopped
 * and let go on again, so that it runs one part of the time in four. (DevTools throttle pages only: to a worker Chromium answers "Operation is only supported for pages, not
 * workers".) A fixed sum is timed before and with it, so that the answer shows how much slower the worker really was. Prints one JSON line.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kill } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launch } from './browser.ts';
import type { PhoneAnswer, PhoneQuestion } from './phone-worker.ts';

const [game = 'perikles', seats = '3', moves = '20', slower = '4'] = process.argv.slice(2);

/** The worker as one file. */
const bundled = await build({
  configFile: false,
  logLevel: 'silent',
  resolve: { conditions: ['source'] },
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: fileURLToPath(new URL('phone-worker.ts', import.meta.url)), formats: ['es'] },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const [chunk] = Array.isArray(bundled) ? (bundled[0]?.output ?? []) : 'output' in bundled ? bundled.output : [];
if (chunk?.type !== 'chunk') throw new Error('no worker was built');
const script = chunk.code;
const server = createServer(({ url }, answer) => {
  const isScript = url === '/worker.js';
  answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  answer.end(isScript ? script : '<!doctype html><title>phone</title>');
});
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
const browser = await launch();

/** Milliseconds that the page's process runs before it is stopped for as long as it takes to be so many times slower. */
const RUNS = 10;
/** Slows a process down until it is called off. */
const slowDown = (pid: number, times: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const stop = (): void => {
    kill(pid, 'SIGSTOP');
    timer = setTimeout(goOn, RUNS * (times - 1));
  };
  const goOn = (): void => {
    kill(pid, 'SIGCONT');
    timer = setTimeout(stop, RUNS);
  };
  goOn();
  return () => {
    clearTimeout(timer);
    kill(pid, 'SIGCONT');
  };
};
/** The process of the one page: of all renderers of this browser the one that has worked most. */
const pageProcess = async (): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [first] = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime);
  if (first === undefined) throw new Error('no renderer');
  return first.id;
};

const page = await (await browser.newContext()).newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
await page.evaluate(() => {
  Object.assign(globalThis, { thinker: new Worker('/worker.js', { type: 'module' }) });
});
const ask = (question: PhoneQuestion): Promise<PhoneAnswer> =>
  page.evaluate(
    asked =>
      new Promise<PhoneAnswer>(resolve => {
        const { thinker } = globalThis as unknown as { thinker: Worker };
        thinker.onmessage = ({ data }) => resolve(data as PhoneAnswer);
        thinker.postMessage(asked);
      }),
    question,
  );
const question = { game, seats: Number(seats), seed: 'phone' };
const { sums: before } = await ask({ ...question, moves: 1 });
const letGo = slowDown(await pageProcess(), Number(slower));
const { sums, millis } = await ask({ ...question, moves: Number(moves) });
letGo();
const sorted = [...millis].sort((a, b) => a - b);
console.log(
  JSON.stringify({
    game,
    seats,
    sums: { before, slowed: sums },
    moves: millis.length,
    median: sorted[sorted.length >> 1],
    most: sorted.at(-1),
  }),
);
await browser.close();
server.close();
