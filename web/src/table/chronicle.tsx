/** Everything that happened, in chapters, newest last; all of it, what concerns me, or one player's. A line that is touched lights its places. */
import type { Seat } from '@stoa/engine';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LogLine, lineClass } from './log.tsx';

type Filter = 'all' | 'mine' | Seat;
type OnLight = (places: readonly string[]) => void;

export interface Chapter {
  readonly at: number;
  /** Undefined: what came before the first heading. */
  readonly title: string | undefined;
  readonly lines: readonly LogLine[];
}

/** A chapter begins with the line that opens it; that line is its title. */
export const chaptersOf = (lines: readonly LogLine[]): readonly Chapter[] => {
  const chapters: { at: number; title: string | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.opens === 'chapter') chapters.push({ at: line.at, title: line.words.replace(/\.$/, ''), lines: [] });
    else if (chapters.length === 0) chapters.push({ at: line.at, title: undefined, lines: [line] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters;
};

export const passes = ({ by, own, toMe }: LogLine, filter: Filter): boolean =>
  filter === 'all' || (filter === 'mine' ? own || toMe : by === filter);

/** The name of the player who did it is bold, mine like the others'. */
const Words = ({ line: { words, by }, names, SeatSign }: Pick<LineProps, 'line' | 'names' | 'SeatSign'>) => {
  const name = by === undefined ? undefined : names[by];
  if (by === undefined || name === undefined || !words.startsWith(`${name} `)) return words;
  return (
    <>
      <b>
        {SeatSign && <SeatSign seat={by} />}
        {name}
      </b>
      {words.slice(name.length)}
    </>
  );
};

interface LineProps extends Pick<Props, 'names' | 'onLight' | 'SeatSign'> {
  readonly line: LogLine;
  readonly isFresh: boolean;
}
const Line = ({ line, isFresh, names, onLight, SeatSign }: LineProps) => {
  const { at, places, own, opens, by } = line;
  const words = <Words line={line} names={names} SeatSign={SeatSign} />;
  return (
    <li
      key={at}
      className={`${lineClass(isFresh, own) ?? ''}${opens === 'section' ? ' section' : ''}${by === undefined ? '' : ` by side-${by} seat-${by}`}`}
      onPointerEnter={() => onLight(places)}
      onPointerLeave={() => onLight([])}
    >
      {places.length > 0 ? (
        <button type="button" onFocus={() => onLight(places)} onBlur={() => onLight([])} onClick={() => onLight(places)}>
          {words}
        </button>
      ) : (
        words
      )}
    </li>
  );
};

/** The last chapters stand open, older ones are folded. */
const OPEN = 2;

interface ChapterProps extends Omit<LineProps, 'line' | 'isFresh'>, Pick<Props, 'lines' | 'freshFrom'> {
  readonly title: string | undefined;
  readonly isOpen: boolean;
}
const ChapterPart = ({ title, lines, isOpen, freshFrom, ...rest }: ChapterProps) => {
  const list = (
    <ol>
      {lines.map(line => (
        <Line key={line.at} line={line} isFresh={line.at >= freshFrom} {...rest} />
      ))}
    </ol>
  );
  return title === undefined ? (
    list
  ) : (
    <details open={isOpen}>
      <summary>{title}</summary>
      {list}
    </details>
  );
};

interface Props {
  readonly lines: readonly LogLine[];
  readonly freshFrom: number;
  readonly names: readonly string[];
  readonly onLight: OnLight;
  readonly SeatSign?: ComponentType<{ seat: Seat }> | undefined;
}

const Filters = ({ filter, names, onFilter }: { filter: Filter; names: readonly string[]; onFilter: (filter: Filter) => void }) => {
  const t = useTranslations('table');
  const all: readonly (readonly [Filter, string])[] = [
    ['all', t('filterAll')],
    ['mine', t('filterMine')],
    ...names.map((name, seat) => [seat, name] as const),
  ];
  return (
    <div className="filters" role="group" aria-label={t('filters')}>
      {all.map(([value, label]) => (
        <button key={value} type="button" className="button" aria-pressed={value === filter} onClick={() => onFilter(value)}>
          {label}
        </button>
      ))}
    </div>
  );
};

export const Chronicle = ({ lines, freshFrom, names, onLight, SeatSign }: Props) => {
  const t = useTranslations('table');
  const [filter, setFilter] = useState<Filter>('all');
  const end = useRef<HTMLDivElement>(null);
  const { length } = lines;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [length]);
  if (length === 0) return <p className="muted">{t('logEmpty')}</p>;
  const chapters = chaptersOf(lines);
  return (
    <div className="log">
      <Filters filter={filter} names={names} onFilter={setFilter} />
      {chapters.map((chapter, i) => (
        <ChapterPart
          key={chapter.at}
          title={chapter.title}
          lines={chapter.lines.filter(line => passes(line, filter))}
          isOpen={i >= chapters.length - OPEN}
          freshFrom={freshFrom}
          names={names}
          onLight={onLight}
          SeatSign={SeatSign}
        />
      ))}
      <div ref={end} />
    </div>
  );
};
