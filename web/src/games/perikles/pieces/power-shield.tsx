/** A power's shield: black slip, a rim of its colour and the letter it was known by. */
import type { PowerId } from '@stoa/perikles/box';
import { Mark } from './mark.tsx';

export const LETTERS: Readonly<Record<PowerId, string>> = {
  athens: 'Α',
  sparta: 'Λ',
  argos: 'ΑΡ',
  corinth: 'Κ',
  thebes: 'Θ',
  megara: 'Μ',
  persia: '',
};
const SUN = 'M0-7L1.700-2.700L6-4L3.400 0L6 4L1.700 2.700L0 7L-1.700 2.700L-6 4L-3.400 0L-6-4L-1.700-2.700z';

export const ShieldShape = ({ power, x = 0, y = 0, size = 1 }: { power: PowerId; x?: number; y?: number; size?: number }) => (
  <g className={`pk-shield ${power}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="11" />
    {power === 'persia' ? (
      <path className="sun" d={SUN} />
    ) : (
      <text y="5.200" aria-hidden="true">
        {LETTERS[power]}
      </text>
    )}
  </g>
);

export const PowerShield = ({ power, label }: { power: PowerId; label?: string }) => (
  <Mark className="shield" viewBox="-13 -13 26 26" label={label}>
    <ShieldShape power={power} />
  </Mark>
);
