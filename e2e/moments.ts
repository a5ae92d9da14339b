/**
 * `npm run moments -- [game] [folder]`: pictures of the great moments (folder: out/moments). A script plays each game against novices at the
 * normal pace, game after game until the time is over (STOA_MINUTES). Each kind of moment is photographed three times, in four looks: wide and
 * on a phone, by day and by night. STOA_SEED begins another series of games.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { openKept } from './kept.ts';
import { type Scene, scenesOfParthenon } from './parthenon-scenes.ts';
import { isOver, playNow, seeded } from './player.ts';
import { openPage, playerAt } from './screen-player.ts';
import { build, serve } from './serve.ts';

/** `sides`: which side is played, game after game; each sees other deeds of its opponent. */
const GAMES: readonly { readonly id: string; readonly name: string; readonly sides?: readonly string[] }[] = [
  { id: 'earth-and-water', name: '300: Earth & Water', sides: ['Greece', 'Persia'] },
  { id: 'perikles', name: 'Perikles' },
  { id: 'parthenon', name: 'Parthenon' },
];
const SCREENS = [
  { name: 'wide', width: 1440, height: 900, dark: false },
  { name: 'wide-night', width: 1440, height: 900, dark: true },
  { name: 'phone', width: 390, height: 844, dark: false },
  { name: 'phone-night', width: 390, height: 844, dark: true },
] as const;
const MINUTES = Number(process.env.STOA_MINUTES ?? 4);
const SEED = Number(process.env.STOA_SEED ?? 5);
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

/**
 * The kind of the moment on the stage, by the class of its scene (Perikles has scenes of its own), else nothing. A moment that is one picture
 * has the name of the picture's title.
 */
const momentOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const scene = document.querySelector('.moment-place > section');
    const kind = scene?.className.match(/(?:moment|pk)-(?!stage)([a-z]+)/)?.[1];
    if (kind === 'picture') return (scene?.querySelector('h2')?.textContent ?? kind).toLowerCase().replaceAll(/[^a-z]+/g, '-');
    if (kind !== 'battle' && kind !== 'arrival') return kind;
    const isNaval = scene?.querySelector('.ew-field-sea') !== null;
    return isNaval ? 'naval-battle' : 'battle';
  });

type Take = (page: Page, kind: string) => Promise<void>;

/** Takes a moment in every look. */
const cameraFor =
  (game: string, folder: string, seen: Map<string, number>): Take =>
  async (page, kind) => {
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
      await page.screenshot({ path: join(folder, `${game}-${what}-${name}.png`) });
    }
  };

/** One game, to its end or until the time is over. */
const playOne = async (page: Page, take: Take, seed: number, until: number): Promise<void> => {
  const player = playerAt(page, seeded(seed));
  while (Date.now() < until && !(await isOver(page))) {
    const moment = await momentOn(page);
    if (moment !== undefined) await take(page, moment);
    await player.touch().catch(() => undefined);
    await page.waitForTimeout(50);
  }
  if (await isOver(page)) await take(page, 'the-end');
};

/** Milliseconds in which the script must come from a position to what its picture shows. */
const SCENE_MS = 40_000;
/** Plays on until the scene is on the stage; false when it does not come. */
const arriveAt = async (page: Page, { first, until }: Scene): Promise<boolean> => {
  if (first !== undefined) await page.locator(first).first().click({ timeout: STILL_MS });
  if (until === undefined) return true;
  const player = playerAt(page, seeded(SEED), until);
  for (const end = Date.now() + SCENE_MS; Date.now() < end; ) {
    if ((await page.locator(until).count()) > 0) return true;
    if (await isOver(page)) return false;
    await player.touch().catch(() => undefined);
    await page.waitForTimeout(50);
  }
  return false;
};

/** Late scenes of Parthenon, each from the first position that leads to it. */
const photographScenes = async (browser: Browser, url: string, settings: object, take: Take): Promise<void> => {
  for (const { scene, asked } of await scenesOfParthenon())
    for (const { kept } of asked) {
      const page = await openPage(browser, url, { settings });
      await openKept(page, kept);
      const isThere = await arriveAt(page, scene).catch(() => false);
      if (isThere) await take(page, scene.name);
      await page.context().close();
      if (isThere) break;
    }
};

const photograph = async (browser: Browser, url: string, game: (typeof GAMES)[number], folder: string) => {
  const settings = { pace: 'normal', level: 'novice', motion: process.env.STOA_MOTION ?? 'full', sound: 'off', theme: 'system' };
  const seen = new Map<string, number>();
  const take = cameraFor(game.id, folder, seen);
  if (game.id === 'parthenon') {
    await photographScenes(browser, url, settings, take);
    return [...seen.keys()];
  }
  const until = Date.now() + MINUTES * 60_000;
  for (let nth = 0; Date.now() < until; nth++) {
    const page = await openPage(browser, url, { settings });
    await playNow(page, game.name, game.sides?.[nth % game.sides.length]);
    await playOne(page, take, SEED + nth, until);
    await page.context().close();
  }
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
