/** Every reason to refuse, with what it names. Codes without fields are shared constants; `refuse` builds the others, only in `why`. */
import type { Illegal } from '@stoa/engine';
import { CARDS } from './cards.ts';
import type { PaRuleId } from './rulebook.ts';

type None = Readonly<Record<string, never>>;
export interface PaRefusals {
  'unknown-option': { readonly option?: string };
  'bad-pack': { readonly place: string; readonly reason: string };
  'bad-position': { readonly token: string };
  impossible: None;
  'unknown-card': None;
  'no-such-seat': None;
  'finish-first': None;
  'nothing-begun': None;
  'cannot-pay': None;
  'not-held': { readonly card: string };
  'not-fitting': { readonly card: string };
  incomplete: None;
  'same-wish': None;
  'too-often': { readonly limit: number };
  'too-many-cards': { readonly limit: number };
  'not-yourself': None;
  'archon-gives-nothing': None;
  'nothing-given': None;
  'event-not-open': None;
  'named-already': None;
  'may-not-be-named': None;
  'no-power': None;
  'must-buy': None;
  'no-such-option': None;
  'answered-already': None;
  'no-village': None;
  'village-blocked': None;
  'village-taken': None;
  'no-army-left': None;
  'placed-already': None;
  'not-your-wonder': None;
  'wonder-complete': None;
  'pay-elsewhere': None;
  'empty-offer': None;
  'no-such-offer': None;
  'own-offer': None;
  'not-your-offer': None;
  'not-for-you': None;
  'harbor-open': None;
  'fleet-full': None;
  'no-fleet': None;
  'fleet-grounded': None;
  'fleet-empty': None;
  'sails-already': None;
  'must-sail': None;
  'no-gift': None;
  'not-hit': None;
  'not-fitting-fleet': None;
  'same-land': None;
  'other-region': None;
  'not-there': None;
  'may-not-trade': None;
  'duty-first': None;
  'no-duty': None;
  'not-this-row': None;
  'own-rates-only': { readonly card: string };
  'nothing-sold': None;
  'two-plans': None;
  'within-limit': None;
  'over-limit': None;
  'no-room': None;
  'other-harbor': None;
  'built-already': None;
  'one-alternative': None;
  'acropolis-full': None;
  'all-fleets': None;
  'nothing-to-use': None;
  'used-this-season': None;
  'acropolis-shut': None;
  'no-academy': None;
  'not-in-play': None;
  'in-play-already': None;
  'owned-already': None;
  'no-copy-left': None;
  'choose-first': None;
  'nothing-to-choose': None;
  'keeps-enough': None;
  'only-commodities': None;
  'answer-first': None;
  'not-tied': None;
  'not-ready': None;
  'only-aegis-stays': None;
  'not-another-good': None;
}
type RefusalCode = keyof PaRefusals;

/** A refusal with its rule. Rooms create those without fields once, as constants, so that refusing allocates nothing. */
export const illegal = <C extends RefusalCode>(
  rule: PaRuleId,
  why: C,
  ...[fields]: PaRefusals[C] extends None ? [] : [fields: PaRefusals[C]]
): Illegal => (fields === undefined ? { rule, why } : { rule, why, with: { ...fields } });
/** The same refusal for every card, created once. */
export const illegalByCard = (rule: PaRuleId, why: 'not-fitting' | 'not-held'): readonly Illegal[] =>
  CARDS.map(card => illegal(rule, why, { card }));
