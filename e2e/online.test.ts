/** Two people on two browsers and a real server: invitation, play, lost connections, chat, the end and after it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { followLink, makeTable, playTogether, twoFriends } from './online-friends.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { answered, inDrawer, isTold, logOf, seeded, visit } from './player.ts';

let browser: Browser;
let server: OnlineServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startOnline()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const QUICK = { settings: { confirm: 'never' } };
/** A second try finds the name of the first one taken. */
let names = 0;

test('two people play Petteia, to its last move in the long run; the network and the server go away in the middle', async () => {
  const [host, friend] = await twoFriends(browser, server.url, { name: 'Petteia', side: 'White' }, [{}, QUICK]);
  const [a, b] = [host.page, friend.page];
  await a.getByText('Beatrice').waitFor();
  const random = seeded(71);
  const mine = a.locator('.said[data-mine=true]');
  await playTogether([a, b], random, async touches => touches > 12 && (await mine.count()) > 0);

  // The first player has chosen and not confirmed when the network goes.
  while ((await a.locator('.confirm').count()) === 0) {
    const open = a.locator('.spot.open');
    await open.nth(Math.floor(random() * (await open.count()))).dispatchEvent('click');
    await answered(a);
  }
  const chosen = await a.locator('#said-note').innerText();
  await host.context.setOffline(true);
  await a.getByText('Connection lost').waitFor();
  expect(await a.locator('#said-note').innerText()).toBe(chosen);
  // What is sent now waits for the connection.
  await a.locator('.confirm').click();
  await host.context.setOffline(false);
  await a.getByText('Connection lost').waitFor({ state: 'hidden' });
  await b.locator('.said[data-mine=true]').waitFor();

  // The plug is pulled; both come back by themselves and nothing is missing.
  const log = await logOf(b);
  await server.kill();
  await b
    .getByText('Connection lost')
    .waitFor()
    .finally(() => server.startAgain());
  await b.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 60_000 });
  await a.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 60_000 });
  expect((await logOf(b)).slice(0, log.length)).toEqual(log);
  await b.reload();
  await b.locator('.said[data-mine=true]').waitFor();
  expect((await logOf(b)).slice(0, log.length)).toEqual(log);

  // Chat is text and nothing else.
  await b.keyboard.press('c');
  await b.getByLabel('Say something').fill('<b>well</b> played');
  await b.getByRole('button', { name: 'Send' }).click();
  await a.getByRole('button', { name: /^Chronicle.*new lines?/ }).click();
  await a.locator('.chat-text', { hasText: '<b>well</b> played' }).waitFor();

  // The player's notes are there again, and on no other page.
  await b.getByText('My notes').click();
  await b.getByLabel('My notes').fill('wait for the left wing');
  await b.getByText('Only you can read this.').waitFor();
  await b.reload();
  await b.locator('.dock').waitFor();
  await b.keyboard.press('c');
  await b.locator('.own-note summary').click();
  await expect.poll(() => b.getByLabel('My notes').inputValue()).toBe('wait for the left wing');
  await a.locator('.own-note summary').click();
  expect(await a.getByLabel('My notes').inputValue()).toBe('');

  if (process.env.STOA_LONG === '1') await playTogether([a, b], random);
  else {
    await playTogether([a, b], random, touches => touches > 12);
    await b.getByRole('button', { name: 'More' }).click();
    await b.getByRole('button', { name: 'Concede' }).click();
    await b.getByRole('button', { name: 'Yes, concede' }).click();
  }
  await a.locator('.end-panel').waitFor();
  await b.locator('.end-panel').waitFor();

  await b.getByRole('button', { name: 'Are the dice fair?' }).click();
  const dialog = b.getByRole('dialog');
  await dialog.getByText('It is the seal this browser saw').waitFor();
  await dialog.getByText('It is among what the dice are made from.').waitFor();
  await dialog.getByRole('button', { name: 'Check every draw now' }).click();
  await dialog.getByText('All dice and draws follow from the sealed secret.').waitFor();
  const [download] = await Promise.all([b.waitForEvent('download'), dialog.getByRole('button', { name: 'Download the record' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^stoa-.*\.json$/);
  await b.keyboard.press('Escape');

  await b.getByRole('button', { name: 'Replay' }).click();
  await b.getByText(/Position 0 of/).waitFor();
  await b.goBack();
  await b.locator('.end-panel').waitFor();

  // Again, with seats changed: the table waits for the other one, who comes to the same table.
  await a.getByRole('button', { name: 'Again, seats changed' }).click();
  await a.getByText('waiting for players').waitFor();
  await b.getByText('The next game is set.').waitFor();
  await b.getByRole('button', { name: 'To the next game' }).click();
  await a.locator('.dock').waitFor();
  await b.locator('.said[data-mine=true]').waitFor();
  expect(b.url()).toBe(a.url());

  await b.getByRole('button', { name: 'More' }).click();
  await b.getByRole('button', { name: 'Propose to end the game now, as a draw' }).click();
  await a.getByRole('button', { name: 'Agree' }).click();
  await a.getByRole('heading', { name: 'A draw.' }).waitFor();
  await b.getByRole('heading', { name: 'A draw.' }).waitFor();
  // The network and the server were taken away on purpose: only those words are expected.
  const unexpected = [...host.errors, ...friend.errors].filter(
    error => !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/.test(error),
  );
  expect(unexpected).toEqual([]);
  await Promise.all([host.context.close(), friend.context.close()]);
});

test('two people begin Earth & Water, one on the board, one in words and in Italian', async () => {
  const [host, friend] = await twoFriends(browser, server.url, { name: '300: Earth & Water', side: 'Persia', choices: ['Live'] }, [
    {},
    { locale: 'it-IT', settings: { form: 'words', confirm: 'never' } },
  ]);
  await host.page.locator('.clock.running').waitFor();
  // A move is drafted step by step and sent as one.
  let drafted = '';
  await playTogether([host.page, friend.page], seeded(5), async touches => {
    const draft = host.page.locator('#said-note');
    if ((await draft.count()) > 0) drafted += await draft.innerText({ timeout: 500 }).catch(() => '');
    return touches > 60 && drafted.includes(' · ');
  });
  expect(await friend.page.locator('.in-words li').count()).toBeGreaterThan(5);
  expect((await logOf(host.page)).length).toBeGreaterThan(3);
  expect([...host.errors, ...friend.errors]).toEqual([]);
  await Promise.all([host.context.close(), friend.context.close()]);
});

test('two tabs of one player agree, and a spectator may watch', async () => {
  const [host, friend] = await twoFriends(
    browser,
    server.url,
    { name: 'Petteia', side: 'White', more: true, choices: ['Anybody with the address'] },
    [QUICK, QUICK],
  );
  const second = await host.context.newPage();
  await second.goto(host.page.url());
  const watcher = await visit(browser, host.page.url());
  await watcher.page.getByText('You are watching.').waitFor();
  await second.locator('.said[data-mine=true]').waitFor();
  await playTogether([second], seeded(1), async () => (await logOf(second)).length > 0);
  for (const page of [host.page, friend.page]) await isTold(page, /./);
  await inDrawer(watcher.page, async () => {
    await watcher.page.locator('.log li').first().waitFor();
    await watcher.page.locator('.chat').waitFor();
    expect(await watcher.page.getByLabel('Say something').count()).toBe(0);
  });
  await Promise.all([host.context.close(), friend.context.close(), watcher.context.close()]);
});

test('an invitation that was taken back or is used up says so; a bot can sit instead', async () => {
  const host = await visit(browser, server.url, QUICK);
  const link = await makeTable(host.page, { name: 'Petteia', side: 'White' });
  await host.page.getByRole('button', { name: 'Cancel this link' }).click();
  await host.page.getByText('The link is no longer valid.').waitFor();
  const late = await visit(browser, server.url);
  await late.page.goto(link);
  await late.page.getByText('This invitation is no longer valid').waitFor();
  await late.page.goto(`${server.url}/join`);
  await late.page.getByText('This address is missing its invitation.').waitFor();

  await host.page.getByRole('button', { name: 'New link' }).click();
  await host.page.waitForFunction(() => document.querySelector<HTMLInputElement>('input.link')?.value.includes('#'));
  const next = await host.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await host.page.getByRole('button', { name: 'Seat a bot' }).click();
  await host.page.locator('.dock').waitFor();
  await host.page.locator('.seat', { hasText: 'bot, Citizen' }).waitFor();
  await late.page.goto(next);
  await late.page.getByText('All seats at this table are taken.').waitFor();
  await Promise.all([host.context.close(), late.context.close()]);
});

test('an open table is found on the home page, and my games say whose move it is', async () => {
  const host = await visit(browser, server.url, QUICK);
  await makeTable(host.page, { name: 'Petteia', side: 'White', choices: ['Anybody', 'Days a move'] });
  const guest = await visit(browser, server.url, QUICK);
  // The youngest stands first; a first try may have left another.
  await guest.page.getByRole('button', { name: 'Sit down: Petteia' }).first().click();
  await guest.page.locator('.dock').waitFor();
  await host.page.locator('.dock').waitFor();
  await guest.page.goto(server.url);
  await guest.page.locator('.my-game', { hasText: 'White to move' }).waitFor();
  await host.page.goto(server.url);
  await host.page.locator('.my-game[data-mine=true]', { hasText: 'Your move' }).getByText(/left/).waitFor();
  // The page begins with it: what is asked, and the number in head and title.
  await host.page.locator('.my-game[data-mine=true] .asks', { hasText: /\w/ }).first().waitFor();
  await host.page.locator('.masthead .call', { hasText: /waits? for you/ }).waitFor();
  expect(await host.page.title()).toMatch(/^\(\d+\) /);
  const [waits, shelf] = await Promise.all(['.my-tables[data-group=mine]', '.games'].map(place => host.page.locator(place).boundingBox()));
  expect(waits?.y).toBeLessThan(shelf?.y ?? 0);
  await host.page
    .getByRole('link', { name: /To the table: Petteia, Your move/ })
    .first()
    .click();
  await host.page.locator('.said[data-mine=true]').waitFor();
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('a guest keeps the games with a name and a password, signs out and in, and goes', async () => {
  const { context, page, errors } = await visit(browser, server.url, QUICK);
  const login = `xanthippe${++names}`;
  await makeTable(page, { name: 'Petteia' });
  await page.goto(`${server.url}/account`);
  const keep = page.getByRole('form', { name: 'Keep my games' });
  await keep.getByLabel('Sign-in name').fill(login);
  await keep.getByLabel('Password').fill('a long secret');
  await keep.getByRole('button').click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const code = await page.locator('.codes code').first().innerText();
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.getByText(`You are signed in as ${login}.`).waitFor();
  await page.getByText('Keys for programs', { exact: true }).click();
  await page.getByLabel('What for').fill('a bot');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('Shown only now:').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download everything' }).click()]);
  expect(file.suggestedFilename()).toBe('stoa-account.json');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Sign-in name').fill(login);
  await signIn.getByLabel('Password').fill('not the secret');
  await signIn.getByRole('button').click();
  await page.getByText('Name and password do not belong together.').waitFor();
  await page.getByText('I forgot my password').click();
  const recover = page.getByRole('form', { name: 'I forgot my password' });
  await recover.getByLabel('Sign-in name').fill(login);
  await recover.getByLabel('Recovery code').fill(code.toUpperCase());
  await recover.getByLabel('New password').fill('another secret');
  await recover.getByRole('button').click();
  // What else opens the account is listed first, and ended with the old password.
  await recover.getByText('Key for programs “a bot”').waitFor();
  await recover.getByRole('button', { name: 'Set the password and sign in' }).click();
  await page.getByText(`You are signed in as ${login}.`).waitFor();
  await page.goto(server.url);
  await page.getByRole('link', { name: /^To the table: Petteia/ }).waitFor();

  await page.goto(`${server.url}/account`);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('another secret');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('You have no account here yet').waitFor();
  expect(errors.filter(error => !error.includes('403'))).toEqual([]);
  await context.close();
});

test('a friend who follows the link again comes back to the seat', async () => {
  const host = await visit(browser, server.url, QUICK);
  const link = await makeTable(host.page, { name: 'Petteia', side: 'White' });
  const friend = await visit(browser, server.url, QUICK);
  await followLink(friend.page, link);
  await friend.page.goto('about:blank');
  await friend.page.goto(link);
  await friend.page.getByText('You sit at this table already.').waitFor();
  await friend.page.getByRole('link', { name: 'To the table' }).click();
  await friend.page.locator('.dock').waitFor();
  await Promise.all([host.context.close(), friend.context.close()]);
});
