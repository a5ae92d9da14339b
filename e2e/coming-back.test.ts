/** A game that was left: what happened since, what was done to me first, skipped or gone with the next decision. Taking back past the dice; the same again. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { answered, arrive, awake, isOver, playNow, playOn, seeded, touchSomething, unfold, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

interface Kept {
  readonly header: { readonly takeBack: string; readonly options: { readonly persianFleetCost?: number } };
  readonly entries: readonly { readonly kind: string }[];
}
/** The games kept in this browser. */
const kept = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const open = indexedDB.open('stoa', 1);
        open.onsuccess = () => {
          const all = open.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
const entries = async (page: Page): Promise<{ takeBack: string | undefined; kinds: readonly string[] }> => {
  const [first] = await kept(page);
  return { takeBack: first?.header.takeBack, kinds: first?.entries.map(({ kind }) => kind) ?? [] };
};

test('a game opened again says what happened since; skipped, it stays away until the next visit', async () => {
  const { context, page, errors } = await visit(browser, url);
  await playNow(page, '300: Earth & Water', 'Persia');
  const random = seeded(11);
  // Until bots have answered a decision of mine with more than a line.
  const mine = page.locator('.said[data-mine=true]');
  const answeredAtLength = async (): Promise<boolean> =>
    (await mine.count()) > 0 && (await page.locator('.news li').count()) > 3 && (await page.locator('.use').count()) > 0;
  await arrive(page, random, answeredAtLength);
  expect(await isOver(page)).toBe(false);
  const fresh = await page.locator('.news li').allTextContents();
  expect(await page.locator('.recap').count()).toBe(0);
  await page.reload();
  const recap = page.locator('.recap');
  await recap.waitFor();
  const told = await recap.locator('li').allTextContents();
  // The story leaves a name out where it stands already; the recap has whole lines.
  const ends = fresh.map(line => line.replace(/^[^…]*… /, ''));
  expect(told).toHaveLength(fresh.length);
  expect(ends.filter(line => !told.some(whole => whole.endsWith(line)))).toEqual([]);
  await recap.getByRole('link', { name: 'Watch it' }).click();
  // The position before the first line that was missed.
  await page.getByText(/^Position [1-9]/).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await page.locator('.replay-lines li').allTextContents()).some(line => told.includes(line))).toBe(true);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await recap.waitFor();
  await recap.getByRole('button', { name: 'Skip' }).click();
  await recap.waitFor({ state: 'detached' });
  await page.reload();
  await recap.waitFor();
  await page.keyboard.press('Escape');
  await recap.waitFor({ state: 'detached' });
  await page.reload();
  await recap.waitFor();
  await playOn(page, random, async () => (await recap.count()) === 0);
  expect(errors).toEqual([]);
  await context.close();
});

test('where the table allows it, a decision is taken back past the dice, and the record says so', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { confirm: 'never' } });
  await unfold(page.getByRole('article').first());
  await page.getByText('Table options').first().click();
  await page.getByRole('radio', { name: 'Also dice and cards' }).first().check();
  await playNow(page, '300: Earth & Water', 'Persia');
  const random = seeded(3);
  const wasDrawn = async (): Promise<boolean> => (await entries(page)).kinds.includes('chance');
  while (!(await wasDrawn())) {
    if (!(await touchSomething(page, random))) await page.waitForTimeout(20);
    await answered(page);
  }
  // A draft begun before the draw was shown here stands in the way of the undo.
  const change = page.getByRole('button', { name: 'Change' });
  while ((await change.count()) > 0) {
    await change.click();
    await answered(page);
  }
  const before = (await entries(page)).kinds.length;
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(async () => (await entries(page)).kinds.at(-1)).toBe('undo');
  const after = await entries(page);
  expect(after.takeBack).toBe('any');
  expect(after.kinds.length).toBeGreaterThan(before - 1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByText('Dice and cards may be taken back at this table').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(url);
  await page.getByText('with take-backs').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a variant chosen here is played, and the same again plays it too, whatever is chosen by then', async () => {
  const { context, page, errors } = await visit(browser, url);
  const cost = async (name: string): Promise<void> => {
    await unfold(page.getByRole('article').first());
    await page.getByText('Table options').first().click();
    await page.getByRole('group', { name: 'Cost of a Persian fleet' }).getByRole('radio', { name }).check();
  };
  await cost('1 talent');
  await playNow(page, '300: Earth & Water', 'Persia');
  const table = page.url();
  await page.goto(url);
  await awake(page);
  await cost('2 talents');
  await page.goto(table);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('button', { name: 'Same again' }).click();
  await page.waitForURL(other => other.href !== table);
  await page.locator('.dock').waitFor();
  await expect.poll(async () => (await kept(page)).map(({ header }) => header.options.persianFleetCost)).toEqual([1, 1]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a game goes on in the tab that opened it last; the other says so, plays nothing, and takes it back by a touch', async () => {
  const { context, page, errors } = await visit(browser, url, { settings: { confirm: 'never' } });
  await playNow(page, '300: Earth & Water', 'Persia');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('.dock').waitFor();
  await page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
  const random = seeded(7);
  const before = (await entries(page)).kinds.length;
  await playOn(second, random, async () => (await entries(page)).kinds.length > before + 2);
  await answered(second);
  const after = (await entries(page)).kinds.length;
  await page.getByRole('button', { name: 'Play on here' }).click();
  await page.locator('.dock').waitFor();
  await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
  // What was played in the other tab stands, and the game goes on from it.
  await playOn(page, random, async () => (await entries(page)).kinds.length > after + 2);
  expect(errors).toEqual([]);
  await context.close();
});
