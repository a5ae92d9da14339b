/**
 * Random games at six widths. At every prompt, by element from point: whatever is lit, the odds, the ways on and the newest result can be
 * seen and touched; no region lies over another, the board keeps its size and the ledge its place. One game for each width, a few dozen
 * prompts; STOA_EVERY=1: every game at every width; in the long run to its end.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { isOver, playNow, seeded, touchSomething, visit } from './player.ts';
import { cutButtons } from './whole.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

const LONG = process.env.STOA_LONG === '1';
const EVERY = LONG || process.env.STOA_EVERY === '1';
const PROMPTS = LONG ? 4000 : 40;
/** Milliseconds. Whole games on a machine that does other work too; a table that stands still ends its test by itself. */
const LIMIT = LONG ? 1_800_000 : undefined;
const GAMES = ['300: Earth & Water', 'Perikles', 'Parthenon', 'Petteia'] as const;
const WIDTHS = [
  { width: 360, height: 640, first: 0 },
  { width: 390, height: 844, first: 1 },
  { width: 768, height: 1024, first: 2 },
  { width: 1024, height: 768, first: 0 },
  { width: 1440, height: 900, first: 1 },
  { width: 1920, height: 1080, first: 2 },
] as const;

interface Seen {
  /** What was asked about: games without lit things would prove nothing. */
  readonly looked: number;
  readonly faults: readonly string[];
  /** Board and ledge, by their boxes. */
  readonly board: string;
  readonly ledge: string;
}

/** Runs in the page. */
const look = (): Seen => {
  const faults: string[] = [];
  const nameOf = (e: Element): string =>
    `${e.tagName} .${e.getAttribute('class')} “${(e.getAttribute('aria-label') ?? e.textContent)?.slice(0, 40)}”`;
  const box = (selector: string): DOMRect | undefined => {
    const rect = document.querySelector(`.stage > ${selector}`)?.getBoundingClientRect();
    return rect && rect.width > 0 && rect.height > 0 ? rect : undefined;
  };
  const isThere = (e: Element, x: number, y: number): boolean => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (e.contains(there) || there === e);
  };
  /** Some point of it can be touched; of a button in the ledge every corner. */
  const isSeen = (e: Element, everywhere: boolean): boolean => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = e.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const at = (dx: number, dy: number): boolean => isThere(e, left + width * dx, top + height * dy);
    const corners = [at(0.06, 0.5), at(0.94, 0.5), at(0.5, 0.15), at(0.5, 0.85)];
    if (everywhere) return at(0.5, 0.5) && corners.every(Boolean) && height >= 43.5 && width >= 43.5;
    return at(0.5, 0.5) || [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)].some(Boolean);
  };
  const shows = (e: Element): boolean => getComputedStyle(e).visibility !== 'hidden' && e.getClientRects().length > 0;
  let looked = 0;
  const ask = (what: string, selector: string, everywhere = false): void => {
    for (const e of [...document.querySelectorAll(selector)].filter(shows)) {
      looked++;
      if (!isSeen(e, everywhere)) faults.push(`${what}: ${nameOf(e)}`);
    }
  };
  ask('lit', '.board .spot.open, .board .use:not(.shut), .tray .spot.open, .tray .use:not(.shut)');
  ask('choice', '.matter .choices button:enabled, .matter .spot.open, .matter .use:not(.shut)');
  ask('asked in a scene', '.moment-place .spot.open, .moment-place .use:not(.shut)');
  ask('odds', '.matter [class*="odds-bar"], .moment-place [class*="odds-bar"]');
  ask('way on', '.dock button:enabled', true);
  const turn = document.querySelector<HTMLElement>('.slate-turn');
  const newest = document.querySelector('.news li:last-child, .recap li:last-child');
  const scene = document.querySelector('.stage > .moment-place > *');
  // A scene takes the place of the board and the story; the newest result is in it.
  if (scene && shows(scene)) ask('newest result', '.stage > .moment-place > *');
  else if (newest && !shows(newest) && turn && shows(turn)) {
    // The phone's slate shows the matter: one touch turns it over.
    if (!isSeen(turn, true)) faults.push('the slate cannot be turned');
  } else if (newest) ask('newest result', '.news li:last-child, .recap li:last-child');
  const isSeenIn = (e: Element): boolean => {
    const { width, height } = e.getBoundingClientRect();
    const tells = e instanceof SVGElement || [...e.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return tells && width > 2 && height > 2 && shows(e);
  };
  // The button that opens chronicle, rules and cards must show an icon or a word.
  for (const e of [...document.querySelectorAll('.story-head button, .table-bar button')].filter(shows))
    if (![e, ...e.querySelectorAll('*')].some(isSeenIn)) faults.push(`blank: ${nameOf(e)}`);
  const regions = ['.table-bar', '.frieze', '.board', '.matter', '.story', '.tray', '.say', '.dock'].flatMap(name => {
    const rect = box(name);
    return rect ? [{ name, rect }] : [];
  });
  for (const [i, one] of regions.entries())
    for (const other of regions.slice(i + 1)) {
      const over = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (over > 1 && down > 1) faults.push(`${one.name} lies over ${other.name}`);
    }
  for (const { name, rect } of regions)
    if (rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1) faults.push(`${name} is outside the window`);
  if (scrollX !== 0 || scrollY !== 0) faults.push('the page is scrolled');
  const tray = document.querySelector('.stage > .tray:has(.pk-tray)');
  if (tray && tray.scrollWidth > tray.clientWidth + 1) faults.push('the tray is wider than the window');
  const prompt = document.querySelector('.prompt');
  const said = document.querySelector('.stage > .say')?.getBoundingClientRect();
  if (prompt && said && prompt.getBoundingClientRect().bottom > said.bottom + 1) faults.push(`the prompt is cut: ${prompt.textContent}`);
  const told = (rect: DOMRect | undefined): string =>
    rect ? [rect.left, rect.top, rect.width, rect.height].map(Math.round).join(' ') : '';
  const [say, dock] = [box('.say'), box('.dock')];
  return { looked, faults, board: told(box('.board')), ledge: say && dock ? `${Math.round(say.top)} ${Math.round(dock.bottom)}` : '' };
};

const walk = async (page: Page, seed: number): Promise<void> => {
  const random = seeded(seed);
  const boards = new Set<string>();
  const ledges = new Set<string>();
  const faults: string[] = [];
  let looked = 0;
  for (let prompts = 0, idle = 0; prompts < PROMPTS && idle < 2000 && !(await isOver(page)); ) {
    const mine = (await page.locator('.said[data-mine=true]').count()) > 0;
    const isBusy = (await page.locator('.dock[aria-busy=true]').count()) > 0;
    if (!mine || isBusy) {
      idle++;
      await page.waitForTimeout(20);
      continue;
    }
    const seen = await page.evaluate(look);
    const cut = await page.evaluate(cutButtons);
    // The game ended while it was looked at: the result lies over the story.
    if (await isOver(page)) break;
    looked += seen.looked;
    boards.add(seen.board);
    ledges.add(seen.ledge);
    if (seen.faults.length + cut.length > 0) {
      const asked = await page.locator('.prompt').innerText();
      for (const fault of [...seen.faults, ...cut]) faults.push(`${asked} — ${fault}`);
    }
    prompts++;
    if (await touchSomething(page, random)) idle = 0;
  }
  expect([...new Set(faults)]).toEqual([]);
  // Parthenon's board scrolls: on a phone it has what slate and tray leave.
  const isFree = await page.evaluate(() => innerWidth < 600 && document.querySelector('.game-parthenon') !== null);
  if (!isFree) expect([...boards]).toHaveLength(1);
  expect([...ledges]).toHaveLength(1);
  expect(looked).toBeGreaterThan(40);
};

for (const { width, height, first } of WIDTHS)
  for (const [n, name] of GAMES.entries())
    test.runIf(EVERY || n === first)(
      `${name}, ${width} pixels: nothing that is asked about is covered`,
      async () => {
        const { context, page, errors } = await visit(browser, url, { width, height });
        await playNow(page, name);
        await walk(page, 100 + n);
        expect(errors).toEqual([]);
        await context.close();
      },
      LIMIT,
    );

test('Perikles: ten tiles and the Special tile stand in the tray at every width, none cut', async () => {
  const { context, page } = await visit(browser, url);
  await playNow(page, 'Perikles');
  await page.locator('.pk-tiles .pk-tile').nth(9).waitFor();
  const cutNow = (): Promise<(string | null)[]> =>
    page.evaluate(() => {
      const tray = document.querySelector('.stage > .tray')?.getBoundingClientRect();
      const isOut = (e: Element): boolean => {
        const { left, right, bottom } = e.getBoundingClientRect();
        return !tray || left < tray.left - 1 || right > tray.right + 1 || bottom > tray.bottom + 1;
      };
      // A name that ends in dots is cut as well.
      const isShort = (e: Element): boolean => e.scrollWidth > e.clientWidth + 1;
      return [
        ...[...document.querySelectorAll('.pk-tile, .pk-tile > *, .pk-special, .pk-special > *')].filter(isOut),
        ...[...document.querySelectorAll('.pk-tile-name')].filter(isShort),
      ].map(e => e.textContent);
    });
  for (const [width, height] of [
    [1600, 900],
    [1440, 900],
    [1200, 800],
    [1024, 768],
    [900, 700],
    [768, 1024],
    [600, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(cutNow, { message: `${width}`, timeout: 10_000 }).toEqual([]);
  }
  await context.close();
});
