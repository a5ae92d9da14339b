/** A whole game using only the roles and names of the text form. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { isOver, seeded, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

for (const [locale, name, play, again] of [
  ['en-GB', '300: Earth & Water', 'Play now', 'Same again'],
  ['it-IT', '300: Terra e Acqua', 'Gioca subito', 'Rigioca'],
] as const)
  test(`Earth & Water in words, ${locale}`, async () => {
    const { context, page, errors } = await visit(browser, url, { locale, settings: { form: 'words', confirm: 'never' } });
    const random = seeded(locale === 'it-IT' ? 31 : 32);
    await page.getByRole('article', { name }).getByRole('button', { name: play }).click();
    await page.locator('.dock').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    const choices = page.locator('.choices').getByRole('group').getByRole('button');
    let decisions = 0;
    for (let turn = 0, waits = 0; turn < 4000 && waits < 4000 && !(await isOver(page)); ) {
      const count = await choices.count();
      if (count === 0) {
        waits++;
        await page.waitForTimeout(20);
        continue;
      }
      turn++;
      await choices
        .nth(Math.floor(random() * count))
        .dispatchEvent('click', undefined, { timeout: 1500 })
        .then(
          () => decisions++,
          () => undefined,
        );
    }
    await page.getByRole('button', { name: again }).waitFor();
    expect(decisions).toBeGreaterThan(10);
    expect(errors).toEqual([]);
    await context.close();
  });
