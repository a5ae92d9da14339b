/**
 * How long an archon thinks on a slow device: `node --import tsx --conditions source e2e/phone.ts GAME SEATS [moves] [times slower]`. Its worker runs in Chromium, throttled by the
 * DevTools protocol: workers are throttled in a session of their own. A fixed sum is timed with the moves, so that the answer shows whether the throttle held. Prints one JSON line.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { CDPSession } from 'playwright-core';
import { launch } from './browser.ts';
import type { PhoneAnswer, PhoneQuestion } from './phone-worker.ts';

const [game = 'perikles', seats = '3', moves = '20', slower = '4'] = process.argv.slice(2);

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('phone-worker.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
  conditions: ['source'],
  target: 'es2022',
});
const script = outputFiles[0]?.text ?? '';
const server = createServer(({ url }, answer) => {
  const isScript = url === '/worker.js';
  answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  answer.end(isScript ? script : '<!doctype html><title>phone</title>');
});
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
const browser = await launch();

/** Throttles the one worker there is. */
const throttleWorker = async (session: CDPSession, rate: number): Promise<string> => {
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'worker', exclude: false }] });
  const worker = targetInfos.find(({ type }) => type === 'worker');
  if (worker === undefined) throw new Error('no worker');
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false });
  const answer = new Promise<string>(resolve =>
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      if ((JSON.parse(message) as { id?: number }).id === 1) resolve(message);
    }),
  );
  const message = JSON.stringify({ id: 1, method: 'Emulation.setCPUThrottlingRate', params: { rate } });
  await session.send('Target.sendMessageToTarget', { sessionId, message });
  return answer;
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
const throttled = await throttleWorker(await browser.newBrowserCDPSession(), Number(slower));
const { sums, millis } = await ask({ ...question, moves: Number(moves) });
const sorted = [...millis].sort((a, b) => a - b);
console.log(JSON.stringify({ game, seats, throttled, sums: { before, throttled: sums }, moves: millis.length, median: sorted[sorted.length >> 1], most: sorted.at(-1) }));
await browser.close();
server.close();
