/** A member's own account on a phone's screen: a new password and new codes by keyboard, and the way back with a recovery code. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean } from './axe.ts';
import { launch } from './browser.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { visit } from './player.ts';

let browser: Browser;
let server: OnlineServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startOnline()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A second try finds the name of the first one taken. */
let names = 0;
const PASSWORD = 'a long enough password';
const PHONE = { width: 390, height: 844 };

const post = (page: Page, path: string, body?: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([where, json]) =>
      (
        await fetch(where, {
          method: 'POST',
          ...(json === null ? {} : { headers: { 'content-type': 'application/json' }, body: json }),
        })
      ).json(),
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );

const signUp = async (page: Page): Promise<{ login: string; codes: string[] }> => {
  const login = `theano${++names}`;
  await post(page, '/api/guest');
  const { recoveryCodes } = await post(page, '/api/me/sign-up', { login, password: PASSWORD });
  return { login, codes: recoveryCodes as string[] };
};

/** As if the last proof were long ago: the first such request is refused. */
const asksForProof = async (page: Page, path: string): Promise<void> => {
  let asked = false;
  await page.route(`**${path}`, route => {
    if (asked) return route.continue();
    asked = true;
    return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error: { code: 'prove-first' } }) });
  });
};

test('password and codes are changed with the keyboard alone, after a fresh proof', async () => {
  const { context, page } = await visit(browser, server.url, PHONE);
  const { login } = await signUp(page);
  await page.goto(`${server.url}/account`);
  await asksForProof(page, '/api/me/password');
  const summary = page.locator('summary', { hasText: 'Password and recovery codes' });
  await summary.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Change the password' });
  await page.keyboard.press('Tab');
  expect(await form.getByLabel('New password').evaluate(input => input === document.activeElement)).toBe(true);
  await page.keyboard.type('a better long password');
  await clean(page, 'account-security');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.waitFor();
  await clean(page, 'account-prove');
  const mine = dialog.getByLabel('Password');
  while (!(await mine.evaluate(input => input === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('not the right one');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: 'That does not open this account.' }).waitFor();
  await mine.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Every other browser is signed out.' }).waitFor();
  expect(await dialog.count()).toBe(0);
  // The keyboard is where it was.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form')?.ariaLabel ?? '')).toBe('Change the password');

  await page.getByRole('button', { name: 'Make new recovery codes' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.codes').waitFor();
  expect(await page.getByRole('heading', { name: 'Your recovery codes' }).evaluate(h2 => h2 === document.activeElement)).toBe(true);
  expect(await page.locator('.codes code').count()).toBe(10);

  await page.getByRole('button', { name: 'I have them' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Sign-in name').fill(login);
  await signIn.getByLabel('Password').fill('a better long password');
  await page.keyboard.press('Enter');
  await page.getByText(`You are signed in as ${login}.`).waitFor();
  await context.close();
});

test('a proof that is not given changes nothing', async () => {
  const { context, page } = await visit(browser, server.url, PHONE);
  await signUp(page);
  await page.goto(`${server.url}/account`);
  await page.route('**/api/tokens', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error: { code: 'prove-first' } }) })
      : route.continue(),
  );
  await page.getByText('Keys for programs', { exact: true }).click();
  await page.getByLabel('What for').fill('a script');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('Shown only now').count()).toBe(0);
  expect(await page.getByRole('alert').allTextContents()).toEqual(expect.not.arrayContaining([expect.stringMatching(/./)]));
  await context.close();
});

test('with a recovery code, in Italian: what else opens the account is listed and ticked, and what is unticked stays', async () => {
  const { context, page } = await visit(browser, server.url, { ...PHONE, locale: 'it-IT', dark: true });
  const { login, codes } = await signUp(page);
  for (const label of ['il mio bot', 'uno sconosciuto']) await post(page, '/api/tokens', { label });
  await page.evaluate(() => fetch('/api/session', { method: 'DELETE' }));
  await page.goto(`${server.url}/account`);
  await page.getByText('Ho dimenticato la password').click();
  const form = page.getByRole('form', { name: 'Ho dimenticato la password' });
  await form.getByLabel('Nome per entrare').fill(login);
  await form.getByLabel('Codice di recupero').fill((codes[0] ?? '').toUpperCase().replaceAll('-', ' '));
  await form.getByLabel('Nuova password').fill('una nuova password');
  await page.keyboard.press('Enter');
  const ways = form.getByRole('group', { name: 'Che cos’altro apre il tuo account' });
  await ways.waitFor();
  await clean(page, 'account-recover');
  expect(await ways.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await ways.getByRole('checkbox', { name: /il mio bot/ }).uncheck();
  await form.getByRole('button', { name: 'Imposta la password ed entra' }).click();
  await page.getByText(`Sei entrato come ${login}.`).waitFor();
  await page.getByText('Chiavi per programmi', { exact: true }).click();
  await page.getByText('il mio bot').waitFor();
  expect(await page.getByText('uno sconosciuto').count()).toBe(0);
  await context.close();
});
