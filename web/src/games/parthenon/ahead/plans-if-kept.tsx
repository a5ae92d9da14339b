/** Plans ahead, at tables that keep them: the panel is loaded there only. */
import { lazy, Suspense } from 'react';
import { useTable } from '../../../table/store.ts';
import type { PaProps } from '../types.ts';

const PlanAhead = lazy(async () => ({ default: (await import('./plan-ahead.tsx')).PlanAhead }));

export const PlansIfKept = (props: PaProps) => {
  const hasKeeper = useTable(s => s.client?.plans !== undefined);
  return hasKeeper ? (
    <Suspense>
      <PlanAhead {...props} />
    </Suspense>
  ) : null;
};
