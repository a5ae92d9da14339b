/** Hoplite and trireme: a crested helmet and a ship with its ram. Twenty-four units square, around the origin. */
import type { UnitId } from '@stoa/perikles/box';
import { Mark } from './mark.tsx';

const HELMET = 'M0-7C5-7 7-3.500 7 1V6L4 10H1.500L1 3.500H-1L-1.500 10H-4L-7 6V1C-7-3.500-5-7 0-7z';
const CREST = 'M-8-4C-7-12 7-13 9-5C5-9-3-9-8-4z';
const HULL = 'M-11 1L-8 3H6L10-2L11.500-1.500L10.500 4.500L8 7H-7L-12 4.500z';
const RIG = 'M-1-9.500H.500V3H-1zM.500-9C6-8 6-2 .500 0z';
const OARS = 'M-5 7L-7 11M-1.500 7L-3.500 11M2 7L0 11M5.500 7L3.500 11';

export const UnitShape = ({ unit, x = 0, y = 0, size = 1 }: { unit: UnitId; x?: number; y?: number; size?: number }) => (
  <g className={`pk-unit ${unit}`} transform={`translate(${x} ${y}) scale(${size})`}>
    {unit === 'hoplite' ? (
      <>
        <path d={HELMET} />
        <path d={CREST} />
      </>
    ) : (
      <>
        <path d={HULL} />
        <path d={RIG} />
        <path className="oars" d={OARS} />
      </>
    )}
  </g>
);

export const UnitMark = ({ unit, label }: { unit: UnitId; label?: string }) => (
  <Mark viewBox="-13 -13 26 26" label={label}>
    <UnitShape unit={unit} />
  </Mark>
);
