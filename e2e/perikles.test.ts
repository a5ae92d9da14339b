/** Perikles in the browser: a game of four to the end, the hand-over, the keyboard, the words, and nothing for axe to find. */
import { anyGame } from '@stoa/engine';
import { type PkView, perikles } from '@stoa/perikles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clean } from './axe.ts';
import { launch } from './browser.ts';
import { type Late, openLate } from './kept.ts';
import { answered, arrive, game, isOver, playNow, playOn, seeded, touchSomething, unfold, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');
const PERIKLES = 'Perikles';

const mine = (page: Page): Promise<boolean> => page.locator('.said[data-mine=true]').isVisible();
const promptIs = async (page: Page, words: RegExp): Promise<boolean> =>
  (await mine(page)) && words.test(await page.locator('.prompt').innerText());
const sending = (page: Page): Promise<boolean> => promptIs(page, /^Send (up to )?\d/);
/** Four at the table; in the last campaign if wanted. */
const late = (seed: number, room: string, turn = 1): Late => ({
  ...{ game: anyGame(perikles), seats: 4, seed, room },
  when: view => (view as PkView).turn === turn,
});

/** Whole games stop at every great event; they are played in the long run. */
const LONG = process.env.STOA_LONG === '1';
test.runIf(LONG)('one person and three bots, to the end; shut places say why; a counter goes out and comes back', async () => {
  const { context, page, errors } = await visit(browser, url);
  if (process.env.STOA_LONG === '1') await playNow(page, PERIKLES, 'Red');
  // Outside the long run the game is joined for its last turn.
  else await openLate(page, late(2, 'take-influence', 3));
  expect(await page.locator('.seat').count()).toBe(4);
  await page.locator('.pk-map-temple .spot.shut').first().dispatchEvent('click');
  await page.locator('.refusal').getByText('Not possible').waitFor();
  const random = seeded(51);
  const takeBack = page.getByRole('button', { name: 'Take the last placement back' });
  // The beginning of a commit turn: nothing drafted, picked or sent.
  const begun = page.locator('.confirm, .pk-counter[aria-pressed=true]').or(takeBack);
  await arrive(page, random, async () => (await sending(page)) && (await begun.count()) === 0);
  const counter = page.locator('.pk-counter.use:not(.shut)');
  if ((await counter.count()) > 0) {
    await counter.first().click();
    const open = page.locator('.pk-map-side.open:not([aria-label^=Ask])');
    if ((await open.count()) > 0) {
      await open.first().click();
      await takeBack.click();
      await takeBack.waitFor({ state: 'detached' });
    }
  }
  await playOn(page, random);
  await page.getByRole('heading', { name: /You have (won|lost)|You came|You share|A draw/ }).waitFor();
  await page.getByRole('rowheader', { name: 'Statues' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('an opponent of another level; pieces set out after what has happened is drawn; the parts of a replay lead there', async () => {
  const { context, page, errors } = await visit(browser, url, { width: 1440, settings: { pace: 'fast', motion: 'full' } });
  const card = game(page, PERIKLES);
  await unfold(card);
  await card.getByText('Opponents of different levels').click();
  await card.getByLabel('Opponent 2').selectOption('citizen');
  await playNow(page, PERIKLES);
  const levels: string[] = [];
  for (const plate of await page.locator('.frieze button').all()) {
    await plate.click();
    const sheet = await page.locator('.sheet').innerText();
    levels.push(...(/^(Novice|Citizen):/m.exec(sheet)?.slice(1) ?? []));
    await page.keyboard.press('Escape');
    await page.locator('.sheet').waitFor({ state: 'detached' });
  }
  expect(levels.sort()).toEqual(['Citizen', 'Novice', 'Novice']);
  // The cubes of the bots are on their way: their numbers are seen again when they have landed.
  await page.locator('.pk-map[data-moves]').waitFor();
  await expect
    .poll(() => page.locator('.pk-landing').evaluateAll(all => all.every(one => getComputedStyle(one).opacity === '1')))
    .toBe(true);
  await openLate(page, late(2, 'take-influence', 2));
  await page.goto(page.url().replace('/play/', '/replay/'));
  const parts = page.getByLabel('Parts of the game');
  await parts.waitFor();
  const second = parts.locator('option', { hasText: 'Turn 2 of 3' });
  await parts.selectOption(await second.getAttribute('value'));
  await page.getByText(`Position ${await second.getAttribute('value')} of`).waitFor();
  expect(await parts.locator('option', { hasText: 'The battle for' }).count()).toBe(7);
  expect(errors).toEqual([]);
  await context.close();
});

test('on one screen no player sees what another holds', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { confirm: 'never' } });
  await unfold(game(page, PERIKLES));
  await game(page, PERIKLES).getByRole('radio', { name: '3', exact: true }).check();
  await game(page, PERIKLES).getByRole('button', { name: 'On this screen' }).click();
  await page.locator('.dock, .hand-over').first().waitFor();
  const tiles = new Map<string, string>();
  const ready = page.locator('.hand-over button');
  const faceDown = page.getByRole('button', { name: 'Look at your Special tile' });
  const faceUp = page.locator('.pk-special b');
  const random = seeded(3);
  let inPublic = 0;
  /** Extra cubes are put before all eyes. After that each player's special tile is seen from that player's seat only, and not between two seats. */
  for (let turn = 0; turn < 200 && tiles.size < 3; turn++) {
    await ready.or(page.locator('.said[data-mine=true]')).first().waitFor();
    if ((await ready.count()) > 0) {
      expect(await page.locator('.stage').count()).toBe(0);
      const shown = await page.locator('body').innerText();
      for (const tile of tiles.values()) expect(shown).not.toContain(tile);
      await ready.click();
      await page.locator('.dock').waitFor();
    }
    // A player who has played the tile has none to look at.
    await faceDown.or(faceUp).or(page.locator('.dock')).first().waitFor();
    const seat = await page.locator('.seat.awaited .seat-name').innerText();
    if ((await faceDown.count()) > 0) inPublic++;
    else if ((await faceUp.count()) > 0) tiles.set(seat, await faceUp.innerText());
    await touchSomething(page, random);
    await answered(page);
  }
  expect(inPublic).toBeGreaterThan(3);
  expect(new Set(tiles.values()).size).toBe(3);
  for (let touch = 0; touch < 50; touch++) {
    await ready.or(page.locator('.said[data-mine=true]')).first().waitFor();
    if ((await ready.count()) > 0) break;
    await touchSomething(page, random);
    await answered(page);
  }
  await ready.click();
  const page3 = await page.locator('.stage').innerText();
  const me = await page.locator('.seat.awaited .seat-name').innerText();
  // A tile that its owner has played lies open: the story says so.
  const isPlayed = (tile: string): boolean => page3.includes(`plays ${tile}.`);
  for (const [seat, tile] of tiles)
    if (seat !== me && !isPlayed(tile)) expect(page3.replaceAll('Perikles', ''), `${tile} of ${seat}`).not.toContain(tile);
  await playOn(page, seeded(8), async () => (await page.locator('.pk-hand').count()) > 0);
  expect(errors).toEqual([]);
  await context.close();
});

test('with the keyboard alone to the first counter sent', async () => {
  const { context, page, errors } = await visit(browser, url);
  const random = seeded(5);
  await game(page, PERIKLES).getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();
  if (process.env.STOA_LONG !== '1') await openLate(page, late(4, 'propose'));
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (at?.matches('.confirm')) return 'confirm';
      return at?.matches('.spot.open, .use:not(.shut):not([aria-pressed=true]), .choices button') ? 'offer' : '';
    });
  for (let turn = 0, waits = 0; turn < 200 && waits < 2000 && !(await sending(page)); ) {
    if (!(await mine(page))) {
      waits++;
      await page.waitForTimeout(30);
      continue;
    }
    turn++;
    let pass = Math.floor(random() * 4);
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      const what = await focused();
      if (what === 'confirm' || (what === 'offer' && pass-- <= 0)) break;
    }
    if ((await focused()) !== '') await page.keyboard.press('Enter');
  }
  expect(await sending(page)).toBe(true);
  const press = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, name)) break;
    }
    await page.keyboard.press('Enter');
  };
  await press('.pk-counter.use:not(.shut)');
  await page.locator('.pk-counter[aria-pressed=true]').waitFor();
  await press('.pk-map-side.open:not([aria-label^=Ask])');
  await page.locator('.pk-map-drafted, .pk-force.drafted, #said-note').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Rules now' }).getByText('PK-8.12').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.getByRole('dialog').getByText('Thessalian Allies').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('in words alone, in Italian, to the end of the first turn', async () => {
  const { context, page, errors } = await visit(browser, url, { locale: 'it-IT', settings: { form: 'words', confirm: 'never' } });
  const random = seeded(61);
  await playNow(page, PERIKLES);
  const choices = page.locator('.choices').getByRole('group').getByRole('button');
  const next = page.getByRole('heading', { name: 'Turno 2 di 3' });
  for (let turn = 0, waits = 0; turn < 1500 && waits < 4000 && (await next.count()) === 0; ) {
    const count = await choices.count();
    if (count === 0) {
      if (await isOver(page)) break;
      waits++;
      await page.waitForTimeout(20);
      continue;
    }
    turn++;
    await choices
      .nth(Math.floor(random() * count))
      .dispatchEvent('click', undefined, { timeout: 1500 })
      .catch(() => undefined);
  }
  await next.waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('battles wait, one press each, with their dice in sight; the turn ends with a page of seven lines', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { pace: 'normal' } });
  await openLate(page, late(14, 'battle-special'));
  const stage = page.locator('.pk-stage');
  const next = page.locator('.stop-next');
  const places = new Set<string>();
  const turnPage = page.locator('.pk-turn-stage');
  const ways = page.locator('.dock .pk-answer, .dock .stop-next').filter({ hasNotText: 'On to turn 2' });
  for (let tries = 0; tries < 600 && (await turnPage.count()) === 0; tries++) {
    // A scene may follow the last between two looks: what is gone is looked for again.
    if ((await next.count()) > 0) {
      const place = await stage
        .locator('h2')
        .innerText({ timeout: 1000 })
        .catch(() => undefined);
      if (place !== undefined) places.add(place);
      // A moment takes no touch in its first instants.
      await page.waitForTimeout(450);
    }
    if ((await ways.count()) > 0) {
      await ways
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    } else await page.waitForTimeout(100);
  }
  // Those of others that no die decides have no scene of their own.
  expect(places.size).toBeGreaterThan(1);
  expect(await page.locator('.pk-results tbody tr').count()).toBe(7);
  await page.waitForTimeout(450);
  await page.getByRole('button', { name: 'On to turn 2' }).click();
  await stage.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
}, 180_000);

for (const [dark, width, height] of [
  [false, 1440, 900],
  [true, 390, 844],
] as const)
  test(`axe, ${dark ? 'dark' : 'light'}, ${width} pixels`, async () => {
    const { context, page } = await visit(browser, url, { dark, width, height });
    await openLate(page, late(11, 'extra-cube'));
    await clean(page, 'extra cube');
    await openLate(page, late(12, 'take-influence'));
    await clean(page, 'tiles');
    await openLate(page, late(13, 'commit'));
    await page.locator('.pk-counter.use:not(.shut):visible').first().click();
    await clean(page, 'sending');
    await page.keyboard.press('k');
    await clean(page, 'overview');
    await page.keyboard.press('Escape');
    await openLate(page, late(14, 'battle-special'));
    await page.locator('.pk-stage').waitFor();
    await clean(page, 'battles');
    await page.keyboard.press('t');
    await clean(page, 'in words');
    await context.close();
  });
