/** A user at the screen: begins games and decides by touching what is offered, chosen by a seeded generator. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

export interface Wish {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly locale?: string;
  /** Settings kept in the browser before the first visit. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly serviceWorkers?: 'allow' | 'block';
  /** Touches may come before React has taken over the page. */
  readonly early?: boolean;
  /** Done before the page is asked for. */
  readonly before?: (page: Page) => Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and of its console. */
  readonly errors: string[];
}

/** The page as it was written is taken over: what is marked now stays marked. */
export const awake = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => (globalThis as { stoaTouched?: unknown }).stoaTouched === undefined));

/** What stood on the screens when a test failed: on another machine there is nothing else to go by. */
const tellScreens = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) {
    const shown = await page.locator('dialog[open], body').last().innerText({ timeout: 2000 }).catch(String);
    console.log(`${page.url().replace(/#.*/, '')} shows:\n${shown.slice(0, 1500)}`);
  }
};

export const visit = async (browser: Browser, url: string, wish: Wish = {}): Promise<Visit> => {
  const contexts: BrowserContext[] = [];
  onTestFailed(async () => {
    for (const context of contexts) await tellScreens(context);
  });
  const context = await browser.newContext({
    viewport: { width: wish.width ?? 1280, height: wish.height ?? 900 },
    colorScheme: wish.dark ? 'dark' : 'light',
    locale: wish.locale ?? 'en-GB',
    acceptDownloads: true,
    serviceWorkers: wish.serviceWorkers ?? 'allow',
  });
  contexts.push(context);
  const settings = { pace: 'skip', level: 'novice', motion: 'less', ...wish.settings };
  await context.addInitScript(kept => {
    const key = 'stoa-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ state: kept, version: 1 }));
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await wish.before?.(page);
  await page.goto(url, { waitUntil: wish.early ? 'commit' : 'load' });
  if (!wish.early) await awake(page);
  return { context, page, errors };
};

export const game = (page: Page, name: string): Locator => page.getByRole('article', { name });

/** The choices of a game are folded into one line. */
export const unfold = async (card: Locator): Promise<void> => {
  await awake(card.page());
  const fold = card.locator('.game-choices:not([open]) > .fold');
  if (await fold.isVisible()) await fold.click();
};

export const playNow = async (page: Page, name: string, side?: string): Promise<void> => {
  if (side !== undefined) {
    await unfold(game(page, name));
    await game(page, name).getByRole('radio', { name: side, exact: true }).check();
  }
  await game(page, name)
    .getByRole('button', { name: /Play now|Gioca subito/ })
    .click();
  await page.locator('.dock').waitFor();
};

/** The table has answered the last touch: what could follow is known, what was sent is played. */
export const answered = (page: Page): Promise<void> => page.locator('.dock[aria-busy=true]').waitFor({ state: 'detached' });

const openChronicle = async (page: Page): Promise<void> => {
  if ((await page.locator('.sheet .log').count()) === 0) await page.keyboard.press('c');
  await page.locator('.sheet').waitFor();
};
const closeSheet = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('.sheet').waitFor({ state: 'detached' });
};

/** The lines of the chronicle, which is opened for that and shut again. */
export const logOf = async (page: Page): Promise<string[]> => {
  await openChronicle(page);
  const lines = await page.locator('.log li').allInnerTexts();
  await closeSheet(page);
  return lines;
};
/** The chronicle is opened, tells it, and is shut again. */
export const isTold = async (page: Page, what: RegExp | string): Promise<void> => {
  await openChronicle(page);
  await page.locator('.log').getByText(what).first().waitFor();
  await closeSheet(page);
};
/** In the drawer, where chat and notes are. */
export const inDrawer = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await openChronicle(page);
  await act();
  await closeSheet(page);
};

/** A small generator, so that a failing run can be run again. */
export const seeded = (seed: number): (() => number) => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const OVER = '.end-panel, .to-result';
const HAND_OVER = '.hand-over button';
const CONFIRM = '.confirm:enabled';
const OFFERED = '.spot.open, .use:not(.shut):not([aria-pressed=true]), .choices button:enabled';

export const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0;

/** How many of each there are, asked at once: most of a test's time is the way to the page and back. */
const count = (page: Page, ...selectors: readonly string[]): Promise<number[]> =>
  page.evaluate(all => all.map(selector => document.querySelectorAll(selector).length), selectors);

/** Nothing happens when it is gone already: the table answers by itself where only one answer is possible. */
const touch = (page: Page, selector: string, nth: number): Promise<void> =>
  page.evaluate(
    ([of, n]) =>
      void document.querySelectorAll(of)[n]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })),
    [selector, nth] as const,
  );

/** One touch; false when there was nothing to touch yet. */
export const touchSomething = async (page: Page, random: () => number): Promise<boolean> => {
  const [busy = 0, confirms = 0, offered = 0] = await count(page, '.dock[aria-busy=true]', CONFIRM, OFFERED);
  // The table has not answered the last touch: further touches would only be refused.
  if (busy > 0) return false;
  if (confirms > 0) await touch(page, CONFIRM, 0);
  else if (offered > 0) await touch(page, OFFERED, Math.floor(random() * offered));
  return confirms + offered > 0;
};

/** Milliseconds: bots on a busy machine may take their time. */
export const PATIENCE = 40_000;

/** Plays until the end or until `enough` says so; throws when the table stands still. */
export const playOn = async (page: Page, random: () => number, enough: () => Promise<boolean> = async () => false): Promise<void> => {
  let last = Date.now();
  for (let touches = 0; touches < 4000; ) {
    if (await enough()) return;
    const [over = 0, handOver = 0] = await count(page, OVER, HAND_OVER);
    if (over > 0) return;
    if (handOver > 0) await page.locator(HAND_OVER).click();
    else if (!(await touchSomething(page, random))) {
      await page.waitForTimeout(20);
      if (Date.now() - last > PATIENCE) throw new Error('the table stands still');
      continue;
    }
    touches++;
    last = Date.now();
  }
  throw new Error('the game does not end');
};

/** Plays on until `there` holds and stays: a touch of the moment before may still be on its way. */
export const arrive = async (page: Page, random: () => number, there: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 40; tries++) {
    await playOn(page, random, there);
    await answered(page);
    if ((await isOver(page)) || (await there())) return;
  }
};
