/** Every refusal code with the fields its sentence needs. Refusals without fields are shared constants. */
import type { Illegal } from '@stoa/engine';
import type { RequestKind, SpaceId } from './actions.ts';
import type { CityId, LocationId, PowerId, SideId, SpecialId, TileId, UnitId } from './box.ts';
import type { PkRuleId } from './rulebook.ts';

type None = Record<never, never>;

export interface PkRefusals {
  /** Chance: not among the possible outcomes. */
  impossible: None;
  'not-displayed': { readonly tile: TileId };
  'colour-taken': { readonly tile: TileId };
  'none-of-yours': { readonly city: CityId };
  'no-space': { readonly city: CityId };
  'no-cube-there': { readonly city: CityId; readonly seat: number };
  'already-candidate': { readonly city: CityId; readonly seat: number };
  'no-such-cube': { readonly city: CityId; readonly seat: number; readonly space: SpaceId };
  'not-your-tile': { readonly tile: SpecialId };
  'tile-not-now': { readonly tile: SpecialId };
  'same-city': { readonly city: CityId };
  'same-cube': { readonly city: CityId };
  'not-at-table': { readonly seat: number };
  'not-recovering': { readonly city: CityId };
  'not-in-hand': { readonly power: PowerId; readonly unit: UnitId };
  'not-shown': { readonly place: LocationId };
  'wrong-unit': { readonly unit: UnitId; readonly place: LocationId };
  'own-city': { readonly city: CityId; readonly place: LocationId };
  'both-sides': { readonly place: LocationId; readonly powers: readonly PowerId[] };
  'at-war': { readonly power: PowerId; readonly powers: readonly PowerId[]; readonly place: LocationId };
  allied: { readonly power: PowerId; readonly powers: readonly PowerId[]; readonly place: LocationId };
  guest: { readonly power: PowerId; readonly powers: readonly PowerId[]; readonly place: LocationId };
  enemies: { readonly power: PowerId; readonly powers: readonly PowerId[]; readonly place: LocationId };
  'no-permission': { readonly power: PowerId; readonly place: LocationId; readonly city: CityId; readonly seat: number };
  'no-leader': { readonly city: CityId; readonly place: LocationId };
  'no-join': { readonly power: PowerId; readonly place: LocationId; readonly side: SideId; readonly seat: number };
  budget: None;
  'extra-needs-base': None;
  'extra-spent': None;
  'extra-other-power': { readonly power: PowerId };
  'wrong-cube': { readonly city: CityId; readonly power: PowerId };
  'no-cube-to-pay': { readonly city: CityId };
  'choose-counter-first': None;
  'no-such-counter': { readonly strength: number };
  'nothing-to-take-back': None;
  'take-back-limit': { readonly limit: number };
  'no-question': { readonly power: PowerId; readonly place: LocationId };
  'already-granted': { readonly power: PowerId; readonly place: LocationId };
  'already-asked': { readonly power: PowerId; readonly place: LocationId };
  'already-denied': { readonly power: PowerId; readonly place: LocationId };
  'ask-limit': { readonly limit: number };
  'no-request': { readonly power: PowerId; readonly place: LocationId; readonly kind: RequestKind };
  'nothing-asked': None;
  'request-open': { readonly power: PowerId; readonly place: LocationId };
  'not-controlling': { readonly place: LocationId };
  'not-a-guest': { readonly power: PowerId };
  'same-answer': { readonly power: PowerId; readonly place: LocationId };
  'change-limit': { readonly limit: number };
  'counters-stand': { readonly power: PowerId; readonly place: LocationId };
  'no-grant': { readonly power: PowerId; readonly place: LocationId };
  'no-spartan-leader': None;
  'no-hoplite-there': { readonly place: LocationId | 'hand' };
  'wrong-round': { readonly tile: SpecialId; readonly unit: UnitId };
  'nothing-to-double': { readonly tile: SpecialId; readonly place: LocationId };
  'side-has-token': { readonly side: SideId };
  'not-lowest': { readonly power: PowerId };
  'unknown-option': { readonly option?: string };
  'bad-position': { readonly token: string };
}

export const illegal = <C extends keyof PkRefusals>(rule: PkRuleId, why: C, fields: PkRefusals[C]): Illegal => ({
  rule,
  why,
  with: { ...fields },
});

export const IMPOSSIBLE: Illegal = { rule: 'PK-21', why: 'impossible' };
