/** Over the frieze, for a moment: who has left the game, who has come. */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Coming, comingBetween } from './comings.ts';
import { useLive } from './live.ts';

/** Milliseconds. */
const SHOWN = 9000;

export const Comings = () => {
  const t = useTranslations('online.live');
  const table = useLive(s => s.table);
  const before = useRef(table);
  const [told, setTold] = useState<Coming>();
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (table?.state !== 'playing' || was?.state !== 'playing' || was.table !== table.table) return;
    const coming = comingBetween(was.seats, table.seats);
    // A seat that can be had back is offered instead.
    if (coming !== undefined && (coming.what !== 'gave-up' || table.returnTo === null)) setTold(coming);
  }, [table]);
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => setTold(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div className="comings" role="status">
      {told && <p className="strip">{t(`coming_${told.what}`, { name: told.name ?? t('guest') })}</p>}
    </div>
  );
};
