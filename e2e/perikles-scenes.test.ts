/**
 * Battles of Perikles with many counters, allies, tiles and two rounds of dice: in their scenes nothing lies over anything else, nothing is cut,
 * nothing has to be scrolled into sight, every counter is a whole figure, and who takes the place stands above the rounds. Two turns; three games of all sizes in the long run.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openKept } from './kept.ts';
import { turnsOfBattles } from './perikles-battles.ts';
import { seeded, visit } from './player.ts';
import { playerAt } from './screen-player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

const LONG = process.env.STOA_LONG === '1';
const TURNS = LONG
  ? [5, 4, 3].flatMap(seats => turnsOfBattles(seats, seats + 1))
  : [...turnsOfBattles(5, 1).slice(1, 2), ...turnsOfBattles(4, 2).slice(-1)];
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [360, 640],
] as const;
const WAIT_MS = 90_000;
const NEXT = '.stop-next';
/** Milliseconds for a touch: what was there may be gone. */
const TOUCH_MS = 2000;

interface Seen {
  readonly faults: readonly string[];
  readonly mostCounters: number;
  readonly throws: number;
}

/** Runs in the page. */
const look = (): Seen => {
  const faults: string[] = [];
  const scene = document.querySelector('.pk-battle-stage');
  const tray = document.querySelector('.stage > .tray');
  if (!scene || !tray) return { faults: ['no scene'], mostCounters: 0, throws: 0 };
  const seen = (e: Element): boolean => {
    const { width, height } = e.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(e).visibility !== 'hidden';
  };
  /** What is one thing although it is drawn of several. */
  const wholeOf = (e: Element): Element => e.closest('.pk-piece') ?? e.closest('.pk-disc, .pk-tokens, .pk-columns, .pk-vp, svg') ?? e;
  const boxOf = (e: Element): DOMRect => {
    const own = [...e.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (own.length === 0) return e.getBoundingClientRect();
    const range = document.createRange();
    range.setStartBefore(own[0] as Node);
    range.setEndAfter(own[own.length - 1] as Node);
    // Letters fill the middle of their line.
    const { left, top, width, height } = range.getBoundingClientRect();
    const line = Math.min(height, Number.parseFloat(getComputedStyle(e).fontSize) * 1.3);
    return new DOMRect(left, top + line * 0.2, width, height - line * 0.35);
  };
  const thingsIn = (root: Element): Element[] => {
    const tells = [...root.querySelectorAll('*')].filter(
      e => (e.tagName === 'svg' || [...e.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) && seen(e),
    );
    return [...new Set(tells.map(wholeOf))].filter(one => one.closest('.unseen') === null);
  };
  const nameOf = (e: Element): string => `${e.getAttribute('class')} “${(e.getAttribute('aria-label') ?? e.textContent)?.slice(0, 30)}”`;
  /** The window and every ancestor that cuts. */
  const isCut = (e: Element, { left, top, right, bottom }: DOMRect): boolean => {
    for (let at: Element | null = e.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      if (left < edge.left - 1.5 || right > edge.right + 1.5 || top < edge.top - 1.5 || bottom > edge.bottom + 1.5) return true;
    }
    return left < -1.5 || top < -1.5 || right > innerWidth + 1.5 || bottom > innerHeight + 1.5;
  };
  const things = thingsIn(scene).map(e => ({ e, box: boxOf(e) }));
  for (const [i, { e, box }] of things.entries()) {
    if (isCut(e, box)) faults.push(`cut: ${nameOf(e)}`);
    for (const { e: other, box: its } of things.slice(i + 1)) {
      if (e.contains(other) || other.contains(e)) continue;
      const over = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (over > 1.5 && down > 1.5) faults.push(`${nameOf(e)} lies over ${nameOf(other)}`);
    }
  }
  // The seven below may be more than a phone is wide; each is whole.
  for (const one of tray.querySelectorAll('.pk-seven > li'))
    for (const inside of one.querySelectorAll('*')) {
      const { top, bottom, height } = inside.getBoundingClientRect();
      const edge = one.getBoundingClientRect();
      if (height > 0 && seen(tray) && (top < edge.top - 1.5 || bottom > edge.bottom + 1.5))
        faults.push(`out of its card: ${nameOf(inside)}`);
    }
  const field = scene.querySelector('.pk-field');
  if (field && field.scrollHeight > field.clientHeight + 1) faults.push(`scrolls by ${field.scrollHeight - field.clientHeight}`);
  const verdict = scene.querySelector('.pk-taken b')?.getBoundingClientRect();
  const first = scene.querySelector('.pk-duel')?.getBoundingClientRect();
  if (!verdict || (first && verdict.bottom > first.top)) faults.push('the verdict is not above the rounds');
  // Every counter is a figure that is seen whole; where there is room for it, tall enough to be looked at.
  const figures = [...scene.querySelectorAll('.pk-figure')];
  for (const figure of figures) {
    const box = figure.getBoundingClientRect();
    if (isCut(figure, box)) faults.push(`cut: figure of ${nameOf(figure.parentElement as Element)}`);
    if (innerWidth >= 1300 && box.height < 56) faults.push(`small: figure of ${nameOf(figure.parentElement as Element)}`);
  }
  // Men of a rank stand behind each other, but not before the letter of their neighbour's shield.
  for (const rank of scene.querySelectorAll('.pk-pieces')) {
    const letters = [...rank.querySelectorAll('.pk-figure:not(.lies) > .shield')].map(one => one.getBoundingClientRect());
    for (const [i, { left, width }] of letters.entries())
      if (i > 0 && Math.abs(left - (letters[i - 1]?.left ?? 0)) < width * 0.6) faults.push('a letter behind a shield');
  }
  if (scene.querySelectorAll('.pk-piece').length > figures.length) faults.push('a counter without a figure');
  return {
    faults,
    mostCounters: Math.max(0, ...[...scene.querySelectorAll('.pk-pieces')].map(({ childElementCount }) => childElementCount)),
    throws: scene.querySelectorAll('.pk-throw').length,
  };
};

const sceneOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scene = document.querySelector('.moment-place > section');
    const waits = document.querySelector('.stop-next') !== null;
    return scene?.classList.contains('pk-turn-stage') ? 'over' : waits ? (scene?.getAttribute('aria-label') ?? '') : '';
  });

for (const [n, kept] of TURNS.entries())
  test(`turn ${n + 1}: at every size each battle is whole, nothing lies over anything, the verdict is first`, async () => {
    const { context, page, errors } = await visit(browser, url, { settings: { pace: 'normal' }, width: 1440, height: 900 });
    await openKept(page, kept);
    // A scene that has just come is looked at before it is left.
    const player = playerAt(page, seeded(1), NEXT);
    const faults: string[] = [];
    const shown = new Set<string>();
    let counters = 0;
    let twice = 0;
    for (let last = Date.now(); Date.now() - last < WAIT_MS; ) {
      const scene = await sceneOn(page);
      if (scene === 'over') break;
      if (scene !== '' && !shown.has(scene)) {
        shown.add(scene);
        last = Date.now();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const seen = await page.evaluate(look);
          faults.push(...seen.faults.map(fault => `${scene}, ${width} × ${height}: ${fault}`));
          counters = Math.max(counters, seen.mostCounters);
          if (seen.throws > 2) twice++;
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      if (scene === '') await player.touch().catch(() => undefined);
      else
        await page
          .locator(NEXT)
          .click({ timeout: TOUCH_MS })
          .catch(() => undefined);
      await page.waitForTimeout(20);
    }
    expect(faults).toEqual([]);
    // The turn had what makes a scene full.
    expect(shown.size).toBeGreaterThan(3);
    expect(counters).toBeGreaterThan(3);
    expect(twice).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);
