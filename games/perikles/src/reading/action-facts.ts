/** What the label of an action says beyond the action itself. In: a view and an action. Out: facts, by kind of action. */
import type { PkAction } from '../actions.ts';
import type { PowerId, UnitId } from '../box.ts';
import type { PkView } from '../view-types.ts';
import { recovered, staying, weakest } from './counters.ts';

type ActionOf<K extends PkAction['do']> = Extract<PkAction, { readonly do: K }>;

/** The labels of kinds that are missing here use only the fields of the action. */
export interface PkActionFacts {
  /** The leader of Sparta, who chooses, names the leader. */
  'choose-first': { readonly own: boolean };
  /** The counter that comes back; undefined if it cannot be known. */
  recover: { readonly strength: number | undefined };
  'choose-counter': { readonly pending: { readonly power: PowerId; readonly unit: UnitId } | null; readonly staying: readonly number[] };
  'end-commit': { readonly sent: 'some' | 'nothing' | 'no-more' };
  'choose-casualty': { readonly lost: { readonly unit: UnitId; readonly strength: number } | undefined };
}
export type FactsOf<K extends PkAction['do']> = K extends keyof PkActionFacts ? PkActionFacts[K] : undefined;

const FACTS: { readonly [K in keyof PkActionFacts]: (a: ActionOf<K>, view: PkView) => PkActionFacts[K] } = {
  'choose-first': (a, { cities }) => ({ own: cities.some(({ city, leader }) => city === 'sparta' && leader === a.seat) }),
  recover: (a, view) => ({ strength: recovered(view, a.city, a.unit) }),
  'choose-counter': (a, view) => ({ pending: view.commit?.pending ?? null, staying: staying(view, a.strength) }),
  'end-commit': (_a, { commit }) => ({ sent: (commit?.draft.length ?? 0) > 0 ? 'some' : commit?.baseLeft === 2 ? 'nothing' : 'no-more' }),
  'choose-casualty': (a, view) => ({ lost: weakest(view, a.power) }),
};

export const factsOf = (a: PkAction, view: PkView): unknown =>
  a.do in FACTS ? (FACTS[a.do as keyof PkActionFacts] as (a: PkAction, view: PkView) => unknown)(a, view) : undefined;
