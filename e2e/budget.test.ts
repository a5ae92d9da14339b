/** Weight before a game is chosen and after, for every board; that nothing moves while the first page loads, and no task of a game is long. */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { playNow, playOn, seeded, visit } from './player.ts';
import { type Trace, tasksOf } from './trace.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');
const KB = 1024;

/** Compressed sizes of what comes from now on, by path. */
const listen = (context: BrowserContext): { scripts: Map<string, number>; art: Map<string, number>; all: () => Promise<unknown> } => {
  const scripts = new Map<string, number>();
  const art = new Map<string, number>();
  const waiting: Promise<void>[] = [];
  context.on('response', response => {
    const path = new URL(response.url()).pathname;
    waiting.push(
      response.body().then(
        body => {
          if (path.endsWith('.js')) scripts.set(path, gzipSync(body).length);
          else if (/\.(woff2|svg|png|jpg)$/.test(path)) art.set(path, body.length);
        },
        () => undefined,
      ),
    );
  });
  return { scripts, art, all: () => Promise.all(waiting) };
};

/** What the page itself asked for; its workers ask for themselves. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  );

/** Every board on the shelf. */
const BOARDS = [
  { name: '300: Earth & Water', seed: 2 },
  { name: 'Perikles', seed: 3 },
  { name: 'Parthenon', seed: 4 },
] as const;

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, size) => all + size, 0);
const inKb = (size: number): string => `${Math.round(size / KB)} KB`;

test('the first page: scripts and art within their budgets, layout still', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shift += entry.value;
      document.documentElement.setAttribute('data-shift', String(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const { scripts, art, all } = listen(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  await all();
  const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
  console.log(`home ${inKb(sum(scripts.values()))}, art ${inKb(sum(art.values()))}, shift ${shift}`);
  expect(sum(scripts.values())).toBeLessThan(105 * KB);
  expect(sum(art.values())).toBeLessThan(500 * KB);
  expect(shift).toBeLessThanOrEqual(0.01);
  await context.close();
});

for (const { name, seed } of BOARDS)
  test(`${name}: board, rules and bots within their budgets, and no task holds up the screen for more than 50 ms of processor time`, async () => {
    const { context, page } = await visit(browser, url, {
      settings: { pace: 'fast', motion: 'full', confirm: 'never' },
      serviceWorkers: 'block',
    });
    await page.waitForLoadState('networkidle');
    const before = new Set(await scriptsOf(page));
    const { scripts, art, all } = listen(context);
    await playNow(page, name);
    await page.waitForTimeout(1500);
    await all();
    const first = new Set(await scriptsOf(page));
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const until = Date.now() + 5000;
    await playOn(page, seeded(seed), async () => Date.now() > until);
    const trace = JSON.parse(String(await browser.stopTracing())) as Trace;
    await all();
    const ofPage = new Set(await scriptsOf(page));
    const isBoard = (path: string): boolean => ofPage.has(path) && !path.includes('worker');
    const late = [...scripts].filter(([path]) => !before.has(path));
    const boards = late.filter(([path]) => isBoard(path));
    /** Until the first decision can be made, and with what was loaded later, on first sight. */
    const board = sum(boards.filter(([path]) => first.has(path)).map(([, size]) => size));
    const withLater = sum(boards.map(([, size]) => size));
    const worker = sum(late.filter(([path]) => !isBoard(path)).map(([, size]) => size));
    const tasks = tasksOf(trace);
    if (process.env.STOA_SIZES)
      for (const [path, size] of late.sort(([, a], [, b]) => b - a)) console.log(isBoard(path) ? 'board' : 'worker', size, path);
    console.log(
      `${name}: board ${inKb(board)}, after some play ${inKb(withLater)}, worker ${inKb(worker)}, art ${inKb(sum(art.values()))}, ${tasks.length} tasks, the longest ${Math.round(Math.max(...tasks))} ms`,
    );
    expect(board).toBeGreaterThan(10 * KB);
    expect(board).toBeLessThan(150 * KB);
    expect(withLater).toBeLessThan(180 * KB);
    expect(worker).toBeGreaterThan(10 * KB);
    expect(worker).toBeLessThan(150 * KB);
    expect(sum(art.values())).toBeLessThan(500 * KB);
    expect(tasks.length).toBeGreaterThan(100);
    expect(Math.max(...tasks)).toBeLessThan(50);
    await context.close();
  });

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`text at twice its size needs no sideways scrolling, ${width} pixels`, async () => {
    const { context, page } = await visit(browser, url, { width, height });
    /** What stands beyond the right edge, if the page scrolls there. */
    const over = async (): Promise<readonly string[]> => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      return page.evaluate(() =>
        document.documentElement.scrollWidth <= innerWidth
          ? []
          : [...document.querySelectorAll('body *:not(svg *)')]
              .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
              .map(e => `${e.tagName}.${e.getAttribute('class')}`),
      );
    };
    expect(await over()).toEqual([]);
    await playNow(page, '300: Earth & Water', 'Persia');
    expect(await over()).toEqual([]);
    await playOn(page, seeded(4), async () => (await page.locator('.use').count()) > 2);
    expect(await over()).toEqual([]);
    await playOn(page, seeded(6), async () => (await page.locator('.ew-foreseen .ew-odds, .ew-battle-scene').count()) > 0);
    expect(await over()).toEqual([]);
    await context.close();
  });
