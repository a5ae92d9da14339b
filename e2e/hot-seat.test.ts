/** Two people at one screen: nothing of one is shown to the other, and consecutive decisions of one are one sitting. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { answered, game, logOf, playOn, seeded, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

test('the hand-over screen hides the table', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { confirm: 'always' } });
  await game(page, '300: Earth & Water').getByRole('button', { name: 'On this screen' }).click();
  const decide = async (name: RegExp | string): Promise<void> => {
    await page.getByRole('button', { name }).click();
    const confirm = page.locator('.confirm');
    // The only way on is taken with one touch.
    await answered(page);
    if ((await confirm.count()) > 0) await confirm.click();
  };
  const nothingShows = async (): Promise<string> => {
    expect(await page.locator('.stage').count()).toBe(0);
    return page.locator('body').innerText();
  };
  // The first player too: others may have looked on while the game was begun.
  await page.getByRole('heading', { name: 'Hand the screen to Persia' }).waitFor();
  await nothingShows();
  await page.getByRole('button', { name: 'I am Persia' }).click();
  await decide('Buy no cards');
  await decide(/^End the preparation/);
  await page.getByRole('heading', { name: 'Hand the screen to Greece' }).waitFor();
  await nothingShows();
  await page.getByRole('button', { name: 'I am Greece' }).click();
  // Greece has decided nothing yet: what Persia did is news.
  await page.locator('.news').getByText('buys no cards').waitFor();
  await decide('Buy 4 cards');
  await page.locator('.ew-hand .ew-tray-card').nth(3).waitFor();
  const greek = await page.locator('.ew-tray-name').allInnerTexts();
  await decide(/^End the preparation/);
  await page.locator('.use').first().waitFor();
  await decide('Pass');
  const over = page.getByRole('heading', { name: 'Hand the screen to Persia' });
  const mine = page.getByRole('heading', { name: /Which cards do you keep/ });
  await over.or(mine).first().waitFor();
  if ((await over.count()) > 0) {
    const shown = await nothingShows();
    for (const name of greek) expect(shown).not.toContain(name);
    await page.getByRole('button', { name: 'I am Persia' }).click();
    await page.locator('.dock').waitFor();
    expect(await page.locator('.ew-hand .ew-tray-card').count()).toBe(0);
    const log = (await logOf(page)).join('\n');
    for (const name of greek) expect(log).not.toContain(name);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole game of Petteia on one screen', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { confirm: 'never' } });
  await game(page, 'Petteia').getByRole('button', { name: 'On this screen' }).click();
  await page.locator('.dock').waitFor();
  await playOn(page, seeded(8));
  await page
    .locator('#the-end')
    .getByText(/draw|win/i)
    .waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
