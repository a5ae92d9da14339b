/** Two people on two browsers: one makes a table and sends the link, the other follows it. */
import type { Browser, Page } from 'playwright-core';
import { answered, game, isOver, PATIENCE, touchSomething, type Visit, visit, type Wish } from './player.ts';

export interface Making {
  readonly name: string;
  readonly side?: string;
  /** Choices of the dialog, by their words; with `more`, also those that are folded away. */
  readonly choices?: readonly string[];
  readonly more?: boolean;
}

/** From the home page to the waiting room. Answers with the link. */
export const makeTable = async (page: Page, { name, side, choices = [], more = false }: Making): Promise<string> => {
  await game(page, name)
    .getByRole('button', { name: /With friends|Con amici/ })
    .click();
  const dialog = page.getByRole('dialog');
  if (more) await dialog.getByText(/More choices|Altre scelte/).click();
  for (const choice of [...(side === undefined ? [] : [side]), ...choices])
    await dialog.getByRole('radio', { name: choice, exact: true }).check();
  await dialog.getByRole('button', { name: /Make the table|Prepara il tavolo/ }).click();
  const link = page.getByRole('textbox', { name: /Invitation link|Link d’invito/ });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input.link')?.value.includes('#'));
  return link.inputValue();
};

export const followLink = async (page: Page, link: string, name?: string): Promise<void> => {
  await page.goto(link);
  if (name !== undefined) await page.getByLabel(/Your name at the table|Il tuo nome al tavolo/).fill(name);
  await page.getByRole('button', { name: /Sit down|Siediti/ }).click();
  await page.locator('.stage').waitFor();
};

export const twoFriends = async (browser: Browser, url: string, making: Making, wishes: readonly [Wish, Wish]): Promise<[Visit, Visit]> => {
  const host = await visit(browser, url, wishes[0]);
  const link = await makeTable(host.page, making);
  const friend = await visit(browser, url, wishes[1]);
  await followLink(friend.page, link, 'Beatrice');
  await host.page.locator('.stage').waitFor();
  return [host, friend];
};

/** Every page that may touch something does, until the end or until it is `enough` and stays so: a touch may still be on its way. */
export const playTogether = async (
  pages: readonly Page[],
  random: () => number,
  enough: (touches: number) => boolean | Promise<boolean> = () => false,
): Promise<void> => {
  let last = Date.now();
  for (let touches = 0; touches < 6000; ) {
    if (await enough(touches)) {
      for (const page of pages) await answered(page);
      await pages[0]?.waitForTimeout(300);
      if (await enough(touches)) return;
    }
    let touched = false;
    for (const page of pages) {
      if (await isOver(page)) return;
      if (!(await touchSomething(page, random))) continue;
      touched = true;
      touches++;
    }
    if (touched) last = Date.now();
    else if (Date.now() - last > PATIENCE) throw new Error('the table stands still');
    else await pages[0]?.waitForTimeout(20);
  }
  throw new Error('the game does not end');
};
