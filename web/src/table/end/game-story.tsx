/** How the game went: each seat's chance to win as a curve, the steps in which it turned, and a picture of it to share. */
import type { GameEvent, Seat } from '@stoa/engine';
import { History, Share2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSettings } from '../../settings.ts';
import { useOutcomeWords } from '../outcome-words.ts';
import type { GameCurve, Swing } from '../table-client.ts';
import { Chart } from './chart.tsx';
import type { Ended } from './ended.ts';
import { loadCurve } from './load-curve.ts';
import { Called } from './person.tsx';
import { Watch } from './watch.tsx';

/** How many sentences tell a swing. */
const MOST_LINES = 2;

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
  const theme = useSettings(s => s.theme);
  useEffect(() => {
    const marks = curve.points.length > 0 && theme ? (legend.current?.querySelectorAll('.me-stripe') ?? []) : [];
    setColours(Array.from(marks, mark => getComputedStyle(mark).backgroundColor));
  }, [legend, curve, theme]);
  return colours;
};

type Telling = Pick<Ended, 'text' | 'screen' | 'outcome' | 'own'>;
/** The great events of a step, or else what the seat that gained did in it, or else the first that are told. */
export const wordsOf = ({ events, seat }: Pick<Swing, 'events' | 'seat'>, { text, screen, outcome, own }: Telling): string => {
  // That a turn begins is the heading of what follows, not the cause of what was.
  const isGreat = (event: GameEvent): boolean =>
    screen.log.opens?.(event) !== 'chapter' &&
    ((screen.log.isTurningPoint?.(event, outcome) ?? false) || screen.log.waits?.(event, own, [event], () => []) !== undefined);
  const told = (some: readonly GameEvent[]): readonly string[] => some.flatMap(event => text.event(event, own) ?? []);
  const ways = [isGreat, (event: GameEvent) => screen.log.actor?.(event) === seat, () => true].map(is => told(events.filter(is)));
  return (ways.find(lines => lines.length > 0) ?? []).slice(0, MOST_LINES).join(' ');
};

const Swings = ({ curve, ended }: { curve: GameCurve; ended: Ended }) => {
  const t = useTranslations('table');
  const format = useFormatter();
  return (
    <ol className="swings">
      {curve.swings.map((swing, i) => (
        <li key={swing.n}>
          <b className="swing-number" aria-hidden="true">
            {i + 1}
          </b>
          <div>
            <p className="swing-who">
              <Called text={ended.text} own={ended.own} seat={swing.seat} />
              <b>+{format.number(swing.gain, { style: 'percent' })}</b>
            </p>
            <p>{wordsOf(swing, ended)}</p>
            <Watch ended={ended} from={swing.from} className="swing-watch">
              <History aria-hidden />
              {t('recapWatch')}
            </Watch>
          </div>
        </li>
      ))}
    </ol>
  );
};

const ShareButton = ({ ended, curve, colours }: { ended: Ended; curve: GameCurve; colours: readonly string[] }) => {
  const t = useTranslations('table');
  const outcomeWords = useOutcomeWords();
  const [busy, setBusy] = useState(false);
  const lang = useSettings(s => s.language);
  const { outcome, text, screen, view, info } = ended;
  const share = async (): Promise<void> => {
    setBusy(true);
    const { sharePicture } = await import('./share-picture.ts');
    const total = (seat: Seat): number => Object.values(outcome.scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);
    await sharePicture({
      game: info.game,
      title: text.name,
      // The picture is sent to other people: it calls no player “you”.
      headline: outcomeWords(outcome, text, undefined),
      seats: outcome.places.map((place, seat) => ({
        name: text.called(seat, undefined),
        place,
        total: (screen.end.pointsOf ? screen.end.pointsOf(view, seat, lang) : t('totalOf', { n: total(seat) })) ?? '',
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
  const legend = useRef<HTMLUListElement>(null);
  const colours = useColours(legend, curve);
  return (
    <>
      <ul className="curve-colours" ref={legend} aria-hidden="true">
        {ended.outcome.places.map((_, seat) => (
          <li key={ended.text.seat(seat)} className={`me-stripe side-${seat} seat-${seat}`} />
        ))}
      </ul>
      <Chart ended={ended} curve={curve} colours={colours} />
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
      {curve ? (
        <Told ended={ended} curve={curve} />
      ) : (
        <p className="muted" role="status">
          {t('curveWaits')}
        </p>
      )}
    </section>
  );
};
