/** What others and chance did since I last decided, grouped by player in the order of what happened, with the door to the chronicle. */
import type { Seat } from '@stoa/engine';
import { BookOpenText, MessagesSquare } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PACES, useSettings } from '../settings.ts';
import { type LogLine, lineClass } from './log.tsx';
import { useTable } from './store.ts';

/** Lines in a row of one player, or of chance. */
export interface Deed {
  readonly by: Seat | undefined;
  readonly lines: readonly LogLine[];
}
/** My own deeds are left out: I know them. */
export const deedsOf = (lines: readonly LogLine[], me: Seat | undefined): readonly Deed[] => {
  const deeds: { by: Seat | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (me !== undefined && line.by === me && !line.toMe) continue;
    const last = deeds.at(-1);
    if (last && last.by === line.by) last.lines.push(line);
    else deeds.push({ by: line.by, lines: [line] });
  }
  return deeds;
};

/** Without the name that stands before it already. */
const withoutName = (words: string, name: string): string | undefined =>
  words.startsWith(`${name} `) ? words.slice(name.length + 1) : undefined;

/** The line that names the player: those after it go on without the name. A line before it, such as the beginning of a turn, is told whole. */
export const namedAt = (lines: readonly LogLine[], name: string | undefined): number =>
  name === undefined ? -1 : lines.findIndex(({ words }) => withoutName(words, name) !== undefined);

interface ToldProps extends Pick<Props, 'SeatSign'> {
  readonly line: LogLine;
  readonly name: string | undefined;
  readonly isFirst: boolean;
}
const Told = ({ line: { words, by }, name, isFirst, SeatSign }: ToldProps) => {
  const rest = name === undefined ? undefined : withoutName(words, name);
  if (rest === undefined) return words;
  const named = (
    <b className={isFirst ? undefined : 'again'}>
      {SeatSign && by !== undefined && <SeatSign seat={by} />}
      {name}
    </b>
  );
  return isFirst ? (
    <>
      {named} {rest}
    </>
  ) : (
    <>
      {named}
      <span>…</span> {rest}
    </>
  );
};

/** How fast bots play, where they do. */
const PaceInSight = () => {
  const t = useTranslations('table');
  const { pace, change } = useSettings();
  const client = useTable(s => s.client);
  if (client?.info.mode !== 'solo') return null;
  return (
    <select
      className="pace"
      aria-label={t('pace')}
      value={pace}
      onChange={event => {
        const next = PACES.find(one => one === event.target.value) ?? pace;
        change({ pace: next });
        client.pace(next);
      }}
    >
      {PACES.map(one => (
        <option key={one} value={one}>
          {t('paceOf', { pace: t(`pace_${one}`) })}
        </option>
      ))}
    </select>
  );
};

const Standing = ({ words, empty }: { words: readonly string[]; empty: string }) =>
  words.length === 0 ? <li className="muted">{empty}</li> : words.map(line => <li key={line}>{line}</li>);

/** The newest deed is in sight; how the game stands is read from its beginning. `data-above`: there is more above, which fades out. */
const useNewestInSight = (list: RefObject<HTMLElement | null>, length: number, hasDeeds: boolean): void => {
  useEffect(() => {
    const region = list.current?.closest<HTMLElement>('.story');
    if (!region || length === 0) return undefined;
    const tellAbove = (): void => void region.toggleAttribute('data-above', region.scrollTop > 0);
    // In the frame that draws the lines: to measure them here would lay out the page once more.
    const frame = requestAnimationFrame(() => {
      region.scrollTop = hasDeeds ? region.scrollHeight : 0;
      tellAbove();
    });
    region.addEventListener('scroll', tellAbove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      region.removeEventListener('scroll', tellAbove);
    };
  }, [list, length, hasDeeds]);
};

interface Props {
  readonly lines: readonly LogLine[];
  readonly freshFrom: number;
  readonly me: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** How the game stands: told where no other player has acted. */
  readonly situation?: () => readonly string[];
  readonly onLight: (places: readonly string[]) => void;
  readonly onChronicle: () => void;
  readonly UnreadMark?: ComponentType | undefined;
  readonly SeatSign?: ComponentType<{ seat: Seat }> | undefined;
}

export const Story = ({ lines, freshFrom, me, nameOf, situation, onLight, onChronicle, UnreadMark, SeatSign }: Props) => {
  const t = useTranslations('table');
  const list = useRef<HTMLUListElement>(null);
  const deeds = deedsOf(
    lines.filter(line => line.at >= freshFrom),
    me,
  );
  useNewestInSight(list, lines.length, deeds.length > 0);
  return (
    <>
      <header className="story-head">
        <h2>{t(me === undefined ? 'newsOfAll' : 'newsTitle')}</h2>
        <PaceInSight />
        <button type="button" className="button quiet" onClick={onChronicle}>
          <BookOpenText aria-hidden />
          {UnreadMark && <MessagesSquare aria-hidden />}
          <span className="chronicle-word">{t(UnreadMark ? 'chronicleAndChat' : 'chronicle')}</span>
          {UnreadMark && <UnreadMark />}
        </button>
      </header>
      <ul className="news" ref={list}>
        {deeds.length === 0 && (
          <Standing words={situation?.() ?? []} empty={t(lines.length === 0 || me === undefined ? 'logEmpty' : 'newsEmpty')} />
        )}
        {deeds.flatMap(({ by, lines: told }) => {
          const name = by === undefined ? undefined : nameOf(by);
          const named = namedAt(told, name);
          return told.map((line, i) => (
            <li
              key={line.at}
              className={`${lineClass(line.toMe, false) ?? ''}${by === undefined ? '' : ` by side-${by} seat-${by}`}${i > Math.max(named, 0) ? ' more' : ''}`}
              onPointerEnter={() => onLight(line.places)}
              onPointerLeave={() => onLight([])}
            >
              <Told line={line} name={name} isFirst={i <= named} SeatSign={SeatSign} />
            </li>
          ));
        })}
      </ul>
    </>
  );
};
