/** Labels of the actions, and the headings of their groups. */
import type { CityId } from '../../map.ts';
import type { EwCityView } from '../../view-types.ts';
import type { ActionWords, GroupWords } from '../words.ts';
import { and, armies, bothHalves, cardCount, city, fleets, held, piecesAt, talents } from './names.ts';

/** "Ephesus (2 Persian armies and 1 Persian fleet)" */
const holdings = (id: CityId, at: EwCityView): string => {
  const here = piecesAt(at);
  return here.length === 0 ? `${city(id)} (empty)` : `${city(id)} (${and(here)})`;
};
const throwOf = (dice: readonly number[]): string => (dice.length === 0 ? '–' : dice.join(', '));

export const actions: ActionWords = {
  'buy-cards': a => (a.n === 0 ? 'No cards' : `${cardCount(a.n)} for ${talents(a.n)}`),
  'raise-army': a => `Army in ${city(a.city)} for ${talents(1)}`,
  'raise-fleet': (a, { cost }) => `Fleet in ${city(a.port)} for ${talents(cost)}`,
  'build-bridge': () => `Build the bridge for ${talents(6)}`,
  'end-preparation': (_a, { unspent }) => (unspent > 0 ? `End the preparation, ${talents(unspent)} unspent` : 'End the preparation'),
  'play-event': (a, { side }) => held(a.card, side),
  'play-move': (a, { side }) => held(a.card, side),
  pass: () => 'Pass',
  'land-move': (a, { battle }) => `${armies(a.armies)} from ${city(a.from)} to ${city(a.to)}${battle ? ': land battle' : ''}`,
  'naval-move': (a, { battle }) => {
    const group = a.armies === 0 ? fleets(a.fleets) : `${fleets(a.fleets)} with ${armies(a.armies)}`;
    const fight = battle === null ? '' : battle === 'naval' ? ': naval battle' : ': landing and land battle';
    return `${group} from ${city(a.from)} to ${city(a.to)}${fight}`;
  },
  'choose-city': (a, { here }) => holdings(a.city, here),
  'choose-port': (a, { here }) => holdings(a.port, here),
  'place-armies': a => armies(a.armies),
  'choose-card': a => bothHalves(a.card),
  'discard-card': a => bothHalves(a.card),
  confirm: (_a, { discarded, draws, keeps }) => {
    if (draws !== null) return `Discard ${cardCount(discarded)}, draw ${cardCount(draws)}`;
    if (discarded === 0) return `Keep ${cardCount(keeps)}`;
    return keeps === 0 ? `Discard ${cardCount(discarded)}` : `Discard ${cardCount(discarded)}, keep ${keeps}`;
  },
  react: (a, { side }) => `React with ${held(a.card, side)}`,
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
  'discard-card': () => 'Discard a card',
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
