/**
 * A living island: sixteen plots, and what stands on them. 640 × 400. The six islands share it. A board
 * that lets plots be touched draws ground, marks and buildings itself, in the order of `PLOTS`.
 */
import type { AcropolisId } from '@stoa/parthenon/cards';
import { dolphin } from '../../kit/animals.ts';
import { at, group, path } from '../../kit/brush.ts';
import { trireme } from '../../kit/ships.ts';
import { ACROPOLIS, village, workshop } from './buildings.ts';
import { islandGround } from './ground.ts';
import { MONUMENTS } from './monuments.ts';
import { villager } from './people.ts';

export const ISLAND_SIZE = [640, 400] as const;
export type MonumentId = keyof typeof MONUMENTS;
export type PlotId = AcropolisId | `village-${1 | 2 | 3 | 4 | 5 | 6}` | `workshop-${1 | 2}` | `wonder-${1 | 2}`;
export interface Plot {
  readonly x: number;
  readonly y: number;
  /** Half the width of its mark. */
  readonly half: number;
  readonly scale: number;
}
/** From the back to the front: the order in which they are drawn. */
export const PLOTS: Readonly<Record<PlotId, Plot>> = {
  fortress: { x: 318, y: 150, half: 27, scale: 1.2 },
  academy: { x: 428, y: 166, half: 27, scale: 1.16 },
  shrine: { x: 232, y: 180, half: 27, scale: 1.2 },
  treasury: { x: 288, y: 204, half: 20, scale: 1.2 },
  marketplace: { x: 388, y: 210, half: 27, scale: 1.16 },
  'wonder-1': { x: 110, y: 226, half: 36, scale: 1.06 },
  'wonder-2': { x: 512, y: 240, half: 36, scale: 1 },
  'workshop-1': { x: 184, y: 264, half: 27, scale: 1.22 },
  'workshop-2': { x: 420, y: 272, half: 27, scale: 1.22 },
  'village-1': { x: 114, y: 284, half: 20, scale: 1.3 },
  'village-6': { x: 550, y: 288, half: 20, scale: 1.3 },
  'village-2': { x: 246, y: 292, half: 20, scale: 1.3 },
  'village-5': { x: 482, y: 304, half: 20, scale: 1.3 },
  great_harbor: { x: 326, y: 312, half: 27, scale: 1.1 },
  'village-3': { x: 172, y: 316, half: 20, scale: 1.3 },
  'village-4': { x: 416, y: 322, half: 20, scale: 1.3 },
};
const IDS = Object.keys(PLOTS) as readonly PlotId[];

/** A plot on which nothing stands yet: a dashed ring, a stake with a pennant. */
export const plotMark = (id: PlotId): string => {
  const { x, y, half } = PLOTS[id];
  const high = Math.round(half / 3);
  return at(
    x,
    y,
    1,
    path('islandPlot', `M${-half} 0a${half} ${high} 0 1 1 ${2 * half} 0a${half} ${high} 0 1 1 ${-2 * half} 0z`),
    path('islandStake', 'M0 2V-9l8 2.4-8 2.4'),
  );
};
/** What stands on a plot; a wonder's plot needs to be told which. */
export const plotBuilding = (id: PlotId, monument: MonumentId = 'parthenon'): string => {
  const { x, y, scale } = PLOTS[id];
  const body = id.startsWith('village')
    ? village(Number(id.at(-1)))
    : id.startsWith('workshop')
      ? workshop()
      : id.startsWith('wonder')
        ? MONUMENTS[monument]()
        : ACROPOLIS[id as AcropolisId]();
  return group('islandBuilding', at(x, y, scale, body));
};

const VILLAGERS: readonly (readonly [x: number, y: number, from: number])[] = [
  [280, 304, 3],
  [372, 300, 3],
  [338, 286, 9],
  [346, 222, 9],
  [214, 300, 9],
  [508, 276, 9],
];
const PAINTS = ['figure', 'edged', 'white'] as const;
const ships = (): string =>
  group(
    'redFigure',
    at(326, 372, 0.3, trireme({ oars: 9 })),
    dolphin(70, 358, 0.7, -12),
    dolphin(112, 374, 0.56, -4),
    at(590, 372, 0.2, trireme({ oars: 7, sail: 'purple' })),
    at(52, 84, [-0.2, 0.2], trireme({ oars: 7 })),
  );
export interface IslandOptions {
  readonly built: ReadonlySet<PlotId>;
  readonly monuments?: Readonly<Partial<Record<'wonder-1' | 'wonder-2', MonumentId>>>;
}
/** Ships and dolphins around the island, and its people, who come as more is built; drawn last. */
export const islandLife = (built: number): string =>
  ships() +
  VILLAGERS.filter(([, , from]) => built > from)
    .map(([x, y], i) => villager(x, y, 0.9, PAINTS[i % 3]))
    .join('');
/** The whole island at one moment. */
export const island = ({ built, monuments = {} }: IslandOptions): string =>
  islandGround() +
  IDS.map(id => (built.has(id) ? plotBuilding(id, monuments[id as 'wonder-1']) : plotMark(id))).join('') +
  islandLife(built.size);
export { islandGround, MONUMENTS };
