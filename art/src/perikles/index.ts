/** Pictures of Perikles: special tiles, locations, cities, counters and the signs of the tiles. */
import type { CityId, PowerId, SpecialId, UnitId } from '@stoa/perikles/box';
import { type Drawing, gallery } from '../composition.ts';
import { markPiece, statuePiece, templePiece } from './cities.ts';
import { assassinSign, candidateSign, counterBack, counterPiece, sherdPiece } from './counters.ts';
import { fallen, marching, persian, persianFallen, thrusting, voter, warship } from './figures.ts';
import { LOCATIONS as PLACES } from './locations.ts';
import * as special from './specials.ts';

const SPECIAL_DRAWINGS: Readonly<Record<SpecialId, Drawing>> = {
  alkibiades: special.alkibiades,
  brasidas: special.brasidas,
  perikles: special.perikles,
  'persian-fleet': special.persianFleet,
  phormio: special.phormio,
  plague: special.plague,
  'slave-revolt': special.slaveRevolt,
  'thessalian-allies': special.thessalianAllies,
};
export const SPECIALS = gallery(SPECIAL_DRAWINGS);
export const LOCATIONS = gallery(PLACES);

type ByCity = Readonly<Record<CityId, Drawing>>;
type ByPower = Readonly<Record<PowerId, Drawing>>;
const byCity = (draw: (city: CityId) => Drawing): ByCity => ({
  athens: draw('athens'),
  sparta: draw('sparta'),
  argos: draw('argos'),
  corinth: draw('corinth'),
  thebes: draw('thebes'),
  megara: draw('megara'),
});
const byPower = (draw: (power: PowerId) => Drawing): ByPower => ({ ...byCity(draw), persia: draw('persia') });
const byUnit = (draw: (power: PowerId, unit: UnitId) => Drawing): Readonly<Record<UnitId, ByPower>> => ({
  hoplite: byPower(power => draw(power, 'hoplite')),
  trireme: byPower(power => draw(power, 'trireme')),
});
export const MARKS = gallery(byPower(markPiece));
export const TEMPLES = gallery(byCity(templePiece));
export const STATUES = gallery(byCity(statuePiece));
const FRONTS = byUnit((power, unit) => counterPiece(power, unit));
const BACKS = byUnit(counterBack);
/** Without strength; `counterPiece` paints one. */
export const HOPLITES = gallery(FRONTS.hoplite);
export const TRIREMES = gallery(FRONTS.trireme);
export const HOPLITE_BACKS = gallery(BACKS.hoplite);
export const TRIREME_BACKS = gallery(BACKS.trireme);
/** At the edges of elections. */
export const FIGURES = gallery({ voter: voter() });
/** The ranks of a battle, by the shape of their picture. */
export const MARCHING = gallery({ attack: marching('attack'), defend: marching('defend'), persia: persian() });
export const THRUSTING = gallery({ attack: thrusting('attack'), defend: thrusting('defend') });
export const FALLEN = gallery({ attack: fallen('attack'), defend: fallen('defend'), persia: persianFallen() });
export const WARSHIPS = gallery({ attack: warship('attack'), defend: warship('defend') });
export const SIGNS = gallery({
  'sherd-1': sherdPiece(0),
  'sherd-2': sherdPiece(1, 'ΑΛΚ'),
  'sherd-3': sherdPiece(2, 'ΦΕΜ'),
  candidate: candidateSign(),
  assassin: assassinSign(),
});
export { counterPiece, sherdPiece } from './counters.ts';
