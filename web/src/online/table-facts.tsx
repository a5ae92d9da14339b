/** What was agreed about a table, in one line. */
import type { TableInfo } from '@stoa/protocol';
import { Clock3, Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';

export const useClockWords = (): ((clock: TableInfo['clock']) => string) => {
  const t = useTranslations('online.lists');
  return clock =>
    clock.kind === 'none'
      ? t('clock_none')
      : clock.kind === 'live'
        ? t('clock_live', { minutes: Math.round(clock.bank / 60), gain: clock.gain })
        : t('clock_turn', { days: Math.floor(clock.hours / 24) });
};

export const TableFacts = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.friends');
  const clock = useClockWords();
  return (
    <p className="table-facts">
      <span>
        <Clock3 aria-hidden />
        {clock(table.clock)}
      </span>
      <span>
        {table.visibility === 'private' ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        {t(`fact_${table.visibility}`)}
      </span>
      <span>
        {table.watch === 'anyone' ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        {t(`fact_${table.watch}`)}
      </span>
    </p>
  );
};
