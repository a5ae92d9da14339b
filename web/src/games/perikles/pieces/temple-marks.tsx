/** What stands in, on and below a temple, each drawn around or from a point: on the board and in the list of signs. */
import type { UnitId } from '@stoa/perikles/box';
import { Mark } from './mark.tsx';
import { SeatShape } from './seat-mark.tsx';
import { FIGURE } from './source-mark.tsx';
import { UnitShape } from './unit-mark.tsx';

interface Point {
  readonly x?: number;
  readonly y?: number;
}

/** On the ridge where nobody leads. */
export const Palmette = ({ x = 0, y = 0 }: Point) => (
  <path className="pk-palmette" d="M0 6V-6M0 2C-6 2-8-2-7-6M0 2C6 2 8-2 7-6" transform={`translate(${x} ${y})`} />
);

/** On the ridge where somebody does. */
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

/** A statue of a player: a figure on a plinth that bears his mark. */
export const Statue = ({ seat, x = 0, y = 0 }: Point & { seat: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="pk-statue" d={FIGURE} />
    <rect className="pk-plinth" x="-6.500" y="4" width="13" height="9" rx="1" />
    <SeatShape seat={seat} y={8.5} size={0.62} />
  </g>
);

/** The same in a line of text. */
export const StatueMark = ({ seat, label }: { seat: number; label?: string }) => (
  <Mark className="statue" viewBox="-10 -14 20 28" label={label}>
    <Statue seat={seat} />
  </Mark>
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
