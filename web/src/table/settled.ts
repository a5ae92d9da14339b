/** Whether the great event on the stage has been played to its end. Until then nothing outside the scene tells what it decided. */
import type { GameEvent } from '@stoa/engine';
import { useEffect, useState } from 'react';
import type { GameScreen, Stopped } from '../games/types.ts';
import { useSettings, wantsLessMotion } from '../settings.ts';
import { useTable } from './store.ts';

export const useSettled = (settles: GameScreen['log']['settles']): boolean => {
  const stop = useTable(s => s.stops[0]);
  const { motion, form } = useSettings();
  const [settled, setSettled] = useState<Stopped>();
  const isStill = settles === undefined || form === 'words' || wantsLessMotion(motion);
  useEffect(() => {
    if (stop === undefined || isStill) return;
    const timer = setTimeout(() => setSettled(stop), settles(useTable.getState().log, stop.event));
    return () => clearTimeout(timer);
  }, [stop, isStill, settles]);
  return stop === undefined || isStill || stop === settled;
};

/** How much of the log may be told while a stop is shown: what came before it, and the stop itself once it has settled. */
export const toldUpTo = (log: readonly GameEvent[], stop: Stopped | undefined, settled: boolean): number => {
  if (stop === undefined) return log.length;
  if (settled) return log.indexOf(stop.event) + 1;
  return log.indexOf(stop.cause[0] ?? stop.event);
};
