/** A player's cube: each seat has a shape as well as a colour. Drawn around the origin, ten units wide. */
import type { Seat } from '@stoa/engine';
import { Mark } from './mark.tsx';

const SHAPES = [
  'M-5-5H5V5H-5z',
  'M0-5.800L6 5H-6z',
  'M-5.200 0a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0 -10.400 0z',
  'M0-6.600L6.600 0L0 6.600L-6.600 0z',
  'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z',
] as const;

export const SeatShape = ({ seat, x = 0, y = 0, size = 1 }: { seat: Seat; x?: number; y?: number; size?: number }) => (
  <path className={`pk-cube seat-${seat}`} d={SHAPES[seat] ?? SHAPES[0]} transform={`translate(${x} ${y}) scale(${size})`} />
);

/** The same in a line of text. */
export const SeatMark = ({ seat, label }: { seat: Seat; label?: string }) => (
  <Mark viewBox="-8 -8 16 16" label={label}>
    <SeatShape seat={seat} />
  </Mark>
);
