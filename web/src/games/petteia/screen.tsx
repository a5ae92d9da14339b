/** Petteia on the screen: touch a man, touch where it goes. */
import type { Action, GameEvent, Language } from '@stoa/engine';
import type { PtAction, PtEvent, PtView } from '@stoa/petteia';
import { texts } from '@stoa/petteia/text';
import { useEffect, useState } from 'react';
import { GridButton } from '../grid-button.tsx';
import type { AnyText, BoardProps, GameScreen } from '../types.ts';
import './petteia.css';
import { CELL, Coordinates, cornerOf, Man, nameOf, SIDE, Squares } from './squares.tsx';

const Board = ({ view, text, me, actions, draft, lit, choose, replace, keepDraft, askWhy }: BoardProps) => {
  const { men } = view as PtView;
  const legal = actions as readonly PtAction[];
  const drafted = draft[0] as PtAction | undefined;
  const [picked, setPicked] = useState<string | null>(null);
  const mayMove = legal.length > 0;
  useEffect(() => {
    if (!mayMove) setPicked(null);
  }, [mayMove]);
  const from = drafted?.from ?? (legal.some(a => a.from === picked) ? picked : null);
  const moves = legal.filter(a => a.from === from);
  const touch = (square: string): void => {
    const move = moves.find(a => a.to === square);
    if (move) {
      if (drafted) replace(move);
      else choose(move);
    } else if (legal.some(a => a.from === square)) {
      if (drafted) keepDraft(0);
      setPicked(square === from ? null : square);
    } else if (from !== null) askWhy({ do: 'move', from, to: square } as Action);
    else askWhy({ do: 'move', from: square, to: nameOf(square === 'a1' ? 1 : 0) } as Action);
  };
  return (
    <svg className="pt-board" viewBox={`-4 -4 ${SIDE + 8} ${SIDE + 8}`} role="group" aria-label={text.name}>
      <Squares>
        <Coordinates />
        {men.map((man, square) => {
          const name = nameOf(square);
          const [x, y] = cornerOf(square);
          const open = moves.some(a => a.to === name) || (from === null && legal.some(a => a.from === name));
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

const places = (event: GameEvent): readonly string[] => {
  const e = event as PtEvent;
  return e.e === 'moved' ? [e.from, e.to] : e.e === 'taken' ? [e.at] : [];
};

export const screen: GameScreen = {
  texts: texts as unknown as Readonly<Record<Language, AnyText>>,
  Board,
  onBoard: () => true,
  places,
  rulesNow: () => ['PT-4', 'PT-5', 'PT-6'],
};
