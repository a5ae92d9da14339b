/** What stands on an island: villages, a workshop (a kiln and a jar), the acropolis. Around the origin in a field of 32, ground line at 12. */
import type { StructureId } from '@stoa/parthenon/cards';

const VILLAGE = 'M-13 12V0L-6-7L1 0V12H-3V5H-8V12zM2 12V3L8-3L14 3V12H10V7H6V12z';
const SHAPES: Readonly<Record<string, string>> = {
  village: VILLAGE,
  workshop:
    'M-5 12V2Q-5-6 2-7.600V-13H7V-7.600Q14-6 14 2V12H9V7Q9 3 4.500 3Q0 3 0 7V12zM-12.500-1H-8.500V1Q-6.500 3-7 6Q-7.500 9-9.500 10.500H-8.500V12H-12.500V10.500H-11.500Q-13.500 9-14 6Q-14.500 3-12.500 1z',
  fortress: 'M-13 12V-9H-9V-6H-6V-9H-2V-6H2V-9H6V-6H9V-9H13V12H4V4Q4 0 0 0Q-4 0-4 4V12zM-10-2H-8V2H-10zM8-2H10V2H8z',
  shrine: 'M0-13L13-5V-2H-13V-5zM-10-1H-6V9H-10zM6-1H10V9H6zM-3.500 9V3H-5V0H5V3H3.500V9zM-13 9H13V12H-13z',
  great_harbor:
    'M-14 12V8H-11V-2Q-11-8-6.500-8Q-2-8-2-2V8H2V-2Q2-8 6.500-8Q11-8 11-2V8H14V12zM-14-11H14V-8.500H-14zM-8.500 8V-1Q-8.500-5.500-6.500-5.500Q-4.500-5.500-4.500-1V8zM4.500 8V-1Q4.500-5.500 6.500-5.500Q8.500-5.500 8.500-1V8z',
  marketplace:
    'M-14-4L-11-11H11L14-4Q14-1 11.500-1Q9-1 9-4Q9-1 6-1Q3-1 3-4Q3-1 0-1Q-3-1-3-4Q-3-1-6-1Q-9-1-9-4Q-9-1-11.500-1Q-14-1-14-4zM-12 0H-9.500V6H9.500V0H12V12H-12z',
  academy:
    'M0-13L14-7V-4H-14V-7zM-12-3H-9V8H-12zM-5-3H-2V8H-5zM2-3H5V8H2zM9-3H12V8H9zM-14 9H14V12H-14zM-2.500-7.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z',
  treasury: 'M-12 12V-2H12V12zM-12-3V-6Q-12-12-6-12H6Q12-12 12-6V-3zM-3-5H3V3H-3zM-1-3V1H1V-3z',
};
export const structureKey = (structure: StructureId): string => (structure.startsWith('village') ? 'village' : structure);

export const StructureShape = ({
  structure,
  x = 0,
  y = 0,
  size = 1,
  plan = false,
}: {
  structure: StructureId;
  x?: number;
  y?: number;
  size?: number;
  plan?: boolean;
}) => (
  <path
    className={`pa-structure-shape ${structureKey(structure)}${plan ? ' plan' : ''}`}
    d={SHAPES[structureKey(structure)] ?? VILLAGE}
    fillRule="evenodd"
    transform={`translate(${x} ${y}) scale(${size})`}
  />
);
export const StructureMark = ({ structure, plan = false }: { structure: StructureId; plan?: boolean }) => (
  <svg className="pa-mark structure" viewBox="-16 -16 32 30" aria-hidden="true">
    <StructureShape structure={structure} plan={plan} />
  </svg>
);
