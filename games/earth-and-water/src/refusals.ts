/** Every refusal code with the fields of its sentence. Fixed refusals are constants in the rooms, so that refusing allocates nothing. */
import type { Illegal } from '@stoa/engine';
import type { CardId } from './cards.ts';
import type { CityId, FigureId } from './map.ts';
import type { EwRuleId } from './rulebook.ts';

type Nothing = Record<never, never>;

export interface EwRefusals {
  // Numbers, EW-21.2
  'count-out-of-range': { readonly given: number; readonly least: number; readonly most: number };
  // Preparation
  'too-few-talents': { readonly cost: number; readonly talents: number };
  'too-few-cards': { readonly cards: number };
  'cards-already-bought': Nothing;
  'cards-limit': { readonly limit: number };
  'no-army-in-reserve': Nothing;
  'no-fleet-in-reserve': Nothing;
  'fleets-limit': { readonly limit: number };
  'city-not-controlled': { readonly city: CityId };
  'key-city-held-by-enemy': { readonly city: CityId };
  'no-port': { readonly city: CityId };
  'enemy-fleet-in-port': { readonly port: CityId };
  'only-persia-builds': Nothing;
  'bridge-already-built': Nothing;
  // Operations
  'card-not-held': { readonly card: CardId };
  'reaction-only': { readonly card: CardId };
  'no-event': { readonly card: CardId };
  'forced-event': { readonly card: CardId };
  'carneia-forbids-event': { readonly card: CardId };
  'figure-used': { readonly figure: FigureId };
  'card-first': Nothing;
  'no-land-movement': Nothing;
  'no-naval-movement': Nothing;
  // Movement
  'no-own-army': { readonly city: CityId };
  'no-own-fleet': { readonly port: CityId };
  'same-place': { readonly city: CityId };
  'no-road-to-island': { readonly city: CityId };
  'bridge-not-built': Nothing;
  'road-barred': { readonly from: CityId; readonly to: CityId };
  'carneia-holds-army': Nothing;
  'only-one-army': Nothing;
  'transport-limit': { readonly given: number; readonly most: number };
  'no-transport': Nothing;
  'port-of-arrival': { readonly port: CityId };
  // Event preconditions and choices
  'no-persian-army-in-ionia': Nothing;
  'not-ionian': { readonly city: CityId };
  'no-persian-army-there': { readonly city: CityId };
  'no-persian-army-on-map': Nothing;
  'no-persian-fleet-there': { readonly port: CityId };
  'no-persian-fleet-on-map': Nothing;
  'no-greek-fleet-on-map': Nothing;
  'no-free-city': Nothing;
  'city-not-free': { readonly city: CityId };
  'greek-hand-empty': Nothing;
  'card-not-in-greek-hand': { readonly card: CardId };
  'royal-road-useless': Nothing;
  'sparta-not-controlled': Nothing;
  'no-other-greek-city': Nothing;
  'thebans-must-leave': { readonly city: CityId };
  'no-port-for-fleets': Nothing;
  'no-persian-army-in-athenai': Nothing;
  // Figures
  'last-army-of-battle': { readonly city: CityId };
  'last-army-to-move': { readonly city: CityId };
  // Windows
  'not-in-this-window': { readonly card: CardId };
  // Retreats
  'not-a-way-back': { readonly city: CityId };
  'no-retreat-by-road': Nothing;
  'no-retreat-by-sea': Nothing;
  'not-adjacent': { readonly from: CityId; readonly to: CityId };
  'too-few-fleets': { readonly fleets: number; readonly armies: number };
  // Drafts and Supply
  'already-laid-aside': { readonly card: CardId };
  'keeps-too-many': { readonly kept: number; readonly most: number };
  'persian-home-exempt': { readonly city: CityId };
  // Chance, options, positions
  'not-in-bag': { readonly card: CardId };
  'wrong-dice': { readonly persia: number; readonly greece: number };
  'unknown-option': { readonly option?: string };
  'bad-position': { readonly token: string };
}
export type EwRefusalCode = keyof EwRefusals;

export const illegal = <C extends EwRefusalCode>(rule: EwRuleId, why: C, fields: EwRefusals[C]): Illegal => ({
  rule,
  why,
  with: { ...fields },
});
