/**
 * The sea: the map has the whole board beside a rail, and where nothing but a land or cargo is asked. What else is asked stands in the rail's
 * matter, and without a rail around the map.
 */
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useStageSize } from '../../../screen-size.ts';
import { Crossing, DeckOdds } from '../panels/hazards.tsx';
import { dropped } from '../panels/loading.ts';
import { Peek } from '../panels/peek.tsx';
import { useDrag } from '../pieces/use-drag.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Lands } from './lands.tsx';
import { SeaMap } from './sea-map.tsx';
import { useLands } from './use-lands.ts';

const ABROAD_ROOMS: ReadonlySet<string> = new Set(['harbor-vote', 'fleet-trade', 'return']);
const loadAbroad = () => import('../panels/abroad.tsx');
const Abroad = lazy(async () => ({ default: (await loadAbroad()).Abroad }));

type Props = PaProps & { words: ScreenWords };

/** Cards lie in the tray, lands on the map and in the matter: a drag goes over the whole stage. */
const useStage = (inside: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => {
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    stage.current = inside.current?.closest<HTMLElement>('.stage') ?? inside.current;
  });
  return stage;
};

/** What is asked at sea: a look into a harbor, the trade of fleets in their lands, the way home. */
const AskedAtSea = (props: Props) => (
  <>
    <Peek {...props} />
    {ABROAD_ROOMS.has(props.view.room) && (
      <Suspense>
        <Abroad {...props} />
      </Suspense>
    )}
  </>
);

/** In the matter of a rail, while the sea is looked at and no voyage is planned. */
export const SeaMatter = (props: Props) => {
  const { loading, onLand, open } = useLands(props);
  const { view, me, words, lit } = props;
  const isAsked = me !== undefined && view.acting.includes(me);
  const lands = <Lands {...props} onLand={onLand} open={open} sending={false} chosen={loading.chosen} lit={lit} />;
  return (
    <div className="pa-table pa-sea-matter">
      <AskedAtSea {...props} />
      {/* A land is looked at here while something else is asked; where lands are asked they lie open. */}
      {isAsked && ABROAD_ROOMS.has(view.room) ? (
        <details className="pa-table-rates">
          <summary>{words.allLands}</summary>
          {lands}
        </details>
      ) : (
        lands
      )}
      <DeckOdds view={view} words={words} />
    </div>
  );
};

export const Sea = (props: Props) => {
  const { view, text, words, lit, news } = props;
  const { loading, planning, onLand, open } = useLands(props);
  const sea = useRef<HTMLDivElement>(null);
  // What is asked abroad is there before the fleets are: nothing is pushed down by it.
  useEffect(() => void loadAbroad(), []);
  useDrag(useStage(sea), planning, (what, where) => dropped(loading, what, where));
  const hasRail = useStageSize() === 'rail';
  return (
    <div className={`pa-sea${planning || hasRail ? ' whole' : ''}`} ref={sea}>
      <div className="pa-sea-main">
        {!hasRail && <AskedAtSea {...props} />}
        <SeaMap view={view} text={text} words={words} plan={loading.plan} lit={lit} open={open} onLand={onLand} news={news} />
        {!hasRail && <Crossing {...props} />}
        {!(planning || hasRail) && <DeckOdds view={view} words={words} />}
      </div>
      {!(planning || hasRail) && <Lands {...props} onLand={onLand} open={open} sending={false} chosen={loading.chosen} lit={lit} />}
    </div>
  );
};
