/** On coming back: on a narrow screen one line that says how much there is, on a wide one everything, what was done to me first. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { newsOf } from '../src/table/news.tsx';
import { Recap, type RecapLines } from '../src/table/recap.tsx';
import { en } from '../src/text/en.ts';

const line = (at: number, words: string) => ({ at, words, places: [], own: false, toMe: false });
const RECAP: RecapLines = { toMe: [line(4, 'You lose 1 wool.')], others: [line(2, 'Storm.'), line(3, 'Player 2 builds.')] };
const shown = (isNarrow: boolean): string => {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Router ssrPath="/">
        <Recap recap={RECAP} onLight={() => {}} replay="/replay/x" onClose={() => {}} />
      </Router>
    </IntlProvider>,
  );
};
afterEach(() => vi.unstubAllGlobals());

test('folded on a narrow screen: how many lines, and a button for them', () => {
  const html = shown(true);
  expect(html).toMatch(/<button[^>]* aria-expanded="false"[^>]*>[^<]*3/);
  expect(html).not.toContain('You lose 1 wool.');
  expect(html).not.toContain('/replay/x');
});

test('open on a wide screen, what was done to me first', () => {
  const html = shown(false);
  expect(html).not.toContain('aria-expanded');
  expect(html.indexOf('You lose 1 wool.')).toBeGreaterThan(0);
  expect(html.indexOf('You lose 1 wool.')).toBeLessThan(html.indexOf('Storm.'));
  expect(html).toContain('href="/replay/x"');
});

test('under the prompt: the newest line and what was done to me, before what others did', () => {
  const murder = { ...line(2, 'Your candidate is removed.'), own: true, toMe: true };
  const others = [line(3, 'a'), line(4, 'b'), line(5, 'c')];
  expect(newsOf([line(1, 'z'), murder, ...others]).map(({ words }) => words)).toEqual(['Your candidate is removed.', 'b', 'c']);
  expect(newsOf([murder, { ...murder, at: 6 }, { ...murder, at: 7 }, { ...line(8, 'd') }]).map(({ at }) => at)).toEqual([6, 7, 8]);
});
