/** Greeks and Persians under arms, looking right. Origin: on the ground under the hips; about 100 high. */
import { bow, type Device, type ShieldOptions, shield, spear } from './arms.ts';
import { behindShield, cuirass, persianTunic } from './bodies.ts';
import { at, disc, figure, incised, path, turned } from './brush.ts';
import { type HelmetOptions, helmeted, persianHead } from './heads.ts';
import { arm, leg, trouserLeg } from './limbs.ts';
import { person, STANCES } from './people.ts';

export interface HopliteOptions extends HelmetOptions, ShieldOptions {
  readonly spear?: boolean;
  readonly device?: Device;
}
/** On the march, shield before him. */
export const hoplite = (options: HopliteOptions = {}): string => {
  const { far, near } = STANCES.walk;
  return (
    leg(far[0], far[1], far[2], { foot: far[3], greave: true }) +
    leg(near[0], near[1], near[2], { greave: true }) +
    at(0, -84, 1, behindShield()) +
    (options.spear === false ? '' : spear(14, -4, 20, -114)) +
    at(1, -84, 1, helmeted(options)) +
    shield(2, -62, 21, options)
  );
};
/** Thrusting over the shoulder; `dip` lowers the point of the spear. */
export const attacker = ({ dip = 10, ...options }: HopliteOptions & { readonly dip?: number } = {}): string => {
  const { far, near, lean } = STANCES.lunge;
  return (
    leg(far[0], far[1], far[2], { foot: far[3], greave: true }) +
    leg(near[0], near[1], near[2], { greave: true }) +
    at(4, -81, 1, cuirass(lean)) +
    spear(-34, -92, 58, -86 + dip) +
    at(6, -81, 1, helmeted(options)) +
    shield(15, -60, 20.5, options) +
    arm([-3, -77], [-17, -83], [-4, -91], { side: -1 })
  );
};
export const kneelingHoplite = (options: HopliteOptions = {}): string => {
  const { far, near, lean } = STANCES.kneel;
  return (
    leg(far[0], far[1], far[2], { foot: far[3], greave: true }) +
    leg(near[0], near[1], near[2], { greave: true }) +
    at(2, -66, 1, cuirass(lean)) +
    (options.spear === false ? '' : spear(-20, -30, 52, -66)) +
    at(4, -66, 1, helmeted(options)) +
    shield(12, -42, 20, options)
  );
};

const BOW_CASE = (): string => figure('-12,-86! -21,-82! -19,-56! -10,-54! -6,-66!') + incised('-20,-74 -9,-70|-19,-64 -9,-60');
/** A Persian guard, spear upright before him. */
export const guard = ({ skirt = 'black' }: { readonly skirt?: 'purple' | 'black' } = {}): string =>
  trouserLeg([-3, -46], [-7, -26], [-11, -5.2]) +
  trouserLeg([3, -46], [8, -26], [8, -5.2]) +
  BOW_CASE() +
  at(0, -84, 1, persianTunic(0, skirt === 'purple')) +
  spear(17, -1, 17, -112) +
  disc('white', 17, -2, 2.6) +
  at(1, -84, 1, persianHead()) +
  arm([-6, -78], [-4, -62], [13, -60], { side: -1 }) +
  arm([6, -78], [12, -66], [16, -73], { side: -1 });
export const archer = (): string =>
  person({
    stance: 'walk',
    dress: 'persian',
    head: persianHead(),
    behind: figure('-8,-74! -19,-66! -17,-50! -9,-46! -4,-58!'),
    holds: bow(33, -72, 1.15) + path('bowstring', 'M35-95L14-74L35-49M10-74H40') + arm([5, -78], [18, -75], [31, -72]),
    near: [[-2, -64], [10, -73], { side: -1 }],
  });
/** A Persian fallen on his back, one hand raised. */
export const fallenPersian = (): string =>
  turned(
    -2,
    -12,
    -48,
    1,
    at(0, -35, 1, arm([-6, 6], [-19, 10], [-27, 20], { side: -1 }), persianTunic(), turned(0, 0, 18, 1, persianHead())),
  ) +
  trouserLeg([0, -11], [22, -8], [44, -5.2], [0.8, -0.6]) +
  trouserLeg([1, -12], [20, -30], [27, -5.2]) +
  arm([-22, -38], [-8, -48], [2, -60], { open: true });
/** A hoplite fallen on his back, his shield against him. */
export const fallenHoplite = (options: HopliteOptions = {}): string =>
  turned(
    -2,
    -12,
    -56,
    1,
    at(0, -35, 1, arm([-6, 6], [-17, 12], [-24, 22], { side: -1 }), cuirass(), turned(0, 0, 14, 1, helmeted(options))),
  ) +
  leg([0, -11], [22, -8], [44, -5.2], { foot: [0.8, -0.6], greave: true }) +
  leg([1, -12], [19, -28], [28, -5.2], { greave: true }) +
  spear(-52, -3, 40, -1) +
  shield(-8, -20, 20, options);
/** A Persian bowing before the king. */
export const bowingPersian = (): string =>
  trouserLeg([-3, -44], [-8, -25], [-12, -5.2]) +
  trouserLeg([3, -44], [9, -26], [8, -5.2]) +
  turned(0, -46, 22, 1, at(0, -35, 1, persianTunic(), persianHead(), arm([-6, 6], [0, 18], [10, 2])));
