/** The sea: the map has the whole board where nothing but a land or cargo is asked; what else is asked stands above it. */
import type { LandId } from '@stoa/parthenon/cards';
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { Crossing, DeckOdds } from '../panels/hazards.tsx';
import { dropped, isPlanning, useLoading } from '../panels/loading.ts';
import { lookCard, Peek } from '../panels/peek.tsx';
import { useDrag } from '../pieces/use-drag.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { landAction } from './land-order.ts';
import { Lands } from './lands.tsx';
import { SeaMap } from './sea-map.tsx';

const ABROAD_ROOMS: ReadonlySet<string> = new Set(['harbor-vote', 'fleet-trade', 'return']);
const Abroad = lazy(async () => ({ default: (await import('../panels/abroad.tsx')).Abroad }));

type Props = PaProps & { words: ScreenWords };

/** What a touch of a land does: it sends the chosen fleet or looks; or says why not. */
export const useLands = (props: Props) => {
  const { actions, choose, askWhy } = props;
  const loading = useLoading(props);
  const planning = isPlanning(props);
  const look = lookCard(actions, loading.plan.look);
  const onLand = (land: LandId): void => {
    const action = landAction(actions, land, look);
    if (planning) loading.sail(loading.chosen, land);
    else if (action) choose(action);
    else askWhy({ do: 'peek', land, pay: look });
  };
  const open = (land: LandId): boolean => (planning ? loading.maySail(loading.chosen) : landAction(actions, land, look) !== undefined);
  return { loading, planning, onLand, open };
};

/** Cards lie in the tray, lands on the map and in the matter: a drag goes over the whole stage. */
const useStage = (inside: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => {
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    stage.current = inside.current?.closest<HTMLElement>('.stage') ?? inside.current;
  });
  return stage;
};

export const Sea = (props: Props) => {
  const { view, text, words, lit, news } = props;
  const { loading, planning, onLand, open } = useLands(props);
  const sea = useRef<HTMLDivElement>(null);
  useDrag(useStage(sea), planning, (what, where) => dropped(loading, what, where));
  return (
    <div className={`pa-sea${planning ? ' whole' : ''}`} ref={sea}>
      <div className="pa-sea-main">
        <Peek {...props} />
        {ABROAD_ROOMS.has(view.room) && (
          <Suspense>
            <Abroad {...props} />
          </Suspense>
        )}
        <SeaMap view={view} text={text} words={words} plan={loading.plan} lit={lit} open={open} onLand={onLand} news={news} />
        <Crossing {...props} />
        {!planning && <DeckOdds view={view} words={words} />}
      </div>
      {!planning && <Lands {...props} onLand={onLand} open={open} sending={false} chosen={loading.chosen} lit={lit} />}
    </div>
  );
};
