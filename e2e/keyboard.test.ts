/** A whole game with the keyboard alone: Tab to something that can be done, Enter to do it. */
import { type EwView, earthWater } from '@stoa/earth-and-water';
import { anyGame } from '@stoa/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openLate } from './kept.ts';
import { isOver, seeded, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

const OFFERS = '.confirm:enabled, .spot.open, .use:not(.shut), .choices button:enabled';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null) return '';
    if (at.matches('.confirm')) return 'confirm';
    return at.matches('.spot.open, .use:not(.shut):not([aria-pressed=true]), .choices button') ? 'offer' : '';
  });

/** Tab until something can be done, then a few offers on, so that games differ. */
const tabTo = async (page: Page, random: () => number): Promise<boolean> => {
  let pass = Math.floor(random() * 6);
  let found = false;
  if ((await focused(page)) === 'confirm') return true;
  for (let presses = 0; presses < 160; presses++) {
    await page.keyboard.press('Tab');
    const what = await focused(page);
    if (what === 'confirm') return true;
    if (what === 'offer') {
      found = true;
      if (pass-- <= 0) return true;
    }
  }
  return found && (await focused(page)) !== '';
};

test('Earth & Water to the end with Tab and Enter only, beginning on the home page', async () => {
  const { context, page, errors } = await visit(browser, url);
  const random = seeded(21);
  const playNow = page.getByRole('article', { name: '300: Earth & Water' }).getByRole('button', { name: 'Play now' });
  for (let presses = 0; presses < 60 && !(await playNow.evaluate(b => b === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();
  // Outside the long run the game is joined for its last campaign.
  if (process.env.STOA_LONG !== '1')
    await openLate(page, {
      ...{ game: anyGame(earthWater), seats: 2, seed: 7, room: 'preparation-cards' },
      when: view => (view as EwView).campaign === 5,
    });
  for (let turn = 0, waits = 0; turn < 3000 && waits < 4000 && !(await isOver(page)); ) {
    if ((await page.locator(OFFERS).count()) === 0) {
      waits++;
      await page.waitForTimeout(20);
      continue;
    }
    turn++;
    if (await tabTo(page, random)) await page.keyboard.press('Enter');
  }
  expect(await isOver(page)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('single keys: rules, cards, chronicle, words', async () => {
  const { context, page } = await visit(browser, url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.dock').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Rules now' }).getByText('EW-5.3').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.getByRole('dialog', { name: 'Cards' }).getByText('Ionian Revolt').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.getByRole('heading', { name: 'Chronicle' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Chronicle');
  await page.keyboard.press('Escape');
  await page.locator('.sheet').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await page.locator('.in-words').waitFor();
  await context.close();
});

test('after a card is picked the next key begins at the prompt: its city is a few keys away', async () => {
  const { context, page, errors } = await visit(browser, url);
  await openLate(page, { ...{ game: anyGame(earthWater), seats: 2, seed: 7, room: 'operations' } });
  const march = page.locator('.tray .use:not(.shut)').filter({ hasText: 'March' }).first();
  await march.focus();
  await page.keyboard.press('Enter');
  const at = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
  await expect.poll(at).toBe('prompt');
  let presses = 0;
  do {
    await page.keyboard.press('Tab');
    presses++;
  } while (presses < 12 && !(await page.evaluate(() => document.activeElement?.matches('.board .spot.open'))));
  expect(presses).toBeLessThan(12);
  expect(errors).toEqual([]);
  await context.close();
});

test('a new decision has the focus at its prompt, and arrows move among what can be touched', async () => {
  const { context, page, errors } = await visit(browser, url);
  const at = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.id || document.activeElement?.getAttribute('aria-label') || document.activeElement?.tagName || '',
    );
  await page.getByRole('article', { name: 'Petteia' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.spot.open').first().waitFor();
  await expect.poll(at).toBe('prompt');
  await page.keyboard.press('ArrowDown');
  const first = await at();
  expect(first).toMatch(/^[a-h][1-8]: /);
  await page.keyboard.press('ArrowRight');
  const second = await at();
  expect(second).toMatch(/^[a-h][1-8]: /);
  expect(second).not.toBe(first);
  expect(await page.evaluate(() => document.activeElement?.matches('.spot.open'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.spot.pressed').count()).toBe(1);
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.matches('.spot.open, .spot.pressed'))).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
