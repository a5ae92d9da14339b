/** Scenes of Parthenon are whole: with six islands nothing of an event, an election or a year is cut, from a small phone to a large screen. */
import { anyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openKept, playedByBots } from './kept.ts';
import { PATIENCE, seeded, visit } from './player.ts';
import { playerAt } from './screen-player.ts';

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;
const SEATS = 6;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** In the page: parts of the scene that would have to be scrolled, and words that leave it. */
const cutIn = (): string[] => {
  const scene = document.querySelector('.moment-scene');
  const around = scene?.getBoundingClientRect();
  if (!scene || !around) return ['no scene'];
  const scrolled = [scene, ...scene.querySelectorAll('.pa-frieze-words')]
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.className}: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`);
  const outside = [...scene.querySelectorAll('b, p, li, small, .pa-skyline')].filter(one => {
    const { left, right, bottom } = one.getBoundingClientRect();
    return left < around.left - 1 || right > around.right + 1 || bottom > around.bottom + 1;
  });
  return [...scrolled, ...outside.map(one => `outside: ${one.textContent}`)];
};
/** In the page: what an island has built lies under its number. */
const coveredIn = (): string[] =>
  [...document.querySelectorAll('.pa-skylines > li')].flatMap(row => {
    const [drawn, number] = ['.pa-skyline > span:last-child', '.pa-built'].map(one => row.querySelector(one)?.getBoundingClientRect());
    if (!drawn || !number) return ['no skyline'];
    const apart = drawn.right <= number.left + 1 || drawn.top >= number.bottom - 1 || drawn.bottom <= number.top + 1;
    return apart ? [] : [row.textContent ?? ''];
  });

const isWhole = async (page: Page, kind: string): Promise<void> => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    expect([...(await page.evaluate(cutIn)), ...(await page.evaluate(coveredIn))], `${kind}, ${width} x ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
/** Plays on until the scene is on the stage. */
const until = async (page: Page, scene: string): Promise<void> => {
  const player = playerAt(page, seeded(5), scene);
  for (const end = Date.now() + PATIENCE; Date.now() < end && (await page.locator(scene).count()) === 0; ) {
    await player.touch().catch(() => undefined);
    await page.waitForTimeout(50);
  }
  await page.locator(scene).waitFor();
};

test('an election, the end of a year and a new event with six islands', async () => {
  const { context, page, errors } = await visit(browser, inject('url'), { width: 1440, height: 900, settings: { pace: 'normal' } });
  const votes = (await playedByBots(anyGame(parthenon), SEATS, 1, 'novice')).filter(({ room }) => room === 'vote');
  // The fourth vote ends the first year.
  const last = votes[3];
  if (last === undefined) throw new Error('no year ends in this game');
  await openKept(page, last.kept);
  for (const scene of ['.moment-election', '.moment-year', '.moment-event']) {
    await until(page, scene);
    await isWhole(page, scene);
    await page.locator('.stop-next').click();
  }
  expect(errors).toEqual([]);
  await context.close();
});
