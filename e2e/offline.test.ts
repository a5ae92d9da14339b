/** Once opened, the app needs no network: a new game, a move, a reload. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { answered, playNow, playOn, seeded, visit } from './player.ts';

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
  await playOn(page, seeded(9), async () => (await page.locator('.log li').count()) > 3);
  await answered(page);
  const before = await page.locator('.log li').count();
  await page.reload();
  await page.locator('.log li').first().waitFor();
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThanOrEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});
