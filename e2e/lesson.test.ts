/** The lessons to their end in the real browser: by touch on a phone, in words in Italian, and with the keyboard alone. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clean } from './axe.ts';
import { launch } from './browser.ts';
import { answered, game, visit } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const url = inject('url');

const LONG = process.env.STOA_LONG === '1';
const heading = (page: Page): Promise<string> => page.locator('.lesson-panel h2').innerText();
const next = (page: Page): Locator => page.locator('.lesson-acts .main');

/** What a learner of Earth & Water touches, step by step: buttons by name, cities as @City, ports as ~City; Confirm is the main button. */
const TOUCHES: readonly (readonly string[])[] = [
  [],
  ['Buy 4 cards', 'Confirm'],
  ['@Athens', '~Athens', 'End the preparation'],
  ['Event: Ionian Revolt', '@Ephesus'],
  ['March: Triremes', '@Thebes', 'Confirm'],
  ['300 Spartans'],
  ['Pass', 'Keep 1 card'],
  [],
  ['Buy 2 cards', 'Confirm'],
  ['@Athens', '@Athens', '@Athens', '@Athens', 'End the preparation'],
  ['March: Desertion of Greek Soldiers', '@Larissa', 'Confirm', 'Decline'],
  ['Fight on'],
  ['Sail: Evangelion', '~Naxos', 'Confirm'],
  ['@Athens', 'March: Wrath of Poseidon', '@Thebes', 'Confirm'],
  [],
  ['Sail: Triremes', '~Ephesus', 'Confirm'],
];

/** A battle's answers carry their odds. */
const ANSWERS: ReadonlySet<string> = new Set(['Fight on', '300 Spartans', 'Decline']);

/** Shut things answer too, so a plain click would wait for them to open. */
const touch = async (page: Page, what: string): Promise<void> => {
  const place = /^([@~])(.+)$/.exec(what);
  const name = place === null ? what : new RegExp(`^${place[2]}, ${place[1] === '~' ? 'port' : 'held'}`);
  const use = /^(Event|March|Sail): (.+)$/.exec(what);
  // A phone opens the card first.
  if (use !== null && !(await page.getByRole('button', { name, exact: true }).isVisible()))
    await page.getByRole('button', { name: `Read: ${use[2]}` }).dispatchEvent('click');
  const button =
    what === 'Confirm'
      ? page.locator('.confirm')
      : ANSWERS.has(what)
        ? page.locator('.ew-answers').getByRole('button', { name: new RegExp(`^${what}`) })
        : page.getByRole('button', { name, exact: true });
  await button.dispatchEvent('click');
  await answered(page);
};

// Outside the long run one size looks at every step.
for (const [width, height, dark] of [
  [1440, 900, false],
  [390, 844, true],
] as const)
  test.runIf(dark || LONG)(`Earth & Water by touch, ${width} pixels: every step, axe clean, then a game`, async () => {
    const { context, page, errors } = await visit(browser, url, { width, height, dark });
    await game(page, '300: Earth & Water').getByRole('link', { name: 'Learn' }).click();
    for (const [n, touches] of TOUCHES.entries()) {
      await page.getByRole('heading', { name: new RegExp(`^${n + 1} of ${TOUCHES.length} `) }).waitFor();
      if (!dark) await clean(page, await heading(page));
      for (const what of touches) await touch(page, what);
      await next(page).waitFor();
      if (touches.length > 0) await page.waitForFunction(() => document.activeElement?.matches('.lesson-acts .main'));
      // The steps differ in their panel; the board and the rest are looked at now and then, in the long run always.
      if (dark) await clean(page, `${await heading(page)}, done`, LONG || n % 4 === 3 ? undefined : '.lesson-panel');
      if (n < TOUCHES.length - 1) await next(page).click();
    }
    await page.getByRole('heading', { name: 'You have won.' }).waitFor();
    await page.getByRole('button', { name: 'Now play' }).click();
    await page.waitForURL(/\/play\//);
    await page.locator('.dock').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

test('a wrong touch gets the rule, one beside the point a word and then a hint; back, again, skip; progress is kept', async () => {
  const { context, page, errors } = await visit(browser, url);
  await page.goto(`${url}/learn/earth-and-water`);
  await next(page).click();
  for (let n = 2; n < 5; n++) {
    await page.getByRole('heading', { name: new RegExp(`^${n} of`) }).waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('heading', { name: '5 of 16 A card for a march' }).waitFor();
  await touch(page, 'March: Triremes');
  await touch(page, '@Athens');
  await touch(page, '@Eretria');
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Rule EW-/ })
    .waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Try this: Play a card for a land movement').waitFor();
  await touch(page, 'Event: Evangelion');
  await page.getByText('The rules allow that. In this step we need something else.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '5 of 16 A card for a march' }).waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('heading', { name: '4 of 16' }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Begin the lesson again' }).click();
  await page.getByRole('heading', { name: '1 of 16' }).waitFor();
  await page.goto(url);
  expect(await page.getByText('Games you begin appear here').count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('Earth & Water in words, in Italian', async () => {
  const { context, page, errors } = await visit(browser, url, { locale: 'it-IT', settings: { form: 'words', confirm: 'never' } });
  await page.goto(`${url}/learn/earth-and-water`);
  for (let n = 1; n <= TOUCHES.length; n++) {
    await page.getByRole('heading', { name: new RegExp(`^${n} di`) }).waitFor();
    expect(await page.locator('.lesson-words').getAttribute('role')).toBe('status');
    for (const end = Date.now() + 30_000; Date.now() < end && (await next(page).count()) === 0; ) {
      const hint = page.getByRole('button', { name: 'Suggerimento' });
      if ((await hint.count()) > 0) await hint.click();
      const tip = page.locator('.lesson-note').filter({ hasText: 'Prova così' });
      if ((await tip.count()) === 0) {
        await page.waitForTimeout(30);
        continue;
      }
      const wanted = (await tip.innerText({ timeout: 500 }).catch(() => '')).replace('Prova così: ', '').split(' → ')[0] ?? '';
      const [group = '', ...label] = wanted.split(': ');
      const name = label.length === 0 ? group : label.join(': ');
      await page
        .locator('.choices')
        .getByRole('button', { name, exact: true })
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
      await page.waitForTimeout(100);
    }
    await next(page).waitFor();
    if (n < TOUCHES.length) await next(page).click();
  }
  await page.getByRole('heading', { name: 'Hai vinto.' }).waitFor();
  await page.getByRole('button', { name: 'E ora gioca' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** What a learner touches on the boards of the larger games: buttons by how their names begin, or by what they look like. */
const ON_BOARDS: readonly (readonly [id: string, game: string, steps: readonly (readonly string[])[]])[] = [
  [
    'perikles',
    'Perikles',
    [
      [],
      ['Athens, 2 shards'],
      ['Argos, Candidate', 'Athens, you'],
      ['Corinth, Assassin', 'Athens, Xanthe'],
      ['Argos, you'],
      [
        'Athens, trireme, strength 3',
        '.pk-map-side.open:not([aria-label^=Ask])',
        'Athens, hoplite, strength 2',
        '.pk-map-side.open:not([aria-label^=Ask])',
        'Finish: send',
      ],
      [
        // Others send first.
        '.pk-counter.use:not(.shut)[aria-label^="Argos, hoplite, strength 3"]',
        '.pk-map-side[aria-label^=Ask]',
        '.pk-map-side.open:not([aria-label^=Ask])',
        'Finish: send',
      ],
      [],
      ['.dock button:has-text("Phormio")'],
      [],
      ['.choices button:has-text("Sparta")'],
      ['Sparta, hoplite, strength 4', '.pk-map-side.open:not([aria-label^=Ask])', 'Finish: send'],
    ],
  ],
  [
    'parthenon',
    'Parthenon: Rise of the Aegean',
    [
      [],
      ['Take 1 wool'],
      ['Pay 1 grape'],
      ['Village: wool', 'Bring in the harvest'],
      ['1 wool for 1 timber', '.pm-ways .main'],
      ['Accept', 'Ready'],
      ['Load wool', 'Load wool', 'Load Gift of Poseidon', 'Send the chosen fleet to Athens', 'Set sail'],
      ['Use a Gift of Poseidon'],
      ['Reveal Athens'],
      ['Lay down wool', 'Lay down wool', 'Exchange 2 wool for 1 ore'],
      ['Fleet A takes a wonder plan', 'Finish trading'],
      ['Village: wool: can be built', 'The Colossus: can be built', 'Finish building'],
      ['B: show the hand'],
      ['.pa-person.open'],
      ['The Colossus: can be built', 'Finish building', '.pa-person.open'],
    ],
  ],
];

/** Great events wait for a touch. */
const goOn = async (page: Page): Promise<void> => {
  for (const stop = page.locator('.stop-next'); (await stop.count()) > 0; await page.waitForTimeout(450))
    await stop.click({ timeout: 5000 }).catch(() => {});
};

for (const [id, name, steps] of ON_BOARDS)
  test(`${name} by touch, from the home page to the last step`, async () => {
    const { context, page, errors } = await visit(browser, url, { width: 1440, settings: { pace: 'fast' } });
    await game(page, name).getByRole('link', { name: 'Learn' }).click();
    for (const [n, touches] of steps.entries()) {
      await page.getByRole('heading', { name: new RegExp(`^${n + 1} of ${steps.length} `) }).waitFor();
      for (const what of touches) {
        await goOn(page);
        const place = what.startsWith('.') ? page.locator(what) : page.getByRole('button', { name: new RegExp(`^${what}`) });
        await place.first().dispatchEvent('click');
        await answered(page);
        const confirm = page.locator('.confirm:enabled');
        if ((await confirm.count()) > 0) await confirm.click();
        await answered(page);
      }
      await goOn(page);
      await next(page).waitFor();
      if (n === 3) await clean(page, `${id}, ${await heading(page)}`);
      if (n < steps.length - 1) await next(page).click();
    }
    await page.getByRole('button', { name: 'Now play' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

const MOVES = [
  ['d1', 'd4'],
  ['e1', 'e4'],
  ['g5', 'd5'],
  ['d1', 'd4'],
  ['f1', 'f4'],
] as const;

const tabTo = async (page: Page, what: string): Promise<void> => {
  for (let presses = 0; presses < 160; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (name === what || name.startsWith(`${what}:`)) return;
  }
  throw new Error(`Tab never reaches ${what}`);
};

test('Petteia with Tab and Enter alone, from the home page into a game', async () => {
  const { context, page, errors } = await visit(browser, url);
  await game(page, 'Petteia').getByRole('button', { name: 'Play now' }).focus();
  await tabTo(page, 'Learn');
  await page.keyboard.press('Enter');
  for (const [n, [from, to]] of MOVES.entries()) {
    await page.getByRole('heading', { name: new RegExp(`^${n + 1} of ${MOVES.length} `) }).waitFor();
    await tabTo(page, from);
    await page.keyboard.press('Enter');
    await tabTo(page, to);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Confirm');
    await page.keyboard.press('Enter');
    await next(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.lesson-acts .main'));
    await clean(page, await heading(page));
    // axe moves the focus about.
    await next(page).focus();
    if (n < MOVES.length - 1) await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'You have won.' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  expect(errors).toEqual([]);
  await context.close();
});
