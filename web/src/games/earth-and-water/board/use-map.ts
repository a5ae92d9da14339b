/** The map's hook: the picked origin, and touches carried out. */
import type { CityId } from '@stoa/earth-and-water/map';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../../settings.ts';
import { useTable } from '../../../table/store.ts';
import { useIntoSight } from '../../use-into-sight.ts';
import { playingOf } from '../hand/uses.ts';
import { spotId } from '../scroll-targets.ts';
import { spotsOf } from '../touch.ts';
import type { EwProps } from '../types.ts';
import { isSureMove, type MapState, mapState, touchPlace } from './controller.ts';
import { useOrigin } from './origin.ts';

export interface MapControl {
  readonly state: MapState;
  /** The same function in every rendering. */
  readonly touch: (city: CityId, asPort: boolean) => void;
}

export const useMap = (props: EwProps): MapControl => {
  const { actions, draft, choose, replace, keepDraft, askWhy } = props;
  const confirm = useSettings(s => s.confirm);
  const { send, client } = useTable.getState();
  const spots = useMemo(() => spotsOf(actions), [actions]);
  const { picked, pick } = useOrigin();
  const state = mapState(props, picked, spots);
  useIntoSight(state.drafted && spotId(state.drafted.to), 'spot');
  // The next movement begins with no origin chosen, also where another card takes the place of the one in use.
  const idle = spots.moves.length === 0 && draft.length === 0;
  const played = JSON.stringify(playingOf(draft));
  useEffect(() => {
    if (idle || played !== undefined) pick(null);
  }, [idle, played, pick]);
  const carryOut = (city: CityId, asPort: boolean): void => {
    const what = touchPlace(state, city, asPort);
    if (what.does === 'choose' && isSureMove(what.action, spots.moves, props) && confirm !== 'always' && client?.info.mode === 'solo')
      void send([...draft, what.action]);
    else if (what.does === 'choose') choose(what.action);
    else if (what.does === 'replace') replace(what.action);
    else if (what.does === 'why') askWhy(what.action);
    else {
      if (what.takesBack) keepDraft(draft.length - 1);
      pick(what.origin);
    }
  };
  const latest = useRef(carryOut);
  useLayoutEffect(() => {
    latest.current = carryOut;
  });
  const touch = useCallback((city: CityId, asPort: boolean) => latest.current(city, asPort), []);
  return { state, touch };
};
