/** Labels of the actions, and the headings of their groups. */
import type { CityId } from '../../map.ts';
import type { EwCityView } from '../../view-types.ts';
import type { ActionWords, GroupWords } from '../words.ts';
import { and, armies, at, bothHalves, cardCount, city, fleets, held, piecesAt, talents, verb } from './names.ts';

/** "Efeso (2 eserciti persiani e 1 flotta persiana)" */
const holdings = (id: CityId, at: EwCityView): string => {
  const here = piecesAt(at);
  return here.length === 0 ? `${city(id)} (vuota)` : `${city(id)} (${and(here)})`;
};
const throwOf = (dice: readonly number[]): string => (dice.length === 0 ? '–' : dice.join(', '));

export const actions: ActionWords = {
  'buy-cards': a => (a.n === 0 ? 'Nessuna carta' : `${cardCount(a.n)} per ${talents(a.n)}`),
  'raise-army': a => `Esercito ${at(a.city)} per ${talents(1)}`,
  'raise-fleet': (a, { cost }) => `Flotta ${at(a.port)} per ${talents(cost)}`,
  'build-bridge': () => `Costruisci il Ponte di Barche per ${talents(6)}`,
  'end-preparation': (_a, { unspent }) =>
    unspent > 0 ? `Concludi la preparazione, ${talents(unspent)} non ${verb(unspent, 'spesa', 'spese')}` : 'Concludi la preparazione',
  'play-event': (a, { side }) => held(a.card, side),
  'play-move': (a, { side }) => held(a.card, side),
  pass: () => 'Passa',
  'land-move': (a, { battle }) => `${armies(a.armies)} da ${city(a.from)} ${at(a.to)}${battle ? ': battaglia terrestre' : ''}`,
  'naval-move': (a, { battle }) => {
    const group = a.armies === 0 ? fleets(a.fleets) : `${fleets(a.fleets)} con ${armies(a.armies)}`;
    const fight = battle === null ? '' : battle === 'naval' ? ': battaglia navale' : ': sbarco e battaglia terrestre';
    return `${group} da ${city(a.from)} ${at(a.to)}${fight}`;
  },
  'choose-city': (a, { here }) => holdings(a.city, here),
  'choose-port': (a, { here }) => holdings(a.port, here),
  'place-armies': a => armies(a.armies),
  'choose-card': a => bothHalves(a.card),
  'discard-card': a => bothHalves(a.card),
  confirm: (_a, { discarded, draws, keeps }) => {
    if (draws !== null) return `Scarta ${cardCount(discarded)}, pesca ${cardCount(draws)}`;
    if (discarded === 0) return `Tieni ${cardCount(keeps)}`;
    return keeps === 0 ? `Scarta ${cardCount(discarded)}` : `Scarta ${cardCount(discarded)}, tieni ${keeps}`;
  },
  react: (a, { side }) => `Reagisci con ${held(a.card, side)}`,
  decline: () => 'Rinuncia',
  'retreat-road': a => `Ritirati per strada ${at(a.city)}`,
  'retreat-sea': a => `Ritirati via mare ${at(a.port)}`,
  'fight-on': () => 'Continua a combattere',
  'destroy-bridge': () => 'Distruggi il ponte',
  'keep-bridge': () => 'Lascia in piedi il ponte',
  'draw-card': a => `Pesca ${bothHalves(a.card)}`,
  'pick-card': a => `Prendi ${bothHalves(a.card)}`,
  roll: a => `Persia ${throwOf(a.persia)}; Grecia ${throwOf(a.greece)}`,
};

export const groups: GroupWords = {
  'buy-cards': () => 'Acquista carte',
  'raise-army': () => 'Recluta un esercito',
  'raise-fleet': () => 'Costruisci una flotta',
  'build-bridge': () => 'Ponte',
  'end-preparation': () => 'Fine',
  'play-event': () => 'Gioca una carta per l’evento',
  'play-move': a => (a.over === 'land' ? 'Gioca una carta per un movimento terrestre' : 'Gioca una carta per un movimento navale'),
  pass: () => 'Passa',
  'land-move': a => `Movimento terrestre da ${city(a.from)}`,
  'naval-move': a => `Movimento navale da ${city(a.from)}`,
  'choose-city': () => 'Scegli una città',
  'choose-port': () => 'Scegli un porto',
  'place-armies': () => 'Piazza eserciti',
  'choose-card': () => 'Scegli una carta',
  'discard-card': () => 'Scarta una carta',
  confirm: () => 'Conferma',
  react: () => 'Gioca una Reazione',
  decline: () => 'Rinuncia',
  'retreat-road': () => 'Ritirata',
  'retreat-sea': () => 'Ritirata',
  'fight-on': () => 'Continua a combattere',
  'destroy-bridge': () => 'Ponte',
  'keep-bridge': () => 'Ponte',
  'draw-card': () => 'Pesca una carta',
  'pick-card': () => 'Prendi una carta a caso',
  roll: () => 'Lancia i dadi',
};
