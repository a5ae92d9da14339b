/**
 * On a narrow screen the dock lies over the foot of the page, and the page may stand anywhere. When a question appears, its sentence and
 * what it is about come into the free part; for the latter, if there is no room for both. In the middle of a move the sentence is in the
 * dock, and what is in sight stays where it is.
 */

import { type RefObject, useEffect, useRef } from 'react';
import { isPhone } from '../screen-size.ts';

export const PROMPT = 'prompt';
const SETTLED = 600;

/** All of it between what sticks to the top and the dock. */
const isInSight = (place: Element): boolean => {
  const { top, bottom, height } = place.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
  const dock = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  return height > 0 && top >= covered && bottom <= innerHeight - dock;
};

const bring = (place: Element | null | undefined): void => place?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** `places`: ids; one of them in sight is enough. Undefined while nothing is asked. */
export const useScrollTargets = (dock: RefObject<HTMLElement | null>, places: readonly string[] | undefined, isDrafting: boolean): void => {
  const asked = places?.join(' ') ?? '';
  const drafting = useRef(isDrafting);
  drafting.current = isDrafting;
  useEffect(() => {
    if (asked === '' || !isPhone()) return;
    let frame = 0;
    let there: number | undefined;
    const show = (): void => {
      const found = asked.split(' ').flatMap(id => document.getElementById(id) ?? []);
      if (!drafting.current) bring(document.getElementById(PROMPT));
      if (!found.some(isInSight)) bring(found[0]);
      there = scrollY;
    };
    // The dock still grows or shrinks while the question settles; whoever has moved the page meanwhile is left alone. The second frame:
    // by then the page knows how high the dock has become.
    const eye = new ResizeObserver(() => {
      if (there !== undefined && there !== scrollY) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(show);
      });
    });
    if (dock.current) eye.observe(dock.current);
    const settled = setTimeout(() => eye.disconnect(), SETTLED);
    return () => {
      clearTimeout(settled);
      eye.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [dock, asked]);
};
