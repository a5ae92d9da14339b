import type { PkEvent } from '@stoa/perikles';
import { useMemo } from 'react';
import { useTable } from '../../../table/store.ts';
import { asOf, type Figures } from './as-of.ts';

/** The figures of the moment that is shown; without one, those of the table. */
export const useFigures = (view: Figures): Figures => {
  const stop = useTable(s => s.stops[0]?.event);
  const log = useTable(s => s.log);
  return useMemo(() => (stop === undefined ? view : asOf(view, log as readonly PkEvent[], stop as PkEvent)), [view, log, stop]);
};
