/** A ship and a soldier of either side, as a vase painter sets them. Drawn around 0, 0, facing right. */
import type { Side } from '@stoa/earth-and-water/map';

/** A lambda, a sun of eight rays. */
const DEVICE = ['M0-7L2-2 7-4 4 0 7 4 2 2 0 7-2 2-7 4-4 0-7-4-2-2z', 'M-6 7L0-8 6 7H2.600L0-1-2.600 7z'] as const;

export const Ship = ({ side }: { side: Side }) => (
  <g>
    <path className="line" d="M0-46V2M-30-40Q0-45 30-40" />
    <path className="cloth" d="M-27-40Q0-45 27-40Q32-26 26-10Q0-15-26-10Q-32-26-27-40z" />
    <circle className="disc" cy="-26" r="11" />
    <path className="device" d={DEVICE[side]} transform="translate(0 -26)" />
    <path className="oars" d="M-30 16l-8 16M-20 16l-8 17M-10 17l-8 17M0 17l-8 17M10 17l-8 17M20 16l-8 16" />
    <path
      className="hull"
      d="M-48-22C-60-14-58 14-36 18H24C38 18 44 12 56 12L42 4Q40-2 42-10Q34-6 30 0H-34C-44-2-50-10-42-20Q-46-26-48-22z"
    />
    <path className="seam" d="M-34 8H34" />
    <circle className="eye" cx="35" cy="5" r="4.500" />
    <circle className="pupil" cx="36" cy="5" r="1.800" />
  </g>
);

export const Soldier = ({ side }: { side: Side }) => (
  <g>
    <path className="line spear" d="M-22 32L30-50" />
    <path className="hull" d="M-4 14L-12 38H-2L4 22 10 38H20L12 12z" />
    {side === 1 ? (
      <>
        <path className="crest" d="M-16-34Q-8-54 12-50Q4-46 2-40L-10-30Q-16-20-20-14Q-20-26-16-34z" />
        <path className="hull" d="M-10-24Q-12-42 2-42Q14-42 13-30L7-29 12-20 6-16 4-22H-2V-14H-10z" />
        <circle className="shield" cy="2" r="21" />
        <circle className="rim" cy="2" r="17.500" />
      </>
    ) : (
      <>
        <path className="crest" d="M-10-22Q-14-42 0-44Q14-50 12-38L10-34 13-26 8-20V-12H-12z" />
        <path className="hull" d="M1-34H11L13-26 8-20H2z" />
        <path className="shield" d="M-16-20Q0-26 16-20Q20 2 16 26Q0 32-16 26Q-20 2-16-20z" />
        <path className="rim" d="M-12-16Q0-20 12-16Q15 2 12 22Q0 27-12 22Q-15 2-12-16z" />
      </>
    )}
    <path className="device" d={DEVICE[side]} transform={`translate(0 ${side === 1 ? 2 : 4}) scale(1.500)`} />
  </g>
);
