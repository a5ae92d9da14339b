/**
 * Armies are cubes, fleets are discs; a Persian piece has cut corners or a broken rim, a Greek one none, so that shape tells
 * the side as well as colour. Drawn around 0, 0.
 */
import type { Side } from '@stoa/earth-and-water/map';

const CLASS = ['persia', 'greece'] as const;
/** The three faces of a cube. */
export const CUBE = {
  top: 'M-22-15L-14-25H30L22-15z',
  edge: 'M22-15L30-25V19L22 29z',
  front: ['M-22-7L-14-15H14L22-7V21L14 29H-14L-22 21z', 'M-22-15H22V29H-22z'],
} as const;

export const Army = ({ side, count, x = 0, y = 0 }: { side: Side; count: number; x?: number; y?: number }) => (
  <g className={`ew-piece army ${CLASS[side]}`} transform={`translate(${x} ${y})`}>
    <g className="ew-scaled">
      <g transform="translate(-3 -5)">
        <path className="top" d={CUBE.top} />
        <path className="edge" d={CUBE.edge} />
        <path className="front" d={CUBE.front[side]} />
        <text className="count" y="17">
          {count}
        </text>
      </g>
    </g>
  </g>
);

export const Fleet = ({ side, count, x = 0, y = 0 }: { side: Side; count: number; x?: number; y?: number }) => (
  <g className={`ew-piece fleet ${CLASS[side]}`} transform={`translate(${x} ${y})`}>
    <g className="ew-scaled">
      <ellipse className="edge" cy="5" rx="26" ry="25" />
      <circle className="front" r="25" />
      <circle className="rim" r="20" />
      <path className="hull" d="M-13 10Q0 17 13 10L11 14Q0 20-11 14zM-1-19H1V-14H-1z" />
      <text className="count" y="8">
        {count}
      </text>
    </g>
  </g>
);

/** Two sides meet only in battle; then both stand beside each other. */
export const Stack = ({
  kind,
  counts,
  at: [x, y],
}: {
  kind: 'army' | 'fleet';
  counts: readonly [persia: number, greece: number];
  at: readonly [number, number];
}) => {
  const Piece = kind === 'army' ? Army : Fleet;
  const both = counts[0] > 0 && counts[1] > 0;
  return (
    <>
      {counts[0] > 0 && <Piece side={0} count={counts[0]} x={both ? x + 30 : x} y={y} />}
      {counts[1] > 0 && <Piece side={1} count={counts[1]} x={both ? x - 30 : x} y={y} />}
    </>
  );
};
