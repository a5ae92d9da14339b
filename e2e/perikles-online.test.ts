/** Two people and two bots at one online table of Perikles: a permission is asked on one screen and refused on the other. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { twoFriends } from './online-friends.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { isOver, isTold, seeded, touchSomething } from './player.ts';

let browser: Browser;
let server: OnlineServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startOnline()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** In the commit turn of this page's player: picks counters until a permission can be asked for, and asks. */
const askSomebody = async (page: Page): Promise<boolean> => {
  const counters = page.locator('.pk-counter.use:not(.shut):not([aria-pressed=true])');
  for (let i = 0; i < Math.min(await counters.count(), 4); i++) {
    await counters.nth(i).dispatchEvent('click', undefined, { timeout: 1000 });
    const ask = page.locator('.board .asks.open');
    if ((await ask.count()) === 0) continue;
    await ask.first().dispatchEvent('click', undefined, { timeout: 1000 });
    return true;
  }
  return false;
};

// Live dice: a game may end before a person is asked, so this one belongs to the long run.
test.runIf(process.env.STOA_LONG === '1')('a permission asked and refused', async () => {
  const quick = { settings: { confirm: 'never' } };
  const [host, friend] = await twoFriends(browser, server.url, { name: 'Perikles', choices: ['4', '2'] }, [quick, quick]);
  const pages = [host.page, friend.page];
  const random = seeded(17);
  let refused = '';
  let asked = 0;
  let idle = 0;
  while (refused === '') {
    let touched = false;
    for (const page of pages) {
      expect(await isOver(page), 'the game ended before anybody was asked').toBe(false);
      const question = page.locator('.pk-question');
      if ((await question.count()) > 0) {
        refused = await question.first().locator('b').innerText();
        // Answered from another page: the card of the question is shown on every page.
        const table = page.url();
        await page.goto(`${server.url}/settings`);
        const card = page.getByRole('complementary', { name: 'Questions to you' }).getByRole('group', { name: refused });
        await card.getByRole('button', { name: 'Deny' }).click();
        await card.waitFor({ state: 'detached' });
        await page.goto(table);
        await page.locator('.stage').waitFor();
        break;
      }
      const turn = (await page.locator('.said[data-mine=true]').count()) > 0;
      const sending = turn && /^Send (up to )?\d/.test(await page.locator('.prompt').innerText());
      if (sending && asked < 60) {
        asked++;
        if (await askSomebody(page).catch(() => false)) {
          await page.waitForTimeout(150);
          touched = true;
          continue;
        }
      }
      if (await touchSomething(page, random)) touched = true;
    }
    idle = touched ? 0 : idle + 1;
    if (idle > 800) throw new Error('the table stands still');
    if (!touched) await host.page.waitForTimeout(30);
  }
  const [, power, place] = /may (.+) defend (.+)\?$/.exec(refused) ?? [];
  for (const page of pages) await isTold(page, `does not let ${power} defend ${place}.`);
  expect([...host.errors, ...friend.errors]).toEqual([]);
  await Promise.all([host.context.close(), friend.context.close()]);
});
