/** A portrait and the two forms of its medallion. */
import { type Drawing, piece } from '../composition.ts';
import { at, disc, group, path } from '../kit/brush.ts';
import { number } from '../kit/path.ts';
import { RINGS, type Ring } from './rings.ts';

export interface Portrait {
  readonly ring: Ring;
  /** A white ground keeps its colours by night. */
  readonly field?: 'white';
  readonly body: () => string;
}
/** What lies outside a circle, in the colour of the ground: it cuts the bust without a clip path, so without an id. */
const rim = (inside: number): string => `M0-50a50 50 0 1 0 .1 0zM0-${number(inside)}a${number(inside)} ${number(inside)} 0 1 1-.1 0z`;
const medallion = ({ field, body }: Portrait, scale: number, y: number, inside: number, edge: string): string => {
  const parts = [disc('ground', 0, 0, 50), at(-1, y, scale, body()), path('ground', rim(inside)), edge];
  return field === 'white' ? group('whiteGround', ...parts) : parts.join('');
};
const roundPiece = (draw: () => string): Drawing => ({ ...piece(100, 100, draw), round: true });
/** With a ring of ornament: from 48 px. */
export const large = (portrait: Portrait, ring: Ring = portrait.ring): Drawing =>
  roundPiece(() => medallion(portrait, 0.84, 5.5, 41.6, RINGS[ring]() + disc('ringLine', 0, 0, 41.7) + disc('ringLine', 0, 0, 49.1)));
/** The head fills the disc, in a ring of the seat's colour (`--seat`): under 48 px. */
export const small = (portrait: Portrait): Drawing => roundPiece(() => medallion(portrait, 0.97, 6, 47, disc('seat', 0, 0, 47.6)));
