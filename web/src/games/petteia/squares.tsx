/** The board of Petteia as a drawing: squares, men as discs, white plain and black ringed, so that shape tells too. */
import type { ReactNode } from 'react';

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const CELL = 60;
export const SIDE = CELL * 8;
/** Squares run a1 … h8, rank by rank; white sits below. */
export const nameOf = (square: number): string => `${FILES[square % 8]}${Math.floor(square / 8) + 1}`;
export const cornerOf = (square: number): readonly [x: number, y: number] => [(square % 8) * CELL, (7 - Math.floor(square / 8)) * CELL];

export const Man = ({ side, x, y }: { side: number; x: number; y: number }) => (
  <g className={`pt-man side-${side}`} transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
    <circle r="21" />
    {side === 1 ? <circle className="ring" r="12" /> : <path className="ring" d="M-11 0H11M0-11V11" />}
  </g>
);

export const Squares = ({ children }: { children: ReactNode }) => (
  <>
    <rect className="pt-field" width={SIDE} height={SIDE} rx="6" />
    {Array.from({ length: 64 }, (_, square) => {
      const [x, y] = cornerOf(square);
      return (square + Math.floor(square / 8)) % 2 === 0 ? (
        <rect key={nameOf(square)} className="pt-dark" x={x} y={y} width={CELL} height={CELL} />
      ) : null;
    })}
    {children}
  </>
);

/** Letters along the lower edge, numbers along the left one, small in the corner of their square. */
export const Coordinates = () => (
  <g className="pt-coordinates" aria-hidden="true">
    {FILES.map((file, i) => (
      <text key={file} x={(i + 1) * CELL - 4} y={SIDE - 5} textAnchor="end">
        {file}
      </text>
    ))}
    {FILES.map((file, i) => (
      <text key={file} x="4" y={(7 - i) * CELL + 15}>
        {i + 1}
      </text>
    ))}
  </g>
);
