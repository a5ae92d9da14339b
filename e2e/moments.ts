/**
 * `npm run moments -- [game] [folder]`: pictures of the great moments (folder: out/moments). A script plays each game against novices at the
 * normal pace. Each kind of moment is photographed three times, in four looks: wide and on a phone, by day and by night.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { isOver, playNow, seeded } from './player.ts';
import { openPage, playerAt } from './screen-player.ts';
import { build, serve } from './serve.ts';

const GAMES = [
  { id: 'earth-and-water', name: '300: Earth & Water' },
  { id: 'perikles', name: 'Perikles' },
  { id: 'parthenon', name: 'Parthenon' },
] as const;
const SCREENS = [
  { name: 'wide', width: 1440, height: 900, dark: false },
  { name: 'wide-night', width: 1440, height: 900, dark: true },
  { name: 'phone', width: 390, height: 844, dark: false },
  { name: 'phone-night', width: 390, height: 844, dark: true },
] as const;
const MINUTES = Number(process.env.STOA_MINUTES ?? 4);
/** A scene moves for about this long; on a slow machine the picture waits until nothing moves any more. */
const SETTLE_MS = 2500;
const STILL_MS = 10_000;
const RESIZE_MS = 400;
/** Pictures of each kind of moment. */
const OF_EACH = 3;

/** In the page: nothing moves that will ever end. */
const isStill = (): boolean =>
  document
    .getAnimations()
    .every(one => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);

/** The kind of the moment on the stage, by the class of its scene (Perikles has scenes of its own), else nothing. */
const momentOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('.moment-place > section')?.className.match(/(?:moment|pk)-(?!stage)([a-z]+)/)?.[1]);

const photograph = async (browser: Browser, url: string, game: (typeof GAMES)[number], folder: string) => {
  const settings = { pace: 'normal', level: 'novice', motion: process.env.STOA_MOTION ?? 'full', sound: 'off', theme: 'system' };
  const page = await openPage(browser, url, { settings });
  await playNow(page, game.name);
  const player = playerAt(page, seeded(5));
  const seen = new Map<string, number>();
  const take = async (kind: string): Promise<void> => {
    const nth = (seen.get(kind) ?? 0) + 1;
    if (nth > OF_EACH) return;
    seen.set(kind, nth);
    const what = nth === 1 ? kind : `${kind}-${nth}`;
    await page.waitForTimeout(SETTLE_MS);
    for (const { name, width, height, dark } of [...SCREENS, SCREENS[0]]) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      await page.waitForTimeout(RESIZE_MS);
      await page.waitForFunction(isStill, undefined, { timeout: STILL_MS }).catch(() => undefined);
      await page.screenshot({ path: join(folder, `${game.id}-${name}-${what}.png`) });
    }
  };
  for (const until = Date.now() + MINUTES * 60_000; Date.now() < until && !(await isOver(page)); ) {
    const moment = await momentOn(page);
    if (moment !== undefined) await take(moment);
    await player.touch().catch(() => undefined);
    await page.waitForTimeout(50);
  }
  if (await isOver(page)) await take('the-end');
  await page.context().close();
  return [...seen.keys()];
};

const only = process.argv[2];
const folder = process.argv[3] ?? 'out/moments';
mkdirSync(folder, { recursive: true });
await build();
const browser = await launch();
const { url, server } = await serve();
for (const game of GAMES)
  if (only === undefined || only === game.id) console.log(game.id, (await photograph(browser, url, game, folder)).join(' '));
server.close();
await browser.close();
