/** How pictures are put together: scenes in their frames, pieces without, galleries of both. */
import { type Drawing, type Gallery, SCENE } from './crop.ts';
import { type Band, framed } from './kit/bands.ts';

export type { Composition, Drawing, Gallery } from './crop.ts';

export const gallery = <Id extends string>(drawings: Readonly<Record<Id, Drawing>>): Gallery<Id> =>
  Object.fromEntries(Object.entries<Drawing>(drawings).map(([name, drawing]) => [name, { name, ...drawing }])) as Gallery<Id>;

/** The ground that people stand on, in a scene. */
export const GROUND = 142;

/** A framed scene of 240 × 160: the form of every card, tile and event. */
export const scene = (band: Band, focus: number, body: () => readonly string[]): Drawing => ({
  size: SCENE,
  focus,
  draw: () => framed(SCENE[0], SCENE[1], band, body().join('')),
  beside: width => framed(width, SCENE[1], band, ''),
});
/** A picture without a frame, its origin in the middle. */
export const piece = (width: number, height: number, draw: () => string): Drawing => ({
  size: [width, height],
  centred: true,
  focus: 0,
  draw,
});
