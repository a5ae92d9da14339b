/** What stands in, on and below a temple, each drawn around or from a point: on the board and in the list of signs. */
import type { UnitId } from '@stoa/perikles/box';
import { SeatShape } from './seat-mark.tsx';
import { UnitShape } from './unit-mark.tsx';

interface Point {
  readonly x?: number;
  readonly y?: number;
}

const LEAVES = [-58, -30, 0, 30, 58];
/** On the ridge of a city without a leader. */
export const Palmette = ({ x = 0, y = 0 }: Point) => (
  <g className="pk-palmette" transform={`translate(${x} ${y})`}>
    {LEAVES.map(turn => (
      <path key={turn} d="M0 7C-2.600 2-2.400-4 0-8C2.400-4 2.600 2 0 7z" transform={`rotate(${turn} 0 7)`} />
    ))}
    <path d="M-6 6C-3 9 3 9 6 6V9H-6z" />
  </g>
);

/** On the ridge of a city with a leader. */
export const LeaderDisc = ({ seat, x = 0, y = 0 }: Point & { seat: number }) => (
  <g className="pk-leader" transform={`translate(${x} ${y})`}>
    <circle r="11.500" />
    <SeatShape seat={seat} size={1.15} />
  </g>
);

/** A free space for a candidate, in the pediment. */
export const FreeSpace = ({ letter, x = 0, y = 0 }: Point & { letter: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className="pk-space" r="11" />
    <text className="pk-letter" y="4.500">
      {letter}
    </text>
  </g>
);

/** The worth of a statue: struck by defeats from the left, framed what counts now. From the middle of the first number. */
export const Track = ({ points, defeats, x = 0, y = 0 }: Point & { points: readonly number[]; defeats: number }) =>
  points
    .map((n, i) => ({ n, i, key: `defeat-${i}` }))
    .map(({ n, i, key }) => (
      <g key={key} transform={`translate(${x + i * 20} ${y})`}>
        <rect
          className={`pk-track${i === defeats ? ' now' : ''}${i < defeats ? ' lost' : ''}`}
          x="-8.500"
          y="-9"
          width="17"
          height="18"
          rx="2.500"
        />
        <text className={`pk-track-points${i < defeats ? ' lost' : ''}`} y="4.500">
          {n}
        </text>
        {i < defeats && <path className="pk-defeat" d="M-6 6L6-6" />}
      </g>
    ));

/** A youth as the sculptors made them: long hair, broad shoulders, arms at his sides, one foot before the other. */
const KOUROS =
  'M-3.300-9L-3.600-14C-3.600-19 3.600-19 3.600-14L3.300-9zM-6.500-8.500C-4-10 4-10 6.500-8.500L7.200-1L6 4L4.900 3.600L4.700-3.500L3.300-1L3.900 5L3.500 12H1.200L.200 5L-2 12H-4.400L-3.600 4L-3.300-1L-4.700-3.500L-4.900 3.600L-6 4L-7.200-1z';
/** Braids, breast, belly, knees: scratched in, as a vase painter does. */
const INCISED =
  'M-2.400-15.500H2.400M-2.800-13V-9.500M2.800-13V-9.500M-4.200-6.200C-2.500-5-.800-5 0-6C.800-5 2.500-5 4.200-6.200M-2.400-.800L0 1.200L2.400-.800M1.700 7.500H3M-3.300 7.500H-2';
/** A statue of a player: on a plinth that bears the player's mark. */
export const Statue = ({ seat, x = 0, y = 0 }: Point & { seat: number }) => (
  <g transform={`translate(${x} ${y}) scale(0.82)`}>
    <path className="pk-statue" d={KOUROS} />
    <path className="pk-incised" d={INCISED} />
    <path className="pk-plinth" d="M-8 12H8V14H7V22H-7V14H-8z" />
    <SeatShape seat={seat} y={18} size={0.66} />
  </g>
);

/** Counters of one kind and how many. */
export const Counters = ({ unit, n, x = 0, y = 0 }: Point & { unit: UnitId; n: number }) => (
  <>
    <UnitShape unit={unit} x={x} y={y} size={0.52} />
    <text className="pk-small" x={x + 9} y={y + 4}>
      {n}
    </text>
  </>
);

/** Counters lost; ends at its point. */
export const Dead = ({ n, x = 0, y = 0 }: Point & { n: number }) => (
  <text className="pk-small dead" x={x} y={y + 4}>
    {`† ${n}`}
  </text>
);
