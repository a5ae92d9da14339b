/**
 * Elements of @stoa/art inside a board's own <svg>: the ground of a map, the island. Loaded with the board, drawn in a task of its own, hidden
 * from readers: the board says in words what stands where.
 */
import '@stoa/art/style.css';
import { useEffect, useRef } from 'react';
import { inFrames } from './in-turn.ts';

/**
 * `load` is a constant, or remembered: a new one is loaded again. Each part is laid out in a frame of its own: long coasts take their time. The
 * first, on which the others lie, comes last: it would cover the plain coast before there is another.
 */
export const Drawn = ({ load, className = '' }: { load: () => Promise<readonly string[]>; className?: string }) => {
  const ref = useRef<SVGGElement>(null);
  useEffect(() => {
    let wanted = true;
    let stop = (): void => undefined;
    void load().then(([lowest = '', ...parts]) => {
      if (!wanted) return;
      const ground = ref.current;
      stop = inFrames([
        () => ground?.replaceChildren(),
        ...parts.map(part => () => ground?.insertAdjacentHTML('beforeend', part)),
        () => ground?.insertAdjacentHTML('afterbegin', lowest),
      ]);
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [load]);
  return <g ref={ref} className={`vase ${className}`.trim()} aria-hidden="true" />;
};
