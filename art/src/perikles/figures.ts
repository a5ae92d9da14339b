/** Figures of great events: the ranks of a battle, and who votes. They look right; those of the right side are turned round. */
import { type Drawing, piece } from '../composition.ts';
import { at, disc } from '../kit/brush.ts';
import { citizen } from '../kit/people.ts';
import { trireme } from '../kit/ships.ts';
import { attacker, fallenHoplite, fallenPersian, guard, hoplite } from '../kit/soldiers.ts';

const FEET = 64;
/** In a rank: feet and keels stand on one line. Shields and sails are free for the letter of their city. */
const GROUND = 60;
type Side = 'attack' | 'defend';
const crestOf = (side: Side) => (side === 'attack' ? {} : ({ crest: 'black' } as const));
/** On the march in the rank. 64 × 124; the shield is at 2, −2. */
export const marching = (side: Side): Drawing => piece(64, 124, () => at(0, GROUND, 1, hoplite({ device: 'none', ...crestOf(side) })));
/** A Persian; 64 × 124. The letter of Persia is at his breast. */
export const persian = (): Drawing => piece(64, 124, () => at(-1, GROUND, 1.02, guard({ skirt: 'purple' })));
export const persianFallen = (): Drawing => piece(110, 124, () => at(4, GROUND, 1, fallenPersian()));
/** Before the rank, the spear raised. 110 × 124; the shield is at 3, 0. */
export const thrusting = (side: Side): Drawing =>
  piece(110, 124, () => at(-12, GROUND, 1, attacker({ dip: 6, device: 'none', ...crestOf(side) })));
/** 110 × 124; the shield is at −4, 40. */
export const fallen = (side: Side): Drawing => piece(110, 124, () => at(4, GROUND, 1, fallenHoplite({ device: 'none', ...crestOf(side) })));
/** 176 × 112; the middle of the sail is at −6, −23. */
export const warship = (side: Side): Drawing =>
  piece(176, 112, () => at(-12, 42, 1, trireme({ sail: side === 'attack' ? 'white' : 'purple' })));
/** A raised hand drops a pebble into the vote. */
export const voter = (): Drawing =>
  piece(120, 130, () => at(-12, FEET, 1.14, citizen({ near: [[16, -74], [30, -92], { open: true }] }) + disc('white', 36, -97, 3.4)));
