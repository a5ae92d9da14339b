/** A fleet: a round merchantman with its owner's blazon on the sail, its letter on the hull and its cargo as a number. Around the origin, 60 wide. */
import type { Seat } from '@stoa/engine';
import { SeatShape } from './seat-mark.tsx';

export const ShipShape = ({
  seat,
  letter,
  cards,
  x = 0,
  y = 0,
  size = 1,
}: {
  seat: Seat;
  letter: string;
  cards?: number | undefined;
  x?: number;
  y?: number;
  size?: number;
}) => (
  <g className={`pa-ship seat-${seat}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <path className="mast" d="M-1-27H1V2H-1z" />
    <path className="sail" d="M-17-24H17C21-14 20-8 15-3H-15C-20-8-21-14-17-24z" />
    <SeatShape seat={seat} x={0} y={-13.5} size={0.95} />
    <path className="hull" d="M-30-4C-26 1-22 2-16 2H16C22 2 27-1 29-9L32-8C32 4 25 14 14 14H-14C-24 14-30 6-30-4z" />
    <path className="oars" d="M-13 13L-16 19M-4 14L-7 20M5 14L2 20M14 13L11 19" />
    <text className="letter" x="0" y="11">
      {letter}
    </text>
    {cards !== undefined && (
      <g className="count">
        <circle cx="23" cy="14" r="8.500" />
        <text x="23" y="18">
          {cards}
        </text>
      </g>
    )}
  </g>
);
