/** What a row of a rule table claims of the moment after its steps (rule-tables.ts). */
import type { Actor, RuleId, Seat } from '../src/contract.ts';

/** Made by the functions below; a bare string is a refusal code. */
export type Verdict = Refusal | Claim;
/** A refusal code, of any rule of the table; or with exactly this rule, and what is in the way. */
export type Refusal = string | { readonly v: 'no'; readonly why: string; readonly rule: RuleId; readonly with: object | undefined };
/** Of the position after the steps, and of what the last step told. */
export type Claim =
  | { readonly v: 'ok' }
  | { readonly v: 'after'; readonly tokens: readonly string[] }
  | { readonly v: 'becomes'; readonly position: string }
  | { readonly v: 'offers'; readonly steps: readonly string[] }
  | { readonly v: 'choices'; readonly among: object; readonly field: string; readonly values: readonly unknown[] }
  | { readonly v: 'opens'; readonly steps: readonly string[] }
  | { readonly v: 'shuts'; readonly steps: readonly string[] }
  | { readonly v: 'tells'; readonly event: object; readonly to: Seat | 'all' }
  | { readonly v: 'hides'; readonly event: object; readonly to: Seat }
  | { readonly v: 'asks'; readonly actors: readonly Actor[]; readonly room: string | undefined }
  | { readonly v: 'over'; readonly reason: string; readonly places: readonly number[] | undefined };

/** The last step is accepted. */
export const ok: Verdict = { v: 'ok' };
/** The last step is refused with this code and exactly this rule (a bare code: any rule of the table), and names what is in the way. */
export const no = (why: string, rule: RuleId, withWhat?: object): Verdict => ({ v: 'no', why, rule, with: withWhat });
/** The printed position contains each token; with `!` before it, it does not. */
export const after = (...tokens: string[]): Verdict => ({ v: 'after', tokens });
/** The position is exactly this one. */
export const becomes = (position: string): Verdict => ({ v: 'becomes', position });
/** The seats that must act are offered exactly these steps. */
export const offers = (...steps: string[]): Verdict => ({ v: 'offers', steps });
/** Among the offered actions that agree with `among`, `field` has exactly these values. */
export const choices = (among: object, field: string, ...values: unknown[]): Verdict => ({ v: 'choices', among, field, values });
/** Each of these steps alone would be accepted. */
export const opens = (...steps: string[]): Verdict => ({ v: 'opens', steps });
/** Each of these steps alone would be refused. */
export const shuts = (...steps: string[]): Verdict => ({ v: 'shuts', steps });
/** The last step told an event with these fields: to the log, or to one seat as that seat may see it. */
export const tells = (event: object, to: Seat | 'all' = 'all'): Verdict => ({ v: 'tells', event, to });
/** The last step told this seat no event with these fields. */
export const hides = (event: object, to: Seat): Verdict => ({ v: 'hides', event, to });
/** These seats (or CHANCE) must act now, in this room. */
export const asks = (actors: Actor | readonly Actor[], room?: string): Verdict => ({
  v: 'asks',
  actors: typeof actors === 'number' ? [actors] : actors,
  room,
});
/** The game is over for this reason. */
export const over = (reason: string, ...places: number[]): Verdict => ({
  v: 'over',
  reason,
  places: places.length > 0 ? places : undefined,
});

/** What each kind of claim says of the last step: that it is accepted, and perhaps what comes of it; or that a step is refused. */
const PROVES: Readonly<Record<Claim['v'], 'result' | 'accepted' | 'refused'>> = {
  ok: 'accepted',
  after: 'result',
  becomes: 'result',
  offers: 'result',
  choices: 'result',
  opens: 'accepted',
  shuts: 'refused',
  tells: 'result',
  hides: 'accepted',
  asks: 'result',
  over: 'result',
};
export const verdictsOf = (verdict: Verdict | readonly Verdict[]): readonly Verdict[] =>
  Array.isArray(verdict) ? (verdict as readonly Verdict[]) : [verdict as Verdict];
export const isRefusal = (v: Verdict): v is Refusal => typeof v === 'string' || v.v === 'no';

/** Do these verdicts prove a rule: a resulting position, or one accepted and one refused row? */
export const proves = (verdicts: readonly Verdict[]): boolean => {
  const proven = verdicts.map(v => (isRefusal(v) ? 'refused' : PROVES[v.v]));
  return proven.includes('result') || (proven.includes('accepted') && proven.includes('refused'));
};
