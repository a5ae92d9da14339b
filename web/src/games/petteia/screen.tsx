/** Petteia on the screen: touch a man, touch where it goes. */
import type { GameText } from '@stoa/engine';
import type { PtAction, PtEvent, PtView } from '@stoa/petteia';
import { useEffect, useState } from 'react';
import { GridButton } from '../grid-button.tsx';
import { type BoardProps, defineScreen } from '../types.ts';
import './petteia.css';
import { CELL, Coordinates, cornerOf, Man, nameOf, SIDE, Squares } from './squares.tsx';

interface Pt {
  readonly view: PtView;
  readonly action: PtAction;
  readonly event: PtEvent;
  readonly text: GameText<PtAction, PtEvent, PtView>;
}

const Board = ({ view: { men }, text, me, actions, draft, lit, choose, replace, keepDraft, askWhy }: BoardProps<Pt>) => {
  const drafted = draft[0];
  const [picked, setPicked] = useState<string | null>(null);
  const mayMove = actions.length > 0;
  useEffect(() => {
    if (!mayMove) setPicked(null);
  }, [mayMove]);
  const from = drafted?.from ?? (actions.some(a => a.from === picked) ? picked : null);
  const moves = actions.filter(a => a.from === from);
  const touch = (square: string): void => {
    const move = moves.find(a => a.to === square);
    if (move) {
      if (drafted) replace(move);
      else choose(move);
    } else if (actions.some(a => a.from === square)) {
      if (drafted) keepDraft(0);
      setPicked(square === from ? null : square);
    } else if (from !== null) askWhy({ do: 'move', from, to: square });
    else askWhy({ do: 'move', from: square, to: nameOf(square === 'a1' ? 1 : 0) });
  };
  return (
    <svg className="pt-board" viewBox={`-4 -4 ${SIDE + 8} ${SIDE + 8}`} role="group" aria-label={text.name}>
      <Squares>
        <Coordinates />
        {men.map((man, square) => {
          const name = nameOf(square);
          const [x, y] = cornerOf(square);
          const open = moves.some(a => a.to === name) || (from === null && actions.some(a => a.from === name));
          const label = man < 0 ? name : `${name}: ${text.seat(man)}`;
          return (
            <GridButton key={name} label={label} open={open} pressed={name === from || name === drafted?.to} onTouch={() => touch(name)}>
              <rect className={`pt-square${lit.includes(name) ? ' lit' : ''}`} x={x} y={y} width={CELL} height={CELL} />
              {name === drafted?.to && me !== undefined && <Man side={me} x={x} y={y} />}
              {man >= 0 && <Man side={man} x={x} y={y} />}
              {moves.some(a => a.to === name) && name !== drafted?.to && (
                <circle className="pt-target" cx={x + CELL / 2} cy={y + CELL / 2} r="9" />
              )}
            </GridButton>
          );
        })}
      </Squares>
    </svg>
  );
};

const places = (e: PtEvent): readonly string[] => (e.e === 'moved' ? [e.from, e.to] : e.e === 'taken' ? [e.at] : []);

export const screen = defineScreen<Pt>({
  parts: { Board },
  draft: { onBoard: () => true },
  allOpen: true,
  log: { places },
  loadRules: async () => (await import('@stoa/petteia/rulebook')).RULE_IDS,
  rulesNow: () => ['PT-4', 'PT-5', 'PT-6'],
});
