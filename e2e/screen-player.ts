/**
 * A player outside the tests who decides by what the screen offers: for measures and pictures. It goes on, confirms what is whole, touches
 * what is lit, leaves what is pressed alone, and ends a question that it has touched often enough.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { answered, awake } from './player.ts';

/** Touches on one question after which it is answered by its main button. */
const PATIENCE = 4;
/** Milliseconds for a touch: what was lit may be gone. */
const TOUCH_MS = 2000;

const LIT = [
  '.board .spot.open',
  '.moment-place .spot.open',
  '.tray .spot.open',
  '.tray .use:not(.shut)',
  '.matter .spot.open',
  // Keys of the card that a phone shows in its slate.
  '.matter .ew-uses .use:not(.shut)',
  '.choices button:enabled:not(.quiet)',
]
  // Wishes and promises: a sensible game needs none of them.
  .map(one => `${one}:not([aria-pressed=true], .pa-wishes *, .pm-promises *)`)
  .join(', ');
/** A counter is in hand: it goes where it costs nothing and needs no leave. */
const IN_HAND = '.tray .pk-counter[aria-pressed=true]';
const FREE_SIDE = '.board .spot.open:not([aria-label^="Ask"], :has(.pk-map-price))';
/** More counters would cost a cube: the turn ends. */
const COSTS_NOW = '.pk-with-cube.now';
/** What runs out by itself is left alone. */
const ENDS_ITSELF = '.pk-table.ends';
const MAIN = '.dock .button.main:enabled, .dock .spot.open.main';
const ANY_WAY = '.dock .choices button:enabled, .dock .spot.open, .dock .pk-answer:enabled, .choices button:enabled';

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

/** Cards that are bought: about as many as a player has use for in a campaign. */
const CARDS = 4;
const CARDS_ASKED = /^(\d) cards?\b/;

const labelOf = async (one: Locator): Promise<string> =>
  one.evaluate(e => e.getAttribute('aria-label') ?? e.textContent ?? '', undefined, { timeout: TOUCH_MS });

/** Where numbers of cards are offered, the one nearest to `CARDS`; undefined where something else is asked. */
const cardsToBuy = async (lit: readonly Locator[]): Promise<Locator | undefined> => {
  const labels = await Promise.all(lit.map(labelOf));
  const numbers = labels.map(label => Number(CARDS_ASKED.exec(label.trim())?.[1] ?? Number.NaN));
  if (!numbers.some(n => n > 1)) return undefined;
  const off = numbers.map(n => (Number.isNaN(n) ? Number.POSITIVE_INFINITY : Math.abs(n - CARDS)));
  return lit[off.indexOf(Math.min(...off))];
};

/** `stays`: when this is on the screen nothing is touched any more. */
export const playerAt = (page: Page, random: () => number, stays?: string): Player => {
  let prompt = '';
  let touches = 0;
  const press = async (one: Locator, what: Touched): Promise<Touched> => {
    await one.click({ force: true, timeout: TOUCH_MS, noWaitAfter: true });
    return what;
  };
  const last = async (selector: string, what: Touched): Promise<Touched | undefined> => {
    const all = page.locator(selector);
    const count = await all.count();
    return count === 0 ? undefined : press(all.nth(count - 1), what);
  };
  const lit = async (): Promise<Touched | undefined> => {
    const hasInHand = (await page.locator(IN_HAND).count()) > 0 && (await page.locator(FREE_SIDE).count()) > 0;
    const all = await page.locator(hasInHand ? FREE_SIDE : LIT).all();
    const one = (await cardsToBuy(all)) ?? all[Math.floor(random() * all.length)];
    return one && press(one, 'lit');
  };
  return {
    async touch() {
      await answered(page);
      if (stays !== undefined && (await page.locator(stays).count()) > 0) return undefined;
      const on = await last('.stop-next', 'go on');
      if (on !== undefined) return on;
      if ((await page.locator(ENDS_ITSELF).count()) > 0) return undefined;
      // Others decide: what can be touched now only looks at things.
      if ((await page.locator('.said[data-mine=false]').count()) > 0) return undefined;
      const now = await page.locator('.prompt').innerText();
      touches = now === prompt ? touches + 1 : 0;
      prompt = now;
      const isTired = touches >= PATIENCE || (await page.locator(COSTS_NOW).count()) > 0;
      return (
        (await last('.confirm:enabled', 'confirm')) ??
        (isTired ? await last(MAIN, 'main') : undefined) ??
        (await lit()) ??
        (await last(MAIN, 'main')) ??
        (await last(ANY_WAY, 'main'))
      );
    },
  };
};
