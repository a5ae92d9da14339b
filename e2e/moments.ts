/**
 * `npm run moments -- [game] [folder]`: pictures of the great moments (folder: out/moments). A script plays each game against novices at the
 * normal pace and photographs each kind of moment once, wide and on a phone, by day and by night.
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

/** In the page: nothing moves that will ever end. */
const isStill = (): boolean =>
  document
    .getAnimations()
    .every(one => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);

/** The kind of the moment on the stage, else nothing. */
const momentOn = async (page: Page): Promise<string | undefined> => {
  const classes = await page
    .locator('section.moment')
    .first()
    .getAttribute('class', { timeout: 200 })
    .catch(() => null);
  return classes?.match(/moment-([a-z-]+)/)?.[1];
};

const photograph = async (
  browser: Browser,
  url: string,
  screen: (typeof SCREENS)[number],
  game: (typeof GAMES)[number],
  folder: string,
) => {
  const page = await openPage(browser, url, { ...screen, settings: { pace: 'normal', level: 'novice', motion: 'full', sound: 'off' } });
  await playNow(page, game.name);
  const player = playerAt(page, seeded(5));
  const seen = new Set<string>();
  const take = async (what: string): Promise<void> => {
    if (seen.has(what)) return;
    seen.add(what);
    await page.waitForTimeout(SETTLE_MS);
    await page.waitForFunction(isStill, undefined, { timeout: STILL_MS }).catch(() => undefined);
    await page.screenshot({ path: join(folder, `${game.id}-${screen.name}-${what}.png`) });
  };
  for (const until = Date.now() + MINUTES * 60_000; Date.now() < until && !(await isOver(page)); ) {
    const moment = await momentOn(page);
    if (moment !== undefined) await take(moment);
    await player.touch().catch(() => undefined);
    await page.waitForTimeout(50);
  }
  if (await isOver(page)) await take('the-end');
  await page.context().close();
  return [...seen];
};

const only = process.argv[2];
const folder = process.argv[3] ?? 'out/moments';
mkdirSync(folder, { recursive: true });
build();
const browser = await launch();
const { url, server } = await serve();
for (const game of GAMES)
  for (const screen of SCREENS)
    if (only === undefined || only === game.id)
      console.log(game.id, screen.name, (await photograph(browser, url, screen, game, folder)).join(' '));
server.close();
await browser.close();
