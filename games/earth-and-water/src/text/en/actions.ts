/** Labels of the actions, enough to choose by, and the headings they stand under. */
import type { CityId } from '../../map.ts';
import type { EwView } from '../../view-types.ts';
import { acting, cityView, enemyArmies, enemyFleets, fleetCost } from '../facts.ts';
import type { ActionWords, GroupWords } from '../words.ts';
import { and, armies, bothHalves, card, cardCount, city, fleets, piecesAt, talents } from './names.ts';

/** "Ephesus (2 Persian armies and 1 Persian fleet)" */
const holdings = (view: EwView, id: CityId): string => {
  const here = piecesAt(cityView(view, id));
  return here.length === 0 ? `${city(id)} (empty)` : `${city(id)} (${and(here)})`;
};
const own = (view: EwView, id: Parameters<typeof card>[0]): string => `${card(id, acting(view))} (${id})`;
const throwOf = (dice: readonly number[]): string => (dice.length === 0 ? '–' : dice.join(', '));

export const actions: ActionWords = {
  'buy-cards': a => (a.n === 0 ? 'No cards' : `${cardCount(a.n)} for ${talents(a.n)}`),
  'raise-army': a => `Army in ${city(a.city)} for ${talents(1)}`,
  'raise-fleet': (a, view) => `Fleet in ${city(a.port)} for ${talents(fleetCost(view))}`,
  'build-bridge': () => `Build the bridge for ${talents(6)}`,
  'end-preparation': (_a, view) => (view.talents ? `End the preparation, ${talents(view.talents)} unspent` : 'End the preparation'),
  'play-event': (a, view) => own(view, a.card),
  'play-move': (a, view) => own(view, a.card),
  pass: () => 'Pass',
  'land-move': (a, view) =>
    `${armies(a.armies)} from ${city(a.from)} to ${city(a.to)}${enemyArmies(view, acting(view), a.to) > 0 ? ': land battle' : ''}`,
  'naval-move': (a, view) => {
    const group = a.armies === 0 ? fleets(a.fleets) : `${fleets(a.fleets)} with ${armies(a.armies)}`;
    const side = acting(view);
    const fight =
      enemyFleets(view, side, a.to) > 0
        ? ': naval battle'
        : a.armies > 0 && enemyArmies(view, side, a.to) > 0
          ? ': landing and land battle'
          : '';
    return `${group} from ${city(a.from)} to ${city(a.to)}${fight}`;
  },
  'choose-city': (a, view) => holdings(view, a.city),
  'choose-port': (a, view) => holdings(view, a.port),
  'place-armies': a => armies(a.armies),
  'choose-card': a => bothHalves(a.card),
  'discard-card': a => bothHalves(a.card),
  confirm: (_a, view) => {
    const then =
      view.prompt.room === 'pacification'
        ? `draw ${cardCount(view.draft.length + 1)}`
        : `keep ${cardCount(view.hand.length - view.draft.length)}`;
    return `Confirm: discard ${cardCount(view.draft.length)}, ${then}`;
  },
  react: (a, view) => `React with ${own(view, a.card)}`,
  decline: () => 'Decline',
  'retreat-road': a => `Retreat by road to ${city(a.city)}`,
  'retreat-sea': a => `Retreat by sea to ${city(a.port)}`,
  'fight-on': () => 'Fight on',
  'destroy-bridge': () => 'Destroy the bridge',
  'keep-bridge': () => 'Leave the bridge',
  'draw-card': a => `Draw ${bothHalves(a.card)}`,
  'pick-card': a => `Pick ${bothHalves(a.card)}`,
  roll: a => `Persia ${throwOf(a.persia)}; Greece ${throwOf(a.greece)}`,
};

export const groups: GroupWords = {
  'buy-cards': () => 'Buy cards',
  'raise-army': () => 'Raise an army',
  'raise-fleet': () => 'Build a fleet',
  'build-bridge': () => 'Bridge',
  'end-preparation': () => 'End',
  'play-event': () => 'Play a card for its event',
  'play-move': a => (a.over === 'land' ? 'Play a card for a land movement' : 'Play a card for a naval movement'),
  pass: () => 'Pass',
  'land-move': a => `Land movement from ${city(a.from)}`,
  'naval-move': a => `Naval movement from ${city(a.from)}`,
  'choose-city': () => 'Choose a city',
  'choose-port': () => 'Choose a port',
  'place-armies': () => 'Place armies',
  'choose-card': () => 'Choose a card',
  'discard-card': () => 'Lay a card aside to discard it',
  confirm: () => 'Confirm',
  react: () => 'Play a reaction',
  decline: () => 'Decline',
  'retreat-road': () => 'Retreat',
  'retreat-sea': () => 'Retreat',
  'fight-on': () => 'Fight on',
  'destroy-bridge': () => 'Bridge',
  'keep-bridge': () => 'Bridge',
  'draw-card': () => 'Draw a card',
  'pick-card': () => 'Pick a card at random',
  roll: () => 'Roll the dice',
};
