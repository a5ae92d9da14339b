/**
 * When pieces set out: a frame after what has happened is drawn. The drawing takes a slow machine longer than a frame, and a motion that began
 * with it would begin with a jump. Until then what is on its way is not seen (`travelling.css`).
 */
import type { PkEvent } from '@stoa/perikles';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `news`: what has happened last; the same array until something else happens. */
export const useMoves = (news: readonly PkEvent[]): RefObject<SVGSVGElement | null> => {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const map = ref.current;
    if (map === null) return undefined;
    const setOut = (): void => {
      map.dataset.moves = '';
    };
    if (news.length === 0) {
      setOut();
      return undefined;
    }
    delete map.dataset.moves;
    // The first is the frame of this drawing.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(setOut);
    });
    return () => cancelAnimationFrame(frame);
  }, [news]);
  return ref;
};
