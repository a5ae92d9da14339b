/** Sea and land of the map in the hand of @stoa/art, drawn once after the page is painted; until then the plain coast shows. */
import { aegeanFurniture, mapGround } from '@stoa/art/maps';
import { memo, useEffect, useRef } from 'react';
import { BOARD_HEIGHT, BOARD_WIDTH, COAST } from './coast.ts';
import { PLACES } from './places.ts';

/** What a wide or a high window shows beside the board itself. */
const BOUNDS = [-440, -110, BOARD_WIDTH + 880, BOARD_HEIGHT + 220] as const;

const keepFree = (): readonly (readonly [number, number, number, number])[] =>
  Object.values(PLACES).flatMap(({ at, port, name }) => [
    [at[0], at[1], 50, 48] as const,
    [name[0], name[1], 76, 30] as const,
    ...(port ? [[port[0], port[1], 36, 34] as const] : []),
  ]);

let drawn: string | undefined;
const drawing = (): string => {
  drawn ??= mapGround({ coast: COAST, bounds: BOUNDS, keepFree: keepFree(), framed: false, furniture: aegeanFurniture, seed: 5 });
  return drawn;
};

export const Ground = memo(() => {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const draw = (): void => {
      if (group.current) group.current.innerHTML = drawing();
    };
    if (drawn !== undefined) return draw();
    const timer = setTimeout(draw);
    return () => clearTimeout(timer);
  }, []);
  return <g ref={group} className="vase ew-ground" aria-hidden="true" />;
});
