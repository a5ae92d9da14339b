/**
 * `npm run moments -- [game] [folder]`: thirty great moments (folder: out/moments), ten of each game in four looks: wide and on a phone, by day
 * and by night. A script plays each game against novices at the normal pace, game after game until the time is over (STOA_MINUTES), and keeps
 * the fullest three of each kind; an empty scene is no moment. Of these the fullest of every kind come first. STOA_SEED begins another series.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
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
/** Moments of each kind that are kept while the games go on, and how much fuller another must be to take the place of one. */
const OF_EACH = 3;
const FULLER = 1.15;
/** Of each game. */
const TEN = 10;

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

/** In the page: how much the scene shows, dice, figures, lines; 0 while a picture of it is not drawn. A scene in which nothing happened shows little. */
const fullnessOf = (): number => {
  const scene = document.querySelector('.moment-place > section, .end-panel') ?? document.querySelector('.board');
  if (scene === null) return 0;
  const isUndrawn = [...scene.querySelectorAll('svg.vase')].some(picture => picture.childElementCount === 0);
  return isUndrawn ? 0 : scene.querySelectorAll('*').length;
};

interface Taken {
  readonly kind: string;
  readonly fullness: number;
  readonly files: readonly string[];
}
/** What one game has been photographed in: of each kind the fullest. */
interface Album {
  readonly game: string;
  readonly folder: string;
  readonly taken: Taken[];
  nth: number;
}
type Take = (page: Page, kind: string) => Promise<void>;

const removeOf = ({ files }: Taken): void => {
  for (const file of files) rmSync(file);
};

/** Takes a moment in every look, unless it is empty or as many fuller ones of its kind are there. */
const cameraFor =
  (album: Album): Take =>
  async (page, kind) => {
    await page.waitForTimeout(SETTLE_MS);
    await page.waitForFunction(isStill, undefined, { timeout: STILL_MS }).catch(() => undefined);
    const fullness = await page.evaluate(fullnessOf);
    const before = album.taken.filter(one => one.kind === kind).sort((a, b) => a.fullness - b.fullness);
    const [least] = before;
    if (fullness === 0 || (before.length >= OF_EACH && least !== undefined && fullness < least.fullness * FULLER)) return;
    if (before.length >= OF_EACH && least !== undefined) {
      removeOf(least);
      album.taken.splice(album.taken.indexOf(least), 1);
    }
    const nth = album.nth++;
    const files: string[] = [];
    for (const { name, width, height, dark } of [...SCREENS, SCREENS[0]]) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      await page.waitForTimeout(RESIZE_MS);
      await page.waitForFunction(isStill, undefined, { timeout: STILL_MS }).catch(() => undefined);
      const path = join(album.folder, `${album.game}-new-${nth}-${name}.png`);
      await page.screenshot({ path });
      if (!files.includes(path)) files.push(path);
    }
    album.taken.push({ kind, fullness, files });
  };

/** The ten that matter: the fullest of every kind, then the second, then the third. The others are removed. */
const chooseTen = ({ game, folder, taken }: Album): readonly string[] => {
  const rankOf = (one: Taken): number => taken.filter(other => other.kind === one.kind && other.fullness > one.fullness).length;
  const order = [...taken].sort((a, b) => rankOf(a) - rankOf(b) || b.fullness - a.fullness);
  for (const one of order.slice(TEN)) removeOf(one);
  return order.slice(0, TEN).map(({ kind, files }, i) => {
    const name = `${game}-${String(i + 1).padStart(2, '0')}-${kind}`;
    for (const [look, file] of files.entries()) renameSync(file, join(folder, `${name}-${SCREENS[look]?.name}.png`));
    return name;
  });
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

const photograph = async (browser: Browser, url: string, game: (typeof GAMES)[number], folder: string): Promise<readonly string[]> => {
  const settings = { pace: 'normal', level: 'novice', motion: process.env.STOA_MOTION ?? 'full', sound: 'off', theme: 'system' };
  const album: Album = { game: game.id, folder, taken: [], nth: 0 };
  const take = cameraFor(album);
  if (game.id === 'parthenon') await photographScenes(browser, url, settings, take);
  const until = Date.now() + (game.id === 'parthenon' ? 0 : MINUTES * 60_000);
  for (let nth = 0; Date.now() < until; nth++) {
    const page = await openPage(browser, url, { settings });
    await playNow(page, game.name, game.sides?.[nth % game.sides.length]);
    await playOne(page, take, SEED + nth, until);
    await page.context().close();
  }
  return chooseTen(album);
};

const only = process.argv[2];
const folder = process.argv[3] ?? 'out/moments';
mkdirSync(folder, { recursive: true });
await build();
const browser = await launch();
const { url, server } = await serve();
for (const game of GAMES)
  if (only === undefined || only === game.id) console.log((await photograph(browser, url, game, folder)).join('\n'));
server.close();
await browser.close();
