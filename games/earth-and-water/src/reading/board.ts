/** Facts from a view and the board: whose decision it is, which pieces are in a city, which phase it is. */
import { each, has } from '@stoa/engine';
import { ADJACENT, type CityId, cityOf, type FigureId, FOOD, GREECE, idOf, KEY_CITIES, other, PERSIA, PORTS, type Side } from '../map.ts';
import { oddsOf } from '../odds.ts';
import type { EwCityView, EwView } from '../view-types.ts';

/** The side whose actions are listed. */
export const acting = (view: EwView): Side => view.prompt.side ?? view.turn ?? PERSIA;
export const cityView = (view: EwView, id: CityId): EwCityView => view.cities[cityOf(id)]!;
/** The number of enemy armies there. */
export const enemyArmies = (view: EwView, side: Side, id: CityId): number => cityView(view, id).armies[other(side)];
export const enemyFleets = (view: EwView, side: Side, id: CityId): number => cityView(view, id).fleets[other(side)];
/** The figure that takes an army: the one named, or in the king's room the king who has just died. */
export const figureAsked = (view: EwView): FigureId => view.prompt.figure ?? (view.figures.includes('darius') ? 'xerxes' : 'darius');
export const fleetCost = (view: EwView): number => (acting(view) === PERSIA ? view.persianFleetCost : 1);

/** EW-1: what the board prints beside a city. */
export const homeOf = (id: CityId): Side | null =>
  has(KEY_CITIES[PERSIA], cityOf(id)) ? PERSIA : has(KEY_CITIES[GREECE], cityOf(id)) ? GREECE : null;
export const hasPort = (id: CityId): boolean => has(PORTS, cityOf(id));
export const foodOf = (id: CityId): number => FOOD[cityOf(id)] ?? 0;
export const roadsFrom = (id: CityId, bridge: boolean): readonly CityId[] => each(ADJACENT[bridge ? 1 : 0]?.[cityOf(id)] ?? 0).map(idOf);

export type Phase = 'preparation' | 'operations' | 'supply' | 'over';
export const phaseOf = (view: EwView): Phase => {
  const { room } = view.prompt;
  if (room === '') return 'over';
  if (room.startsWith('supply-')) return 'supply';
  return view.turn === null ? 'preparation' : 'operations';
};

/** The chances that the attacker wins, the defender wins, or both are destroyed, when the battle in the view is fought to the end. */
export const battleChances = (view: EwView): readonly [number, number, number] | undefined => {
  const odds = oddsOf(view);
  return odds && [odds.attackerWins, odds.defenderWins, odds.bothDestroyed];
};
