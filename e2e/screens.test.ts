/** Every screen at both sizes, in both themes and both languages, kept in out/screens for people to look at. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LOOKS, launch } from './browser.ts';
import { playOn, seeded, visit } from './player.ts';

let browser: Browser;
const folder = fileURLToPath(new URL('../out/screens/', import.meta.url));
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

for (const [width, height] of SIZES)
  for (const [dark, locale] of LOOKS)
    test(`${width} pixels, ${dark ? 'dark' : 'light'}, ${locale}`, async () => {
      const { context, page, errors } = await visit(browser, url, { width, height, dark, locale });
      const keep = async (name: string): Promise<void> => {
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${folder}${name}-${width}-${dark ? 'dark' : 'light'}-${locale.slice(0, 2)}.png` });
      };
      await keep('home');
      await page.goto(`${url}/settings`);
      await page.locator('h1').waitFor();
      await keep('settings');
      await page.goto(url);
      await page.getByRole('article').first().getByRole('radio').nth(1).check();
      await page
        .getByRole('button', { name: /Play now|Gioca subito/ })
        .first()
        .click();
      await page.locator('.dock').waitFor();
      await keep('preparation');
      await playOn(page, seeded(41), async () => (await page.locator('.use:not(.shut)').count()) > 2);
      await keep('hand');
      await playOn(page, seeded(43), async () => (await page.locator('.ew-arrow').count()) > 0);
      await keep('move');
      await playOn(page, seeded(44), async () => (await page.locator('.ew-odds').count()) > 0);
      await keep('battle');
      await page.keyboard.press('c');
      await keep('cards');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await keep('rules');
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await keep('words');
      await page.keyboard.press('t');
      await playOn(page, seeded(45));
      await keep('end');
      await page.goto(url);
      await page.locator('.my-game').waitFor();
      await page.getByRole('link', { name: /^(Replay|Rivedi)/ }).click();
      await page.locator('.replay-bar').waitFor();
      await keep('replay');
      expect(errors).toEqual([]);
      await context.close();
    });
