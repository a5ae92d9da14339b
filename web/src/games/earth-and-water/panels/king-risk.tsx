/** How likely the next cards of Persia are to kill the king: those that are bought, and those that Pacification draws. */
import { kingRisk, nextKing } from '@stoa/earth-and-water/reading';
import { percentWords } from '../odds/chances.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

type Part = Pick<EwProps, 'view' | 'text' | 'lang' | 'showOdds'>;

/** `n`: cards drawn; undefined while none are chosen. */
export const KingRisk = ({ n, view, text, lang, showOdds }: Part & { n: number | undefined }) => {
  const king = nextKing(view);
  if (king === undefined || n === 0 || kingRisk(view, n ?? 6) === 0) return null;
  const percent = n === undefined || !showOdds ? undefined : percentWords(kingRisk(view, n));
  return <p className="ew-king-risk">{WORDS[lang].kingRisk(text.figures[king], view.prompt.room !== 'pacification', percent)}</p>;
};

/** EW-14.6: the cards that Pacification draws. */
export const PacificationRisk = (props: EwProps) =>
  props.me === 0 && props.view.prompt.room === 'pacification' && props.actions.length > 0 ? (
    <KingRisk n={props.view.draft.length + 1} {...props} />
  ) : null;
