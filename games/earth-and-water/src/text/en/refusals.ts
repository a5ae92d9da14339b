/** The sentences of refusals: the rule, and what prevents the action. */
import { isKey } from '@stoa/engine';
import type { RefusalWords } from '../words.ts';
import { armies, cardCount, city, figures, fleets, numbered, talents } from './names.ts';
import { rooms } from './prompts.ts';

const under = (room: string | undefined): string => (room !== undefined && isKey(rooms, room) ? ` Under way: ${rooms[room]}.` : '');
const Numbered = (id: Parameters<typeof numbered>[0]): string => `Card ${id}`;

export const refusals: RefusalWords = {
  'not-now': ({ room }) => `This cannot be done now.${under(room)}`,
  'not-your-turn': ({ room }) => `It is not your turn.${under(room)}`,
  'game-over': () => 'The game is over.',

  'count-out-of-range': ({ given, least, most }) =>
    least === most ? `${given} is not possible: it must be ${least}.` : `${given} is not possible: at least ${least} and at most ${most}.`,

  'too-few-talents': ({ cost, talents: left }) => `This costs ${talents(cost)}; ${talents(left)} left.`,
  'too-few-cards': ({ cards }) => `Deck and discard pile hold only ${cardCount(cards)}.`,
  'cards-limit': ({ limit }) => `At most ${cardCount(limit)} can be bought in one Preparation Phase.`,
  'cards-already-bought': () => 'Cards are bought once, at the beginning of the Preparation Phase.',
  'no-army-in-reserve': () => 'No army is left in the reserve.',
  'no-fleet-in-reserve': () => 'No fleet is left in the reserve.',
  'fleets-limit': ({ limit }) => `At most ${fleets(limit)} can be built in one Preparation Phase.`,
  'city-not-controlled': ({ city: at }) => `You do not control ${city(at)}.`,
  'key-city-held-by-enemy': ({ city: at }) => `Enemy armies hold ${city(at)}: nothing can be raised there.`,
  'no-port': ({ city: at }) => `${city(at)} has no port.`,
  'enemy-fleet-in-port': ({ port }) => `An enemy fleet lies in the port of ${city(port)}.`,
  'only-persia-builds': () => 'Only Persia builds the bridge.',
  'bridge-already-built': () => 'The bridge is already built.',

  'card-not-held': ({ card }) => `${Numbered(card)} is not in your hand.`,
  'reaction-only': ({ card }) =>
    `For you ${numbered(card)} is a reaction: it is offered when it can be played, not in a turn. It can be played for a movement.`,
  'no-event': ({ card }) => `${Numbered(card)} has no event for your side. It can be played for a movement.`,
  'forced-event': ({ card }) =>
    `The event of ${numbered(card)} happens when it is drawn and is never played. The card can be played for a movement.`,
  'carneia-forbids-event': ({ card }) => `During the Carneia Festival the event of ${numbered(card)}, a Sparta card, cannot be played.`,
  'figure-used': ({ figure }) => `The figure of ${figures[figure]} is filled: once per game.`,
  'card-first': () => 'Play a card first: for its event, or for a movement by land or by sea.',
  'no-land-movement': () => 'None of your armies can march anywhere.',
  'no-naval-movement': () => 'None of your fleets can sail.',

  'no-own-army': ({ city: at }) => `You have no army in ${city(at)}.`,
  'no-own-fleet': ({ port }) => `You have no fleet in ${city(port)}.`,
  'same-place': ({ city: at }) => `The pieces are already in ${city(at)}: choose another destination.`,
  'no-road-to-island': ({ city: at }) => `No road leads to ${city(at)}: only ships connect it.`,
  'bridge-not-built': () => 'Abydos and Pella are joined only while the bridge stands.',
  'road-barred': ({ from, to }) => `The way from ${city(from)} to ${city(to)} passes through a city you do not control.`,
  'carneia-holds-army': () => 'During the Carneia Festival no Greek army leaves Sparta.',
  'only-one-army': () => 'Leonidas moves with exactly 1 army.',
  'transport-limit': ({ given, most }) =>
    `${armies(given)} cannot be carried: at most ${most} here. One army for each fleet, and never more than 3.`,
  'no-transport': () => 'In this movement the fleets carry no armies.',
  'port-of-arrival': ({ port }) => `The fleets that answer cannot come from ${city(port)}, the port Persia has sailed to.`,

  'no-persian-army-in-ionia': () => 'No Persian army is in Abydos or Ephesus.',
  'not-ionian': ({ city: at }) => `It must be Abydos or Ephesus, not ${city(at)}.`,
  'no-persian-army-there': ({ city: at }) => `No Persian army is in ${city(at)}.`,
  'no-persian-army-on-map': () => 'No Persian army is on the map.',
  'no-persian-fleet-there': ({ port }) => `No Persian fleet is in the port of ${city(port)}.`,
  'no-persian-fleet-on-map': () => 'No Persian fleet is on the map.',
  'no-greek-fleet-on-map': () => 'No Greek fleet is on the map.',
  'no-free-city': () => 'Every city is controlled by one side or the other.',
  'city-not-free': ({ city: at }) => `${city(at)} is controlled by a side; the Tribute needs a city that nobody controls.`,
  'greek-hand-empty': () => 'Greece has no card in hand.',
  'card-not-in-greek-hand': ({ card }) => `${Numbered(card)} is not in the Greek hand.`,
  'royal-road-useless': () => 'No Greek army is in Abydos or Ephesus, and no Persian army is in reserve.',
  'sparta-not-controlled': () => 'Greece does not control Sparta.',
  'no-other-greek-city': () => 'The Greek armies in Thebes have no other city that Greece controls to go to.',
  'thebans-must-leave': ({ city: at }) => `The armies must leave ${city(at)} for another city.`,
  'no-port-for-fleets': () => 'Greece controls no city whose port is free of Persian fleets.',
  'no-persian-army-in-athenai': () => 'No Persian army is in Athens.',

  'last-army-of-battle': ({ city: at }) => `The last Greek army in the battle of ${city(at)} cannot be taken for the figure.`,
  'last-army-to-move': ({ city: at }) =>
    `The army in ${city(at)} is the last that could make the movement: it cannot be taken for the figure.`,

  'not-in-this-window': ({ card }) => `${Numbered(card)} cannot be played in this window.`,

  'not-a-way-back': ({ city: at }) => `The attackers did not come by way of ${city(at)}: there is no retreat there.`,
  'no-retreat-by-road': () => 'These armies cannot retreat by road.',
  'no-retreat-by-sea': () => 'A retreat by sea is not possible here.',
  'not-adjacent': ({ from, to }) => `${city(from)} and ${city(to)} are not adjacent.`,
  'too-few-fleets': ({ fleets: ships, armies: men }) =>
    `A retreat by sea needs a fleet for every army: ${fleets(ships)} for ${armies(men)}.`,

  'already-laid-aside': ({ card }) => `${Numbered(card)} is already to be discarded.`,
  'keeps-too-many': ({ kept, most }) => `${cardCount(kept)} would stay in hand; at most ${most} can be kept.`,
  'persian-home-exempt': ({ city: at }) => `Excess armies cannot be taken from ${city(at)}, which feeds its own.`,

  'not-in-bag': ({ card }) => `${Numbered(card)} cannot be drawn: it is not there.`,
  'wrong-dice': ({ persia, greece }) => `Persia rolls ${persia} and Greece ${greece} six-sided dice here.`,
  'unknown-option': ({ option }) => `This game has no such option or value${option === undefined ? '' : `: ${option}`}.`,
  'bad-position': ({ token }) => `This position cannot be read at “${token}”.`,
};
