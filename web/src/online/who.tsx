/** On a seat's line: who sits there, whether that person is here, and the clock. */
import type { Seat } from '@stoa/engine';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { botNames } from '../table/bot-names.ts';
import { Countdown } from './countdown.tsx';
import { useLive } from './live.ts';
import type { Live } from './live-state.ts';
import { useWho } from './people.tsx';

/** The names of those who have one, by seat: people's own, and those of bots. */
export const usePeople = (): readonly (string | null)[] => {
  const key = useLive(s => {
    const { table, seats = [] } = s.table ?? {};
    const bots = botNames(
      table ?? '',
      seats.map(({ kind }) => (kind === 'bot' ? 'bot' : 'human')),
    );
    return JSON.stringify(seats.map(({ kind, name }, seat) => (kind === 'human' ? name : (bots[seat] ?? null))));
  });
  return useMemo(() => JSON.parse(key) as (string | null)[], [key]);
};

const isClocked = ({ table, clocks }: Pick<Live, 'table' | 'clocks'>): boolean => table?.state === 'playing' && clocks.length > 0;
export const useClocks = (): boolean => useLive(isClocked);

export const Who = ({ seat, called }: { seat: Seat; called: string }) => {
  const t = useTranslations('online.live');
  const who = useWho();
  const { table, clocks, clocksAt, link } = useLive();
  const info = table?.seats[seat];
  const clock = clocks.find(face => face.seat === seat);
  if (info === undefined) return null;
  const here = info.here || (info.me && link === 'open');
  return (
    <>
      <span className="seat-who person">
        {info.kind === 'human' && (
          <span
            className={`presence${here ? ' here' : ''}`}
            role="img"
            aria-label={here ? t('here') : t('away')}
            title={here ? t('here') : t('away')}
          />
        )}
        {/* The line begins with the name where seats are called by it. */}
        {called !== info.name ? who(info) : info.me && who({ ...info, name: null })}
      </span>
      {clock && info.kind === 'human' && table?.state === 'playing' && (
        <Countdown isShort left={clock.left} at={clocksAt} running={clock.running} />
      )}
    </>
  );
};
