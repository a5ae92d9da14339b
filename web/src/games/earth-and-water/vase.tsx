/** A picture of a card half. Decoration: the words beside it say what it shows. Drawn after the page is painted, each in a task of its own. */
import { type Crop, viewBox } from '@stoa/art';
import { CARD_HALVES } from '@stoa/art/earth-and-water';
import type { EventId } from '@stoa/earth-and-water/cards';
import { useEffect, useRef } from 'react';
import '@stoa/art/style.css';

const drawn = new Map<EventId, string>();
const drawingOf = (event: EventId): string => {
  const known = drawn.get(event) ?? CARD_HALVES[event].draw();
  drawn.set(event, known);
  return known;
};

export const Vase = ({ event, crop = 'field', live = false }: { event: EventId; crop?: Crop; live?: boolean }) => {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const draw = (): void => {
      if (svg.current) svg.current.innerHTML = drawingOf(event);
    };
    if (drawn.has(event)) return draw();
    const timer = setTimeout(draw);
    return () => clearTimeout(timer);
  }, [event]);
  return (
    <svg
      ref={svg}
      className={`vase${crop === 'whole' ? '' : ' small'}${live ? ' live' : ''}`}
      viewBox={viewBox(CARD_HALVES[event], crop)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    />
  );
};
