/** The places at the end: their order, shared places, and what broke a tie in points. */
import { isIllegal, type Outcome } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import { texts as periklesTexts } from '@stoa/perikles/text';
import { expect, test } from 'vitest';
import { screen } from '../src/games/parthenon/screen.tsx';
import { screen as perikles } from '../src/games/perikles/screen.tsx';
import { standingsOf } from '../src/table/end/standings.tsx';

const END = '3 islands=chios,crete,rhodes archon=0 year=3 season=4 villages=7,7,7 row=12,13,14,15 eventBag=0 eventsDone=15 ';
const ended = (rest: string): { outcome: Outcome; view: unknown } => {
  const s = parthenon.parsePosition(`${END}room=season/vote step=12 asked=7 ${rest}`);
  if (isIllegal(s)) throw new Error(`${s.rule} ${s.why}`);
  for (let seat = 0; seat < 3 && parthenon.outcome(s) === undefined; seat++) parthenon.apply(s, seat, { do: 'vote', seat: (seat + 1) % 3 });
  while (parthenon.outcome(s) === undefined) parthenon.apply(s, -1, parthenon.sample(s, { int: () => 0 } as never));
  return { outcome: parthenon.outcome(s) as Outcome, view: parthenon.view(s, 0) };
};
const told = ({ outcome, view }: { outcome: Outcome; view: unknown }) =>
  standingsOf(outcome, (before, after) => screen.end.tieBreak?.({ outcome, view }, before, after, texts.en, 'en')).map(
    ({ seat, place, total, tie }) => [seat, place, total, tie] as const,
  );

test('Parthenon: equal structures are told apart by the first tie-breaker that differs', () => {
  expect(told(ended('workshops=0,1,0 fleets=1,1,2'))).toEqual([
    [1, 1, 4, undefined],
    [2, 2, 3, 'Tie, compared by fleets: Player 3 with 2 and Player 1 with 1.'],
    [0, 3, 3, undefined],
  ]);
});

test('shared places stand side by side, and what is hidden is not made up', () => {
  const outcome = { places: [2, 1, 2], reason: 'structures', rule: 'PA-18.4', scores: [{ a: 3 }, { a: 4 }, { a: 3 }] };
  expect(standingsOf(outcome, () => 'never').map(({ seat, place, tie }) => [seat, place, tie])).toEqual([
    [1, 1, undefined],
    [0, 2, undefined],
    [2, 2, undefined],
  ]);
});

test('Perikles: by points from Location tiles, then by statues', () => {
  const view = { cities: [{ statues: [2, 1] }, { statues: [1, 1] }] };
  const by = (locations: readonly [number, number]): string | undefined =>
    perikles.end.tieBreak?.(
      { outcome: { places: [1, 2], reason: 'three-turns', rule: 'PK-19.2', scores: locations.map(n => ({ locations: n })) }, view },
      0,
      1,
      periklesTexts.en,
      'en',
    );
  expect(by([9, 7])).toMatch(/Location tiles: 9 to 7/);
  expect(by([9, 9])).toMatch(/statues: 3 to 2/);
});
