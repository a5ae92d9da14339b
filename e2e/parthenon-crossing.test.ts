/** Scenes on a wide screen: the card that was turned hides no ship of the map, and no focus gets behind a scene. */
import { anyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { openKept, playedByBots } from './kept.ts';
import { playNow, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('Parthenon: the card of a hazard lies beside the map', async () => {
  const { context, page } = await visit(browser, inject('url'), { width: 1440, height: 900 });
  const asked = (await playedByBots(anyGame(parthenon), 4, 1, 'novice')).find(({ room }) => room === 'hazard-respond');
  if (asked === undefined) throw new Error('no hazard asks anything in this game');
  await openKept(page, asked.kept);
  const [map, card] = await Promise.all(
    ['.board .pa-map', '.pa-turned'].map(async one => {
      await page.locator(one).waitFor();
      return page.locator(one).boundingBox();
    }),
  );
  if (!map || !card) throw new Error('the scene is not on the stage');
  expect(map.x + map.width).toBeLessThanOrEqual(card.x);
  // It is the board's own map: nothing is drawn a second time, no ship sails twice.
  expect(await page.locator('.pa-sea-map').count()).toBe(1);
  await context.close();
});

test('Tab goes past what a scene covers, there and back', async () => {
  const { context, page } = await visit(browser, inject('url'), { width: 1440, height: 900, settings: { pace: 'normal' } });
  await playNow(page, 'Parthenon');
  await page.locator('.moment-event').waitFor();
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let n = 0; n < 25; n++) {
      await page.keyboard.press(key);
      reached.add(await page.evaluate(() => document.activeElement?.closest('.stage > *')?.className.split(' ')[0] ?? ''));
    }
  for (const covered of ['board', 'matter', 'story']) expect([...reached], covered).not.toContain(covered);
  expect([...reached]).toEqual(expect.arrayContaining(['dock', 'frieze']));
  await context.close();
});
