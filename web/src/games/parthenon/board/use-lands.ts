import type { LandId } from '@stoa/parthenon/cards';
import { isPlanning, useLoading } from '../panels/loading.ts';
import { lookCard } from '../panels/peek.tsx';
import type { PaProps } from '../types.ts';
import { divertTo, landAction } from './land-order.ts';

/** What a touch of a land does: it sends the chosen fleet or looks; or says why not. */
export const useLands = (props: PaProps) => {
  const { actions, choose, askWhy } = props;
  const loading = useLoading(props);
  const planning = isPlanning(props);
  const look = lookCard(actions, loading.plan.look);
  const actionAt = (land: LandId) => landAction(actions, land, look) ?? divertTo(actions, land);
  const onLand = (land: LandId): void => {
    const action = actionAt(land);
    if (planning) loading.sail(loading.chosen, land);
    else if (action) choose(action);
    else askWhy({ do: 'peek', land, pay: look });
  };
  const open = (land: LandId): boolean => (planning ? loading.maySail(loading.chosen) : actionAt(land) !== undefined);
  return { loading, planning, onLand, open };
};
