/** On coming back: how much there is to tell, and everything, what was done to me first. The story tells all since my last decision. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { Recap, type RecapLines } from '../src/table/recap.tsx';
import { Story } from '../src/table/story.tsx';
import { en } from '../src/text/en.ts';

const line = (at: number, words: string) => ({ at, words, places: [], own: false, toMe: false });
const RECAP: RecapLines = { toMe: [line(4, 'You lose 1 wool.')], others: [line(2, 'Storm.'), line(3, 'Player 2 builds.')] };
const render = (part: React.ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Router ssrPath="/">{part}</Router>
    </IntlProvider>,
  );

test('the recap: how many lines, what was done to me first, and where to watch it', () => {
  const html = render(<Recap recap={RECAP} onLight={() => {}} replay="/replay/x" onClose={() => {}} />);
  expect(html).toContain('3 events');
  expect(html.indexOf('You lose 1 wool.')).toBeGreaterThan(0);
  expect(html.indexOf('You lose 1 wool.')).toBeLessThan(html.indexOf('Storm.'));
  expect(html).toContain('href="/replay/x"');
});

test('the story leaves nothing out since my last decision, and nothing from before is in it', () => {
  const murder = { ...line(2, 'Your candidate is removed.'), own: true, toMe: true };
  const lines = [line(1, 'before'), murder, line(3, 'a'), line(4, 'b'), line(5, 'c')];
  const html = render(<Story lines={lines} freshFrom={2} onLight={() => {}} onChronicle={() => {}} />);
  expect([...html.matchAll(/<li[^>]*>([^<]*)</g)].map(found => found[1])).toEqual(['Your candidate is removed.', 'a', 'b', 'c']);
});
