/**
 * `npm run measures -- [game]`: what a table costs a player and a slow machine, one JSON line for each game. Not a test: nothing is asserted.
 * touches: a script that reads the screen plays a whole game (of Parthenon a year) against novices at the usual settings and counts its
 * touches. `go on` leads past a scene; the others decide.
 * motion: play at the normal pace with full motion, in stretches of half a minute, until enough frames have moved. The shift is the sum of the
 * worst stretch; shifts that follow a touch within half a second are not counted. Frames and tasks are processor time of the page's main thread without the work of the script, four
 * times over: the clock of a busy machine would measure the other work on it.
 * STOA_DIST=folder measures an older build; STOA_TRACE=file keeps the traces, STOA_ONLY=motion counts no touches.
 */
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { isOver, playNow, seeded } from './player.ts';
import { openPage, playerAt, type Touched } from './screen-player.ts';
import { build, serve } from './serve.ts';
import { CATEGORIES, type Frames, framesOf, framesPerSecond, type Trace, tasksOf } from './trace.ts';

const GAMES = [
  { id: 'earth-and-water', name: '300: Earth & Water', until: 'the end' },
  { id: 'perikles', name: 'Perikles', until: 'the end' },
  { id: 'parthenon', name: 'Parthenon', until: 'Year 2' },
] as const;
type Measured = (typeof GAMES)[number];
const SLOWER = 4;
/** A trace holds so much, and so many of them are taken. */
const STRETCH_MS = 30_000;
const MOST_STRETCHES = 10;
/** Fewer frames tell little: a motion of the compositor needs few of them. */
const ENOUGH_FRAMES = 300;
const MOST_TOUCHES = 600;
const WAIT_MS = 90_000;
const SETTINGS = { pace: 'normal', level: 'novice', sound: 'off' };

const countTouches = async (browser: Browser, url: string, { name, until }: Measured) => {
  const page = await openPage(browser, url, { settings: { ...SETTINGS, motion: 'less' } });
  await playNow(page, name);
  const player = playerAt(page, seeded(7));
  const counted: Record<Touched, number> = { 'go on': 0, confirm: 0, lit: 0, main: 0 };
  const began = Date.now();
  let last = began;
  const isDone = async (): Promise<boolean> =>
    (await isOver(page)) || (until !== 'the end' && (await page.locator('main').innerText()).includes(until));
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
  const stands = done ? undefined : await page.locator('.prompt').innerText();
  await page.context().close();
  const decides = counted.confirm + counted.lit + counted.main;
  return { decides, ...counted, until, done, stands, seconds: Math.round((Date.now() - began) / 1000) };
};

declare global {
  var stoaShift: number;
}

/** In the page: shifts without a touch before them. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.stoaShift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) globalThis.stoaShift += entry.value;
    }).observe({ type: 'layout-shift' });
  });

/** What has shifted since it was last taken. */
const takeShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shift = globalThis.stoaShift;
    globalThis.stoaShift = 0;
    return shift;
  });

const watchMotion = async (browser: Browser, url: string, { name }: Measured) => {
  const page = await openPage(browser, url, { settings: { ...SETTINGS, motion: 'full' } });
  await playNow(page, name);
  await page.waitForTimeout(3000);
  await watchShifts(page);
  const player = playerAt(page, seeded(3));
  const stretches: Frames[] = [];
  let longest = 0;
  let shift = 0;
  const count = (): number => stretches.reduce((all, { moving }) => all + moving.length, 0);
  for (let n = 0; n < MOST_STRETCHES && count() < ENOUGH_FRAMES && !(await isOver(page)); n++) {
    await browser.startTracing(page, { categories: [...CATEGORIES] });
    for (const until = Date.now() + STRETCH_MS; Date.now() < until; ) {
      await player.touch().catch(() => undefined);
      await page.waitForTimeout(400);
    }
    const traced = String(await browser.stopTracing());
    shift = Math.max(shift, await takeShift(page));
    if (process.env.STOA_TRACE !== undefined) writeFileSync(`${process.env.STOA_TRACE}.${n}`, traced);
    const trace = JSON.parse(traced) as Trace;
    stretches.push(framesOf(trace, SLOWER));
    longest = Math.max(longest, ...tasksOf(trace));
  }
  await page.context().close();
  return {
    seconds: (stretches.length * STRETCH_MS) / 1000,
    shift: Math.round(shift * 10_000) / 10_000,
    longestTaskMs: Math.round(SLOWER * longest),
    ...framesPerSecond(stretches),
  };
};

const only = process.argv[2];
await build();
const browser = await launch();
const { url, server } = await serve();
for (const one of GAMES)
  if (only === undefined || only === one.id) {
    const motion = await watchMotion(browser, url, one);
    console.log(JSON.stringify({ game: one.id, motion }));
    if (process.env.STOA_ONLY === 'motion') continue;
    console.log(JSON.stringify({ game: one.id, touches: await countTouches(browser, url, one) }));
  }
server.close();
await browser.close();
