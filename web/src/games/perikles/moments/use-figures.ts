import type { PkEvent } from '@stoa/perikles';
import { useMemo } from 'react';
import { useSettled } from '../../../table/settled.ts';
import { useTable } from '../../../table/store.ts';
import { asOf, type Figures } from './as-of.ts';
import { settles } from './settles.ts';

/** The figures of the moment that is shown, without what its dice have not decided yet; without a moment, those of the table. */
export const useFigures = (view: Figures): Figures => {
  const stop = useTable(s => s.stops[0]?.event);
  const log = useTable(s => s.log);
  const settled = useSettled(settles);
  return useMemo(
    () => (stop === undefined ? view : asOf(view, log as readonly PkEvent[], stop as PkEvent, settled)),
    [view, log, stop, settled],
  );
};
