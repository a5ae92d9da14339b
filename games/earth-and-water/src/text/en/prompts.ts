/** One sentence for every decision: who must do what, and what is at stake. */
import type { WindowId } from '../../events.ts';
import { type CityId, GREECE, PERSIA, type Side } from '../../map.ts';
import type { Buys } from '../../reading/prompt-of.ts';
import type { EwBattleView } from '../../view-types.ts';
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

/** What opened the window: a Tribute names its city. */
const opened = (window: WindowId, at: CityId | null): string => (at === null ? windows[window] : `Persia takes ${city(at)} by Tribute`);

const forces = ({ battle, at, pieces: [persia, greece] }: EwBattleView): string =>
  battle === 'land'
    ? `Land battle of ${city(at)}, ${sideArmies(persia, PERSIA)} against ${sideArmies(greece, GREECE)}`
    : `Naval battle of ${city(at)}, ${sideFleets(persia, PERSIA)} against ${sideFleets(greece, GREECE)}`;

const BUYS: Readonly<Record<Buys, string>> = {
  armies: 'Raise armies',
  fleets: 'Build fleets',
  bridge: 'Build the bridge',
  'armies fleets': 'Raise armies and build fleets',
  'armies bridge': 'Raise armies or build the bridge',
  'fleets bridge': 'Build fleets or the bridge',
  'armies fleets bridge': 'Raise armies, build fleets or the bridge',
};
const PLAYS = {
  both: 'play a card, or pass',
  event: 'play a card for its event, or pass',
  movement: 'play a card for a movement, or pass',
  none: 'you can only pass',
} as const;
const lastPass = (is: boolean): string => (is ? ' The other side has passed: your pass ends the phase.' : '');
const MOVEMENTS = {
  only: 'naval movement',
  first: 'first naval movement, without armies',
  second: 'second naval movement, without armies',
} as const;
const SAILS = {
  only: 'Sail',
  first: 'First naval movement, without armies',
  second: 'Second naval movement, without armies',
} as const;
const exactly = (one: boolean): string => (one ? ' with exactly 1 army' : '');
const raises = ({ who }: { readonly who: Side }): string => `${side(who)} raises armies and builds fleets.`;

export const prompts: PromptWords = {
  quiet: {
    over: ({ winner }) => (winner === null ? 'The game is over: a draw.' : `The game is over: ${side(winner)} wins.`),
    waiting: () => 'The game goes on.',
    'draw-cards': ({ left }) => `Cards are drawn: ${cardCount(left)} to go.`,
    round: ({ battle }) => `${forces(battle)}: the dice of round ${battle.round + 1}.`,
    ostracism: () => 'A card of the Greek hand is picked at random.',
    'separate-peace': () => 'Each side rolls 1 die for the Separate Peace.',
  },
  yours: {
    'buy-cards': ({ talents: n, mines }) => `${mines ? 'Mines of Laurion. ' : ''}How many cards do you buy? You have ${talents(n)}.`,
    'figure-army': ({ figure }) =>
      `Your reserve is empty: choose the army on the map that goes on the figure of ${figures[figure]}, out of the game.`,
    buy: ({ buys, talents: n }) => `${BUYS[buys]}: ${talents(n)} left.`,
    'cannot-buy': ({ talents: n }) =>
      n === 0
        ? 'All your talents are spent: end your preparation.'
        : `Nothing more can be bought: end your preparation, ${talents(n)} left.`,
    operations: ({ plays, lastPass: last }) => `Your turn: ${PLAYS[plays]}.${lastPass(last)}`,
    'land-movement': ({ exactlyOne }) => `March${exactly(exactlyOne)}: choose where from, then where to.`,
    'naval-movement': ({ which }) => `${SAILS[which]}: choose where from, then where to.`,
    react: ({ who, window, city: at, mine }) =>
      mine.length === 0
        ? `${opened(window, at)}. You hold no card for it: decline.`
        : `${opened(window, at)}. React with ${or(mine.map(id => card(id, who)))}, or decline.`,
    retreat: ({ battle, ways }) =>
      `${forces(battle)}: ${ways.length === 0 ? 'there is no way to retreat, fight on' : 'retreat or fight on'}.`,
    bridge: () => 'Abydos is yours: destroy the bridge or leave it standing.',
    'ionian-revolt': () => 'Choose where 1 Persian army is removed: Abydos or Ephesus.',
    tribute: () => 'Choose a city that nobody controls: 1 army goes there.',
    'wrath-of-poseidon': () => 'Choose the port where 1 Persian fleet is removed.',
    themistocles: () => 'Themistocles: make a naval movement without armies, before Persia goes on.',
    'royal-road': () => 'Choose Abydos or Ephesus: Greek armies there are removed; if there are none, you place 1 to 3 armies.',
    'royal-road-armies': ({ city: at }) => `How many armies do you place in ${city(at)}?`,
    hippias: () => 'Choose the card that Greece discards.',
    'defection-of-thebes': () => 'Choose the city to which your armies in Thebes go.',
    'support-from-syracuse': ({ fleets: n }) => `Choose a port for the next fleet: ${fleets(n)} to place.`,
    desertion: () => 'Choose the city where 1 Persian army is removed.',
    pacification: () => 'Discard any other cards of your hand: you draw as many, and 1 for Pacification itself.',
    'supply-hand': ({ who }) =>
      who === PERSIA
        ? 'Which cards do you keep? At most 1, and it costs you 2 talents next campaign. Discard the others.'
        : 'Which cards do you keep? At most 4. Discard the others.',
    'all-laid-aside': () => 'You discard all your cards: confirm.',
    'supply-capacity': ({ who, armies: n }) =>
      `No food for ${armies(n)}: choose a city that gives one up.${who === PERSIA ? ' Abydos and Ephesus need none.' : ''}`,
  },
  others: {
    'buy-cards': ({ who }) => `${side(who)} decides how many cards to buy.`,
    'figure-army': ({ who, figure }) => `${side(who)} chooses an army on the map for the figure of ${figures[figure]}.`,
    buy: raises,
    'cannot-buy': raises,
    operations: ({ who }) => `${side(who)} plays a card or passes.`,
    'land-movement': ({ who, exactlyOne }) => `${side(who)} makes a land movement${exactly(exactlyOne)}.`,
    'naval-movement': ({ who, which }) => `${side(who)} makes its ${MOVEMENTS[which]}.`,
    react: ({ who, window, city: at, cards }) =>
      `${opened(window, at)}. ${side(who)} may react, if it holds ${or(cards.map(id => card(id, who)))}.`,
    retreat: ({ who, battle }) => `${forces(battle)}: ${side(who)} retreats or fights on.`,
    bridge: () => 'Greece holds Abydos and decides the fate of the bridge.',
    'ionian-revolt': ({ who }) => `${side(who)} chooses where 1 Persian army is removed.`,
    tribute: ({ who }) => `${side(who)} chooses a city for the Tribute.`,
    'wrath-of-poseidon': ({ who }) => `${side(who)} chooses where 1 Persian fleet is removed.`,
    themistocles: ({ who }) => `${side(who)} makes the naval movement of Themistocles.`,
    'royal-road': ({ who }) => `${side(who)} chooses Abydos or Ephesus.`,
    'royal-road-armies': ({ who, city: at }) => `${side(who)} places armies in ${city(at)}.`,
    hippias: ({ who }) => `${side(who)} looks at the Greek hand and chooses 1 card.`,
    'defection-of-thebes': ({ who }) => `${side(who)} chooses where its armies in Thebes go.`,
    'support-from-syracuse': ({ who, fleets: n }) => `${side(who)} places ${fleets(n)}.`,
    desertion: ({ who }) => `${side(who)} chooses where 1 Persian army is removed.`,
    pacification: ({ who }) => `${side(who)} chooses cards to discard.`,
    'supply-hand': ({ who }) => `${side(who)} chooses which cards to keep.`,
    'all-laid-aside': ({ who }) => `${side(who)} confirms which cards to discard.`,
    'supply-capacity': ({ who, armies: n }) => `${side(who)} removes ${armies(n)} it has no food for.`,
  },
};
