/** A scene that has been told stands still: Chromium began the motion of what a container query can hide again and again, and every frame was work. */
import { earthWater } from '@stoa/earth-and-water';
import { anyGame } from '@stoa/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openLate } from './kept.ts';
import { visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Longer than the period in which such a motion began anew. */
const WATCHED_MS = 1500;

test('the lights of a scored campaign are lit once', async () => {
  const { page } = await visit(browser, inject('url'), { settings: { motion: 'full', pace: 'normal' } });
  const holdsCards = (view: unknown): boolean => (view as { readonly hand: readonly unknown[] }).hand.length >= 2;
  await openLate(page, { game: anyGame(earthWater), seats: 2, seed: 40, room: 'supply-hand', when: holdsCards });
  await page.getByRole('button', { name: 'Discard all' }).click();
  await page.locator('.ew-lit-city').first().waitFor();
  // What is held until the page is drawn stands, and has still to move.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  const begun = await page.evaluate(async watched => {
    const names: string[] = [];
    addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    await new Promise(resolve => setTimeout(resolve, watched));
    return names;
  }, WATCHED_MS);
  expect(begun).toEqual([]);
  expect(await page.locator('.ew-lit-city').count()).toBeGreaterThan(0);
});
