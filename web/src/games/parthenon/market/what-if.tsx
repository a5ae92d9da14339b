/** What a trade would make possible for me, and what it would cost me. */
import type { PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import type { PaText } from '@stoa/parthenon/text';
import { Hammer, TriangleAlert } from 'lucide-react';
import { type Counts, countsOf, minus, plus } from '../counts.ts';
import { goalName } from './goal-name.ts';
import { type Goal, newlyPossible } from './possible.ts';
import type { MarketWords } from './words.ts';

export const WhatIf = ({
  view,
  me,
  have,
  give,
  get,
  text,
  words,
}: {
  view: PaView;
  me: number;
  have: Counts;
  give: readonly CardId[];
  get: readonly CardId[];
  text: PaText;
  words: MarketWords;
}) => {
  const after = minus(plus(have, countsOf(get)), countsOf(give));
  const gained = newlyPossible(view, me, have, after);
  const lost = newlyPossible(view, me, after, have);
  const list = (goals: readonly Goal[]): string => words.and(goals.map(goal => goalName(goal, view, me, text, words)));
  return (
    <>
      {gained.length > 0 && (
        <p className="pm-what-if gain">
          <Hammer aria-hidden />
          {words.couldBuild(list(gained))}
        </p>
      )}
      {lost.length > 0 && (
        <p className="pm-what-if loss">
          <TriangleAlert aria-hidden />
          {words.wouldBlock(list(lost))}
        </p>
      )}
    </>
  );
};
