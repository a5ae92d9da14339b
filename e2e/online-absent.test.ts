/** Where no server answers the API (plain files, no network) the online parts say so, and everything else works. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { game, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

test('a site without a server says so in one sentence', async () => {
  const { context, page, errors } = await visit(browser, url);
  await page.getByText('Online play is not available at this address. Everything else works.').waitFor();
  await game(page, 'Petteia').getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('dialog').getByText('Online play is not available at this address.').waitFor();
  await page.goto(`${url}/account`);
  await page.getByRole('alert').getByText('Online play is not available at this address.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('without a network the home page still stands', async () => {
  const { context, page, errors } = await visit(browser, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('No connection: online games are there again when the network is.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
