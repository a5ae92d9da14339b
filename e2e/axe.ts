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

export const clean = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  const found = violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(node => node.target.join(' '));
    return `${id}: ${places.join(' | ')} ${nodes[0]?.failureSummary ?? ''}`;
  });
  expect(found, where).toEqual([]);
  expect(await sideways(page), `${where} scrolls sideways`).toEqual([]);
};
