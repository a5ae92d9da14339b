/** Names and counted nouns that the Italian sentences are made of. */
import { textTools } from '@stoa/engine';
import { type CardId, type EventId, HALVES } from '../../cards.ts';
import { type CityId, type FigureId, GREECE, PERSIA, SIDES, type Side } from '../../map.ts';
import type { EwCityView } from '../../view-types.ts';
import { cards } from './cards.ts';

const tools = textTools('it');
export const { or } = tools;
/** "e" becomes "ed" before another e: Abydos ed Efeso. */
export const and = (items: readonly string[]): string => tools.and(items).replace(/ e (?=[Ee])/g, ' ed ');

export const sideName = (s: Side): string => (s === PERSIA ? 'Persia' : 'Grecia');
/** The subject inside a sentence, the subject at its beginning, and the form with "di". */
export const side = (s: Side): string => (s === PERSIA ? 'la Persia' : 'la Grecia');
export const headSide = (s: Side): string => (s === PERSIA ? 'La Persia' : 'La Grecia');
export const ofSide = (s: Side): string => (s === PERSIA ? 'della Persia' : 'della Grecia');

export const cities: Readonly<Record<CityId, string>> = {
  abydos: 'Abydos',
  ephesos: 'Efeso',
  athenai: 'Atene',
  sparta: 'Sparta',
  korinthos: 'Corinto',
  thebai: 'Tebe',
  delphi: 'Delfi',
  larissa: 'Larissa',
  pella: 'Pella',
  eretria: 'Eretria',
  naxos: 'Naxos',
};
export const city = (id: CityId): string => cities[id];
/** "a" (at, to) becomes "ad" before another a. */
export const at = (id: CityId): string => `${cities[id].startsWith('A') ? 'ad' : 'a'} ${cities[id]}`;

export const figures: Readonly<Record<FigureId, string>> = {
  miltiades: 'Milziade',
  themistocles: 'Temistocle',
  leonidas: 'Leonida',
  darius: 'Dario',
  xerxes: 'Serse',
  artemisia: 'Artemisia',
};

export const armies = (n: number): string => tools.count(n, { one: 'esercito', other: 'eserciti' });
export const fleets = (n: number): string => tools.count(n, { one: 'flotta', other: 'flotte' });
export const pieces = (n: number, battle: 'land' | 'naval'): string => (battle === 'land' ? armies(n) : fleets(n));
export const cardCount = (n: number): string => tools.count(n, { one: 'carta', other: 'carte' });
export const talents = (n: number): string => tools.count(n, { one: 'moneta', other: 'monete' });
export const sideArmies = (n: number, s: Side): string =>
  tools.count(
    n,
    s === PERSIA ? { one: 'esercito persiano', other: 'eserciti persiani' } : { one: 'esercito greco', other: 'eserciti greci' },
  );
export const sideFleets = (n: number, s: Side): string =>
  tools.count(n, s === PERSIA ? { one: 'flotta persiana', other: 'flotte persiane' } : { one: 'flotta greca', other: 'flotte greche' });
/** The pieces in a city and its port, Persia first. */
export const piecesAt = ({ armies: men, fleets: ships }: EwCityView): readonly string[] =>
  SIDES.flatMap(s => [...(men[s] > 0 ? [sideArmies(men[s], s)] : []), ...(ships[s] > 0 ? [sideFleets(ships[s], s)] : [])]);
export const points = (n: number): string => tools.count(n, { one: 'Punto Vittoria', other: 'Punti Vittoria' });
export const verb = (n: number, one: string, other: string): string => tools.plural(n, { one, other });

/** Names the leading side instead of a sign: «2 Punti Vittoria per la Grecia». */
export const standing = (vp: number): string =>
  vp === 0 ? '0 Punti Vittoria' : `${points(Math.abs(vp))} per ${side(vp > 0 ? PERSIA : GREECE)}`;

/** Quotation marks inside a name become inner ones. */
export const quote = (name: string): string => `«${name.replaceAll('«', '“').replaceAll('»', '”')}»`;
export const event = (id: EventId): string => quote(cards[id].name);
/** A card as one side reads it. */
export const card = (id: CardId, s: Side): string => event(HALVES[id][s]);
/** A card as its holder knows it, with its number. */
export const held = (id: CardId, s: Side): string => `${card(id, s)} (${id})`;
/** A card with both halves, for hands and piles. */
export const bothHalves = (id: CardId): string => `${cards[HALVES[id][GREECE]].name} / ${cards[HALVES[id][PERSIA]].name} (${id})`;
/** A card in a refusal, by number: the side of the reader is not known there. */
export const numbered = (id: CardId): string => `la carta ${id}`;
