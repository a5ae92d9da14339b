/**
 * Every screen at both sizes, in both themes and both languages: axe finds nothing, nothing scrolls sideways, and a picture is kept in
 * out/screens for people to look at.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clean } from './axe.ts';
import { LOOKS, launch } from './browser.ts';
import { playOn, seeded, unfold, visit } from './player.ts';

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

// The phone in the dark, in Italian; every pair of width, theme and language in the long run.
for (const [width, height] of SIZES)
  for (const [dark, locale] of LOOKS)
    test.runIf(process.env.STOA_LONG === '1' || (dark && width === 390))(
      `${width} pixels, ${dark ? 'dark' : 'light'}, ${locale}`,
      async () => {
        const { context, page, errors } = await visit(browser, url, { width, height, dark, locale });
        const look = async (name: string): Promise<void> => {
          await page.locator('h1').waitFor();
          await page.waitForTimeout(150);
          await page.screenshot({ path: `${folder}${name}-${width}-${dark ? 'dark' : 'light'}-${locale.slice(0, 2)}.png` });
          await clean(page, name);
        };
        await look('home');
        for (const path of ['settings', 'verify', 'nowhere', 'rules/perikles', 'rules/petteia']) {
          await page.goto(`${url}/${path}`);
          if (path.startsWith('rules')) await page.locator('.rules-rule').first().waitFor();
          await look(path.replace('/', '-'));
        }
        await page.goto(url);
        await unfold(page.getByRole('article').first());
        await page.getByRole('article').first().getByRole('radio').nth(1).check();
        await page
          .getByRole('button', { name: /Play now|Gioca subito/ })
          .first()
          .click();
        await page.locator('.dock').waitFor();
        await look('preparation');
        await playOn(page, seeded(41), async () => (await page.locator('.use:not(.shut)').count()) > 2);
        await look('hand');
        await playOn(page, seeded(43), async () => (await page.locator('.ew-arrow').count()) > 0);
        await look('move');
        await playOn(page, seeded(44), async () => (await page.locator('.ew-odds').count()) > 0);
        await look('battle');
        await page.keyboard.press('k');
        await look('cards');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await look('rules');
        await page.keyboard.press('Escape');
        await page.keyboard.press('c');
        await look('chronicle');
        await page.keyboard.press('Escape');
        await page.keyboard.press('t');
        await look('words');
        await page.keyboard.press('t');
        await playOn(page, seeded(45));
        await look('end');
        await page.goto(url);
        await page.locator('.my-game').waitFor();
        await look('home-with-games');
        await page.getByRole('link', { name: /^(Replay|Rivedi)/ }).click();
        await page.locator('.replay-bar').waitFor();
        await look('replay');
        expect(errors).toEqual([]);
        await context.close();
      },
    );
