/** Names and counted nouns that the English sentences are made of. */
import { textTools } from '@stoa/engine';
import { type CardId, type EventId, HALVES } from '../../cards.ts';
import { type CityId, type FigureId, GREECE, PERSIA, SIDES, type Side } from '../../map.ts';
import type { EwCityView } from '../../view-types.ts';
import { cards } from './cards.ts';

const tools = textTools('en-GB');
export const { and, or } = tools;

export const side = (s: Side): string => (s === PERSIA ? 'Persia' : 'Greece');
export const adjective = (s: Side): string => (s === PERSIA ? 'Persian' : 'Greek');

export const cities: Readonly<Record<CityId, string>> = {
  abydos: 'Abydos',
  ephesos: 'Ephesus',
  athenai: 'Athens',
  sparta: 'Sparta',
  korinthos: 'Corinth',
  thebai: 'Thebes',
  delphi: 'Delphi',
  larissa: 'Larissa',
  pella: 'Pella',
  eretria: 'Eretria',
  naxos: 'Naxos',
};
export const city = (id: CityId): string => cities[id];

export const figures: Readonly<Record<FigureId, string>> = {
  miltiades: 'Miltiades',
  themistocles: 'Themistocles',
  leonidas: 'Leonidas',
  darius: 'Darius',
  xerxes: 'Xerxes',
  artemisia: 'Artemisia',
};

export const armies = (n: number): string => tools.count(n, { one: 'army', other: 'armies' });
export const fleets = (n: number): string => tools.count(n, { one: 'fleet', other: 'fleets' });
export const pieces = (n: number, battle: 'land' | 'naval'): string => (battle === 'land' ? armies(n) : fleets(n));
export const cardCount = (n: number): string => tools.count(n, { one: 'card', other: 'cards' });
export const talents = (n: number): string => tools.count(n, { one: 'talent', other: 'talents' });
export const sideArmies = (n: number, s: Side): string => tools.count(n, { one: `${adjective(s)} army`, other: `${adjective(s)} armies` });
export const sideFleets = (n: number, s: Side): string => tools.count(n, { one: `${adjective(s)} fleet`, other: `${adjective(s)} fleets` });
/** The pieces in a city and its port, Persia first. */
export const piecesAt = ({ armies: men, fleets: ships }: EwCityView): readonly string[] =>
  SIDES.flatMap(s => [...(men[s] > 0 ? [sideArmies(men[s], s)] : []), ...(ships[s] > 0 ? [sideFleets(ships[s], s)] : [])]);
export const points = (n: number): string => tools.count(n, { one: 'victory point', other: 'victory points' });
export const verb = (n: number, one: string, other: string): string => tools.plural(n, { one, other });

/** Names the leading side instead of a sign: "2 victory points for Greece". */
export const standing = (vp: number): string =>
  vp === 0 ? '0 victory points' : `${points(Math.abs(vp))} for ${side(vp > 0 ? PERSIA : GREECE)}`;

export const quote = (name: string): string => `“${name}”`;
export const event = (id: EventId): string => quote(cards[id].name);
/** A card as one side reads it. */
export const card = (id: CardId, s: Side): string => event(HALVES[id][s]);
/** A card as its holder knows it, with its number. */
export const held = (id: CardId, s: Side): string => `${card(id, s)} (${id})`;
/** A card with both halves, for hands and piles. */
export const bothHalves = (id: CardId): string => `${cards[HALVES[id][GREECE]].name} / ${cards[HALVES[id][PERSIA]].name} (${id})`;
/** A card in a refusal, by number: the side of the reader is not known there. */
export const numbered = (id: CardId): string => `card ${id}`;
