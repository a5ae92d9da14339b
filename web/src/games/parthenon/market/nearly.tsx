/** What to ask for: buildings that one or two more cards would pay for, and which cards those are. */
import type { Language } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import type { Counts } from '../counts.ts';
import { PriceRow, Signs } from '../pieces/cards.tsx';
import { WORDS as BOARD_WORDS } from '../words.ts';
import { goalName } from './goal-name.ts';
import { nearly } from './possible.ts';
import type { MarketWords } from './words.ts';

export const Nearly = ({
  view,
  me,
  have,
  text,
  lang,
  words,
}: {
  view: PaView;
  me: number;
  have: Counts;
  text: PaText;
  lang: Language;
  words: MarketWords;
}) => {
  const near = nearly(view, me, have);
  if (near.length === 0) return null;
  return (
    <section className="pm-nearly" aria-labelledby="pm-nearly">
      <h3 id="pm-nearly">{words.nearly}</h3>
      <ul>
        {near.map(({ goal, missing }) => (
          <li key={JSON.stringify(goal)}>
            <span>{goalName(goal, view, me, text, words)}</span> <PriceRow price={missing} text={text} />
          </li>
        ))}
      </ul>
      <Signs prices={near.map(({ missing }) => missing)} words={BOARD_WORDS[lang]} />
    </section>
  );
};
