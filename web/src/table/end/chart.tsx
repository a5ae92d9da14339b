/**
 * The curve of a game in the pixels of its place, so that its words are as large as all others: chances upwards, the parts of the game to the
 * right, each line with its name at its end, and a mark on every turning point that leads to that step in the replay.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { GameCurve } from '../table-client.ts';
import { type Box, lineOf, samplesOf, spread, xOf, yOf } from './curve-lines.ts';
import type { Ended } from './ended.ts';
import { Watch } from './watch.tsx';

/** Pixels: of the drawing, and what stands round it: scale, marks, names, parts. */
const ROOMY = 640;
const HEIGHT = { wide: 330, narrow: 300 } as const;
const SCALE = 46;
const MARKS = 50;
const PARTS = 30;
const NAMES = { wide: 132, narrow: 92 } as const;
/** Between the middles of two marks, of two names. */
const MARK = 44;
const NAME = 20;
/** The heading of a part: letters are about so wide, and so far apart two headings stand. */
const LETTER = 7;
const BETWEEN = 14;
/** How many chances of a line are read out. */
const READ_OUT = 5;

const useWidth = (): { place: RefObject<HTMLDivElement | null>; width: number } => {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const eye = new ResizeObserver(entries => setWidth(Math.round(entries.at(-1)?.contentRect.width ?? 0)));
    if (place.current) eye.observe(place.current);
    return () => eye.disconnect();
  }, []);
  return { place, width };
};

interface Part {
  readonly n: number;
  readonly title: string;
}
/** Where turns, campaigns or seasons begin, by the headings of the chronicle. */
const partsOf = ({ story }: GameCurve, { screen, text, own }: Ended): readonly Part[] =>
  story.flatMap(({ n, events }) => {
    const opening = events.find(event => screen.log.opens?.(event) === 'chapter');
    return opening === undefined ? [] : [{ n, title: (text.event(opening, own) ?? '').replace(/\.$/, '') }];
  });

/** Headings that have room before the next one that is shown. */
const shownOf = (parts: readonly Part[], x: (n: number) => number, right: number): readonly Part[] => {
  const shown: Part[] = [];
  let free = 0;
  for (const part of parts) {
    const end = x(part.n) + part.title.length * LETTER;
    if (x(part.n) < free || end > right) continue;
    shown.push(part);
    free = end + BETWEEN;
  }
  return shown;
};

const Ground = ({ box, width, parts, x }: { box: Box; width: number; parts: readonly Part[]; x: (n: number) => number }) => {
  const format = useFormatter();
  const foot = box.y + box.height;
  return (
    <>
      {[0, 0.25, 0.5, 0.75, 1].map(chance => (
        <g key={chance}>
          <path className={chance === 0.5 ? 'curve-grid half' : 'curve-grid'} d={`M${box.x} ${yOf(chance, box)}h${box.width}`} />
          {chance * 2 === Math.round(chance * 2) && (
            <text className="curve-scale" x={box.x - 8} y={yOf(chance, box) + 5} textAnchor="end">
              {format.number(chance, { style: 'percent' })}
            </text>
          )}
        </g>
      ))}
      {parts.map(({ n }) => (
        <path key={n} className="curve-part" d={`M${x(n)} ${box.y}v${box.height + 6}`} />
      ))}
      {shownOf(parts, x, width).map(({ n, title }) => (
        <text key={n} className="curve-scale" x={x(n) + 2} y={foot + 20}>
          {title}
        </text>
      ))}
    </>
  );
};

const Names = ({ ended, curve, box }: { ended: Ended; curve: GameCurve; box: Box }) => {
  const { text, outcome, own } = ended;
  const last = outcome.places.map((_, seat) => yOf(curve.points.at(-1)?.chances[seat] ?? 0, box));
  const tops = spread(last, NAME, box.y, box.y + box.height);
  return (
    <ul className="curve-names">
      {tops.map((top, seat) => (
        <li key={text.seat(seat)} style={{ top, left: box.x + box.width + 8 }}>
          <span className={`me-stripe side-${seat} seat-${seat}`} aria-hidden="true" />
          {text.called(seat, own)}
        </li>
      ))}
    </ul>
  );
};

export const Chart = ({ ended, curve, colours }: { ended: Ended; curve: GameCurve; colours: readonly string[] }) => {
  const t = useTranslations('table');
  const format = useFormatter();
  const { place, width } = useWidth();
  const { text, outcome, own } = ended;
  const size = width >= ROOMY ? 'wide' : 'narrow';
  const height = HEIGHT[size];
  const box: Box = { x: SCALE, y: MARKS, width: Math.max(0, width - SCALE - NAMES[size]), height: height - MARKS - PARTS };
  const x = (n: number): number => xOf(curve, n, box);
  const percent = (chance: number): string => format.number(chance, { style: 'percent' });
  const label = outcome.places.map((_, seat) =>
    t('curveOf', { name: text.called(seat, own), chances: samplesOf(curve, seat, READ_OUT).map(percent).join(', ') }),
  );
  const marks = spread(
    curve.swings.map(({ n }) => x(n)),
    MARK,
    MARK / 2,
    width - MARK / 2,
  );
  const chanceAt = (n: number, seat: number): number => curve.points.find(point => point.n === n)?.chances[seat] ?? 0;
  return (
    <div className="curve" ref={place} style={{ height }}>
      {width > 0 && (
        <>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label.join(' ')}>
            <Ground box={box} width={width} parts={partsOf(curve, ended)} x={x} />
            {curve.swings.map(({ n, seat }, i) => (
              <path key={n} className="curve-mark" d={`M${marks[i]} ${MARK - 4}L${x(n)} ${box.y + 4}V${yOf(chanceAt(n, seat), box)}`} />
            ))}
            {colours.map((colour, seat) => (
              <path key={lineOf(curve, seat, box)} className="curve-line" style={{ stroke: colour }} d={lineOf(curve, seat, box)} />
            ))}
            {curve.swings.map(({ n, seat }) => (
              <circle key={n} className="curve-dot" cx={x(n)} cy={yOf(chanceAt(n, seat), box)} r="6" style={{ fill: colours[seat] }} />
            ))}
          </svg>
          <Names ended={ended} curve={curve} box={box} />
          <ol className="curve-marks">
            {curve.swings.map(({ n, from, seat, gain }, i) => (
              <li key={n} style={{ left: marks[i] }}>
                <Watch
                  ended={ended}
                  from={from}
                  className="curve-turn"
                  label={t('swingAt', { n: i + 1, name: text.called(seat, own), gain: percent(gain) })}
                >
                  <span>{i + 1}</span>
                </Watch>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
