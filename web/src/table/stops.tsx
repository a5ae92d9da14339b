/** Stops: which great events wait for a touch at the chosen pace, and the ways on while one is shown. */
import type { GameEvent, Seat } from '@stoa/engine';
import { ChevronsRight, SkipForward } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameScreen, Stopped } from '../games/types.ts';
import { type Pace, useSettings } from '../settings.ts';
import { useTable } from './store.ts';
import { useKeys } from './use-keys.ts';

/** More stops in a row than this offer all results at once. */
const MANY = 1;
/** Milliseconds in which a moment takes no touch: the last one may have been meant for what was there before. */
const UNARMED = 400;

/** Skip waits nowhere, fast only for what always waits. */
const isWaited = (waits: 'always' | 'normal' | undefined, pace: Pace): boolean =>
  pace !== 'skip' && (waits === 'always' || (waits === 'normal' && pace !== 'fast'));

/** The stops of a log from an entry on. */
export const stopsAmong = (
  log: readonly GameEvent[],
  since: number,
  me: Seat | undefined,
  { waits, sums }: Pick<GameScreen['log'], 'waits' | 'sums'>,
  pace: Pace,
): readonly Stopped[] => {
  const stops: Stopped[] = [];
  const beside = log.slice(since);
  let from = since;
  for (let i = since; i < log.length; i++) {
    const event = log[i]!;
    const before = (): readonly GameEvent[] => log.slice(0, i);
    if (!isWaited(waits?.(event, me, beside, before), pace)) continue;
    stops.push({ event, cause: log.slice(from, i), ...(sums?.(event) && { sums: true }) });
    from = i + 1;
  }
  return stops;
};

export const useStops = (screen: GameScreen | undefined): void => {
  const watchStops = useTable(s => s.watchStops);
  useEffect(() => {
    watchStops(screen === undefined ? null : (log, since, me) => stopsAmong(log, since, me, screen.log, useSettings.getState().pace));
    return () => watchStops(null);
  }, [screen, watchStops]);
};

/** `next`: what the way on is called. */
export const StopWays = ({ left, next }: { left: number; next: string | undefined }) => {
  const t = useTranslations('table');
  const passStop = useTable(s => s.passStop);
  const since = useRef(0);
  /** The stop, counted from the last, that takes touches. */
  const [armedFor, setArmedFor] = useState(0);
  useEffect(() => {
    since.current = left > 0 ? performance.now() : 0;
    const timer = setTimeout(() => setArmedFor(left), UNARMED);
    return () => clearTimeout(timer);
  }, [left]);
  const pass = useCallback(
    (all: boolean): void => {
      if (performance.now() - since.current >= UNARMED) passStop(all);
    },
    [passStop],
  );
  useKeys({ ' ': () => pass(false), Enter: () => pass(false), a: () => pass(true) });
  return (
    <div className="dock" aria-busy={armedFor !== left}>
      {left > MANY && (
        <button type="button" className="button" onClick={() => pass(true)}>
          <ChevronsRight aria-hidden />
          {t('allResults')}
        </button>
      )}
      <button type="button" className="button main stop-next" onClick={() => pass(false)}>
        <SkipForward aria-hidden />
        {next ?? t('goOn')}
      </button>
    </div>
  );
};
