/** Labels of the actions, enough to choose by, and the headings they stand under. */
import type { CityId } from '../../map.ts';
import type { EwView } from '../../view-types.ts';
import { acting, cityView, enemyArmies, enemyFleets, fleetCost } from '../facts.ts';
import type { ActionWords, GroupWords } from '../words.ts';
import { and, armies, at, bothHalves, card, cardCount, city, fleets, piecesAt, talents, verb } from './names.ts';

/** "Efeso (2 eserciti persiani e 1 flotta persiana)" */
const holdings = (view: EwView, id: CityId): string => {
  const here = piecesAt(cityView(view, id));
  return here.length === 0 ? `${city(id)} (vuota)` : `${city(id)} (${and(here)})`;
};
const own = (view: EwView, id: Parameters<typeof card>[0]): string => `${card(id, acting(view))} (${id})`;
const throwOf = (dice: readonly number[]): string => (dice.length === 0 ? '–' : dice.join(', '));

export const actions: ActionWords = {
  'buy-cards': a => (a.n === 0 ? 'Nessuna carta' : `${cardCount(a.n)} per ${talents(a.n)}`),
  'raise-army': a => `Esercito ${at(a.city)} per ${talents(1)}`,
  'raise-fleet': (a, view) => `Flotta ${at(a.port)} per ${talents(fleetCost(view))}`,
  'build-bridge': () => `Costruisci il Ponte di Barche per ${talents(6)}`,
  'end-preparation': (_a, view) =>
    view.talents
      ? `Concludi la preparazione, ${talents(view.talents)} non ${verb(view.talents, 'spesa', 'spese')}`
      : 'Concludi la preparazione',
  'play-event': (a, view) => own(view, a.card),
  'play-move': (a, view) => own(view, a.card),
  pass: () => 'Passa',
  'land-move': (a, view) =>
    `${armies(a.armies)} da ${city(a.from)} ${at(a.to)}${enemyArmies(view, acting(view), a.to) > 0 ? ': battaglia terrestre' : ''}`,
  'naval-move': (a, view) => {
    const group = a.armies === 0 ? fleets(a.fleets) : `${fleets(a.fleets)} con ${armies(a.armies)}`;
    const side = acting(view);
    const fight =
      enemyFleets(view, side, a.to) > 0
        ? ': battaglia navale'
        : a.armies > 0 && enemyArmies(view, side, a.to) > 0
          ? ': sbarco e battaglia terrestre'
          : '';
    return `${group} da ${city(a.from)} ${at(a.to)}${fight}`;
  },
  'choose-city': (a, view) => holdings(view, a.city),
  'choose-port': (a, view) => holdings(view, a.port),
  'place-armies': a => armies(a.armies),
  'choose-card': a => bothHalves(a.card),
  'discard-card': a => bothHalves(a.card),
  confirm: (_a, view) => {
    const then =
      view.prompt.room === 'pacification'
        ? `pesca ${cardCount(view.draft.length + 1)}`
        : `tieni ${cardCount(view.hand.length - view.draft.length)}`;
    return `Conferma: scarta ${cardCount(view.draft.length)}, ${then}`;
  },
  react: (a, view) => `Reagisci con ${own(view, a.card)}`,
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
  'discard-card': () => 'Metti da parte una carta per scartarla',
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
