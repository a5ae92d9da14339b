/** How many go: one stepper for armies, one more for fleets. Only legal numbers can be reached. */
import type { EwAction } from '@stoa/earth-and-water';
import { Minus, Plus } from 'lucide-react';
import type { BoardProps } from '../types.ts';
import { isMove, type Move } from './touch.ts';
import { WORDS } from './words.ts';

const Stepper = ({
  label,
  words,
  lower,
  higher,
  onPick,
}: {
  label: string;
  words: { readonly fewer: string; readonly more: string };
  lower: Move | undefined;
  higher: Move | undefined;
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

export const Counts = ({ draft, actions, replace, lang }: BoardProps) => {
  const move = draft.at(-1) as EwAction | undefined;
  if (!isMove(move)) return null;
  const words = WORDS[lang];
  const same = (actions as readonly EwAction[]).filter(isMove).filter(a => a.from === move.from && a.to === move.to);
  if (move.do === 'land-move') {
    const find = (armies: number): Move | undefined => same.find(a => a.armies === armies);
    return (
      <Stepper
        label={words.armies(move.armies)}
        words={words}
        lower={find(move.armies - 1)}
        higher={find(move.armies + 1)}
        onPick={replace}
      />
    );
  }
  const find = (fleets: number, armies: number): Move | undefined =>
    same.find(a => a.do === 'naval-move' && a.fleets === fleets && a.armies === armies);
  /** Fewer fleets carry fewer armies. */
  const fewer = find(move.fleets - 1, Math.min(move.armies, move.fleets - 1)) ?? find(move.fleets - 1, 0);
  return (
    <div className="ew-steppers">
      <Stepper label={words.fleets(move.fleets)} words={words} lower={fewer} higher={find(move.fleets + 1, move.armies)} onPick={replace} />
      {same.some(a => a.armies > 0) && (
        <Stepper
          label={words.armies(move.armies)}
          words={words}
          lower={find(move.fleets, move.armies - 1)}
          higher={find(move.fleets, move.armies + 1)}
          onPick={replace}
        />
      )}
    </div>
  );
};
