/**
 * Elements of @stoa/art inside a board's own <svg>: the ground of a map, the island. Loaded with the board, drawn in a task of its own, hidden
 * from readers: the board says in words what stands where.
 */
import '@stoa/art/style.css';
import { useEffect, useRef } from 'react';
import { inTurn } from './in-turn.ts';

/** `load` is a constant, or remembered: a new one is loaded again. Each part is laid out in a frame of its own: long coasts take their time. */
export const Drawn = ({ load, className = '' }: { load: () => Promise<readonly string[]>; className?: string }) => {
  const ref = useRef<SVGGElement>(null);
  useEffect(() => {
    let wanted = true;
    let frame = 0;
    const add = ([part, ...rest]: readonly string[]): void => {
      if (!wanted || part === undefined) return;
      ref.current?.insertAdjacentHTML('beforeend', part);
      frame = requestAnimationFrame(() => inTurn(() => add(rest)));
    };
    void load().then(parts =>
      inTurn(() => {
        if (wanted) ref.current?.replaceChildren();
        add(parts);
      }),
    );
    return () => {
      wanted = false;
      cancelAnimationFrame(frame);
    };
  }, [load]);
  return <g ref={ref} className={`vase ${className}`.trim()} aria-hidden="true" />;
};
