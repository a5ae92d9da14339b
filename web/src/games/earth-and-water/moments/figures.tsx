/** A soldier or a ship of either side from @stoa/art, drawn in its turn: a scene with many does not hold up a touch. Facing right, 0, 0 in its middle. */
import type { Side } from '@stoa/earth-and-water/map';
import { useEffect, useRef } from 'react';
import { elementsOf, pictureOf } from '../../../art/galleries.ts';
import { inTurn } from '../../../art/in-turn.ts';
import '@stoa/art/style.css';

const SIDE = ['persia', 'greece'] as const;
const PLACES = {
  soldiers: 'translate(-6 38) scale(.86)',
  fallen: 'translate(-4 40) scale(.86)',
  ships: 'translate(-5 21) scale(.66)',
} as const;

export const Fighter = ({ figure, side }: { figure: keyof typeof PLACES; side: Side }) => {
  const ref = useRef<SVGGElement>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<void> => {
      const composition = await pictureOf(`earth-and-water/${figure}`, SIDE[side]);
      inTurn(() => {
        if (wanted && composition && ref.current) ref.current.innerHTML = elementsOf(composition);
      });
    };
    void draw();
    return () => {
      wanted = false;
    };
  }, [figure, side]);
  return <g ref={ref} className="vase" transform={PLACES[figure]} />;
};
