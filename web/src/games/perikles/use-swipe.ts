/** A finger drawn sideways over the board turns to the next deck or back. Drawn up or down it scrolls, as everywhere. */

import { type TouchEvent, useRef } from 'react';
import { isPhone } from '../../screen-size.ts';

const FAR = 60;

export const useSwipe = (turn: (step: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const first = touches.length === 1 ? touches[0] : undefined;
      from.current = first === undefined ? null : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const { current } = from;
      const last = changedTouches[0];
      from.current = null;
      if (current === null || last === undefined || !isPhone()) return;
      const [dx, dy] = [last.clientX - current.x, last.clientY - current.y];
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    },
  };
};
