/** People at an online table: reading and not reading each other, being told while away, the lock of a device as a way in. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { makeTable, playTogether, twoFriends } from './online-friends.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { logOf, seeded, visit } from './player.ts';

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

const say = async (page: Page, text: string): Promise<void> => {
  if ((await page.locator('.sheet .chat').count()) === 0) await page.keyboard.press('c');
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

test('a line can be reported; its author is not read here, or anywhere, and read again; a removed line says so', async () => {
  const [host, friend] = await twoFriends(browser, server.url, { name: '300: Earth & Water', side: 'Persia' }, [{}, {}]);
  const { page } = host;
  await say(friend.page, 'You play like a helot');
  const line = page.locator('.chat-lines li', { hasText: 'helot' });
  // The line lies over the frieze for a moment; the button of the chronicle keeps the number of unread lines.
  await page.getByRole('button', { name: /^Chronicle.*new lines?/ }).click();
  await line.waitFor();
  expect(await friend.page.locator('.chat-more').count()).toBe(0);
  await line.getByRole('button').click();
  await page.getByRole('button', { name: /^Report this line/ }).click();
  await page.getByText('Reported. Thank you.').waitFor();
  await page.getByRole('button', { name: 'Do not read Beatrice at this table' }).click();
  await page.getByText('You do not read Beatrice').waitFor();
  expect(await line.count()).toBe(0);
  await say(friend.page, 'Are you there?');
  await friend.page.locator('.chat-lines li', { hasText: 'Are you there?' }).waitFor();
  await page.reload();
  await page.locator('.dock').waitFor();
  await page.keyboard.press('c');
  await page.getByText('You do not read Beatrice').waitFor();
  expect(await page.locator('.chat-lines li').count()).toBe(0);
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.locator('.chat-lines li', { hasText: 'Are you there?' }).waitFor();
  await line.getByRole('button').click();
  await page.getByRole('button', { name: 'Do not read Beatrice anywhere' }).click();
  await page.getByText(/You do not read Beatrice.* anywhere/).waitFor();
  expect(await line.count()).toBe(0);

  // The server tells a line again when the operator has taken its words away.
  const table = page.url().split('/').at(-1) ?? '';
  await friend.page.routeWebSocket('**/api/socket', socket => {
    const behind = socket.connectToServer();
    behind.onMessage(message => {
      socket.send(message);
      const told = JSON.parse(String(message));
      const said = told.attached?.chat.find((other: { text: string }) => other.text.includes('helot'));
      if (said) setTimeout(() => socket.send(JSON.stringify({ t: 'chat', table, line: { ...said, text: '' } })), 1000);
    });
  });
  await friend.page.reload();
  await friend.page.locator('.dock').waitFor();
  await friend.page.keyboard.press('c');
  await friend.page.getByText('This line was removed.').waitFor();
  expect(await friend.page.locator('.chat-lines li').count()).toBe(2);
  await Promise.all([host.context.close(), friend.context.close()]);
});

test('an online game that still runs is replayed from what the seat saw', async () => {
  const [host, friend] = await twoFriends(browser, server.url, { name: '300: Earth & Water', side: 'Persia' }, [
    { settings: { confirm: 'never' } },
    { settings: { confirm: 'never' } },
  ]);
  await playTogether([host.page, friend.page], seeded(5), touches => touches > 16);
  const log = await logOf(friend.page);
  await friend.page.getByRole('button', { name: 'More', exact: true }).click();
  await friend.page.getByRole('link', { name: 'Replay' }).click();
  await friend.page.getByText('this is what your seat saw').waitFor();
  const lines = friend.page.getByRole('region', { name: 'All that happened' }).getByRole('button');
  // A chapter's first line is its heading in the chronicle. A touch may still have been on its way when the log was read.
  const told = (all: readonly string[]): readonly string[] => all.filter(line => !/^Campaign \d of 5 begins/.test(line));
  const known = told(log);
  await expect.poll(async () => told(await lines.allTextContents()).slice(0, known.length)).toEqual(known);
  expect(log.some(line => /Persia draws .*“/.test(line))).toBe(false);
  await friend.page.keyboard.press('End');
  await expect.poll(() => lines.last().getAttribute('aria-current')).toBe('step');
  await friend.page.getByRole('link', { name: 'Back to the table' }).click();
  await friend.page.locator('.dock').waitFor();
  await Promise.all([host.context.close(), friend.context.close()]);
});

test('windows are declined beforehand by the names the game has for them', async () => {
  const [host, friend] = await twoFriends(browser, server.url, { name: '300: Earth & Water', side: 'Persia' }, [{}, {}]);
  const { page } = host;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Decline beforehand').click();
  const window = page.getByRole('checkbox', { name: 'A Persian fleet was lost' });
  await window.click();
  await expect.poll(() => window.isChecked()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Decline beforehand').click();
  await expect.poll(() => window.isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Answer to the Tribute' }).isChecked()).toBe(false);
  await Promise.all([host.context.close(), friend.context.close()]);
});

/** Authenticators know names, not numbers. */
const named = (): string => server.url.replace('127.0.0.1', 'localhost');

test('a guest keeps his games with a passkey, signs out and comes back with it', async () => {
  const { context, page } = await visit(browser, named());
  const login = `xanthippe${++names}`;
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.evaluate(() => fetch('/api/guest', { method: 'POST' }));
  await page.goto(`${named()}/account`);
  await page.getByText('Passkeys', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Add a passkey' });
  await form.getByLabel('Sign-in name').fill(login);
  await form.getByLabel('Name for this device').fill('The laptop');
  await form.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('.codes').waitFor();
  await page.getByText(`You are signed in as ${login}.`).waitFor();
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(`You are signed in as ${login}.`).waitFor();
  await page.getByText('Passkeys', { exact: true }).click();
  // It is the only way in: it cannot be taken away.
  await page.getByRole('button', { name: 'Delete: The laptop' }).click();
  await page.getByText('That is not for you to do here.').waitFor();
  await context.close();
});

test('a member is asked by name, finds it on the home page, declines once and sits down once', async () => {
  const host = await visit(browser, server.url);
  const login = `diotima${++names}`;
  await makeTable(host.page, { name: 'Petteia' });
  const member = await visit(browser, server.url, {
    locale: 'it-IT',
    // Before the page asks who is signed in: signing up changes the answer.
    before: async page => {
      const { request } = page.context();
      await request.post(`${server.url}/api/guest`);
      const signed = await request.post(`${server.url}/api/me/sign-up`, { data: { login, password: 'a long walk to Piraeus' } });
      expect(signed.ok()).toBe(true);
    },
  });
  const ask = async (name: string): Promise<void> => {
    await host.page.getByLabel('Or ask a member by sign-in name').fill(name);
    await host.page.getByRole('button', { name: 'Ask', exact: true }).click();
  };
  await ask('nobody-here');
  await host.page.getByText('Nobody signs in with that name here.').waitFor();
  await ask(login);
  await host.page.getByText(`${login} has been asked`).waitFor();
  const invited = member.page.getByRole('region', { name: 'Un invito per te' });
  await member.page.reload();
  await invited.getByText('Petteia').waitFor();
  await invited.getByRole('button', { name: /^Rifiuta/ }).click();
  await invited.waitFor({ state: 'detached' });
  await ask(login);
  await host.page.getByText(`${login} has been asked`).waitFor();
  await member.page.reload();
  await invited.getByRole('button', { name: /^Siediti/ }).click();
  await member.page.locator('.dock').waitFor();
  await host.page.locator('.dock').waitFor();
  expect(member.page.url()).toBe(host.page.url());
  expect(member.errors).toEqual([]);
  await Promise.all([host.context.close(), member.context.close()]);
});

test('notices: asked for by a touch, told to the server, switched off again; a push becomes a notice in the reader’s language and leads to its table', async () => {
  const { context, page } = await visit(browser, named(), { locale: 'it-IT' });
  await context.grantPermissions(['notifications'], { origin: named() });
  // No push service is reached from here; the browser's part of the conversation is played.
  const subscription = {
    // A number: names are not looked up here. Nothing is sent.
    endpoint: 'https://1.1.1.1/to/this-browser',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  };
  await context.addInitScript({
    content: `PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => (${JSON.stringify(subscription)}) });
      globalThis.asked = 0;
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => { asked++; return ask(); };`,
  });
  const askedTimes = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  const told: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/notices/push')) told.push(`${request.method()} ${request.postDataJSON()?.endpoint ?? ''}`);
  });
  await page.goto(`${named()}/settings`);
  await page.getByText('Gli avvisi sono per le partite in rete.').waitFor();
  await page.evaluate(() => fetch('/api/guest', { method: 'POST' }));
  await page.reload();
  const here = page.getByRole('button', { name: 'Avvisami in questo browser' });
  await here.waitFor();
  expect(await askedTimes()).toBe(0);
  await here.click();
  const turn = page.getByRole('checkbox', { name: 'il mio turno: Browser' });
  await turn.waitFor();
  expect(await askedTimes()).toBe(1);
  expect(told).toEqual([`POST ${subscription.endpoint}`]);
  expect(await turn.isChecked()).toBe(true);
  const over = page.getByRole('checkbox', { name: 'la fine di una partita: Browser' });
  await over.click();
  await expect.poll(() => over.isChecked()).toBe(false);
  await page.reload();
  await expect.poll(() => over.isChecked()).toBe(false);
  expect(await turn.isChecked()).toBe(true);

  const cdp = await context.newCDPSession(page);
  const found = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const notice = { id: 'n1', kind: 'turn', table: 'abc', game: 'earth-and-water', path: '/table/abc', language: 'it' };
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: named(), registrationId: await found, data: JSON.stringify(notice) });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(shown => `${shown.title}: ${shown.body}`);
      }),
    )
    .toEqual(['300: Terra e Acqua: Tocca a te.']);

  // No user touches the notice here, so the browser would open nothing. The test records what the browser is asked to open instead.
  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const { registration, clients } = self as unknown as {
      registration: { getNotifications(): Promise<Notification[]> };
      clients: { openWindow(href: string): Promise<null> };
    };
    const hrefs: string[] = [];
    Object.defineProperty(clients, 'openWindow', { value: async (href: string) => void hrefs.push(href) });
    const [notification] = await registration.getNotifications();
    const Touch = (globalThis as unknown as { NotificationEvent: new (kind: string, what: object) => Event }).NotificationEvent;
    dispatchEvent(new Touch('notificationclick', { notification }));
    for (let tries = 0; hrefs.length === 0 && tries < 100; tries++) await new Promise(resolve => setTimeout(resolve, 20));
    return { hrefs, left: (await registration.getNotifications()).length };
  });
  expect(opened).toEqual({ hrefs: [`${named()}/table/abc`], left: 0 });

  await page.getByRole('button', { name: /^Rimuovi: / }).click();
  await expect.poll(() => told.at(-1)).toBe('DELETE ');
  await page.reload();
  await here.waitFor();
  expect(await page.getByRole('button', { name: /^Rimuovi: / }).count()).toBe(0);
  await context.close();
});
