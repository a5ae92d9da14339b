/** The board's hook: it carries touches out, keeps what is picked in step with the table, and brings what is asked about into sight. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { LocationId, SideId } from '@stoa/perikles/box';
import { useEffect, useRef } from 'react';
import { isPhone } from '../../../screen-size.ts';
import { useTable } from '../../../table/store.ts';
import { useIntoSight } from '../../use-into-sight.ts';
import { type Deck, usePicked } from '../picked.ts';
import { draftedCity } from '../touch.ts';
import type { PkProps } from '../types.ts';
import { useLoneEnd } from '../use-lone-end.ts';
import { useLoneFinish } from '../use-lone-finish.ts';
import {
  type BoardState,
  boardState,
  confirmsDraft,
  draftChange,
  isCounterStuck,
  isOver,
  isPolitics,
  onlyCounter,
  sideState,
  type Touch,
  touchSide,
} from './controller.ts';
import { askedOf, type SideTouch } from './location-card.tsx';

export interface BoardControl {
  readonly state: BoardState;
  readonly deck: Deck;
  /** The commit turn is about to end by itself. */
  readonly isEnding: boolean;
  readonly showDeck: (deck: Deck) => void;
  readonly act: (action: PkAction) => void;
  readonly touch: (touch: Touch) => void;
}

/** On a phone the deck follows the phase, and what is asked about or fought for comes into sight. */
const useDeck = (view: PkView): void => {
  const pick = usePicked(s => s.pick);
  const politics = isPolitics(view);
  const over = isOver(view);
  useEffect(() => pick({ deck: politics || over ? 'cities' : 'locations' }), [politics, over, pick]);
  // Another deck begins at its top.
  const begun = useRef(politics);
  useEffect(() => {
    if (begun.current === politics) return;
    begun.current = politics;
    if (isPhone()) document.querySelector('.pk-table')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [politics]);
  const at = view.commit?.requests[0]?.location ?? view.battle?.location;
  useEffect(() => {
    if (at === undefined || !isPhone()) return;
    pick({ deck: 'locations' });
    const frame = requestAnimationFrame(() => document.getElementById(`pk-at-${at}`)?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [at, pick]);
};

/** Touches of board and tray alike. */
export const useTouch = (props: PkProps): Pick<BoardControl, 'state' | 'act' | 'touch'> => {
  const { draft, complete, choose, replace, keepDraft, askWhy } = props;
  const picked = usePicked();
  const { pick } = picked;
  const act = (action: PkAction): void => {
    pick({ cube: null, aiming: false });
    const change = draftChange(draft, complete, action);
    if (change === 'choose') choose(action);
    else if (change === 'replace') replace(action);
    else {
      keepDraft(change.keepFirst);
      choose(action);
    }
  };
  const touch = (what: Touch): void => {
    if (confirmsDraft(draft, complete, what)) void useTable.getState().confirm();
    else if (what.does === 'act') act(what.action);
    else if (what.does === 'why') askWhy(what.action);
    else if (what.does === 'pick-cube') pick({ cube: what.cube });
    else {
      pick({ counter: what.counter });
      choose(...what.actions);
    }
  };
  return { state: boardState(props, picked), act, touch };
};

/** Both sides of a location, and what touching one does. */
export const sidesOf = (
  { state, act, touch }: Pick<BoardControl, 'state' | 'act' | 'touch'>,
  location: LocationId,
): Readonly<Record<SideId, SideTouch>> => {
  const sideOf = (side: SideId): SideTouch => {
    const { open, costs, ask } = sideState(state, location, side);
    const asks = ask && { of: askedOf(state.view, ask), onTouch: () => act(ask) };
    return { open, costs, ask: asks, onTouch: () => touch(touchSide(state, location, side)) };
  };
  return { attack: sideOf('attack'), defend: sideOf('defend') };
};

export const useBoard = (props: PkProps): BoardControl => {
  const { view, me, draft } = props;
  const { pick, deck } = usePicked();
  const { state, act, touch } = useTouch(props);
  useDeck(view);
  // Another decision or another player: nothing of the last one stays picked. A question does not end a commit turn.
  const sitting = `${view.room === 'ask' ? 'commit' : view.room} ${me} ${view.commit?.seat}`;
  useEffect(
    () => () => {
      if (sitting !== '') pick({ counter: null, power: null, cube: null, aiming: false, reading: false, place: null });
    },
    [sitting, pick],
  );
  useLoneEnd(props);
  const isEnding = useLoneFinish(props);
  const stuck = isCounterStuck(state);
  useEffect(() => {
    if (stuck) pick({ counter: null });
  }, [stuck, pick]);
  const only = useTable(s => s.client?.info.mode !== 'lesson') && props.draft.length === 0 ? onlyCounter(state) : null;
  const onlyKind = only && `${sitting} ${only.power} ${only.unit} ${only.strength}`;
  const toPick = useRef(only);
  toPick.current = only;
  useEffect(() => {
    if (onlyKind !== null) pick({ counter: toPick.current });
  }, [onlyKind, pick]);
  const meant = draftedCity(draft.findLast(a => a.do !== 'end-turn'));
  useIntoSight(meant === undefined ? undefined : `pk-${meant}`, 'card');
  return { state, deck, isEnding, showDeck: name => pick({ deck: name }), act, touch };
};
