/** People, looking right. Origin: on the ground under the hips; about 100 high. Mirror with a scale of [-1, 1]. */
import * as bodies from './bodies.ts';
import { at } from './brush.ts';
import { egyptianHead, type ManOptions, man, type WomanOptions, woman } from './heads.ts';
import { type ArmOptions, arm, type LegOptions, leg, trouserLeg } from './limbs.ts';
import type { Point } from './path.ts';

type Joints = readonly [hip: Point, knee: Point, ankle: Point, foot?: Point];
interface Stance {
  readonly far: Joints;
  readonly near: Joints;
  readonly neck: Point;
  readonly lean: number;
}
export const STANCES = {
  stand: {
    far: [
      [-3, -48],
      [-8, -27],
      [-14, -5.2],
    ],
    near: [
      [3, -48],
      [10, -28],
      [9, -5.2],
    ],
    neck: [0, -84],
    lean: 0,
  },
  walk: {
    far: [
      [-2, -48],
      [-9, -27],
      [-20, -7],
      [0.93, 0.36],
    ],
    near: [
      [3, -48],
      [11, -28],
      [10, -5.2],
    ],
    neck: [0, -84],
    lean: 0,
  },
  stride: {
    far: [
      [-3, -46],
      [-15, -27],
      [-28, -7],
      [0.93, 0.36],
    ],
    near: [
      [3, -46],
      [17, -33],
      [17, -5.2],
    ],
    neck: [0, -82],
    lean: -0.08,
  },
  lunge: {
    far: [
      [-3, -46],
      [-17, -28],
      [-32, -7.4],
      [0.9, 0.44],
    ],
    near: [
      [4, -46],
      [19, -35],
      [20, -5.2],
    ],
    neck: [4, -81],
    lean: -0.16,
  },
  run: {
    far: [
      [4, -50],
      [21, -42],
      [22, -16],
      [0.92, 0.38],
    ],
    near: [
      [-3, -49],
      [-17, -34],
      [-36, -27],
      [0.2, 0.98],
    ],
    neck: [1, -84],
    lean: -0.1,
  },
  kneel: {
    far: [
      [-3, -30],
      [4, -7],
      [-21, -11],
      [0.42, 0.9],
    ],
    near: [
      [3, -30],
      [21, -31],
      [19, -5.2],
    ],
    neck: [2, -66],
    lean: -0.05,
  },
} as const satisfies Readonly<Record<string, Stance>>;
export type StanceName = keyof typeof STANCES;

const DRESSED = {
  nude: bodies.nude,
  loincloth: bodies.loincloth,
  tunic: bodies.shortTunic,
  cuirass: bodies.cuirass,
  persian: (lean: number) => bodies.persianTunic(lean),
  persianPurple: (lean: number) => bodies.persianTunic(lean, true),
  kilt: bodies.kilt,
  robe: () => bodies.robe(),
  plainRobe: () => bodies.robe({ mantle: 'black' }),
} as const;
export type Dress = keyof typeof DRESSED;

/** An arm from the shoulder: the elbow and the hand, both from the ground like everything else. */
export type Reach = readonly [elbow: Point, hand: Point, options?: ArmOptions];
export interface PersonOptions {
  readonly stance?: StanceName;
  readonly dress?: Dress;
  readonly head?: string;
  /** The arm behind the body, and the one before it. */
  readonly far?: Reach;
  readonly near?: Reach;
  /** Drawn behind the body; drawn before it, under the near arm. */
  readonly behind?: string;
  readonly holds?: string;
}
const legOf = ([hip, knee, ankle, foot]: Joints, dress: Dress): string => {
  if (dress === 'robe' || dress === 'plainRobe') return '';
  if (dress === 'persian' || dress === 'persianPurple') return trouserLeg(hip, knee, ankle, foot);
  const options: LegOptions = { ...(foot === undefined ? {} : { foot }), greave: dress === 'cuirass' };
  return leg(hip, knee, ankle, options);
};
export const person = ({
  stance = 'stand',
  dress = 'tunic',
  head = man(),
  far,
  near,
  behind = '',
  holds = '',
}: PersonOptions = {}): string => {
  const { far: farLeg, near: nearLeg, neck, lean }: Stance = STANCES[stance];
  const [x, y] = neck;
  const bare = dress === 'nude' || dress === 'loincloth';
  const armOf = (reach: Reach | undefined, dx: number): string =>
    reach === undefined ? '' : arm([x + dx, y + 5], reach[0], reach[1], reach[2]);
  return [
    behind,
    armOf(far, 6),
    legOf(farLeg, dress),
    bare ? '' : legOf(nearLeg, dress),
    at(x, y, 1, DRESSED[dress](lean)),
    bare ? legOf(nearLeg, dress) : '',
    at(x + 1, y, 1, head),
    holds,
    armOf(near, -6),
  ].join('');
};

export const runner = (options: ManOptions = {}): string =>
  person({
    stance: 'run',
    dress: 'nude',
    head: man(options),
    far: [[20, -82], [29, -94], { open: true }],
    near: [[-20, -74], [-30, -85], { open: true, side: -1 }],
  });

/** A citizen in a long robe, one hand before him. */
export interface CitizenOptions extends ManOptions {
  readonly mantle?: 'purple' | 'black';
  /** The near hand, from the ground; undefined: an open hand before him. */
  readonly near?: Reach;
  readonly far?: Reach;
  readonly holds?: string;
}
const SPEAKING: Reach = [[14, -66], [25, -75], { open: true }];
export const citizen = ({ mantle = 'purple', near = SPEAKING, far, holds = '', ...options }: CitizenOptions = {}): string =>
  person({ dress: mantle === 'purple' ? 'robe' : 'plainRobe', head: man(options), near, holds, ...(far === undefined ? {} : { far }) });
const white = (reach: Reach): Reach => [reach[0], reach[1], { ...reach[2], ink: 'white' }];
export interface LadyOptions extends WomanOptions {
  readonly mantle?: 'purple' | 'black';
  readonly near?: Reach;
  readonly far?: Reach;
  readonly holds?: string;
  readonly behind?: string;
}
export const lady = ({ mantle = 'purple', near = SPEAKING, far, holds = '', behind = '', ...options }: LadyOptions = {}): string =>
  person({
    dress: mantle === 'purple' ? 'robe' : 'plainRobe',
    head: woman(options),
    near: white(near),
    holds,
    behind,
    ...(far === undefined ? {} : { far: white(far) }),
  });
/** A woman in mourning, both hands to her hair. */
export const mourner = (mantle: 'purple' | 'black' = 'purple'): string =>
  at(
    0,
    -82,
    1,
    bodies.robe({ mantle }),
    arm([6, 6], [17, -3], [7, -14], { ink: 'white', side: -1 }),
    woman(),
    arm([-6, 6], [-17, -2], [-6, -15], { ink: 'white' }),
  );

/** A seated man or woman. Origin: on the ground; the seat is 28 above it. `seat` is drawn behind. */
export interface SeatedOptions {
  readonly head?: string;
  readonly mantle?: 'purple' | 'black';
  readonly seat?: string;
  readonly holds?: string;
  /** From the neck, 68 above the ground. */
  readonly far?: Reach;
  readonly near?: Reach;
}
export const seated = ({ head = man(), mantle = 'purple', seat = '', holds = '', far, near }: SeatedOptions = {}): string =>
  seat +
  at(
    0,
    -68,
    1,
    bodies.seatedRobe({ mantle }),
    far === undefined ? '' : arm([-5, 7], far[0], far[1], { side: -1, ...far[2] }),
    head,
    holds,
    near === undefined ? '' : arm([5, 7], near[0], near[1], near[2]),
  );
/** An Egyptian with something in his hand. */
export const egyptian = (holds = '', near: Reach = SPEAKING): string => person({ dress: 'kilt', head: egyptianHead(), holds, near });
