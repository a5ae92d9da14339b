/** Once opened, the app needs no network: a new game, a move, a reload. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { answered, logOf, playNow, playOn, seeded, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

test('a game begun, played and reloaded without a network', async () => {
  const { context, page, errors } = await visit(browser, url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await playNow(page, '300: Earth & Water', 'Persia');
  await playOn(page, seeded(9), async () => (await logOf(page)).length > 3);
  await answered(page);
  const before = (await logOf(page)).length;
  await page.reload();
  await page.locator('.dock').waitFor();
  await expect.poll(async () => (await logOf(page)).length).toBeGreaterThanOrEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});
