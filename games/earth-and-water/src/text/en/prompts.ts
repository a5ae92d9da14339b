/** One sentence for every decision: who must do what, and what is at stake. */
import { GREECE, PERSIA } from '../../map.ts';
import type { EwView } from '../../view-types.ts';
import { figureAsked } from '../facts.ts';
import type { EwWords, PromptWords } from '../words.ts';
import { armies, card, cardCount, city, figures, fleets, or, side, sideArmies, sideFleets, talents } from './names.ts';

export const windows: EwWords['windows'] = {
  tribute: 'Answer to the Tribute',
  'naval-movement': 'Persian fleets have sailed',
  'persia-attacks': 'Persia attacks: before the first round',
  'greece-attacks': 'Greece attacks: before the first round',
  'fleet-lost': 'A Persian fleet was lost',
  annihilated: 'All Persian armies are dead',
};

export const rooms: EwWords['rooms'] = {
  'preparation-cards': 'buying cards',
  'draw-cards': 'drawing cards',
  'king-army': 'an army for the king’s figure',
  'preparation-pieces': 'raising armies and fleets',
  operations: 'a turn of the Operations Phase',
  'land-movement': 'a land movement',
  'naval-movement': 'a naval movement',
  'figure-army': 'an army for a figure',
  'window-tribute': 'the answer to the Tribute',
  'window-naval-movement': 'the answer to the Persian fleets',
  'window-persia-attacks': 'reactions before the battle',
  'window-greece-attacks': 'reactions before the battle',
  'window-fleet-lost': 'the reaction to a lost Persian fleet',
  'window-annihilated': 'the reaction to the Persian defeat',
  'naval-battle': 'a round of a naval battle',
  'naval-attacker': 'the attacking fleets: retreat or fight on',
  'naval-defender': 'the defending fleets: retreat or fight on',
  'land-battle': 'a round of a land battle',
  'land-attacker': 'the attacking armies: retreat or fight on',
  'land-defender': 'the defending armies: retreat or fight on',
  bridge: 'the fate of the bridge',
  'ionian-revolt': 'Ionian Revolt',
  tribute: 'Tribute of Earth and Water',
  'wrath-of-poseidon': 'Wrath of Poseidon',
  themistocles: 'the naval movement of Themistocles',
  ostracism: 'Ostracism',
  'royal-road': 'The Royal Road',
  'royal-road-armies': 'armies on The Royal Road',
  hippias: 'Hippias',
  'separate-peace': 'Separate Peace',
  'defection-of-thebes': 'Defection of Thebes',
  'support-from-syracuse': 'Support from Syracuse',
  desertion: 'Desertion of Greek Soldiers',
  pacification: 'Pacification',
  'supply-hand': 'cards to keep',
  'supply-capacity': 'armies without food',
};

/** The side that decides; never asked for in rooms of chance. */
const who = (view: EwView): string => side(view.prompt.side ?? PERSIA);
const budget = (view: EwView): string => talents(view.talents ?? 0);

const figureArmy = (view: EwView, yours: boolean): string => {
  const space = `the figure of ${figures[figureAsked(view)]}`;
  return yours
    ? `Your reserve is empty: choose the army on the map that goes on ${space}, out of the game.`
    : `${who(view)} chooses an army on the map for ${space}.`;
};

const reaction = (view: EwView, yours: boolean): string => {
  const { window, operation, side: reader } = view.prompt;
  if (window === null || reader === null) return 'A reaction is possible.';
  const cards = or(window.cards.map(id => card(id, reader)));
  const opened = window.id === 'tribute' && operation?.to ? `Persia takes ${city(operation.to)} by Tribute` : windows[window.id];
  return yours ? `${opened}. React with ${cards}, or decline.` : `${opened}. ${side(reader)} may react with ${cards}.`;
};

const forces = (view: EwView): string => {
  const { battle } = view.prompt;
  if (battle === null) return 'Battle';
  const [persia, greece] = battle.pieces;
  return battle.battle === 'land'
    ? `Land battle of ${city(battle.at)}, ${sideArmies(persia, PERSIA)} against ${sideArmies(greece, GREECE)}`
    : `Naval battle of ${city(battle.at)}, ${sideFleets(persia, PERSIA)} against ${sideFleets(greece, GREECE)}`;
};
const round = (view: EwView): string => `${forces(view)}: the dice of round ${(view.prompt.battle?.round ?? 0) + 1}.`;
const retreat = (view: EwView, yours: boolean): string =>
  yours ? `${forces(view)}: retreat or fight on.` : `${forces(view)}: ${who(view)} retreats or fights on.`;

export const prompts: PromptWords = {
  '': view =>
    view.ending === null || view.ending.winner === null
      ? 'The game is over: a draw.'
      : `The game is over: ${side(view.ending.winner)} wins.`,
  'preparation-cards': (view, yours) =>
    yours
      ? `${view.prompt.mines ? 'Mines of Laurion. ' : ''}How many cards do you buy? You have ${budget(view)}, a card costs 1, and no more can be bought later.`
      : `${who(view)} decides how many cards to buy.`,
  'draw-cards': view => `Cards are drawn: ${cardCount(view.prompt.left)} to go.`,
  'king-army': figureArmy,
  'preparation-pieces': (view, yours) => {
    if (!yours) return `${who(view)} raises armies and builds fleets.`;
    if (view.talents === 0) return 'All your talents are spent: end your preparation.';
    const choices =
      view.prompt.side === PERSIA && !view.bridge ? 'Raise armies, build fleets or the bridge' : 'Raise armies and build fleets';
    return `${choices}, or end your preparation: ${budget(view)} left.`;
  },
  operations: (view, yours) => {
    const last = view.passes > 0 ? ' The other side has passed: a pass now ends the phase.' : '';
    return yours
      ? `Your turn: play a card for its event or for a movement, or pass.${last}`
      : `${who(view)} plays a card or passes.${last}`;
  },
  'land-movement': (view, yours) => {
    const alone = view.prompt.operation?.kind === 'leonidas' ? ' with exactly 1 army' : '';
    return yours
      ? `Make your land movement${alone}: choose where from, where to and how many armies.`
      : `${who(view)} makes a land movement${alone}.`;
  },
  'naval-movement': (view, yours) => {
    const kind = view.prompt.operation?.kind;
    const which =
      kind === 'triremes'
        ? 'first naval movement, without armies'
        : kind === 'triremes-again'
          ? 'second naval movement, without armies'
          : 'naval movement';
    return yours ? `Make your ${which}: choose where from, where to and how many fleets.` : `${who(view)} makes its ${which}.`;
  },
  'figure-army': figureArmy,
  'window-tribute': reaction,
  'window-naval-movement': reaction,
  'window-persia-attacks': reaction,
  'window-greece-attacks': reaction,
  'window-fleet-lost': reaction,
  'window-annihilated': reaction,
  'naval-battle': round,
  'naval-attacker': retreat,
  'naval-defender': retreat,
  'land-battle': round,
  'land-attacker': retreat,
  'land-defender': retreat,
  bridge: (_view, yours) =>
    yours ? 'Abydos is yours: destroy the bridge or leave it standing.' : 'Greece holds Abydos and decides the fate of the bridge.',
  'ionian-revolt': (view, yours) =>
    yours ? 'Choose where 1 Persian army is removed: Abydos or Ephesus.' : `${who(view)} chooses where 1 Persian army is removed.`,
  tribute: (view, yours) =>
    yours ? 'Choose a city that nobody controls: 1 army goes there.' : `${who(view)} chooses a city for the Tribute.`,
  'wrath-of-poseidon': (view, yours) =>
    yours ? 'Choose the port where 1 Persian fleet is removed.' : `${who(view)} chooses where 1 Persian fleet is removed.`,
  themistocles: (view, yours) =>
    yours
      ? 'Themistocles: make a naval movement without armies, before Persia goes on.'
      : `${who(view)} makes the naval movement of Themistocles.`,
  ostracism: () => 'A card of the Greek hand is picked at random.',
  'royal-road': (view, yours) =>
    yours
      ? 'Choose Abydos or Ephesus: Greek armies there are removed; if there are none, you place 1 to 3 armies.'
      : `${who(view)} chooses Abydos or Ephesus.`,
  'royal-road-armies': (view, yours) => {
    const place = view.prompt.city === null ? 'the city' : city(view.prompt.city);
    return yours ? `How many armies do you place in ${place}?` : `${who(view)} places armies in ${place}.`;
  },
  hippias: (view, yours) => (yours ? 'Choose the card that Greece discards.' : `${who(view)} looks at the Greek hand and chooses 1 card.`),
  'separate-peace': () => 'Each side rolls 1 die for the Separate Peace.',
  'defection-of-thebes': (view, yours) =>
    yours ? 'Choose the city to which your armies in Thebes go.' : `${who(view)} chooses where its armies in Thebes go.`,
  'support-from-syracuse': (view, yours) =>
    yours ? `Choose a port for the next fleet: ${fleets(view.prompt.left)} to place.` : `${who(view)} places ${fleets(view.prompt.left)}.`,
  desertion: (view, yours) =>
    yours ? 'Choose the city where 1 Persian army is removed.' : `${who(view)} chooses where 1 Persian army is removed.`,
  pacification: (view, yours) =>
    yours
      ? 'Lay aside the cards to discard with Pacification, then confirm: you draw as many, and 1 for Pacification itself.'
      : `${who(view)} chooses cards to discard.`,
  'supply-hand': (view, yours) =>
    !yours
      ? `${who(view)} chooses which cards to keep.`
      : view.prompt.side === PERSIA
        ? 'Lay aside the cards you discard, then confirm. You may keep 1; it costs you 2 talents next campaign.'
        : 'Lay aside the cards you discard, then confirm. You may keep up to 4.',
  'supply-capacity': (view, yours) =>
    yours
      ? `You have no food for ${armies(view.prompt.left)}: choose a city to remove 1 from.${view.prompt.side === PERSIA ? ' Those in Abydos and Ephesus need no food and stay.' : ''}`
      : `${who(view)} removes ${armies(view.prompt.left)} it has no food for.`,
};
