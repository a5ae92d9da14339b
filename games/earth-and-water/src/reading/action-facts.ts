/** The facts in the label of an action that are not in the action itself. In: a view and an action. Out: facts, by kind of action. */
import type { EwAction, EwActionKind, EwActionOf } from '../actions.ts';
import type { CityId, Side } from '../map.ts';
import type { EwCityView, EwView } from '../view-types.ts';
import { acting, cityView, enemyArmies, enemyFleets, fleetCost } from './board.ts';

/** The labels of other kinds need only the fields of the action. */
export interface EwActionFacts {
  'raise-fleet': { readonly cost: number };
  'end-preparation': { readonly unspent: number };
  'play-event': { readonly side: Side };
  'play-move': { readonly side: Side };
  react: { readonly side: Side };
  'land-move': { readonly battle: boolean };
  'naval-move': { readonly battle: 'naval' | 'landing' | null };
  'choose-city': { readonly here: EwCityView };
  'choose-port': { readonly here: EwCityView };
  confirm: { readonly discarded: number; readonly draws: number | null; readonly keeps: number };
}
export type FactsOf<K extends EwActionKind> = K extends keyof EwActionFacts ? EwActionFacts[K] : undefined;

const bySide = (_a: EwAction, view: EwView): { readonly side: Side } => ({ side: acting(view) });
const at = (view: EwView, city: CityId): { readonly here: EwCityView } => ({ here: cityView(view, city) });

const FACTS: { readonly [K in keyof EwActionFacts]: (a: EwActionOf<K>, view: EwView) => EwActionFacts[K] } = {
  'raise-fleet': (_a, view) => ({ cost: fleetCost(view) }),
  'end-preparation': (_a, view) => ({ unspent: view.talents ?? 0 }),
  'play-event': bySide,
  'play-move': bySide,
  react: bySide,
  'land-move': (a, view) => ({ battle: enemyArmies(view, acting(view), a.to) > 0 }),
  'naval-move': (a, view) => {
    const side = acting(view);
    if (enemyFleets(view, side, a.to) > 0) return { battle: 'naval' };
    return { battle: a.armies > 0 && enemyArmies(view, side, a.to) > 0 ? 'landing' : null };
  },
  'choose-city': (a, view) => at(view, a.city),
  'choose-port': (a, view) => at(view, a.port),
  confirm: (_a, { draft, hand, prompt }) => ({
    discarded: draft.length,
    draws: prompt.room === 'pacification' ? draft.length + 1 : null,
    keeps: hand.length - draft.length,
  }),
};

export const factsOf = (a: EwAction, view: EwView): unknown =>
  a.do in FACTS ? (FACTS[a.do as keyof EwActionFacts] as (a: EwAction, view: EwView) => unknown)(a, view) : undefined;
