/** Every screen of online play at both sizes, in both themes and languages: nothing scrolls sideways, axe finds nothing, pictures are kept. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { clean } from './axe.ts';
import { LOOKS, launch } from './browser.ts';
import { followLink, makeTable, playTogether } from './online-friends.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { seeded, visit } from './player.ts';

let browser: Browser;
let server: OnlineServer;
/** A second try finds the name of the first one taken. */
let names = 0;
const folder = fileURLToPath(new URL('../out/screens/', import.meta.url));
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  [browser, server] = await Promise.all([launch(), startOnline()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// Outside the long run only the phone, dark and in Italian, is looked at.
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const [dark, locale] of LOOKS)
    test.runIf(process.env.STOA_LONG === '1' || (dark && width === 390))(
      `${width} pixels, ${dark ? 'dark' : 'light'}, ${locale}`,
      async () => {
        const wish = { width, height, dark, locale };
        const host = await visit(browser, server.url, { ...wish, settings: { confirm: 'never' } });
        const { page } = host;
        const it = locale === 'it-IT';
        const look = async (where: string, of: Page = page): Promise<void> => {
          await of.waitForTimeout(150);
          await of.screenshot({ path: `${folder}online-${where}-${width}-${dark ? 'dark' : 'light'}-${locale.slice(0, 2)}.png` });
          await clean(of, where);
        };
        const name = it ? '300: Terra e Acqua' : '300: Earth & Water';
        await page.goto(`${server.url}/account`);
        await page.getByRole('form').first().waitFor();
        await look('account-nobody');
        await page.goto(server.url);

        await page
          .getByRole('article', { name })
          .getByRole('button', { name: it ? 'Con amici' : 'With friends' })
          .click();
        await page.getByText(it ? 'Altre scelte' : 'More choices').click();
        await look('friends');
        await page.keyboard.press('Escape');
        const link = await makeTable(page, {
          name,
          side: 'Persia',
          choices: [it ? 'Dal vivo' : 'Live', it ? 'Chiunque' : 'Anybody'],
        });
        await page.getByLabel(it ? 'Il tuo nome al tavolo' : 'Your name at the table').fill('Aspasia');
        await page.getByRole('button', { name: it ? 'Salva il nome' : 'Save the name' }).click();
        await page.getByText('Aspasia').waitFor();
        await look('waiting');

        const friend = await visit(browser, server.url, wish);
        await friend.page.locator('.my-game').first().scrollIntoViewIfNeeded();
        await look('open-tables', friend.page);
        await friend.page.goto(link);
        await friend.page.getByRole('button', { name: it ? 'Siediti' : 'Sit down' }).waitFor();
        await look('join', friend.page);
        await followLink(friend.page, link, 'Beatrice');
        await page.locator('.dock').waitFor();
        await playTogether([page, friend.page], seeded(5), touches => touches > 24);
        await friend.page.keyboard.press('c');
        await friend.page.getByLabel(it ? 'Di’ qualcosa' : 'Say something').fill(it ? 'Bella mossa!' : 'Well played!');
        // By touch: nothing may lie over the button.
        await friend.page.getByRole('button', { name: it ? 'Invia' : 'Send', exact: true }).click();
        await page
          .getByText(it ? 'Bella mossa!' : 'Well played!')
          .first()
          .waitFor();
        await look('table');
        await look('table-friend', friend.page);
        await page.keyboard.press('c');
        await page.locator('.own-note summary').click();
        await page.locator('.own-note textarea').fill(it ? 'Tenere la sinistra.' : 'Hold the left wing.');
        await page.locator('.chat').scrollIntoViewIfNeeded();
        await look('chat');
        await page
          .locator('.sheet')
          .getByRole('button', { name: it ? 'Chiudi' : 'Close' })
          .first()
          .click();
        await friend.page
          .locator('.sheet')
          .getByRole('button', { name: it ? 'Chiudi' : 'Close' })
          .first()
          .click();

        await page.getByRole('button', { name: it ? 'Altro' : 'More', exact: true }).click();
        await page.getByRole('button', { name: it ? 'Dadi' : 'Dice', exact: true }).click();
        await page.locator('.fairness .verdict-ok').nth(1).waitFor();
        await look('more');
        await page.keyboard.press('Escape');
        await host.context.setOffline(true);
        await page.locator('.connection[data-lost=true]').waitFor();
        await look('lost');
        await host.context.setOffline(false);
        await page.locator('.connection[data-lost=false]').waitFor({ state: 'attached' });

        await page.goto(server.url);
        await page.locator('.my-game').first().scrollIntoViewIfNeeded();
        await look('my-games');
        await page.goto(`${server.url}/account`);
        await page.getByRole('form').first().waitFor();
        await look('account-guest');
        const keep = page.getByRole('form', { name: it ? 'Conserva le mie partite' : 'Keep my games' });
        await keep.locator('input').first().fill(`aspasia-${++names}`);
        await keep.locator('input').last().fill('a long secret');
        await keep.getByRole('button').click();
        await page.locator('.codes').waitFor();
        await look('codes');

        await friend.page.getByRole('button', { name: it ? 'Altro' : 'More', exact: true }).click();
        await friend.page.getByRole('button', { name: it ? 'Arrenditi' : 'Concede' }).click();
        await friend.page.getByRole('button', { name: it ? 'Sì, mi arrendo' : 'Yes, concede' }).click();
        await friend.page.locator('.end-panel').waitFor();
        await look('end', friend.page);
        await Promise.all([host.context.close(), friend.context.close()]);
      },
    );
