/** English prompts: who must do what. */
import { type Saying, type Seat, type Sentences, say } from '@stoa/engine';
import type { PaidFor, PromptParts, Struck, Waiting } from '../../reading/prompts.ts';
import type { Begun } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { nameIn, type PromptWords, powerName } from '../words.ts';
import { struck, theirs, yours } from './effects.ts';
import { and, card, cards, count, or, price, who, whoAll } from './say.ts';

/** What an event asks, after its name. */
const parts: Sentences<PromptParts> = {
  'pay-or': f => `pay ${or(f.options.map(price))}, or you ${yours(f.or)}`,
  'lacks-so': f => `you lack ${or(f.options.map(price))} to pay with, so you ${yours(f.or)}`,
  suffers: f => `you ${yours(f.steps)}`,
  'decline-free': () => 'Accept, or decline?',
  'decline-paid': f => `Accept, or decline for ${price(f.price)} to ${who(f.seller)}?`,
  'decline-lacking': f => `To decline you lack ${price(f.price)} for ${who(f.seller)}.`,
  'villages-chosen': () => 'the villages are chosen',
  'pays-laid': f => `you pay ${cards(f.cards)}`,
  'takes-laid': f => `you take ${cards(f.cards)}`,
  'loses-laid': f => `you lose ${cards(f.cards)}`,
  'may-pay': f => `you may pay ${price(f.cost)} and ${yours(f.gets)}`,
  'may-lacking': f => `you could ${yours(f.gets)}, but you lack ${price(f.lacking)}`,
  'choose-payment': f => `choose the cards you pay with (${price(f.cost)})`,
  'choose-taken': f => `choose what you take (${price(f.price)})`,
  'choose-loss': f => `you ${yours(f.steps)}: choose`,
  answered: () => 'you have answered; the others still decide',
};
const part = (what: Saying<PromptParts>): string => say(parts, what);
const doing: Readonly<Record<Begun['do'], string>> = {
  build: 'You are building',
  use: 'You are using',
  'pay-wonder': 'You are paying for',
  'use-power': 'You are using',
  'use-service': 'You are using',
  exchange: 'You are trading with',
};
/** Of how many islands the Archon names the same, or of which: “each of 3 islands”, “Player 2”, “your own”. */
const ofIslands = ({ me, seat, more }: Struck): string => (more > 0 ? `each of ${more + 1} islands` : seat === me ? 'your own' : who(seat));
const whom =
  (me: Seat | null) =>
  (seat: Seat): string =>
    seat === me ? 'you' : who(seat);
const fleetsAre = (hit: readonly string[]): string =>
  hit.length > 1 ? `your fleets ${and(hit)} are hit; each` : `your fleet ${hit[0] ?? ''} is hit; it`;
/** `many`: after several names, where the verb is another. */
const waiting =
  (what: string, many = what) =>
  (f: Waiting): string =>
    `${whoAll(f.acting)} ${f.acting.length > 1 ? many : what}.`;

const event = (f: { readonly event: string }, names: PaNames): string => nameIn(names.events, f.event);
const hazard = (f: { readonly hazard: string }, names: PaNames): string => nameIn(names.hazards, f.hazard);
const hit =
  (ask: string): PromptWords['hit-gift'] =>
  (f, names) =>
    `${hazard(f, names)}: ${fleetsAre(f.fleets)} ${struck(f.steps)}. ${ask}`;
/** What cards are being laid down for. */
const thing = ({ begun, good, instead, isFirstStage }: PaidFor, names: PaNames): string => {
  switch (begun.do) {
    case 'build': {
      const the = begun.structure.startsWith('village-') ? '' : 'the ';
      const twice = instead.length === 0 ? '' : ` a second time (for good instead of ${or(instead.map(id => names.structures[id]))})`;
      return `${the}${names.structures[begun.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice}`;
    }
    case 'pay-wonder':
      return `${nameIn(names.wonders, begun.wonder)}, ${isFirstStage ? 'first' : 'last'} stage`;
    case 'use':
      return `the ${names.structures[begun.structure]}`;
    case 'use-power':
      return powerName(names, begun.power);
    case 'use-service':
      return powerName(names, begun.wonder);
    case 'exchange':
      return `fleet ${begun.fleet}`;
  }
};
const what = (f: PaidFor, names: PaNames): string => `${doing[f.begun.do]} ${thing(f, names)}`;

export const prompts: PromptWords = {
  over: () => 'The game is over.',
  'draw-islands': () => 'Islands are drawn.',
  'deal-islands': () => 'Islands are dealt.',
  'draw-archon': () => 'The first Archon is drawn.',
  'deal-plans': () => 'Every island gets a wonder plan.',
  season: () => 'The season goes on.',
  'event-reveal': () => 'The next event is turned up.',
  'event-loss': () => 'A card is lost at random.',
  'hazard-draw': () => 'A hazard is drawn.',
  'hazard-loss': () => 'The sea takes a card at random.',
  'harbor-draw': () => 'A harbor card is looked at.',
  'plan-draw': () => 'A wonder plan is drawn.',
  'archon-tie': () => 'The tie for Archon is drawn.',

  events: () => 'You are Archon: choose the event to carry out next.',
  'event-target': (f, names) =>
    `${event(f, names)}: name an island${f.all > 1 ? ` (${f.nth} of ${f.all})` : ''}, which ${theirs(f.steps)}.`,
  'event-decline': (f, names) => `${event(f, names)}: you are named; ${part(f.what)}. ${part(f.ask)}`,
  'event-decide': (f, names) => `${event(f, names)}: ${part(f.what)}.`,
  'name-village': (f, names) => `${event(f, names)}: name a village of ${ofIslands(f)} that yields nothing this season.`,
  'name-fleet': (f, names) => `${event(f, names)}: name a fleet of ${ofIslands(f)} that stays in port this season.`,
  'name-struck': (f, names) =>
    `${event(f, names)}: name what is struck on ${f.more > 0 ? ofIslands(f) : f.seat === f.me ? 'your own island' : `the island of ${who(f.seat)}`}.`,
  production: () => 'Put Armies and powers to work.',
  'order-set': () => 'Wishes clash: say who acts next.',
  'trade-start': () => 'Start of Island Trade: pay for wonders, use powers, or pass.',
  'trade-open': () => 'Offer, answer, or say that you are ready.',
  'offers-wait': ({ offers: n }) =>
    `${n === 1 ? 'An offer waits' : `${n} offers wait`} for your answer. Answer, offer yourself, or say that you are ready.`,
  'look-nothing': () => 'Before sailing: nothing to look at now. Pass.',
  'look-free': (f, names) =>
    `Before sailing ${powerName(names, f.power)} lets you look in secret at one face-down harbor: choose a land, or pass.`,
  'look-paid': (f, names) =>
    `Before sailing ${powerName(names, f.power)} of ${who(f.seller)} shows you one face-down harbor for ${price(f.price)}: choose a land, or pass.`,
  'look-lacking': f => `To look at a harbor you lack ${price(f.price)} for ${who(f.seller)}: pass.`,
  'voyage-plan': () => 'Load your fleets and choose a land for each.',
  'hazard-redraw': (f, names) =>
    `${hazard(f, names)}: let it stand, or have another drawn? You may do so ${f.times === 1 ? 'once' : `${f.times} times`} this season.`,
  'hazard-pick': (f, names) => `${hazard(f, names)}: name the fleet it strikes.`,
  'hit-gift': hit('Use a Gift of Poseidon, or accept?'),
  'hit-power': hit('Have the card replaced, or accept?'),
  'hit-none': hit('There is no Gift aboard: all you can do is accept.'),
  'gift-laid': (f, names) => `${hazard(f, names)}: your answer is laid down. Confirm it.`,
  'hazard-choose': (f, names) =>
    `${hazard(f, names)}: choose what your fleet ${f.fleet} loses, ${count(f.left, { one: 'card', other: 'cards' })} to go.`,
  'hazard-keep': (f, names) =>
    `Your fleet ${f.fleet} would lose ${cards(f.lost)}. ${powerName(names, f.power)} saves one card, once a season: keep one?`,
  'hazard-divert': f =>
    `${f.seat === f.me ? `Your fleet ${f.fleet}` : `Fleet ${f.fleet} of ${who(f.seat)}`} is off course: send it to another land of the region.`,
  'have-answered': () => 'You have answered; the others still decide.',
  'harbor-seen': (f, names) =>
    `You have seen the harbor of ${names.lands[f.land]}: ${nameIn(names.harbors, f.harbor)}. Reveal it to all, or pass?`,
  'harbors-seen': (f, names) =>
    `You have seen the harbors of ${and(f.lands.map(l => names.lands[l]))}: for each, reveal it to all, or pass?`,
  'holds-empty': f => (f.ships === 1 ? 'Your ship is empty: nothing to trade here.' : 'Your ships are empty: nothing to trade here.'),
  'duty-asked': (f, names) => `${names.lands[f.land]} asks for harbor duty: pay one card of the cargo, or do not trade there.`,
  'duty-unpayable': () => 'The harbor asks for duty, and you carry nothing to pay it with: no trade here.',
  'trade-barred': () => 'Your fleets may not trade abroad this season: there is nothing more to do. Finish.',
  'fleet-trade': () => 'Trade abroad with each fleet, then finish.',
  return: () => 'Your fleets come home: say what stays aboard.',
  'pay-begin': (f, names) => `${what(f, names)}: choose the cards for ${price(f.price)}, or undo.`,
  'pay-rest': (f, names) => `${what(f, names)}: ${cards(f.laid)} laid down, ${price(f.left)} still to pay.`,
  'pay-take': (f, names) => `${what(f, names)}: ${cards(f.laid)} laid down; choose what you take for it, ${price(f.toTake)}.`,
  'pay-confirm': (f, names) =>
    `${what(f, names)}: ${cards(f.laid)} laid down${f.taken.length === 0 ? '' : ` for ${cards(f.taken)}`}. Confirm, or undo.`,
  'asked-for': (f, names) =>
    `You have asked for ${nameIn(names.philosophies, f.philosophy)}: it is settled when the others have been heard.${f.more ? ' Meanwhile build on, or finish.' : ''}`,
  'free-pick': () => 'Your Academy brings a free philosophy: choose one.',
  'free-adoption': () => 'Your wonder brings a philosophy of others, free: adopt one, or go on building.',
  build: () => 'Build, use and pay what you like, then finish.',
  'dispute-new': (f, names) =>
    `You are Archon: ${and(f.askers.map(whom(f.me)))} ask for ${nameIn(names.philosophies, f.philosophy)}, which one island alone can introduce: who gets it?`,
  'dispute-copies': (f, names) =>
    `You are Archon: ${and(f.askers.map(whom(f.me)))} ask for ${nameIn(names.philosophies, f.philosophy)}, and there are not enough copies: who comes first?`,
  discard: () => 'Keep a few cards in secret (A), or one of each openly (B).',
  'discard-rash': () => 'Option A with nothing kept gives your whole hand away: choose it again, keep cards, or take option B.',
  vote: () => 'Give your vote for Archon to another player.',
  'tie-pick': () => 'Tied to the last: as Archon, choose the winner.',

  'others:events': waiting('chooses the next event'),
  'others:event-target': (f, names) => waiting(`names an island for ${event(f, names)}`)(f),
  'others:event-decline': waiting('may decline the naming'),
  'others:event-decide': (f, names) => waiting(`answers ${event(f, names)}`, `answer ${event(f, names)}`)(f),
  'others:event-name': (f, names) => waiting(`names what ${event(f, names)} strikes`)(f),
  'others:production': waiting('arranges production', 'arrange production'),
  'others:order-set': waiting('sets the order'),
  'others:trade-start': waiting('acts at the start of Island Trade', 'act at the start of Island Trade'),
  'others:trade-open': waiting('trades', 'trade'),
  'others:voyage-start': waiting('may look at a harbor'),
  'others:voyage-plan': waiting('loads and sends fleets', 'load and send fleets'),
  'others:hazard-redraw': waiting('may have another hazard drawn'),
  'others:hazard-pick': waiting('names the fleet that is struck'),
  'others:hazard-respond': (f, names) => waiting(`answers ${hazard(f, names)}`, `answer ${hazard(f, names)}`)(f),
  'others:hazard-choose': waiting('chooses what is lost'),
  'others:hazard-keep': waiting('may keep a card'),
  'others:hazard-divert': f => waiting(`sends fleet ${f.fleet} of ${who(f.seat)} elsewhere`)(f),
  'others:harbor-vote': waiting('reveals a harbor or passes', 'reveal a harbor or pass'),
  'others:fleet-trade': waiting('trades abroad', 'trade abroad'),
  'others:return': waiting('unloads the fleets', 'unload their fleets'),
  'others:build': waiting('builds', 'build'),
  'others:dispute': waiting('settles who comes first'),
  'others:discard': waiting('chooses what to keep', 'choose what to keep'),
  'others:vote': waiting('votes for Archon'),
  'others:tie-pick': waiting('chooses the winner'),
};
