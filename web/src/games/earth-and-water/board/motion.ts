/** Short movements of what just happened, drawn over the board and gone. They never hold up the next decision. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { CityId, Side } from '@stoa/earth-and-water/map';
import type { GameEvent } from '@stoa/engine';
import { type RefObject, useEffect } from 'react';
import { useSettings, wantsLessMotion } from '../../../settings.ts';
import { PLACES, type Point } from './places.ts';

const SVG = 'http://www.w3.org/2000/svg';
const CLASS = ['persia', 'greece'] as const;

const pointOf = (city: CityId, bySea: boolean): Point => (bySea ? PLACES[city].port : undefined) ?? PLACES[city].at;

const travel = (layer: SVGGElement, side: Side, from: Point, to: Point, round: boolean): void => {
  const ghost = document.createElementNS(SVG, round ? 'circle' : 'rect');
  ghost.setAttribute('class', `ew-ghost ${CLASS[side]}`);
  if (round) ghost.setAttribute('r', '22');
  else for (const [key, value] of Object.entries({ x: -20, y: -20, width: 40, height: 40 })) ghost.setAttribute(key, String(value));
  layer.append(ghost);
  ghost
    .animate(
      [
        { transform: `translate(${from[0]}px, ${from[1]}px)`, opacity: 0.4 },
        { transform: `translate(${to[0]}px, ${to[1]}px)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${to[0]}px, ${to[1]}px)`, opacity: 0 },
      ],
      { duration: 620, easing: 'cubic-bezier(.3,.1,.2,1)' },
    )
    .finished.finally(() => ghost.remove());
};

const pulse = (layer: SVGGElement, at: Point, kind: 'gain' | 'loss'): void => {
  const ring = document.createElementNS(SVG, 'circle');
  ring.setAttribute('class', `ew-pulse ${kind}`);
  ring.setAttribute('cx', String(at[0]));
  ring.setAttribute('cy', String(at[1]));
  layer.append(ring);
  ring
    .animate(
      [
        { r: '20px', opacity: 0.9 },
        { r: '70px', opacity: 0 },
      ],
      { duration: 560, easing: 'ease-out' },
    )
    .finished.finally(() => ring.remove());
};

const show = (layer: SVGGElement, e: EwEvent): void => {
  switch (e.e) {
    case 'armies-moved':
      travel(layer, e.side, pointOf(e.from, false), pointOf(e.to, false), false);
      break;
    case 'fleets-sailed':
      travel(layer, e.side, pointOf(e.from, true), pointOf(e.to, true), true);
      break;
    case 'retreated':
      travel(layer, e.side, pointOf(e.from, e.way === 'sea'), pointOf(e.to, e.way === 'sea'), e.way === 'sea');
      break;
    case 'army-raised':
    case 'armies-placed':
    case 'immortals-returned':
      pulse(layer, pointOf(e.city, false), 'gain');
      break;
    case 'fleet-raised':
    case 'fleet-placed':
      pulse(layer, pointOf(e.port, true), 'gain');
      break;
    case 'armies-lost':
      pulse(layer, pointOf(e.city, false), 'loss');
      break;
    case 'fleet-lost':
      pulse(layer, pointOf(e.port, true), 'loss');
      break;
    case 'battle-round':
      pulse(layer, pointOf(e.at, e.battle === 'naval'), 'loss');
      break;
    default:
  }
};

export const useMotion = (layer: RefObject<SVGGElement | null>, news: readonly GameEvent[]): void => {
  const motion = useSettings(s => s.motion);
  useEffect(() => {
    const { current } = layer;
    if (current === null || wantsLessMotion(motion)) return;
    for (const event of news.slice(-8)) show(current, event as EwEvent);
  }, [layer, news, motion]);
};
