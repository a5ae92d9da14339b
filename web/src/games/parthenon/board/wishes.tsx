/** The standing wish to act early or late, PA-4.4, and what the others wish. */

import { useState } from 'react';
import { Spot } from '../../spot.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const WISHES = ['early', 'any', 'late'] as const;

type Props = PaProps & { words: ScreenWords };

const MyWish = ({ view, me, text, actions, words, choose, askWhy }: Props) => {
  const mine = me === undefined ? undefined : view.islands[me]?.wish;
  return mine === undefined ? null : (
    <div className="pa-segments" role="group" aria-label={words.order}>
      {WISHES.map(wish => {
        const action = actions.find(a => a.do === 'set-order-wish' && a.wish === wish);
        return (
          <Spot
            key={wish}
            label={text.names.wishes[wish]}
            open={action !== undefined}
            pressed={wish === mine}
            onTouch={() => (action ? choose(action) : askWhy({ do: 'set-order-wish', wish }))}
          >
            {text.names.wishes[wish]}
          </Spot>
        );
      })}
    </div>
  );
};

/** Folded until it is wanted: a wish stands for the whole game. */
export const Wishes = (props: Props) => {
  const { view, me, text, words } = props;
  const [isOpen, setOpen] = useState(false);
  const others = view.islands.filter(i => i.seat !== me && i.wish !== 'any');
  // Nothing can be wished in a game that was.
  if (props.offered.length === 0 && others.length === 0) return null;
  return (
    <details className="pa-wishes" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.order}</summary>
      {isOpen && (
        <>
          <MyWish {...props} />
          {others.length > 0 && (
            <ul>
              {others.map(({ seat, wish }) => (
                <li key={seat}>
                  <SeatMark seat={seat} /> {text.seat(seat)}: {text.names.wishes[wish]}
                </li>
              ))}
            </ul>
          )}
          <p className="muted">{words.orderHint}</p>
        </>
      )}
    </details>
  );
};
