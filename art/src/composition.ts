/** A composition is one finished picture; a gallery holds those of one kind by the ids of the things they show. */
import { type Band, framed } from './kit/bands.ts';

export interface Drawing {
  readonly size: readonly [width: number, height: number];
  /** The picture's origin is in its middle rather than at its upper left corner. */
  readonly centred?: boolean;
  /** To be shown in a disc; what lies outside it is cut by the style sheet. */
  readonly round?: boolean;
  /** The middle of the square that is shown where there is little room. */
  readonly focus: number;
  /** The elements inside <svg>. The same every time. */
  readonly draw: () => string;
}
export interface Composition extends Drawing {
  readonly name: string;
}
export type Gallery<Id extends string = string> = Readonly<Record<Id, Composition>>;

export const gallery = <Id extends string>(drawings: Readonly<Record<Id, Drawing>>): Gallery<Id> =>
  Object.fromEntries(Object.entries<Drawing>(drawings).map(([name, drawing]) => [name, { name, ...drawing }])) as Gallery<Id>;

/** The ground that people stand on, in a scene. */
export const GROUND = 142;
const SCENE = [240, 160] as const;

/** A framed scene of 240 × 160: the form of every card, tile and event. */
export const scene = (band: Band, focus: number, body: () => readonly string[]): Drawing => ({
  size: SCENE,
  focus,
  draw: () => framed(SCENE[0], SCENE[1], band, body().join('')),
});
/** A picture without a frame, its origin in the middle. */
export const piece = (width: number, height: number, draw: () => string): Drawing => ({
  size: [width, height],
  centred: true,
  focus: 0,
  draw,
});

/**
 * What of a composition is shown. whole: with its bands, from 130 px · field: without them, for cards in a hand · close: from 60 px ·
 * square: around the focus, from 40 px.
 */
export type Crop = 'whole' | 'field' | 'close' | 'square';
const FIELD_TOP = 18;
const FIELD_HEIGHT = 124;
export const viewBox = ({ size: [width, height], centred = false, focus }: Drawing, crop: Crop = 'whole'): string => {
  if (centred) return `${-width / 2} ${-height / 2} ${width} ${height}`;
  if (crop === 'whole' || width !== SCENE[0]) return `0 0 ${width} ${height}`;
  if (crop === 'field') return `0 ${FIELD_TOP} ${width} ${FIELD_HEIGHT}`;
  if (crop === 'close') return '12 15 216 130';
  const left = Math.max(0, Math.min(width - FIELD_HEIGHT, focus - FIELD_HEIGHT / 2));
  return `${left} ${FIELD_TOP} ${FIELD_HEIGHT} ${FIELD_HEIGHT}`;
};
