/**
 * Elements of @stoa/art inside a board's own <svg>: the ground of a map, the island. Loaded with the board, drawn in a task of its own, hidden
 * from readers: the board says in words what stands where.
 */
import '@stoa/art/style.css';
import { useEffect, useRef } from 'react';
import { inTurn } from './in-turn.ts';

/** `load` is a constant, or remembered: a new one is loaded again. */
export const Drawn = ({ load, className = '' }: { load: () => Promise<string>; className?: string }) => {
  const ref = useRef<SVGGElement>(null);
  useEffect(() => {
    let wanted = true;
    void load().then(elements =>
      inTurn(() => {
        if (wanted && ref.current !== null) ref.current.innerHTML = elements;
      }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return <g ref={ref} className={`vase ${className}`.trim()} aria-hidden="true" />;
};
