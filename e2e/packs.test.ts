/** Data packs in the browser: a bad one is refused with its places, a good one is kept and played. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clean } from './axe.ts';
import { launch } from './browser.ts';
import { game, playNow, unfold, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');
const PARTHENON = 'Parthenon: Rise of the Aegean';

const selected = (page: Page): Promise<string> =>
  page.locator('.pack-text textarea').evaluate(area => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

test('a mistake is named with its place and shown there; put right, the pack is kept and played', async () => {
  const { context, page, errors } = await visit(browser, url);
  await unfold(game(page, PARTHENON));
  await game(page, PARTHENON).getByRole('link', { name: 'Data packs' }).click();
  await page.getByRole('button', { name: 'Make my own copy' }).click();
  await page.getByText('No mistakes: this pack can be played.').waitFor();
  await clean(page, 'our pack');
  await page.locator('.pack-sections summary').filter({ hasText: 'Structures' }).click();
  const shrine = page.locator('.pack-card').filter({ hasText: 'Shrine' });
  await shrine.getByText('reconstructed').waitFor();
  const price = shrine.getByRole('spinbutton').first();
  await price.fill('0');
  await page.getByText('1 mistake', { exact: true }).waitFor();
  await page.locator('.pack-mistakes').getByText('structures.shrine.cost[0].n').waitFor();
  await clean(page, 'a mistake');
  await page.getByRole('button', { name: /^line \d+$/ }).click();
  expect(await selected(page)).toBe('0');
  // A pack with mistakes may be kept, to go on with it, and cannot be chosen.
  await page.getByLabel('Name', { exact: true }).fill('Dear shrines');
  await page.getByRole('heading', { name: 'The pack: Dear shrines' }).waitFor();
  await page.getByRole('button', { name: 'Keep as it is, with its mistakes' }).click();
  expect(await page.getByRole('radio', { name: 'Use Dear shrines in new games' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Cards' }).check();
  await page.locator('.pack-sections summary').filter({ hasText: 'Structures' }).click();
  await price.fill('2');
  await page.getByText('No mistakes: this pack can be played.').waitFor();
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.getByText('Kept.').waitFor();
  await page.getByRole('radio', { name: 'Use Dear shrines in new games' }).check();
  await clean(page, 'kept');

  await page.goto(url);
  await unfold(game(page, PARTHENON));
  expect(await game(page, PARTHENON).getByLabel('Cards').locator('option:checked').innerText()).toBe('Dear shrines');
  await playNow(page, PARTHENON);
  const price2 = async (): Promise<number | undefined> => {
    const kept = await page.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          const open = indexedDB.open('stoa');
          open.onsuccess = () => {
            const all = open.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
    const [game] = kept as { header: { options: { pack: { structures: { id: string; cost: { n: number }[] }[] } } } }[];
    return game?.header.options.pack.structures.find(s => s.id === 'shrine')?.cost[0]?.n;
  };
  await expect.poll(price2).toBe(2);
  await page.reload();
  await page.locator('.dock').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('pasted text, broken text and files; on a phone, in Italian', async () => {
  const { context, page, errors } = await visit(browser, url, { width: 390, height: 844, dark: true, locale: 'it-IT' });
  await page.goto(`${url}/packs`);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.alloc(300_000, 32) });
  await page.getByRole('alert').getByText('293 KB').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"title": "x",\n "a" 1}') });
  await page.getByText('Alla riga 2, colonna 6 non è più JSON.').waitFor();
  await page.getByRole('radio', { name: 'Testo' }).check();
  await page.locator('.pack-text textarea').fill('{"title": "Vuoto"}');
  await page.getByRole('heading', { name: 'Il pacchetto: Vuoto' }).waitFor();
  expect(await page.locator('.pack-mistakes li').count()).toBeGreaterThan(5);
  await page.getByText('manca qualcosa').first().waitFor();
  await clean(page, 'broken');
  await page.getByRole('button', { name: 'Fai una copia tua' }).click();
  await page.getByText('Nessun errore').waitFor();
  await page.locator('.pack-sections summary').filter({ hasText: 'Grandi Meraviglie' }).click();
  await clean(page, 'wonders');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Scarica' }).first().click()]);
  expect(download.suggestedFilename()).toBe('Parthenon-Rise-of-the-Aegean.json');
  expect(errors).toEqual([]);
  await context.close();
});
