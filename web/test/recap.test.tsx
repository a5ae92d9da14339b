/** On coming back: how much there is to tell, what was done to me first. The story tells what others did since my last decision. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { chaptersOf, passes } from '../src/table/chronicle.tsx';
import type { LogLine } from '../src/table/log.tsx';
import { Recap, type RecapLines } from '../src/table/recap.tsx';
import { deedsOf, Story } from '../src/table/story.tsx';
import { en } from '../src/text/en.ts';

const line = (at: number, words: string, more: Partial<LogLine> = {}): LogLine => ({
  ...{ at, words, places: [], own: false, toMe: false, by: undefined, opens: undefined },
  ...more,
});
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

const names = ['Me', 'Kallias', 'Melitta'];
const LINES = [
  line(1, 'before', { by: 1 }),
  line(2, 'Me (you) sails.', { by: 0, own: true }),
  line(3, 'Kallias marches.', { by: 1 }),
  line(4, 'Kallias removes your candidate.', { by: 1, toMe: true }),
  line(5, 'A storm rises.'),
  line(6, 'Melitta builds.', { by: 2 }),
];

test('the story tells all that others did since my last decision, by player; my own deeds and what was before are not in it', () => {
  const html = render(
    <Story lines={LINES} freshFrom={2} me={0} nameOf={seat => names[seat] ?? ''} onLight={() => {}} onChronicle={() => {}} />,
  );
  const told = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(found => found[1]);
  expect(told).toEqual([
    '<b>Kallias</b> marches.',
    '<b class="again">Kallias</b><span>…</span> removes your candidate.',
    'A storm rises.',
    '<b>Melitta</b> builds.',
  ]);
  expect(deedsOf(LINES.slice(1), 0).map(({ by, lines }) => [by, lines.length])).toEqual([
    [1, 2],
    [undefined, 1],
    [2, 1],
  ]);
  // A spectator has no deeds of their own.
  expect(deedsOf(LINES.slice(1), undefined).flatMap(({ lines }) => lines)).toHaveLength(5);
});

test('a line that does not begin with the name is told whole; the deeds after it name the player', () => {
  const html = render(
    <Story
      lines={[
        line(1, 'Turn 1 begins with Kallias.', { by: 1 }),
        line(2, 'Kallias takes a tile.', { by: 1 }),
        line(3, 'Kallias sends.', { by: 1 }),
      ]}
      freshFrom={0}
      me={0}
      nameOf={seat => names[seat] ?? ''}
      onLight={() => {}}
      onChronicle={() => {}}
    />,
  );
  const told = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(found => found[1]);
  expect(told).toEqual([
    'Turn 1 begins with Kallias.',
    '<b>Kallias</b> takes a tile.',
    '<b class="again">Kallias</b><span>…</span> sends.',
  ]);
});

test('the chronicle has a chapter for each heading, and filters by player and by what concerns me', () => {
  const lines = [line(1, 'Set up.'), line(2, 'Turn 1.', { opens: 'chapter' }), ...LINES.slice(1), line(9, 'Turn 2.', { opens: 'chapter' })];
  expect(chaptersOf(lines).map(({ title, lines: all }) => [title, all.length])).toEqual([
    [undefined, 1],
    ['Turn 1', 5],
    ['Turn 2', 0],
  ]);
  const through = (filter: 'all' | 'mine' | number): readonly number[] => LINES.filter(one => passes(one, filter)).map(({ at }) => at);
  expect(through('all')).toHaveLength(6);
  expect(through('mine')).toEqual([2, 4]);
  expect(through(1)).toEqual([1, 3, 4]);
});
