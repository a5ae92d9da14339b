/** The plan of my seat as the server keeps it: sent when the table is entered and with every change, filed over the socket. */
import type { PlanStep, StoredPlan } from '@stoa/protocol';
import type { PlanKeeper } from '../table/table-client.ts';
import type { SocketLink } from './link.ts';

const NOTHING: StoredPlan = { version: null, steps: [], fallen: [] };

export const planKeeper = (link: () => SocketLink | undefined, table: string): PlanKeeper & { told(plan: StoredPlan | null): void } => {
  const listeners = new Set<() => void>();
  let kept = NOTHING;
  const told = (plan: StoredPlan | null): void => {
    kept = plan ?? NOTHING;
    for (const listener of listeners) listener();
  };
  const ask = async (question: Parameters<SocketLink['ask']>[0]): Promise<StoredPlan | undefined> => {
    const answer = await link()
      ?.ask(question)
      .catch(() => undefined);
    return answer?.t === 'planned' ? answer.plan : undefined;
  };
  return {
    kept: () => kept,
    told,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async file(steps: readonly PlanStep[]) {
      const filed = await ask({ t: 'plan', table, plan: { replaces: kept.version, steps: [...steps] } });
      // Refused because another one is kept, perhaps this very one: a lost connection repeats what it asked.
      const now = filed ?? (await ask({ t: 'read-plan', table }));
      if (now === undefined) return false;
      told(now);
      return JSON.stringify(now.steps) === JSON.stringify(steps);
    },
  };
};
