/** Two people and a bot at one online table of Parthenon: an offer on one screen, a counter-offer on the other, a deal. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { followLink, playTogether, twoFriends } from './online-friends.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { answered, game, isTold, seeded, visit } from './player.ts';

let browser: Browser;
let server: OnlineServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startOnline()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const PARTHENON = 'Parthenon: Rise of the Aegean';
/** What my line among the seats begins with: my name, if I gave one. */
const seatOf = (page: Page): Promise<string> =>
  page
    .locator('.seat')
    .filter({ has: page.locator('.seat-who', { hasText: 'you' }) })
    .locator('.seat-name')
    .innerText();
const give = (page: Page) => page.locator('.pm-pile').nth(0).locator('.pm-card');
/** More than any seat has in the first season. */
const GIFTS = 4;
interface Kept {
  readonly plan: { readonly steps: readonly unknown[]; readonly fallen: readonly { readonly illegal: { readonly rule: string } | null }[] };
}
interface Looked {
  readonly message: {
    readonly view: { readonly phase: number };
    readonly room: string;
    readonly decision: number | null;
    readonly actions: readonly unknown[];
  };
}
const VOYAGE = 4;
/** Sends no ship, until something has happened elsewhere. */
const stayAtHome = async (page: Page, isDone: () => Promise<boolean>): Promise<void> => {
  const stay = page.getByRole('button', { name: 'All stay at home' });
  for (const end = Date.now() + 30_000; !(await isDone()); await page.waitForTimeout(250)) {
    if (Date.now() > end) throw new Error('waited in vain');
    if (await stay.isVisible()) await stay.click();
  }
};
const get = (page: Page) => page.locator('.pm-pile').nth(1).locator('.pm-card');

test('an offer, a counter-offer and a deal; a voyage planned ahead is played while its maker is away', async () => {
  const quick = { settings: { confirm: 'never' } };
  const [host, friend] = await twoFriends(browser, server.url, { name: PARTHENON, choices: ['3', '1'] }, [quick, quick]);
  const pages = [host.page, friend.page];
  await playTogether(pages, seeded(5), async () => {
    const there = await Promise.all(pages.map(page => page.locator('.pm-builder').count()));
    return there.every(count => count > 0);
  });
  const [hosts, friends] = await Promise.all(pages.map(seatOf));
  expect(hosts).toMatch(/^Player \d$/);
  expect(friends).toBe('Beatrice');

  // What is half made stays in the hand while one looks at something else.
  await host.page.getByRole('radio', { name: friends as string }).check();
  await give(host.page).first().click();
  for (let n = 0; n < GIFTS; n++) await get(host.page).last().click();
  await host.page.getByRole('button', { name: 'My island' }).click();
  await host.page.locator('.pa-tabs button').nth(1).click();
  await host.page.getByRole('button', { name: 'Offer', exact: true }).click();
  await host.page.getByRole('listitem', { name: `Your offer to ${friends}` }).waitFor();

  // More Gifts of Poseidon are asked for than a player can have: the other answers with a counter-offer.
  await friend.page.locator('.pm-idle summary').click();
  const slip = friend.page.getByRole('listitem', { name: `${hosts} offers you` });
  await slip.getByText(/^You do not have: \d Gifts of Poseidon\.$/).waitFor();
  expect(await slip.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
  await slip.getByRole('button', { name: 'Counter' }).click();
  await friend.page.getByRole('heading', { name: `Counter-offer to ${hosts}` }).waitFor();
  for (const less of await friend.page.locator('.pm-pile').nth(0).locator('.pm-less').all()) await less.click();
  await give(friend.page).first().click();
  await friend.page.getByRole('button', { name: 'Send the counter-offer' }).click();

  await host.page.getByText(`${friends} made a counter-offer to:`).waitFor();
  const counter = host.page.getByRole('listitem', { name: `${friends} offers you` });
  await counter.getByRole('button', { name: 'Accept' }).click();
  for (const page of pages) {
    await isTold(page, new RegExp(`^(You give|${friends} gives) .+ to (you|${hosts}) for `));
  }
  await counter.waitFor({ state: 'detached' });
  await friend.page.getByRole('listitem', { name: `Your offer to ${hosts}` }).waitFor({ state: 'detached' });

  // A player who has said ready and still makes an offer is no longer ready; the other answers from the home page.
  await host.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await host.page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  // The ledge waits now, and takes no touch at first.
  await answered(host.page);
  await host.page.getByRole('radio', { name: friends as string }).check();
  await give(host.page).first().click();
  await host.page.getByRole('button', { name: 'Offer it as a gift' }).click();
  await host.page.getByRole('listitem', { name: `Your offer to ${friends}` }).waitFor();
  const table = friend.page.url();
  await friend.page.goto(server.url);
  const card = friend.page.getByRole('group', { name: `${hosts} offers you` });
  await card.getByRole('button', { name: 'Decline' }).click();
  await host.page.getByText(`${friends} declined:`).waitFor();

  // Planned while trade is on, played by the server while its maker has no page open: one card goes to Athens.
  await friend.page.goto(table);
  await friend.page.getByText('Plan ahead').click();
  await friend.page.getByLabel('Fleet A sails to').selectOption('Athens');
  await friend.page.getByRole('group', { name: 'Aboard fleet A' }).locator('.pm-card').first().click();
  await friend.page.getByText('Planned: Voyage.').waitFor();
  await friend.page.getByText('Kept: it will be played for you even when you are away.').waitFor();
  const { violations } = await new AxeBuilder({ page: friend.page }).include('.pa-ahead').analyze();
  expect(violations.map(v => `${v.id}: ${v.nodes[0]?.target.join(' ')}`)).toEqual([]);
  await friend.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await friend.page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  await friend.page.close();
  await host.page.getByRole('button', { name: 'Ready', exact: true }).click();
  const ask = async <T>(what: 'plan' | 'look'): Promise<T> =>
    (await friend.context.request.get(`${table.replace('/table/', '/api/tables/')}/${what}`)).json();
  // Random wishes may have clashed: then the Archon, who may be either of the two, sets the order of the voyage first (PA-4.4).
  let ordered = 0;
  const setOrder = async (): Promise<void> => {
    for (const { request } of [host.context, friend.context]) {
      const address = table.replace('/table/', '/api/tables/');
      const { room, decision, actions } = ((await (await request.get(`${address}/look`)).json()) as Looked).message;
      if (room !== 'order-set' || decision === null) continue;
      const data = { id: `order-set-${++ordered}`, do: 'play', decision, actions: [actions[0]] };
      await request.post(`${address}/intents`, { data });
    }
  };
  // The others wait for a player who is asked: past the voyage the plan was played or laid aside, or an event had left nothing to ask.
  await stayAtHome(host.page, async () => {
    await setOrder();
    return (await ask<Looked>('look')).message.view.phase > VOYAGE || (await ask<Kept>('plan')).plan.steps.length === 0;
  });
  const { steps, fallen } = (await ask<Kept>('plan')).plan;
  const back = await friend.context.newPage();
  await back.goto(table);
  // An event may have kept the fleet in port: then the plan was refused, and its maker is told by which rule.
  if (fallen[0] !== undefined) await back.getByRole('alert').getByText(`(${fallen[0].illegal?.rule})`).waitFor();
  else if (steps.length === 0) await isTold(host.page, `of ${friends} sails for Athens with 1 card`);
  expect([...host.errors, ...friend.errors]).toEqual([]);
  await host.context.close();
  await friend.context.close();
});

test('a table with the host’s pack: its players play by its prices', async () => {
  const { context, page, errors } = await visit(browser, server.url);
  await page.goto(`${server.url}/packs`);
  await page.getByRole('button', { name: 'Make my own copy' }).click();
  await page.getByText('No mistakes: this pack can be played.').waitFor();
  await page.locator('.pack-sections summary').filter({ hasText: 'Structures' }).click();
  await page.getByRole('spinbutton', { name: 'Shrine: cost' }).first().fill('3');
  await page.getByLabel('Name', { exact: true }).fill('Dear shrines');
  await page.getByRole('heading', { name: 'The pack: Dear shrines' }).waitFor();
  await page.getByText('No mistakes: this pack can be played.').waitFor();
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.getByText('Kept.').waitFor();
  await page.goto(server.url);
  await game(page, PARTHENON).getByRole('button', { name: 'With friends' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['3', '1']) await dialog.getByRole('radio', { name, exact: true }).check();
  await dialog.getByText('More choices').click();
  await dialog.getByLabel('Cards').selectOption('Dear shrines');
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input.link')?.value.includes('#'));
  const friend = await visit(browser, server.url, { settings: { form: 'words' } });
  await followLink(friend.page, await page.getByRole('textbox', { name: 'Invitation link' }).inputValue(), 'Beatrice');
  await friend.page
    .getByText(/Shrine.*3 olives/)
    .first()
    .waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await context.close();
  await friend.context.close();
});
