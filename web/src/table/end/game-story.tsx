/** How the game went: each seat's chance to win as a curve, the steps in which it turned, and a picture of it to share. */
import type { GameEvent, Seat } from '@stoa/engine';
import { History, Share2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useOutcomeWords } from '../outcome-words.ts';
import type { GameCurve, Swing } from '../table-client.ts';
import { type Box, lineOf, numbersAt, samplesOf, xOf, yOf } from './curve-lines.ts';
import type { Ended } from './ended.ts';
import { loadCurve } from './load-curve.ts';

const WIDTH = 600;
const HEIGHT = 240;
/** Left of it the scale, below it start and end, above it the numbers of the swings. */
const BOX: Box = { x: 72, y: 34, width: WIDTH - 84, height: HEIGHT - 72 };
/** How many sentences tell a swing. */
const MOST_LINES = 2;
/** How many chances of a line are read out. */
const READ_OUT = 5;

const curveOf = async ({ info, readRecord }: Ended): Promise<GameCurve | null> =>
  loadCurve(readRecord === undefined ? { id: info.id } : { record: await readRecord(info.id) });

/** undefined: not here yet · null: there is none. */
const useCurve = (ended: Ended): GameCurve | null | undefined => {
  const [curve, setCurve] = useState<GameCurve | null>();
  const first = useRef(ended);
  useEffect(() => {
    let wanted = true;
    curveOf(first.current).then(
      found => wanted && setCurve(found),
      () => wanted && setCurve(null),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return curve;
};

/** The colours of the seats, read from the marks beside their names: each game has its own. */
const useColours = (legend: RefObject<HTMLElement | null>, curve: GameCurve): readonly string[] => {
  const [colours, setColours] = useState<readonly string[]>([]);
  useEffect(() => {
    const marks = curve.points.length > 0 ? (legend.current?.querySelectorAll('.me-stripe') ?? []) : [];
    setColours(Array.from(marks, mark => getComputedStyle(mark).backgroundColor));
  }, [legend, curve]);
  return colours;
};

interface ChartProps {
  readonly curve: GameCurve;
  readonly colours: readonly string[];
  readonly label: string;
  readonly percent: (chance: number) => string;
}
const Scale = ({ percent }: Pick<ChartProps, 'percent'>) => {
  const t = useTranslations('table');
  return (
    <>
      {[0, 0.5, 1].map(chance => (
        <g key={chance}>
          <path className="curve-grid" d={`M${BOX.x} ${yOf(chance, BOX)}h${BOX.width}`} />
          <text className="curve-scale" x={BOX.x - 8} y={yOf(chance, BOX) + 6} textAnchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      <text className="curve-scale" x={BOX.x} y={HEIGHT - 12}>
        {t('curveStart')}
      </text>
      <text className="curve-scale" x={BOX.x + BOX.width} y={HEIGHT - 12} textAnchor="end">
        {t('curveEnd')}
      </text>
    </>
  );
};

/** Units between the numbers of two swings. */
const APART = 22;

const Chart = ({ curve, colours, label, percent }: ChartProps) => {
  const places = curve.swings.map(({ n }) => n);
  const numbers = numbersAt(curve, places, BOX, APART);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <Scale percent={percent} />
      {colours.map((colour, seat) => (
        <path key={lineOf(curve, seat, BOX)} className="curve-line" style={{ stroke: colour }} d={lineOf(curve, seat, BOX)} />
      ))}
      {places.map((n, i) => (
        <g key={n}>
          <path className="curve-mark" d={`M${xOf(curve, n, BOX)} ${BOX.y}v${BOX.height}`} />
          <text className="curve-number" x={numbers[i]} y={BOX.y - 8}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
};

type Telling = Pick<Ended, 'text' | 'screen' | 'outcome' | 'me'>;
/** The great events of a step, or else what the seat that gained did in it, or else the first that are told. */
export const wordsOf = ({ events, seat }: Pick<Swing, 'events' | 'seat'>, { text, screen, outcome, me }: Telling): string => {
  // That a turn begins is the heading of what follows, not the cause of what was.
  const isGreat = (event: GameEvent): boolean =>
    screen.log.opens?.(event) !== 'chapter' &&
    ((screen.log.isTurningPoint?.(event, outcome) ?? false) || screen.log.waits?.(event, me, [event], () => []) !== undefined);
  const told = (some: readonly GameEvent[]): readonly string[] => some.flatMap(event => text.event(event, me) ?? []);
  const ways = [isGreat, (event: GameEvent) => screen.log.actor?.(event) === seat, () => true].map(is => told(events.filter(is)));
  return (ways.find(lines => lines.length > 0) ?? []).slice(0, MOST_LINES).join(' ');
};

const Swings = ({ curve, ended }: { curve: GameCurve; ended: Ended }) => {
  const t = useTranslations('table');
  const format = useFormatter();
  const { text, info } = ended;
  return (
    <ol className="swings">
      {curve.swings.map(swing => (
        <li key={swing.n}>
          <b>{t('swing', { name: text.seat(swing.seat), gain: format.number(swing.gain, { style: 'percent' }) })}</b>{' '}
          {wordsOf(swing, ended)}{' '}
          {info.mode !== 'online' && (
            <Link href={`/replay/${info.id}?at=${swing.from}`} className="swing-watch">
              <History aria-hidden />
              {t('recapWatch')}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
};

const ShareButton = ({ ended, curve, colours }: { ended: Ended; curve: GameCurve; colours: readonly string[] }) => {
  const t = useTranslations('table');
  const outcomeWords = useOutcomeWords();
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    const { sharePicture } = await import('./share-picture.ts');
    const total = (seat: Seat): number => Object.values(ended.outcome.scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);
    await sharePicture({
      game: ended.info.game,
      title: ended.text.name,
      headline: outcomeWords(ended.outcome, ended.text),
      seats: ended.outcome.places.map((place, seat) => ({
        name: ended.text.seat(seat),
        place,
        total: t('totalOf', { n: total(seat) }),
        colour: colours[seat] ?? '',
      })),
      curve,
    }).finally(() => setBusy(false));
  };
  return (
    <button type="button" className="button share-picture" disabled={busy || colours.length === 0} onClick={() => void share()}>
      <Share2 aria-hidden />
      {t('sharePicture')}
    </button>
  );
};

const Told = ({ ended, curve }: { ended: Ended; curve: GameCurve }) => {
  const t = useTranslations('table');
  const format = useFormatter();
  const legend = useRef<HTMLUListElement>(null);
  const colours = useColours(legend, curve);
  const { text, outcome } = ended;
  const percent = (chance: number): string => format.number(chance, { style: 'percent' });
  const seats = outcome.places.map((_, seat) => text.seat(seat));
  const label = seats.map((name, seat) => t('curveOf', { name, chances: samplesOf(curve, seat, READ_OUT).map(percent).join(', ') }));
  return (
    <>
      <Chart curve={curve} colours={colours} label={label.join(' ')} percent={percent} />
      <ul className="curve-seats" ref={legend}>
        {seats.map((name, seat) => (
          <li key={name}>
            <span className={`me-stripe side-${seat} seat-${seat}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <Swings curve={curve} ended={ended} />
      <ShareButton ended={ended} curve={curve} colours={colours} />
    </>
  );
};

export const GameStory = (ended: Ended) => {
  const t = useTranslations('table');
  const curve = useCurve(ended);
  if (curve === null) return null;
  return (
    <section className="game-story" aria-labelledby="how-it-went" aria-busy={curve === undefined}>
      <h3 id="how-it-went">{t('curve')}</h3>
      <p className="muted">{t('curveLead')}</p>
      {curve && <Told ended={ended} curve={curve} />}
    </section>
  );
};
