/** Earth & Water on a phone: a full hand can be read, every key of a card is whole in the slate, every answer of a battle in ledge and scene. */
import { type EwView, earthWater } from '@stoa/earth-and-water';
import { type Action, anyGame } from '@stoa/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openLate } from './kept.ts';
import { visit } from './player.ts';
import { cutButtons } from './whole.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');
const CARDS = 5;
const MANY = 3;
const RETREATS: ReadonlySet<string> = new Set(['retreat-sea', 'retreat-road']);

test.each(['en-GB', 'it-IT'])('names of cards fit, and the keys of each are seen without scrolling (%s)', async locale => {
  const { context, page, errors } = await visit(browser, url, { width: 390, height: 844, locale });
  await openLate(page, {
    ...{ game: anyGame(earthWater), seats: 2, seed: 3, room: 'operations' },
    when: view => (view as EwView).hand.length >= CARDS,
  });
  const skip = page.locator('.recap button').last();
  if (await skip.isVisible()) await skip.click();
  const door = await page.locator('.story > .story-head .button svg').boundingBox();
  expect(door?.width, 'the sign of the chronicle').toBeGreaterThan(15);
  const names = page.locator('.ew-tray-name');
  expect(await names.count()).toBeGreaterThanOrEqual(CARDS);
  // Neither wider than its card nor broken inside a word.
  const cut = await names.evaluateAll(all =>
    all
      .filter(e => {
        const [text] = e.childNodes;
        const range = document.createRange();
        const isBroken = (word: RegExpExecArray): boolean => {
          if (text === undefined) return true;
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return range.getClientRects().length > 1;
        };
        return e.scrollWidth > e.clientWidth + 1 || [...(e.textContent ?? '').matchAll(/\S+/g)].some(isBroken);
      })
      .map(e => e.textContent),
  );
  expect(cut).toEqual([]);
  for (const head of await page.locator('.ew-tray-head').all()) {
    await head.click();
    await page.locator('.ew-slate-card .use').first().waitFor();
    const covered = await page.locator('.ew-slate-card .use').evaluateAll(all =>
      all
        .filter(e => {
          const { left, top, bottom, width } = e.getBoundingClientRect();
          return [top + 2, bottom - 2].some(y => !e.contains(document.elementFromPoint(left + width / 2, y)));
        })
        .map(e => e.getAttribute('aria-label')),
    );
    expect(covered).toEqual([]);
    await head.click();
  }
  expect(errors).toEqual([]);
  await context.close();
});

const count = (actions: readonly Action[], isMeant: (kind: string) => boolean): number => actions.filter(a => isMeant(a.do)).length;

test.each([
  ['en-GB', 360, 740],
  ['it-IT', 360, 740],
  ['en-GB', 390, 844],
] as const)('answers of a battle are whole, however many there are (%s, %i pixels)', async (locale, width, height) => {
  const { context, page, errors } = await visit(browser, url, { width, height, locale });
  const base = { game: anyGame(earthWater), seats: 2, me: 1, seed: 3 };
  await openLate(page, { ...base, when: (_, actions) => count(actions, kind => kind === 'react' || kind === 'decline') >= MANY });
  await expect.poll(() => page.locator('.ew-answers .button').count()).toBeGreaterThanOrEqual(MANY);
  expect(await page.evaluate(cutButtons)).toEqual([]);
  await openLate(page, { ...base, when: (_, actions) => count(actions, kind => RETREATS.has(kind)) >= MANY });
  await expect.poll(() => page.locator('.ew-scene-keys .button').count()).toBeGreaterThanOrEqual(MANY);
  expect(await page.evaluate(cutButtons)).toEqual([]);
  // The ships or soldiers of the battle stay the larger part of the picture: at least as high as a die.
  const field = await page.locator('.ew-field').boundingBox();
  expect(field?.height, 'the field').toBeGreaterThan(90);
  expect(errors).toEqual([]);
  await context.close();
});
