/** A player outside the tests who decides by what the screen offers: for measures and pictures. */
import type { Browser, Page } from 'playwright-core';
import { answered, awake } from './player.ts';

/** Touches on one question after which it is answered by its main button. */
const PATIENCE = 4;

const LIT = '.board .spot.open, .tray .spot.open, .tray .use:not(.shut), .matter .spot.open, .choices button:enabled:not(.quiet)';
const MAIN = '.dock .button.main:enabled, .dock .spot.open.main, .dock .choices button:enabled';

interface Wish {
  readonly settings: object;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

export const openPage = async (browser: Browser, url: string, wish: Wish): Promise<Page> => {
  const { settings, width = 1440, height = 900, dark = false } = wish;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await context.addInitScript(kept => {
    localStorage.setItem('stoa-settings', JSON.stringify({ state: kept, version: 2 }));
  }, settings);
  // The loader of this script names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = f => f');
  const page = await context.newPage();
  await page.goto(url);
  await awake(page);
  return page;
};

export type Touched = 'go on' | 'confirm' | 'lit' | 'main';
interface Player {
  readonly touch: () => Promise<Touched | undefined>;
}

/** Goes on, confirms what is whole, touches what is lit, and ends a question that has been touched often enough. */
export const playerAt = (page: Page, random: () => number): Player => {
  let prompt = '';
  let touches = 0;
  const click = async (selector: string, which: 'any' | 'last', what: Touched): Promise<Touched | undefined> => {
    const all = page.locator(selector);
    const count = await all.count();
    if (count === 0) return undefined;
    await all.nth(which === 'last' ? count - 1 : Math.floor(random() * count)).dispatchEvent('click', undefined, { timeout: 2000 });
    return what;
  };
  return {
    async touch() {
      await answered(page);
      const now = await page.locator('.prompt').innerText();
      touches = now === prompt ? touches + 1 : 0;
      prompt = now;
      const isTired = touches >= PATIENCE;
      return (
        (await click('.stop-next', 'last', 'go on')) ??
        (await click('.confirm:enabled', 'last', 'confirm')) ??
        (isTired ? await click(MAIN, 'last', 'main') : undefined) ??
        (await click(LIT, 'any', 'lit')) ??
        (await click(MAIN, 'last', 'main')) ??
        (await click('.choices button:enabled', 'any', 'main'))
      );
    },
  };
};
