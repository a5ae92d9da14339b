/** Perikles on a phone: a tile that is taken while a Special tile may be played leaves the ledge whole. */
import { anyGame } from '@stoa/engine';
import { type PkAction, type PkView, perikles } from '@stoa/perikles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openLate } from './kept.ts';
import { visit } from './player.ts';
import { cutButtons } from './whole.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

test.each([
  ['en-GB', 360, 640],
  ['it-IT', 390, 844],
] as const)('after a tile the turn can be ended with a whole button (%s, %i pixels)', async (locale, width, height) => {
  const { context, page, errors } = await visit(browser, url, { width, height, locale });
  await openLate(page, {
    ...{ game: anyGame(perikles), seats: 4, seed: 3, room: 'take-influence' },
    when: (view, actions) =>
      (view as PkView).turn === 1 && ['play-special', 'take-influence-tile'].every(kind => actions.some(a => (a as PkAction).do === kind)),
  });
  const recap = page.locator('.recap button').last();
  if (await recap.isVisible()) await recap.click();
  // Shards need no city: the tile is all there is to say before the turn ends.
  await page.locator('.pk-tile.open[aria-label*="2"]').first().click();
  await expect.poll(() => page.locator('.dock .choices .button').count()).toBeGreaterThan(0);
  expect(await page.evaluate(cutButtons)).toEqual([]);
  expect(await page.locator('.dock .confirm:disabled').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
