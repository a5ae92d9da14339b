/** Parthenon in the browser: one person and two bots, the hand-over, the keyboard, the words, and nothing for axe to find. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clean } from './axe.ts';
import { LOOKS, launch } from './browser.ts';
import { answered, arrive, game, isOver, isTold, logOf, playNow, playOn, seeded, unfold, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');
const PARTHENON = 'Parthenon';
const LONG = process.env.STOA_LONG === '1';
const SCREENS = fileURLToPath(new URL('../out/screens/', import.meta.url));
mkdirSync(SCREENS, { recursive: true });

const three = async (page: Page): Promise<void> => {
  await unfold(game(page, PARTHENON));
  await game(page, PARTHENON)
    .getByRole('radio', { name: /^3 |\b3\b/ })
    .first()
    .check();
};
const mine = async (page: Page): Promise<boolean> => (await page.locator('.said[data-mine=true]').count()) > 0;
const isIn = (page: Page, room: string) => async (): Promise<boolean> =>
  (await mine(page)) && (await page.locator(`.pa-table.in-${room}`).count()) > 0;

/** A hurried player: ends each phase where that can be said, else answers what is asked. One glance and one touch at a time. */
const hurry = async (page: Page, enough: () => Promise<boolean> = async () => false): Promise<void> => {
  for (let touches = 0, waits = 0; touches < 1500 && waits < 5000; ) {
    if (await enough()) return;
    const said = await page.evaluate(() => {
      if (document.querySelector('.end-panel')) return 'over';
      const mine = document.querySelector('.said[data-mine=true]');
      const find = (selector: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(selector)].findLast(e => !e.closest('.pa-wishes'));
      const words = [...document.querySelectorAll<HTMLElement>('.choices button:enabled')];
      const end = words.find(e => /^(Ready|Pass|Leave|Let it|Keep nothing|Accept)/.test(e.innerText.trim()));
      // Asked whether it is sure, it is; the way back would lead to the same question.
      const sure = find('.pa-acts[role=group] .pa-act.quiet.open');
      const touch =
        mine &&
        (find('.confirm:enabled') ??
          end ??
          words.at(-1) ??
          sure ??
          find('.pa-acts .spot.open') ??
          find('.moment .spot.open') ??
          find('.pa-table .spot.open'));
      touch?.click();
      return touch ? 'touched' : 'waits';
    });
    if (said === 'over') return;
    if (said === 'touched') touches++;
    else waits++;
    await page.waitForTimeout(said === 'touched' ? 40 : 20);
  }
  throw new Error('the game does not end');
};

test.runIf(LONG)(
  'one person and two bots to the end: a fleet is loaded, unloaded and sent; shut places say why with the rule',
  async () => {
    const { context, page, errors } = await visit(browser, url);
    await three(page);
    await playNow(page, PARTHENON, 'Player 1');
    expect(await page.locator('.seat').count()).toBe(3);
    const random = seeded(7);
    await arrive(page, random, isIn(page, 'voyage-plan'));
    const quay = page.locator('.pa-voyage .pa-card');
    const hold = page.locator('.pa-hold .spot');
    await page.locator('.pa-land-spot').first().dispatchEvent('click');
    await page.locator('.refusal').getByText('PA-8.4').waitFor();
    await quay.first().click();
    await expect.poll(() => hold.count()).toBe(1);
    await hold.first().click();
    await expect.poll(() => hold.count()).toBe(0);
    // The same by drag: a card aboard, back to the quay, aboard again, the ship to a land.
    const fleet = page.locator('[data-drop="fleet A"]');
    await quay.first().dragTo(fleet);
    await expect.poll(() => hold.count()).toBe(1);
    await hold.first().dragTo(page.locator('[data-drop=quay]'));
    await expect.poll(() => hold.count()).toBe(0);
    await quay.first().dragTo(fleet);
    await page.locator('[data-drag="ship A"]').dragTo(page.locator('.pa-land[data-drop="land athens"]'));
    await page.getByRole('button', { name: 'Set sail with 1 fleet' }).click();
    await isTold(page, /Your fleet A sails for Athens with 1/);
    await arrive(page, random, isIn(page, 'build'));
    await page.locator('.pa-tile-spot.shut').last().dispatchEvent('click');
    await page.locator('.refusal').getByText(/PA-1/).first().waitFor();
    await (LONG ? playOn(page, random) : hurry(page));
    await page.getByRole('heading', { name: /You have (won|lost)|You came|You share|A draw/ }).waitFor();
    await page.getByRole('rowheader', { name: 'Villages' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('on one screen no player sees what another holds', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { confirm: 'never' } });
  await three(page);
  await game(page, PARTHENON).getByRole('button', { name: 'On this screen' }).click();
  await page.locator('.dock, .hand-over').first().waitFor();
  const hands = new Map<string, string>();
  const random = seeded(3);
  for (let turn = 0; turn < 400 && hands.size < 3; turn++) {
    const ready = page.locator('.hand-over button');
    if ((await ready.count()) > 0) {
      expect(await page.locator('.stage').count()).toBe(0);
      await ready.click();
      await page.locator('.dock').waitFor();
    }
    if (await isIn(page, 'trade-open')()) {
      const seat = await page.locator('.seat:has(.seat-who:text("you")) .seat-name').innerText();
      hands.set(seat, (await page.locator('.pa-stores').getAttribute('aria-label')) ?? '');
      const shown = await page.locator('.stage').innerText();
      const log = (await logOf(page)).join('\n');
      expect(shown).toContain(seat);
      // What the others were given is told to them alone.
      for (const line of log.split('\n').filter(l => / produces /.test(l)))
        if (!line.startsWith(seat)) expect(line).toMatch(/produces \d cards?\.$/);
      await page.getByRole('button', { name: 'Ready', exact: true }).click();
      await answered(page);
    } else await playOn(page, random, async () => (await ready.count()) > 0 || (await isIn(page, 'trade-open')()));
  }
  expect(hands.size).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

test('with the keyboard alone to a fleet under sail', async () => {
  const { context, page, errors } = await visit(browser, url);
  await three(page);
  await game(page, PARTHENON).getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();
  /** Tab until the focus is on one of these, then Enter; nothing where none is in reach. */
  const press = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(s => document.activeElement?.matches(s) ?? false, selector))) continue;
      await page.keyboard.press('Enter');
      return;
    }
  };
  const sailing = isIn(page, 'voyage-plan');
  const settled = async (): Promise<boolean> => {
    if (!(await sailing())) return false;
    await page.waitForTimeout(300);
    return sailing();
  };
  for (let turn = 0, waits = 0; turn < 150 && waits < 2000 && !(await settled()); ) {
    if (await mine(page)) turn++;
    else waits++;
    if (!(await mine(page))) await page.waitForTimeout(30);
    else if ((await page.locator('.confirm:enabled').count()) > 0) await press('.confirm');
    else if ((await page.locator('.choices button').count()) > 0) await press('.choices button');
    else
      await press(
        '.pa-decide .spot.open, .pa-people .spot.open, .pa-event .spot.open, .pa-acts .spot.open, .pa-harbor-vote .spot.open, .pa-tile .spot.open',
      );
  }
  expect(await sailing()).toBe(true);
  if ((await page.locator('.pa-hold .spot').count()) === 0) await press('.pa-voyage .pa-card.open');
  await page.locator('.pa-hold .spot').first().waitFor();
  await press('.pa-land-spot.open');
  await press('.pa-act.main.open');
  await isTold(page, /^Your fleet [A-Z] sails for/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Rules now' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.getByRole('dialog').getByText('Safe Journey').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('in words alone, in Italian, with every listed action a button', async () => {
  const { context, page, errors } = await visit(browser, url, { locale: 'it-IT', settings: { form: 'words', confirm: 'never' } });
  const random = seeded(61);
  await three(page);
  await playNow(page, PARTHENON);
  const choices = page.locator('.choices').getByRole('group').getByRole('button');
  const until = LONG ? 'Anno 3' : 'Anno 1, stagione 3';
  const there = (): Promise<number> => page.getByRole('heading', { name: until }).count();
  for (let turn = 0, waits = 0; turn < 4000 && waits < 4000 && (await there()) === 0; ) {
    const count = await choices.count();
    if (count === 0) {
      if (await isOver(page)) break;
      waits++;
      await page.waitForTimeout(20);
      continue;
    }
    turn++;
    const labels = await choices.allInnerTexts();
    expect(labels.filter(label => /undefined|NaN|^\s*$/.test(label))).toEqual([]);
    await choices
      .nth(Math.floor(random() * count))
      .dispatchEvent('click', undefined, { timeout: 1500 })
      .catch(() => undefined);
  }
  expect(await there()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** All moments in the long run; in every run one in the light and the other in the dark. */
const MOMENTS = (dark: boolean) =>
  LONG
    ? (['trade-open', 'voyage-plan', 'harbor-vote', 'build', 'vote', 'event-decide'] as const)
    : dark
      ? (['build'] as const)
      : (['voyage-plan'] as const);
/** Both sizes in the long run; a wide light one and a narrow dark one in every run. */
const SIZES = (dark: boolean) =>
  [
    [1440, 900],
    [390, 844],
  ].filter(([width = 0]) => LONG || dark === width < 1000);

for (const [dark, locale] of LOOKS)
  test(`axe and pictures, ${dark ? 'dark' : 'light'}, ${locale}`, async () => {
    for (const [width = 0, height = 0] of SIZES(dark)) {
      const { context, page } = await visit(browser, url, { dark, locale, width, height });
      await three(page);
      await playNow(page, PARTHENON);
      for (const room of MOMENTS(dark)) {
        await hurry(page, isIn(page, room));
        if (await isOver(page)) break;
        if (room === 'voyage-plan' && (await page.locator('.pa-voyage .pa-card.open').count()) > 0)
          await page.locator('.pa-voyage .pa-card.open').first().click();
        await clean(page, room);
        await page.screenshot({
          path: `${SCREENS}parthenon-${room}-${width}-${dark ? 'dark' : 'light'}-${locale.slice(0, 2)}.png`,
        });
      }
      for (const tab of LONG ? [0, 2, 3, 4] : [0]) {
        await page.locator('.pa-tabs button').nth(tab).click();
        await clean(page, `tab ${tab}`);
      }
      if (LONG) {
        await page.keyboard.press('k');
        await clean(page, 'overview');
        await page.keyboard.press('Escape');
        await page.keyboard.press('t');
        await clean(page, 'in words');
      }
      await context.close();
    }
  });
