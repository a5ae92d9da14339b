/** The Hellespont from near: boats side by side from shore to shore with planks over them, or what is left of them. Decoration. */
import type { CSSProperties } from 'react';

const EUROPE = 'M-5-5H92L84 10Q70 22 58 26T40 44Q30 52 14 56T-5 70z';
const ASIA = 'M155 117H52L58 106Q74 94 88 88T110 66Q122 54 136 50T155 40z';
/** From shore to shore. */
const [FROM, TO] = [
  [50, 34],
  [99, 79],
] as const;
const BOATS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const LAST = BOATS.length - 1;
/** Degrees: boats lie across the bridge. */
const COURSE = (Math.atan2(TO[1] - FROM[1], TO[0] - FROM[0]) * 180) / Math.PI - 90;
/** Milliseconds from boat to boat. */
const STEP = 90;
/** Where a broken boat drifts, in units of the picture, and how it turns. */
const DRIFT = [0, -7, 9, 14, -12, 16, -9, 8, 0] as const;

const Boat = ({ n, isBroken }: { n: number; isBroken: boolean }) => {
  const at = (axis: 0 | 1): number => FROM[axis] + ((TO[axis] - FROM[axis]) * n) / LAST;
  const drift = isBroken ? (DRIFT[n] ?? 0) : 0;
  const style = { '--drift': `${drift}px`, '--turn': `${drift * 5}deg`, animationDelay: `${250 + n * STEP}ms` } as CSSProperties;
  return (
    <g transform={`translate(${at(0)} ${at(1)}) rotate(${COURSE})`}>
      <g className={isBroken ? 'ew-boat broken' : 'ew-boat'} style={style}>
        <path className="hull" d="M-15-1Q-10-4 0-3.400T15-1Q10 3.400 0 3.400T-15-1z" />
        {!isBroken && <path className="plank" d="M-6-3H6M-6 0H6M-6 3H6" />}
      </g>
    </g>
  );
};

export const StraitPicture = ({ isBroken }: { isBroken: boolean }) => (
  <svg className="ew-map ew-strait" viewBox="0 0 150 112" aria-hidden="true">
    <path className="ew-shallows wide" d={EUROPE + ASIA} />
    <path className="ew-land" d={EUROPE + ASIA} />
    {BOATS.map(n => (
      <Boat key={n} n={n} isBroken={isBroken} />
    ))}
  </svg>
);
