/** The log: one line for every event. Undefined where another line says it already. */
import { GREECE, other, PERSIA } from '../../map.ts';
import type { EventWords } from '../words.ts';
import {
  and,
  armies,
  card,
  cardCount,
  city,
  figures,
  fleets,
  held,
  numbered,
  pieces,
  points,
  side,
  sideArmies,
  sideFleets,
  standing,
  talents,
  verb,
} from './names.ts';

const dice = (values: readonly number[]): string => values.join(', ');
/** "6, 5, 2 (counts 4)": the result only where it is not the highest die. */
const result = (values: readonly number[], counted: number): string =>
  Math.max(...values) === counted ? dice(values) : `${dice(values)} (counts ${counted})`;
const left = (n: number): string => `${n === 0 ? 'no talents' : talents(n)} left`;
const isSupplyLine = (rule: string): boolean => rule === 'EW-12.7' || rule === 'EW-12.9' || rule === 'EW-12.10';

export const events: EventWords = {
  'campaign-began': e => `Campaign ${e.campaign} of 5 begins.`,
  'preparation-began': e =>
    e.rule === 'EW-17.G01'
      ? `Greece prepares once more, with ${talents(e.talents)}.`
      : e.side === PERSIA && e.talents === 10
        ? `Persia prepares with ${talents(e.talents)}: it kept a card.`
        : e.side === GREECE && e.talents === 5
          ? `Greece prepares with ${talents(e.talents)}: the Acropolis has burnt.`
          : `${side(e.side)} prepares with ${talents(e.talents)}.`,
  'cards-bought': e => `${side(e.side)} buys ${e.n === 0 ? 'no cards' : cardCount(e.n)}; ${left(e.talents)}.`,
  'card-drawn': e => (e.card === null ? undefined : `${side(e.side)} draws ${held(e.card, e.side)}.`),
  'pile-reshuffled': e => `The discard pile is shuffled: the deck has ${cardCount(e.cards)}.`,
  'army-raised': e => `${side(e.side)} raises 1 army in ${city(e.city)}; ${left(e.talents)}.`,
  'fleet-raised': e => `${side(e.side)} builds 1 fleet in the port of ${city(e.port)}; ${left(e.talents)}.`,
  'bridge-built': e => `Persia builds the bridge over the Hellespont; ${left(e.talents)}.`,
  'preparation-ended': e =>
    e.unspent === 0 ? `${side(e.side)} ends its preparation.` : `${side(e.side)} ends its preparation; ${talents(e.unspent)} unspent.`,
  'king-died': e =>
    e.context === 'preparation'
      ? `${figures[e.king]} is dead: card 11 ends the campaign at once.`
      : `${figures[e.king]} is dead: card 11 ends the Operations Phase.`,
  'hand-discarded': e =>
    e.n === 0
      ? undefined
      : e.cards === null
        ? `${side(e.side)} discards its whole hand of ${cardCount(e.n)}.`
        : `${side(e.side)} discards its whole hand: ${and(e.cards.map(id => held(id, e.side)))}.`,
  'operations-began': () => 'The Operations Phase begins.',
  'event-played': e => `${side(e.side)} plays ${card(e.card, e.side)}.`,
  'move-played': e =>
    `${side(e.side)} plays ${numbered(e.card)}, ${card(e.card, e.side)}, for a ${e.over === 'land' ? 'land' : 'naval'} movement.`,
  'reaction-played': e => `${side(e.side)} reacts with ${card(e.card, e.side)}.`,
  declined: e => `${side(e.side)} plays no reaction.`,
  passed: e => (e.automatic ? `${side(e.side)} has no cards and passes.` : `${side(e.side)} passes.`),
  'armies-moved': e => `${side(e.side)} moves ${armies(e.armies)} from ${city(e.from)} to ${city(e.to)}.`,
  'fleets-sailed': e =>
    e.armies === 0
      ? `${side(e.side)} sails with ${fleets(e.fleets)} from ${city(e.from)} to ${city(e.to)}.`
      : `${side(e.side)} sails with ${fleets(e.fleets)} and ${armies(e.armies)} aboard from ${city(e.from)} to ${city(e.to)}.`,
  'armies-landed': e => `${sideArmies(e.armies, e.side)} ${verb(e.armies, 'lands', 'land')} in ${city(e.city)}.`,
  'movement-left-out': e => `${side(e.side)} has no movement to make.`,
  'battle-began': e => {
    const { attacker } = e;
    const defender = other(attacker);
    const place = e.battle === 'land' ? `Land battle of ${city(e.at)}` : `Naval battle of ${city(e.at)}`;
    return `${place}: ${side(attacker)} attacks with ${pieces(e.pieces[attacker], e.battle)}, ${side(defender)} defends with ${pieces(e.pieces[defender], e.battle)}.`;
  },
  'battle-round': e => {
    const [persia, greece] = e.losses;
    const loss =
      persia > 0 && greece > 0
        ? `a tie, both lose 1 ${e.battle === 'land' ? 'army' : 'fleet'}`
        : `${side(persia > 0 ? PERSIA : GREECE)} loses ${pieces(persia > 0 ? persia : greece, e.battle)}`;
    const lost = e.drowned[PERSIA] + e.drowned[GREECE];
    const aboard = lost === 0 ? '' : ` ${armies(lost)} aboard ${verb(lost, 'is', 'are')} lost too.`;
    return `Round ${e.round}: Persia ${result(e.dice[PERSIA], e.results[PERSIA])}; Greece ${result(e.dice[GREECE], e.results[GREECE])}: ${loss}.${aboard}`;
  },
  retreated: e => {
    const group = and([...(e.armies > 0 ? [armies(e.armies)] : []), ...(e.fleets > 0 ? [fleets(e.fleets)] : [])]);
    return `${side(e.side)} retreats ${e.way === 'road' ? 'by road' : 'by sea'} from ${city(e.from)} to ${city(e.to)} with ${group}.`;
  },
  'fought-on': e => `${side(e.side)} fights on.`,
  'battle-ended': e => {
    const [persia, greece] = e.left;
    if (persia > 0 && greece > 0) return undefined;
    if (persia === 0 && greece === 0) return `The battle of ${city(e.at)} is over: nobody is left.`;
    const winner = persia > 0 ? PERSIA : GREECE;
    return `The battle of ${city(e.at)} is over: ${side(winner)} has ${pieces(e.left[winner], e.battle)} left.`;
  },
  'immortals-returned': e =>
    `${sideArmies(e.armies, PERSIA)} ${verb(e.armies, 'returns', 'return')} to ${city(e.city)}: a new battle begins.`,
  'bridge-destroyed': () => 'Greece destroys the bridge.',
  'bridge-kept': () => 'Greece leaves the bridge standing.',
  'figure-filled': e => {
    const piece =
      e.figure === 'artemisia' ? '1 Persian fleet' : e.figure === 'darius' || e.figure === 'xerxes' ? '1 Persian army' : '1 Greek army';
    return `${piece} from ${e.from === 'reserve' ? 'the reserve' : city(e.from)} goes on the figure of ${figures[e.figure]}, out of the game.`;
  },
  'armies-placed': e => `${side(e.side)} places ${armies(e.armies)} in ${city(e.city)}.`,
  'armies-lost': e =>
    e.rule === 'EW-12.6'
      ? `Too little food: ${side(e.side)} removes ${armies(e.armies)} from ${city(e.city)}.`
      : isSupplyLine(e.rule)
        ? `Out of supply: ${side(e.side)} loses ${armies(e.armies)} in ${city(e.city)}.`
        : `${sideArmies(e.armies, e.side)} in ${city(e.city)} ${verb(e.armies, 'goes', 'go')} to the reserve.`,
  'armies-drowned': e => `${sideArmies(e.armies, e.side)} aboard ${verb(e.armies, 'is', 'are')} lost off ${city(e.port)}.`,
  'fleet-placed': e => `${side(e.side)} places 1 fleet in the port of ${city(e.port)}.`,
  'fleet-lost': e => `${sideFleets(1, e.side)} in the port of ${city(e.port)} goes to the reserve.`,
  'cards-discarded': e => (e.cards.length === 0 ? undefined : `${side(e.side)} discards ${and(e.cards.map(id => held(id, e.side)))}.`),
  'hand-shown': e =>
    e.cards === null ? 'Greece shows its hand to Persia.' : `Greece shows its hand to Persia: ${and(e.cards.map(id => held(id, GREECE)))}.`,
  'peace-rolled': e =>
    `Persia rolls ${e.dice[PERSIA]}, Greece ${e.dice[GREECE]}: ${e.success ? 'Sparta makes a separate peace' : 'no separate peace'}.`,
  'carneia-began': () => 'The Carneia Festival lasts until the campaign ends: Sparta stays at home.',
  'acropolis-burnt': () => 'The Acropolis burns: Athens scores for nobody in this campaign, and Greece has 5 talents in the next.',
  'point-scored': e => `${side(e.side)} scores 1 victory point. The marker shows ${standing(e.vp)}.`,
  'supply-began': () => 'The Supply Phase begins.',
  'cards-kept': e => `${side(e.side)} keeps ${cardCount(e.n)}.`,
  'capacity-checked': e =>
    e.armies === 0
      ? `${side(e.side)} has no army to feed${e.side === PERSIA ? ' outside Abydos and Ephesus' : ''}.`
      : `${side(e.side)} has ${armies(e.armies)} to feed${e.side === PERSIA ? ' outside Abydos and Ephesus' : ''} and food for ${e.capacity}${e.excess === 0 ? '' : `: ${e.excess} too many`}.`,
  'campaign-scored': e =>
    `Campaign ${e.campaign} is scored: Persia ${e.counts[PERSIA]}, Greece ${e.counts[GREECE]}. The marker shows ${standing(e.vp)}.`,
  'campaign-ended': e => `Campaign ${e.campaign} is over.`,
  'game-ended': e =>
    e.winner === null
      ? 'The game is over: a draw.'
      : e.reason === 'key-cities'
        ? `The game is over: ${side(e.winner)} holds both major cities of the enemy and wins.`
        : `The game is over: ${side(e.winner)} wins with ${points(Math.abs(e.vp))}.`,
};
