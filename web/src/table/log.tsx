/** What happened, newest last; a line under the finger lights its pieces on the board. */
import type { GameEvent, Seat } from '@stoa/engine';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyText, GameScreen } from '../games/types.ts';

export interface LogLine {
  readonly at: number;
  readonly words: string;
  readonly places: readonly string[];
  /** It speaks of the reader: told to somebody else it would be another sentence. */
  readonly own: boolean;
  /** Somebody else did it to the reader. */
  readonly toMe: boolean;
}

/** The class of a line: what is new, what is about the reader. */
export const lineClass = (isFresh: boolean, own: boolean): string | undefined =>
  `${isFresh ? 'fresh' : ''}${own ? ' own' : ''}`.trim() || undefined;

/** What has a line of its own, with where it stands: two happenings may be told as one. */
export const toldOf = <T extends { readonly event: GameEvent }>(all: readonly T[], { log: { mergeEvents } }: GameScreen): readonly T[] => {
  if (mergeEvents === undefined) return all;
  const told: T[] = [];
  for (const one of all) {
    const before = told.at(-1);
    const both = before && mergeEvents(before.event, one.event);
    if (both) told[told.length - 1] = { ...one, event: both };
    else told.push(one);
  }
  return told;
};

export const linesOf = (log: readonly GameEvent[], text: AnyText, screen: GameScreen, me: Seat | undefined): readonly LogLine[] =>
  toldOf(
    log.map((event, at) => ({ event, at })),
    screen,
  ).flatMap(({ event, at }) => {
    const words = text.event(event, me);
    if (words === undefined) return [];
    const own = words !== text.event(event, undefined);
    return [
      { at, words, places: screen.log.places?.(event) ?? [], own, toMe: me !== undefined && (screen.log.affects?.(event, me) ?? own) },
    ];
  });

export const Log = ({
  lines,
  freshFrom,
  onLight,
}: {
  lines: readonly LogLine[];
  freshFrom: number;
  onLight: (places: readonly string[]) => void;
}) => {
  const t = useTranslations('table');
  const box = useRef<HTMLOListElement>(null);
  const length = lines.length;
  useEffect(() => {
    const ol = box.current;
    if (length === 0 || ol === null) return;
    const toEnd = (): void => {
      ol.style.paddingBottom = '';
      const least = ol.scrollHeight - ol.clientHeight;
      const first = [...ol.children].find((li): li is HTMLElement => li instanceof HTMLElement && li.offsetTop >= least);
      // A line is whole or not there: what is over becomes room below the last.
      if (least > 0 && first) ol.style.paddingBottom = `calc(0.3rem + ${first.offsetTop - least}px)`;
      ol.scrollTo({ top: first?.offsetTop ?? least });
    };
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(ol);
    return () => watch.disconnect();
  }, [length]);
  return (
    <section className="log-box" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      {length === 0 ? (
        <p className="muted">{t('logEmpty')}</p>
      ) : (
        <ol className="log" ref={box} tabIndex={0} aria-label={t('log')}>
          {lines.map(({ at, words, places, own }) => (
            <li
              key={at}
              className={lineClass(at >= freshFrom, own)}
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
          ))}
        </ol>
      )}
    </section>
  );
};
