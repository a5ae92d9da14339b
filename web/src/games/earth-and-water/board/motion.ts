/** Short movements of what just happened, drawn over the board and gone. They never hold up the next decision. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { type RefObject, useEffect, useState } from 'react';
import { useSettings, wantsLessMotion } from '../../../settings.ts';
import { PLACES, type Point } from './places.ts';
import { landRoute, portOf, seaRoute } from './routes.ts';
import { type Travel, travelsIn } from './travels.ts';

const SVG = 'http://www.w3.org/2000/svg';
const CLASS = ['persia', 'greece'] as const;
/** Milliseconds: a beginning, some for each unit of the way, no more than this in all. */
const [START, PER_UNIT, MOST] = [250, 0.6, 900];
/** Points of a leg between which a piece goes straight. */
const STEPS = 14;

const make = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Points along the way, and how long it is. */
const pointsOf = ({ bySea, from, to }: Travel): { readonly points: readonly Point[]; readonly length: number } => {
  const points: Point[] = [];
  let length = 0;
  for (const { d, backwards } of bySea ? seaRoute(from, to) : landRoute(from, to)) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    const whole = path.getTotalLength();
    for (let i = 0; i <= STEPS; i++) {
      const { x, y } = path.getPointAtLength((whole * (backwards ? STEPS - i : i)) / STEPS);
      points.push([x, y]);
    }
    length += whole;
  }
  return { points, length };
};

/** The piece as the board draws it: a cube, a ship's disc, a number. */
const ghostOf = ({ side, bySea, armies, fleets }: Travel): SVGElement => {
  const piece = make('g', { class: `ew-piece ${bySea ? 'fleet' : 'army'} ${CLASS[side]}` });
  piece.append(
    bySea ? make('circle', { class: 'front', r: '25' }) : make('path', { class: 'top', d: 'M-25-20L-17-30H27L19-20z' }),
    bySea ? make('circle', { class: 'rim', r: '20' }) : make('path', { class: 'front', d: 'M-25-20H19V24H-25z' }),
  );
  const count = make('text', { class: 'count', x: bySea ? '0' : '-3', y: bySea ? '8' : '12' });
  count.textContent = String(bySea ? fleets : armies);
  piece.append(count);
  return piece;
};

/** Done when the piece has arrived. */
const travel = async (layer: SVGGElement, journey: Travel): Promise<void> => {
  const { points, length } = pointsOf(journey);
  if (points.length === 0) return;
  const ghost = ghostOf(journey);
  layer.append(ghost);
  const duration = Math.min(MOST, START + PER_UNIT * length);
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  await ghost.animate(frames, { duration, easing: 'cubic-bezier(.4,.1,.3,1)' }).finished.catch(() => undefined);
  ghost.remove();
};

const pulse = (layer: SVGGElement, at: Point, kind: 'gain' | 'loss'): void => {
  const ring = make('circle', { class: `ew-pulse ${kind}`, cx: String(at[0]), cy: String(at[1]) });
  layer.append(ring);
  ring
    .animate(
      [
        { r: '20px', opacity: 0.9 },
        { r: '70px', opacity: 0 },
      ],
      { duration: 400, easing: 'ease-out' },
    )
    .finished.catch(() => undefined)
    .finally(() => ring.remove());
};

/** Where a piece came or was lost. */
const pulseOf = (e: EwEvent): readonly [city: CityId, bySea: boolean, kind: 'gain' | 'loss'] | undefined => {
  switch (e.e) {
    case 'army-raised':
    case 'armies-placed':
    case 'immortals-returned':
      return [e.city, false, 'gain'];
    case 'fleet-raised':
    case 'fleet-placed':
      return [e.port, true, 'gain'];
    case 'armies-lost':
      return [e.city, false, 'loss'];
    case 'fleet-lost':
      return [e.port, true, 'loss'];
    case 'battle-round':
      return [e.at, e.battle === 'naval', 'loss'];
    default:
      return undefined;
  }
};

/** The last of a long run: older ones are told in the story. */
const SHOWN = 8;
const NONE: readonly Travel[] = [];

/** What is on its way: the board counts it when it has arrived. */
export const useMotion = (layer: RefObject<SVGGElement | null>, news: readonly EwEvent[]): readonly Travel[] => {
  const motion = useSettings(s => s.motion);
  const [underWay, setUnderWay] = useState<{ readonly news: readonly EwEvent[]; readonly travels: readonly Travel[] }>({
    news,
    travels: NONE,
  });
  // Set while rendering, so that no frame shows pieces at their goal before they have set out.
  const still = wantsLessMotion(motion);
  if (underWay.news !== news) setUnderWay({ news, travels: still ? NONE : travelsIn(news.slice(-SHOWN)) });
  useEffect(() => {
    const { current } = layer;
    if (current === null || still) return;
    const recent = news.slice(-SHOWN);
    for (const event of recent) {
      const at = pulseOf(event);
      if (at) pulse(current, at[1] ? portOf(at[0]) : PLACES[at[0]].at, at[2]);
    }
    let isLatest = true;
    void Promise.all(travelsIn(recent).map(journey => travel(current, journey))).then(() => {
      if (isLatest) setUnderWay({ news, travels: NONE });
    });
    return () => {
      isLatest = false;
    };
  }, [layer, news, still]);
  return underWay.news === news ? underWay.travels : NONE;
};
