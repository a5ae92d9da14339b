/** How many go: one stepper for armies, one more for fleets. Only legal numbers can be reached. */

import { cityView, foreseenSupply, homeOf, isMove, type Move, starving } from '@stoa/earth-and-water/reading';
import { Minus, Plus } from 'lucide-react';
import { type Steps, stepsOf } from '../touch.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

const Stepper = ({
  label,
  words,
  steps: { lower, higher },
  onPick,
}: {
  label: string;
  words: { readonly fewer: string; readonly more: string };
  steps: Steps;
  onPick: (move: Move) => void;
}) => (
  <div className="ew-stepper" role="group" aria-label={label}>
    <button
      type="button"
      className="button icon"
      aria-label={`${words.fewer}: ${label}`}
      disabled={!lower}
      onClick={() => lower && onPick(lower)}
    >
      <Minus aria-hidden />
    </button>
    <output>{label}</output>
    <button
      type="button"
      className="button icon"
      aria-label={`${words.more}: ${label}`}
      disabled={!higher}
      onClick={() => higher && onPick(higher)}
    >
      <Plus aria-hidden />
    </button>
  </div>
);

/** The last army leaves a city: what that means. */
const LeftEmpty = ({ move, view, me, text, lang }: { move: Move } & Pick<EwProps, 'view' | 'me' | 'text' | 'lang'>) => {
  if ((me !== 0 && me !== 1) || move.armies === 0 || cityView(view, move.from).armies[me] > move.armies) return null;
  // EW-3.2, EW-3.5: an empty major city is its owner's.
  const home = homeOf(move.from);
  const then = home === null ? 'nobody' : home === me ? 'me' : 'enemy';
  return <p className="ew-left-empty">{WORDS[lang].leavesEmpty(text.cities[move.from], then)}</p>;
};

/** EW-12.6: more armies than food. */
const TooLittleFood = ({ view, draft, me, lang }: Pick<EwProps, 'view' | 'draft' | 'me' | 'lang'>) => {
  if (me !== 0 && me !== 1) return null;
  const supply = foreseenSupply(view, draft)?.[me];
  if (supply === undefined || starving(supply) <= starving(view.supply[me])) return null;
  return <p className="ew-left-empty">{WORDS[lang].tooLittleFood(supply.capacity, supply.armies)}</p>;
};

export const Counts = ({ draft, actions, replace, view, me, text, lang }: EwProps) => {
  const move = draft.at(-1);
  if (!isMove(move)) return null;
  const words = WORDS[lang];
  const moves = actions.filter(isMove);
  const { armies, fleets } = stepsOf(moves, move);
  const carries = fleets === undefined || moves.some(a => a.from === move.from && a.to === move.to && a.armies > 0);
  return (
    <div className="ew-steppers">
      {fleets && move.do === 'naval-move' && <Stepper label={words.fleets(move.fleets)} words={words} steps={fleets} onPick={replace} />}
      {carries && <Stepper label={words.armies(move.armies)} words={words} steps={armies} onPick={replace} />}
      <LeftEmpty move={move} view={view} me={me} text={text} lang={lang} />
      <TooLittleFood view={view} draft={draft} me={me} lang={lang} />
    </div>
  );
};
