/**
 * `npm run pictures`: the pictures of README.md: its banner, and a real screen of each game under way. Builds the site, opens a saved table of each
 * game and writes docs/pictures/<game>.jpg.
 * `npm run pictures -- banner`: only the banner of README.md and the picture of links to the site.
 * `npm run pictures -- sheets [name]`: the contact sheets of @stoa/art instead, into out/sheets.
 */
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { earthWater } from '@stoa/earth-and-water';
import { anyGame } from '@stoa/engine';
import { type PaView, parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import type { Browser } from 'playwright-core';
import { launch } from './browser.ts';
import { type Late, openLate } from './kept.ts';
import { build, serve } from './serve.ts';
import { writeBanner, writeSheets } from './sheets.ts';

const WIDTH = 1280;
const HEIGHT = 800;
const MOST_BYTES = 150_000;
const QUALITIES = [85, 75, 65, 55, 45];
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

const PICTURES: readonly Late[] = [
  { game: anyGame(earthWater), seats: 2, seed: 12, room: 'operations' },
  { game: anyGame(perikles), seats: 4, seed: 2, room: 'commit' },
  { game: anyGame(parthenon), seats: 4, seed: 3, room: 'build', when: (view, actions) => (view as PaView).year > 1 && actions.length > 3 },
];

/** A screen of each game under way. */
const writeScreens = async (browser: Browser): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await build();
  const { url, server } = await serve();
  for (const late of PICTURES) {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light', locale: 'en-GB' });
    await context.addInitScript(() => {
      localStorage.setItem('stoa-settings', JSON.stringify({ state: { pace: 'skip', level: 'novice', motion: 'less' }, version: 1 }));
    });
    const page = await context.newPage();
    await page.goto(url);
    await openLate(page, late);
    await page.waitForTimeout(1000);
    const path = `${folder}${late.game.id}.jpg`;
    for (const quality of QUALITIES) {
      await page.screenshot({ path, type: 'jpeg', quality });
      if (statSync(path).size <= MOST_BYTES) break;
    }
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MOST_BYTES}`);
    console.log(`${late.game.id}.jpg ${Math.round(size / 1000)} KB`);
    await context.close();
  }
  server.close();
};

const [what, only] = process.argv.slice(2);
const browser = await launch();
if (what === 'sheets') await writeSheets(browser, only);
else {
  await writeBanner(browser);
  if (what !== 'banner') await writeScreens(browser);
}
await browser.close();
