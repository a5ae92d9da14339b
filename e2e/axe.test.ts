/** axe on every page and dialog, in both themes and at both sizes: no violations. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { playNow, playOn, seeded, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

const check = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  const found = violations.map(
    v =>
      `${where}: ${v.id}: ${v.nodes
        .slice(0, 3)
        .map(n => n.target.join(' '))
        .join(' | ')} ${v.nodes[0]?.failureSummary ?? ''}`,
  );
  expect(found).toEqual([]);
};
const noSideways = async (page: Page, where: string): Promise<void> => {
  const over = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
          .map(e => `${e.tagName}.${e.getAttribute('class')}`)
          .slice(0, 6),
  );
  expect(over, `${where} scrolls sideways`).toEqual([]);
};

for (const dark of [false, true])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`${dark ? 'dark' : 'light'}, ${width} pixels`, async () => {
      const { context, page } = await visit(browser, url, { dark, width, height });
      const look = async (where: string): Promise<void> => {
        await page.locator('h1').waitFor();
        await check(page, where);
        await noSideways(page, where);
      };
      await look('home');
      await page.goto(`${url}/settings`);
      await look('settings');
      await page.goto(`${url}/verify`);
      await look('verify');
      await page.goto(`${url}/nowhere`);
      await look('not found');
      await page.goto(url);
      await playNow(page, '300: Earth & Water', 'Persia');
      await look('preparation');
      await playOn(page, seeded(2), async () => (await page.locator('.use').count()) > 2);
      await look('hand');
      await page.keyboard.press('?');
      await look('rules');
      await page.keyboard.press('Escape');
      await page.keyboard.press('c');
      await look('cards');
      await page.keyboard.press('Escape');
      await playOn(page, seeded(6), async () => (await page.locator('.ew-battle').count()) > 0);
      await look('battle');
      await page.keyboard.press('t');
      await look('in words');
      await page.goto(url);
      await look('home with games');
      await page.getByRole('link', { name: /^Replay/ }).click();
      await page.locator('.replay-bar').waitFor();
      await look('replay');
      await context.close();
    });
