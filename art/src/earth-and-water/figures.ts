/** Those who fight in a battle scene, looking right: soldiers on the ground at 0, 0, ships with their keel there. The purple is the colour of their side. */
import type { SideId } from '@stoa/earth-and-water/map';
import { type Drawing, piece } from '../composition.ts';
import { DEVICES, spear } from '../kit/arms.ts';
import { at, disc, edged, incised, turned, white } from '../kit/brush.ts';
import { persianHead } from '../kit/heads.ts';
import { arm } from '../kit/limbs.ts';
import { person } from '../kit/people.ts';
import { trireme } from '../kit/ships.ts';
import { attacker, fallenHoplite, fallenPersian } from '../kit/soldiers.ts';

/** A shield of wicker and hide, with the sun of the king. */
const wickerShield = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    edged('-13,-25! 0,-28 13,-25! 16,0 13,27! 0,30 -13,27! -16,0'),
    incised('-10,-21! 0,-24 10,-21! 12.4,0 10,23! 0,26 -10,23! -12.4,0 -10,-21'),
    DEVICES.star(),
  );
/** A Persian thrusting over his shield. */
const spearman = (): string =>
  person({
    stance: 'lunge',
    dress: 'persianPurple',
    head: persianHead(),
    holds: spear(-34, -92, 58, -78) + wickerShield(16, -56) + arm([-3, -77], [-17, -83], [-4, -91], { side: -1 }),
  });

/** Drawn around the point 6,-65. */
const SIGNS: Readonly<Record<SideId, string>> = {
  greece: at(6, -65, 1, disc('figure', 0, 0, 15), DEVICES.lambda()),
  persia: at(6, -65, 1, disc('figure', 0, 0, 15), DEVICES.star()),
};
/** Rowers' heads to both sides of the mast. */
const CREW = [-40, -24, 20, 38] as const;
const warship = (side: SideId): string =>
  trireme({ sail: 'purple', sign: SIGNS[side], crew: CREW, oars: 11 }) + white('-33,-87! 5,-86 43,-87! 43.4,-84! 5,-83 -32.6,-84!');

export const SOLDIERS: Readonly<Record<SideId, Drawing>> = {
  greece: piece(130, 240, () => attacker({ rim: 'purple', dip: 14 })),
  persia: piece(130, 240, spearman),
};
export const FALLEN: Readonly<Record<SideId, Drawing>> = {
  greece: piece(130, 130, () => fallenHoplite({ rim: 'purple' })),
  persia: piece(130, 130, () => fallenPersian() + turned(2, -17, 74, 0.9, wickerShield(0, 0))),
};
export const WARSHIPS: Readonly<Record<SideId, Drawing>> = {
  greece: piece(210, 220, () => warship('greece')),
  persia: piece(210, 220, () => warship('persia')),
};
