/** Every refusal code with the fields of its sentence. Fixed refusals are shared constants, so that refusing allocates nothing. */
import type { Illegal } from '@stoa/engine';
import type { PtRuleId } from './rulebook.ts';

export interface PtRefusals {
  'no-man': { readonly square: string };
  'enemy-man': { readonly square: string };
  'not-in-line': Record<never, never>;
  'way-barred': { readonly square: string };
  'unknown-option': { readonly option?: string };
  'bad-position': { readonly token: string };
}

export const illegal = <C extends keyof PtRefusals>(rule: PtRuleId, why: C, fields: PtRefusals[C]): Illegal => ({
  rule,
  why,
  with: { ...fields },
});
