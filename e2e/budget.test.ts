/** Weight before a game is chosen and after, and that nothing moves while the first page loads. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { playNow, playOn, seeded, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');
const KB = 1024;

test('scripts and art within their budgets, layout still', async () => {
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
  const loaded = new Map<string, number>();
  const art = new Map<string, number>();
  const waiting: Promise<void>[] = [];
  context.on('response', response => {
    const path = new URL(response.url()).pathname;
    waiting.push(
      response.body().then(
        body => {
          if (path.endsWith('.js')) loaded.set(path, gzipSync(body).length);
          else if (/\.(woff2|svg|png|jpg)$/.test(path)) art.set(path, body.length);
        },
        () => undefined,
      ),
    );
  });
  const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((all, size) => all + size, 0);
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(waiting);
  const home = sum(loaded);
  const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
  await playNow(page, '300: Earth & Water', 'Persia');
  await page.waitForTimeout(3000);
  await Promise.all(waiting);
  const workers = [...loaded].filter(([path]) => /worker|\/src-|\/rooms-/.test(path)).reduce((all, [, size]) => all + size, 0);
  const board = sum(loaded) - home - workers;
  console.log(
    `home ${Math.round(home / KB)} KB, board ${Math.round(board / KB)} KB, worker ${Math.round(workers / KB)} KB, art ${Math.round(sum(art) / KB)} KB, shift ${shift}`,
  );
  expect(home).toBeLessThan(200 * KB);
  expect(board).toBeLessThan(150 * KB);
  expect(workers).toBeLessThan(150 * KB);
  expect(sum(art)).toBeLessThan(500 * KB);
  expect(shift).toBeLessThanOrEqual(0.01);
  await context.close();
});

test('no task of a game holds up the screen for more than 50 ms of processor time', async () => {
  const { context, page } = await visit(browser, url, { settings: { pace: 'fast', motion: 'full', confirm: 'never' } });
  await playNow(page, '300: Earth & Water', 'Persia');
  await page.waitForTimeout(1000);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const until = Date.now() + 8000;
  await playOn(page, seeded(2), async () => Date.now() > until);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
  };
  const mains = new Set(
    traceEvents.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  // Processor time of the thread, not the clock: other work on the machine is not the page's.
  const tasks = traceEvents.filter(e => e.name.endsWith('RunTask') && mains.has(`${e.pid} ${e.tid}`)).map(({ tdur = 0 }) => tdur / 1000);
  console.log(`${tasks.length} tasks, the longest ${Math.round(Math.max(...tasks))} ms`);
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
    await playOn(page, seeded(6), async () => (await page.locator('.ew-battle').count()) > 0);
    expect(await over()).toEqual([]);
    await context.close();
  });
