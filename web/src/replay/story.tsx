/** All that happened, line by line; a line leads to the position it led to. */
import type { Seat } from '@stoa/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { GameScreen } from '../games/types.ts';
import { lineClass, toldOf } from '../table/log.tsx';
import type { NamedText } from '../table/name-people.ts';
import type { Happened } from './sources.ts';

export const Story = ({
  story,
  text,
  screen,
  me,
  n,
  onGo,
}: {
  story: readonly Happened[];
  text: NamedText;
  screen: GameScreen;
  me: Seat | undefined;
  n: number;
  onGo: (n: number) => void;
}) => {
  const t = useTranslations('replay');
  const lines = useMemo(
    () =>
      toldOf(
        story.flatMap(({ n: at, events }) => events.map((event, i) => ({ event, at, key: `${at} ${i}` }))),
        screen,
      ).flatMap(({ event, at, key }) => {
        const words = text.event(event, me);
        return words === undefined ? [] : [{ at, key, words, own: words !== text.event(event, undefined) }];
      }),
    [story, text, screen, me],
  );
  // Not every step has a line: the last one told stands for it.
  const told = lines.findLast(({ at }) => at <= n)?.at;
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = box.current?.querySelector(`[data-at="${told}"]`);
    if (!(now instanceof HTMLElement) || box.current === null) return;
    const { top } = box.current.getBoundingClientRect();
    box.current.scrollTop += now.getBoundingClientRect().top - top - box.current.clientHeight / 2;
  }, [told]);
  return (
    <section className="log-box" aria-label={t('lines')}>
      <h2>{t('lines')}</h2>
      <ol className="log replay-log" ref={box} tabIndex={0} aria-label={t('lines')}>
        {lines.map(({ at, key, words, own }) => (
          <li key={key} data-at={at} className={lineClass(at === told, own)}>
            <button type="button" aria-current={at === told ? 'step' : undefined} onClick={() => onGo(at)}>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
