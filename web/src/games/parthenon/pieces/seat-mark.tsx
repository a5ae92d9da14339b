/** Whose it is: a colour and a blazon for each seat. Drawn around the origin, sixteen units wide. */
import type { Seat } from '@stoa/engine';

const BLAZONS = [
  'M0-5L5 4H-5z',
  'M-4.500-4.500H4.500V4.500H-4.500z',
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M0-6L6 0L0 6L-6 0z',
  'M-1.800-5.500H1.800V-1.800H5.500V1.800H1.800V5.500H-1.800V1.800H-5.500V-1.800H-1.800z',
  'M0-6L1.700-2L6-1.800L2.700 1L3.800 5.200L0 2.800L-3.800 5.200L-2.700 1L-6-1.800L-1.700-2z',
] as const;

export const SeatShape = ({ seat, x = 0, y = 0, size = 1 }: { seat: Seat; x?: number; y?: number; size?: number }) => (
  <g className={`pa-seat seat-${seat}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <circle className="field" r="8.500" />
    <path className="blazon" d={BLAZONS[seat] ?? BLAZONS[0]} />
  </g>
);
export const SeatMark = ({ seat, label }: { seat: Seat; label?: string }) =>
  label === undefined ? (
    <svg className="pa-mark" viewBox="-10 -10 20 20" aria-hidden="true">
      <SeatShape seat={seat} />
    </svg>
  ) : (
    <svg className="pa-mark" viewBox="-10 -10 20 20" role="img" aria-label={label}>
      <SeatShape seat={seat} />
    </svg>
  );
