/** What is asked of every screen: axe finds nothing, and nothing scrolls sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands beyond the right edge, if the page scrolls there. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
          .map(e => `${e.tagName}.${e.getAttribute('class')}`)
          .slice(0, 6),
  );

/** A target cut off by the bar at the edge is judged again where a person would have scrolled it. */
const stillSmall = async (page: Page, target: string): Promise<boolean> => {
  const isThere = await page.evaluate(selector => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return element !== null;
  }, target);
  if (!isThere) return false;
  const { violations } = await new AxeBuilder({ page }).include(target).withRules('target-size').analyze();
  return violations.length > 0;
};

/** `part`: a selector, when the rest of the page was looked at before. */
export const clean = async (page: Page, where: string, part?: string): Promise<void> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const wrong: typeof nodes = [];
    for (const node of nodes) if (id !== 'target-size' || (await stillSmall(page, node.target.join(' ')))) wrong.push(node);
    const places = wrong.slice(0, 3).map(node => node.target.join(' '));
    if (wrong.length > 0) found.push(`${id}: ${places.join(' | ')} ${wrong[0]?.failureSummary ?? ''}`);
  }
  expect(found, where).toEqual([]);
  expect(await sideways(page), `${where} scrolls sideways`).toEqual([]);
};
