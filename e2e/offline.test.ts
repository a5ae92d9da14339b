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

test('an archon plays without a network: what it has learnt was kept with the app', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { level: 'archon' } });
  const replaced: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning') replaced.push(message.text());
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  const fetched: string[] = [];
  context.on('response', response => fetched.push(new URL(response.url()).pathname));
  await page.reload();
  await playNow(page, '300: Earth & Water', 'Greece');
  await expect.poll(async () => (await logOf(page)).length, { timeout: 30_000 }).toBeGreaterThan(1);
  // A bot that cannot be loaded is reported, and a weaker one plays in its place.
  expect(replaced).toEqual([]);
  expect(fetched.filter(path => /\/network-[^/]+\.js$/.test(path)).length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});
