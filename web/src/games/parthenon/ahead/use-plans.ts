/** The plan in the hand: what the table keeps, and what was changed a moment ago and is on its way there, one filing after the other. */
import { useRef, useState, useSyncExternalStore } from 'react';
import type { PlanKeeper } from '../../../table/table-client.ts';
import { aheadOf, type SeasonPlan, stepsFor } from './plans.ts';

export const usePlans = (keeper: PlanKeeper) => {
  const kept = useSyncExternalStore(keeper.listen, keeper.kept);
  /** Newer than what is kept. */
  const [wish, setWish] = useState<SeasonPlan | null>(null);
  /** No step yet: a fleet that knows its land and has nothing aboard. */
  const [empty, setEmpty] = useState<SeasonPlan['voyage']>({});
  const [state, setState] = useState<'kept' | 'filing' | 'failed'>('kept');
  const latest = useRef<SeasonPlan | null>(null);
  const stands = aheadOf(kept.steps);
  const ahead = wish ?? { ...stands, voyage: { ...empty, ...stands.voyage } };

  const file = async (): Promise<void> => {
    setState('filing');
    let sent: SeasonPlan | null = null;
    let isTaken = true;
    while (latest.current !== null && latest.current !== sent && isTaken) {
      sent = latest.current;
      isTaken = await keeper.file(stepsFor(sent));
    }
    latest.current = null;
    setEmpty(Object.fromEntries(Object.entries(sent?.voyage ?? {}).filter(([, sails]) => sails?.cards.length === 0)));
    setWish(null);
    setState(isTaken ? 'kept' : 'failed');
  };
  const change = (part: Partial<SeasonPlan>): void => {
    const isFiling = latest.current !== null;
    latest.current = { ...(latest.current ?? ahead), ...part };
    setWish(latest.current);
    if (!isFiling) void file();
  };
  return { ahead, state, fallen: kept.fallen, change, understood: () => change({}) };
};
