/**
 * `npm run measures -- [game]`: what a table costs a player and a slow machine, one JSON line for each game. Not a test: nothing is asserted.
 * touches: a script that reads the screen plays a whole game (of Parthenon a year) against novices and counts its touches.
 * motion: half a minute at the normal pace with full motion on a machine four times slower: layout shift, frames a second while something
 * moves, the longest task of the page.
 */
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { isOver, playNow, seeded } from './player.ts';
import { openPage, playerAt, type Touched } from './screen-player.ts';
import { build, serve } from './serve.ts';

const GAMES = [
  { id: 'earth-and-water', name: '300: Earth & Water', until: 'the end' },
  { id: 'perikles', name: 'Perikles', until: 'the end' },
  { id: 'parthenon', name: 'Parthenon', until: 'Year 2' },
] as const;
const SLOWER = 4;
const MOTION_MS = 30_000;
const MOST_TOUCHES = 600;
const WAIT_MS = 60_000;

const countTouches = async (browser: Browser, url: string, { name, until }: (typeof GAMES)[number]) => {
  const page = await openPage(browser, url, { settings: { pace: 'skip', level: 'novice', motion: 'less' } });
  await playNow(page, name);
  const player = playerAt(page, seeded(7));
  const counted: Record<Touched, number> = { 'go on': 0, confirm: 0, lit: 0, main: 0 };
  const began = Date.now();
  let last = began;
  const isDone = async (): Promise<boolean> =>
    (await isOver(page)) || (until !== 'the end' && (await page.locator('.game-clock').innerText()).includes(until));
  for (let n = 0; n < MOST_TOUCHES && Date.now() - last < WAIT_MS && !(await isDone()); ) {
    const touched = await player.touch().catch(() => undefined);
    if (touched === undefined) await page.waitForTimeout(30);
    else {
      counted[touched]++;
      n++;
      last = Date.now();
    }
  }
  const done = await isDone();
  await page.context().close();
  const touches = Object.values(counted).reduce((sum, n) => sum + n, 0);
  return { touches, ...counted, until, done, seconds: Math.round((Date.now() - began) / 1000) };
};

interface Watched {
  shift: number;
  longest: number;
  frames: number;
  moving: number;
}
declare global {
  var stoaWatched: Watched;
}

/** In the page: shifts without a touch before them, long tasks, and frames while something moves. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { shift: 0, longest: 0, frames: 0, moving: 0 };
    globalThis.stoaWatched = watched;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
    let before = 0;
    const frame = (now: number): void => {
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
      if (isMoving && before > 0) {
        watched.frames++;
        watched.moving += now - before;
      }
      before = isMoving ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const watchMotion = async (browser: Browser, url: string, { name }: (typeof GAMES)[number]) => {
  const page = await openPage(browser, url, { settings: { pace: 'normal', level: 'novice', motion: 'full', sound: 'off' } });
  await playNow(page, name);
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  const player = playerAt(page, seeded(3));
  for (const until = Date.now() + MOTION_MS; Date.now() < until; ) {
    await player.touch().catch(() => undefined);
    await page.waitForTimeout(400);
  }
  const { shift, longest, frames, moving } = await page.evaluate(() => globalThis.stoaWatched);
  await page.context().close();
  return {
    shift: Math.round(shift * 10_000) / 10_000,
    longestTaskMs: Math.round(longest),
    framesPerSecond: moving === 0 ? null : Math.round((frames * 1000) / moving),
    movingMs: Math.round(moving),
  };
};

const only = process.argv[2];
build();
const browser = await launch();
const { url, server } = await serve();
for (const one of GAMES)
  if (only === undefined || only === one.id) {
    const motion = await watchMotion(browser, url, one);
    console.log(JSON.stringify({ game: one.id, touches: await countTouches(browser, url, one), motion }));
  }
server.close();
await browser.close();
