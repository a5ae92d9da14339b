/** With nothing left to buy a preparation ends by itself after a moment; undo is still there meanwhile. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../../settings.ts';
import { useTable } from '../../../table/store.ts';
import type { EwProps } from '../types.ts';

/** Milliseconds to think again. */
const MOMENT = 1200;

export const useEndOfPreparation = ({ actions, offered, choose }: EwProps): void => {
  const confirm = useSettings(s => s.confirm);
  const isSolo = useTable(s => s.client?.info.mode === 'solo' && s.stops.length === 0);
  const only = offered.length === 1 && actions.length === 1 && actions[0]?.do === 'end-preparation' ? actions[0] : undefined;
  const wanted = isSolo && confirm !== 'always' && only !== undefined;
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => latest.current({ do: 'end-preparation' }), MOMENT);
    return () => clearTimeout(timer);
  }, [wanted]);
};
