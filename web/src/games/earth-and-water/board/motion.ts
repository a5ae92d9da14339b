/** Short movements of what just happened, drawn over the board and gone. They never hold up the next decision. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings, wantsLessMotion } from '../../../settings.ts';
import { CUBE } from './pieces.tsx';
import { PLACES, type Point } from './places.ts';
import { portOf } from './routes.ts';
import { type Travel, travelsIn } from './travels.ts';
import { measure } from './way-points.ts';

const SVG = 'http://www.w3.org/2000/svg';
const CLASS = ['persia', 'greece'] as const;
/** Milliseconds: a beginning, some for each unit of the way, no more than this in all. */
const [START, PER_UNIT, MOST] = [250, 0.6, 900];

const make = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const counted = (n: number, y: number): SVGElement => {
  const count = make('text', { class: 'count', y: String(y) });
  count.textContent = String(n);
  return count;
};
const cubeOf = ({ side, armies }: Travel, place: string): SVGElement => {
  const cube = make('g', { class: `ew-piece army ${CLASS[side]}`, transform: place });
  for (const face of ['top', 'edge'] as const) cube.append(make('path', { class: face, d: CUBE[face] }));
  cube.append(make('path', { class: 'front', d: CUBE.front[side] }), counted(armies, 17));
  return cube;
};
const discOf = ({ side, fleets }: Travel): SVGElement => {
  const disc = make('g', { class: `ew-piece fleet ${CLASS[side]}` });
  disc.append(make('circle', { class: 'front', r: '25' }), make('circle', { class: 'rim', r: '20' }), counted(fleets, 8));
  return disc;
};

/** The piece as the board draws it: a cube, or a ship's disc with the cube of the armies aboard behind it. */
const ghostOf = (journey: Travel): SVGElement => {
  const ghost = make('g', {});
  const piece = make('g', { class: 'ew-scaled' });
  if (!journey.bySea) piece.append(cubeOf(journey, 'translate(-3 -5)'));
  else {
    if (journey.armies > 0) piece.append(cubeOf(journey, 'translate(22 -30) scale(.62)'));
    piece.append(discOf(journey));
  }
  ghost.append(piece);
  return ghost;
};

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** The wake of ships, drawn as they go; it closes behind them. */
const wakeOf = (layer: SVGGElement, points: readonly Point[], duration: number): void => {
  const wake = make('path', { class: 'ew-wake', d: pathOf(points), pathLength: '1' });
  layer.prepend(wake);
  wake
    .animate(
      [
        { strokeDashoffset: 1, opacity: 0.9 },
        { strokeDashoffset: 0, opacity: 0.7, offset: 0.7 },
        { strokeDashoffset: 0, opacity: 0 },
      ],
      { duration: duration / 0.7, easing: 'cubic-bezier(.4,.1,.3,1)' },
    )
    .finished.catch(() => undefined)
    .finally(() => wake.remove());
};

/** Milliseconds: a hidden page has no frames. */
const NO_FRAME = 120;
/** A frame after what has happened is drawn: that drawing may take a slow machine longer than a frame, and a motion that began with it would begin with a jump. */
const onceDrawn = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, NO_FRAME);
  });

/** Done when the piece has arrived; it is to be removed once the board shows it there. */
const travel = async (layer: SVGGElement, journey: Travel): Promise<SVGElement | undefined> => {
  const { points, length } = measure(journey);
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  const [first] = frames;
  if (first === undefined) return undefined;
  const duration = Math.min(MOST, START + PER_UNIT * length);
  const ghost = ghostOf(journey);
  ghost.style.transform = first.transform;
  layer.append(ghost);
  await onceDrawn();
  if (journey.bySea) wakeOf(layer, points, duration);
  await ghost.animate(frames, { duration, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'forwards' }).finished.catch(() => undefined);
  return ghost;
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

/** What is on its way, from these news and from earlier ones: the board counts it when it has arrived. */
export const useMotion = (layer: RefObject<SVGGElement | null>, news: readonly EwEvent[]): readonly Travel[] => {
  const still = wantsLessMotion(useSettings(s => s.motion));
  const [seen, setSeen] = useState(news);
  const [underWay, setUnderWay] = useState(NONE);
  const started = useRef(new WeakSet<object>());
  // Set while rendering, so that no frame shows pieces at their goal before they have set out.
  const more = seen === news || still ? NONE : travelsIn(news.slice(-SHOWN));
  const now = more.length > 0 ? [...underWay, ...more] : underWay;
  if (seen !== news) {
    setSeen(news);
    setUnderWay(now);
  }
  useEffect(() => {
    const { current } = layer;
    if (current === null) return;
    for (const journey of underWay) {
      if (started.current.has(journey)) continue;
      started.current.add(journey);
      void travel(current, journey).then(ghost => {
        setUnderWay(all => all.filter(other => other !== journey));
        requestAnimationFrame(() => ghost?.remove());
      });
    }
  }, [layer, underWay]);
  useEffect(() => {
    const { current } = layer;
    if (current === null || still || started.current.has(news)) return;
    started.current.add(news);
    const pulses = news.slice(-SHOWN).flatMap(event => {
      const at = pulseOf(event);
      return at ? [at] : [];
    });
    if (pulses.length === 0) return;
    void onceDrawn().then(() => {
      for (const [city, bySea, kind] of pulses) pulse(current, bySea ? portOf(city) : PLACES[city].at, kind);
    });
  }, [layer, news, still]);
  return now;
};
