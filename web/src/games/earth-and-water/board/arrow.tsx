/** The drafted movement: along the roads it takes, or along its lane. */
import { useLayoutEffect, useRef } from 'react';
import { PLACES, type Point } from './places.ts';
import { portOf } from './routes.ts';
import { between, measure, type Way } from './way-points.ts';

const HEAD = 32;
const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** The shaft ends where the head begins. */
const shapeOf = (way: Way): { readonly shaft: string; readonly head: string } | undefined => {
  const [a, b] = way.bySea ? [portOf(way.from), portOf(way.to)] : [PLACES[way.from].at, PLACES[way.to].at];
  const ring = Math.min(way.bySea ? 42 : 52, Math.hypot(a[0] - b[0], a[1] - b[1]) / 4);
  const points = between(measure(way).points, ring);
  const tip = points.at(-1);
  const shaft = tip && points.filter(([x, y]) => Math.hypot(x - tip[0], y - tip[1]) >= HEAD);
  const neck = shaft?.at(-1);
  if (tip === undefined || shaft === undefined || neck === undefined) return undefined;
  const turn = Math.atan2(tip[1] - neck[1], tip[0] - neck[0]);
  const end: Point = [tip[0] - HEAD * Math.cos(turn), tip[1] - HEAD * Math.sin(turn)];
  return { shaft: pathOf([...shaft, end]), head: `translate(${tip[0]} ${tip[1]}) rotate(${(turn * 180) / Math.PI})` };
};

export const Arrow = ({ from, to, bySea }: Way) => {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const shape = shapeOf({ from, to, bySea });
    const [under, over, head] = group.current?.children ?? [];
    if (shape === undefined) return;
    under?.setAttribute('d', shape.shaft);
    over?.setAttribute('d', shape.shaft);
    head?.setAttribute('transform', shape.head);
  }, [from, to, bySea]);
  return (
    <g ref={group} className="ew-arrow" aria-hidden="true">
      <path className="under" />
      <path />
      <path className="head" d={`M${-HEAD}-16L0 0L${-HEAD} 16z`} />
    </g>
  );
};
