import { textTools } from '@stoa/engine';
import { plural, type ScreenWords } from './screen-words.ts';

const { and } = textTools('en');

export const en: ScreenWords = {
  map: 'Map of the Aegean',
  campaignOf: n => `Campaign ${n} of 5`,
  campaignLost: n => `Campaign ${n} ended with the death of the king`,
  pointsNow: (vp, persia, greece) =>
    vp === 0 ? 'Victory points: level' : `Victory points: ${Math.abs(vp)} for ${vp > 0 ? persia : greece}`,
  hand: 'Your hand',
  emptyYet: 'No cards in your hand.',
  emptyOver: 'The game is over: no more cards are bought.',
  emptyHand: 'No cards in your hand. New ones are bought in the next Preparation Phase.',
  read: 'Read',
  event: 'Event',
  march: 'March',
  sail: 'Sail',
  react: 'React',
  layAside: 'Discard',
  keepOnly: 'Keep only this',
  discardAll: 'Discard all',
  laidAside: 'Discarding',
  card: n => `Card ${n}`,
  spartaCard: 'Sparta card',
  ifEnemy: side => `For ${side}`,
  armies: n => plural(n, 'army', 'armies'),
  fleets: n => plural(n, 'fleet', 'fleets'),
  onMap: (armies, fleets) => `on the map ${plural(armies, 'army', 'armies')}, ${plural(fleets, 'fleet', 'fleets')}`,
  inReserve: (armies, fleets) => `in reserve ${plural(armies, 'army', 'armies')}, ${plural(fleets, 'fleet', 'fleets')}`,
  inHand: n => plural(n, 'card', 'cards'),
  figures: 'Figures',
  spent: 'spent',
  landBattle: city => `Battle of ${city}`,
  navalBattle: city => `Naval battle of ${city}`,
  ifConfirmed: 'if this movement is confirmed',
  attacker: 'attacks',
  holder: 'wins',
  defender: 'defends',
  dice: n => plural(n, 'die', 'dice'),
  upTo: cap => `counting ${cap} at most`,
  countsAs: (thrown, n) => `a ${thrown} here counts only ${n}`,
  odds: 'If both fight to the end',
  oddsForeseen: 'If both fight to the end; reactions are not foreseen',
  oddsOf: side => `${side} wins`,
  oddsBoth: 'nobody left',
  expected: (persia, greece) => `Expected losses: Persia ${persia}, Greece ${greece}`,
  port: 'port',
  held: side => `held by ${side}`,
  nobody: 'held by nobody',
  inYourHand: 'In your hand',
  discarded: 'Discarded',
  unknown: 'Unseen: in the deck or in the other hand',
  playing: 'Being played',
  deck: n => `${n} in the deck`,
  fewer: 'One fewer',
  more: 'One more',
  carneia: 'Carneia: Sparta stays at home',
  acropolis: 'The Acropolis has burnt: Athens does not score',
  greekHand: 'The Greek hand',
  fedBySea: 'its armies are fed by the fleet',
  cutOff: 'its armies are cut off: lost in Supply',
  foodFor: (armies, onMap, food) =>
    `${onMap === 0 ? 'no army on the map' : armies === 0 ? 'no army needs food' : armies === onMap ? `${plural(armies, 'army', 'armies')} to feed` : `${armies} of ${plural(onMap, 'army', 'armies')} to feed`}${armies > 0 || food > 0 ? `, food for ${food}` : ''}${armies > food ? `: ${armies - food} too many` : ''}`,
  homeFed: 'Abydos and Ephesus: no food needed',
  fedByLine: 'with a line of supply',
  scored: campaign => `Campaign ${campaign} is scored`,
  scoringRule: 'A city counts 1, a major city 2; the marker moves by the difference.',
  winsAtOnce: 'Athens and Sparta, or Abydos and Ephesus, both taken when a campaign ends, win the game.',
  scoredLead: (side, n) => `The marker moves ${n} towards ${side}.`,
  scoredPast: (side, moved, lost) =>
    `${moved === 0 ? `The marker already stands at the end for ${side}` : `The marker moves ${moved} towards ${side}, to the end of the track`}: ${plural(lost, 'point is', 'points are')} lost.`,
  scoredLevel: 'Both count the same: the marker stays.',
  aboard: n => `${plural(n, 'army', 'armies')} aboard`,
  sideLoses: (side, what) => `${side} loses ${what}`,
  drowned: armies => `and ${armies} aboard`,
  withdraws: (side, what, city) => `${side} withdraws to ${city}: ${what}`,
  tookPlace: (side, from, city, port) =>
    port ? `${side} has driven ${from} from the port of ${city}.` : `${side} has taken ${city} from ${from}.`,
  keptPlace: (side, city, port) => (port ? `${side} has kept the port of ${city}.` : `${side} has kept ${city}.`),
  battlePoint: (card, side) => `${card}: 1 victory point for ${side}`,
  nobodyLeft: 'Both sides lost their last pieces there.',
  rounds: 'Rounds',
  round: n => `Round ${n}`,
  kingDead: king => `King ${king} is dead`,
  campaignOver: n => `Campaign ${n} ends here`,
  operationsOver: 'The Operations Phase ends here',
  handLost: 'Persia loses its hand',
  armyLost: '1 Persian army leaves the game',
  shuffled: 'All cards but the Greek hand are shuffled into the deck.',
  supplyNow: 'Supply and scoring come next.',
  toCampaign: n => `To campaign ${n}`,
  toResult: 'To the result',
  noSupply: 'no supply',
  noScoring: 'no scoring',
  supply: 'Supply',
  starved: (side, armies, city, cut) => `${side} loses ${armies} in ${city}: ${cut ? 'cut off' : 'no food'}`,
  momentTitles: {
    'acropolis-burnt': 'The Acropolis burns',
    'immortals-returned': 'The Immortals',
    'bridge-built': 'A bridge over the Hellespont',
    'bridge-destroyed': 'The bridge is destroyed',
  },
  momentMeans: {
    'acropolis-burnt': 'Athens counts for nobody in this campaign. Greece has 5 talents in the next.',
    'bridge-built': 'Persian armies can march from Asia into Europe.',
    'bridge-destroyed': 'The road between Asia and Europe is shut.',
  },
  immortalsReturn: (armies, city) => `The fallen stand up again: ${armies} in ${city}. A new battle begins.`,
  stakes: {
    'the-great-king': 'The Great King: 1 point for Persia if no Greek army is left, 1 for Greece if Persia does not hold the city then.',
    evangelion: 'Evangelion: 1 point for Greece if no Persian army is left, 1 for Persia if Greece does not hold the city then.',
    'cavalry-of-mardonius': 'Cavalry of Mardonius: the Persian dice have no limit.',
  },
  victoryPoints: n => plural(n, 'victory point', 'victory points'),
  marker: (vp, persia, greece) =>
    vp === 0 ? 'The marker stands at 0.' : `The marker stands at ${Math.abs(vp)} for ${vp > 0 ? persia : greece}.`,
  notScored: campaigns =>
    campaigns.length === 1
      ? `Campaign ${campaigns[0]} was not scored: the king died.`
      : `Campaigns ${and(campaigns.map(String))} were not scored: the king died.`,
  retreatWays: bySea => (bySea ? 'Retreat by sea to' : 'Retreat to'),
  retreatTo: (city, bySea) => (bySea ? `Retreat by sea: ${city}` : `Retreat: ${city}`),
  bridgeFor: talents => `Build the bridge: ${plural(talents, 'talent', 'talents')}`,
  endUnspent: n => `End, ${plural(n, 'talent', 'talents')} unspent`,
  buy: n => (n === 0 ? 'Buy no cards' : `Buy ${plural(n, 'card', 'cards')}`),
  cardsToBuy: 'Cards to buy',
  cardCost: 'A card costs 1 talent; none can be bought later.',
  leftForPieces: n => `${plural(n, 'talent', 'talents')} left for armies and fleets.`,
  costs: 'What it costs',
  pieceCosts: (fleet, bridge, noFleets, limit) =>
    [
      noFleets
        ? 'An army costs 1 talent; no further fleet can be built now.'
        : `An army costs 1 talent, a fleet ${fleet}${limit === undefined ? '' : `; at most ${limit} fleets`}.`,
      ...(bridge ? ['Over the bridge armies march from Abydos to Pella.'] : []),
      'What is left over is lost.',
    ].join(' '),
  raiseRest: (n, city) => `${plural(n, 'more army', 'more armies')}: ${city}`,
  removeAtOnce: 'All in one touch: armies that are cut off first, they are lost in any case; then of the largest group.',
  removeThese: cities => `Remove: ${cities}`,
  play: 'Play the event',
  pass: 'Pass',
  endPreparation: 'End the preparation',
  discardIt: name => `Discard ${name}`,
  playedCards: side => `Cards of ${side}`,
  withCard: name => `with “${name}”`,
  raisedRun: (side, armies, fleets, talents) => {
    const raised = armies.map(({ pieces, city }) => `${plural(pieces, 'army', 'armies')} in ${city}`);
    const built = fleets.map(({ pieces, city }) => `${plural(pieces, 'fleet', 'fleets')} in the port of ${city}`);
    const deeds = [...(raised.length > 0 ? [`raises ${and(raised)}`] : []), ...(built.length > 0 ? [`builds ${and(built)}`] : [])];
    return `${side} ${deeds.join('; it ')}; ${talents === 0 ? 'no talents' : plural(talents, 'talent', 'talents')} left.`;
  },
  placedRun: (side, fleets, port) => `${side} places ${fleets} in the port of ${port}.`,
  kingRisk: (king, preparation, percent) => {
    const end = preparation ? 'the campaign ends' : 'the Operations Phase ends';
    return percent === undefined
      ? `If card 11 is drawn, King ${king} dies and ${end}.`
      : `Chance that card 11 is drawn, King ${king} dies and ${end}: ${percent}`;
  },
  whereTo: (byLand, from) => `${byLand ? 'March' : 'Sail'} from ${from}: choose where to.`,
  nextDice: n => `next round ${plural(n, 'die', 'dice')}`,
  landing: city => `If every fleet survives, the landing at ${city}`,
  gains: (city, worth) => `${city} becomes yours: it counts ${worth}.`,
  moveAsked: (byLand, from, to) => `${byLand ? 'March' : 'Sail'} from ${from} to ${to}?`,
  eventAsked: name => `Play “${name}”?`,
  kingCause: (preparation, card) =>
    preparation ? `Card 11, “${card}”, was among those that Persia bought.` : `Persia drew card 11, “${card}”, by Pacification.`,
  tooLittleFood: (food, armies) =>
    `Food for ${food} of ${plural(armies, 'army', 'armies')} after this: Supply would take ${armies - food}.`,
  leavesEmpty: (city, then) =>
    `No army stays in ${city}: ${{ me: 'the enemy can walk in', enemy: 'it falls back to the enemy', nobody: 'it will be nobody’s' }[then]}.`,
  pile: n => `Discard pile: ${plural(n, 'card', 'cards')}`,
  legend: {
    line: 'These armies are supplied along this road.',
    cut: 'Cut off: these armies are lost in Supply.',
    sea: 'Fed by their own fleet.',
    food: 'Food: an amphora feeds one army in Supply.',
    key: 'A major city counts 2 points, any other 1.',
  },
};
