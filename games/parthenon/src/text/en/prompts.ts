/** English prompts: who must do what. */
import type { EffectJson } from '../../pack/types.ts';
import { billFor } from '../../reading/bill.ts';
import { dutiesDue, isRefusedAll } from '../../reading/duty-due.ts';
import { abroadOf, emptyHolds } from '../../reading/empty-hold.ts';
import { archonNames, asked, choosing, namedSteps } from '../../reading/event-question.ts';
import { harborsAsked } from '../../reading/harbor-seen.ts';
import { fleetsHit, hazardAnswer, hazardSteps } from '../../reading/hazard-answer.ts';
import { fleetInTurn, struckSeat } from '../../reading/in-turn.ts';
import { lockedOut } from '../../reading/locked-out.ts';
import { offeredPower } from '../../reading/offered-power.ts';
import { shortOf } from '../../reading/paying.ts';
import { type Price, yieldOf } from '../../reading/prices.ts';
import { isRash } from '../../reading/rash.ts';
import type { Begun, PaView } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { nameIn, type PaWords } from '../words.ts';
import { struck, theirs, yours } from './effects.ts';
import { and, card, cards, count, or, price, who, whoAll } from './say.ts';

/** `names`: of the pack in force. */
export const promptsWith = (names: PaNames): PaWords['prompts'] => {
  const waiting = (view: PaView, what: string): string => `${whoAll(view.acting)}: ${what}.`;
  const ask =
    (yours: string, others: string) =>
    (view: PaView, mine: boolean): string =>
      mine ? yours : waiting(view, others);
  const drawing = (what: string) => (): string => what;
  const event = (view: PaView): string => nameIn(names.events, view.event?.event ?? '');
  const hazard = (view: PaView): string => nameIn(names.hazards, view.hazard.hazard ?? '');

  /** Only what the island can pay is offered. */
  const payOr = (view: PaView, options: readonly Price[], otherwise: readonly EffectJson[]): string => {
    const payable = options.filter(cost => shortOf(view, cost).length === 0);
    return payable.length > 0
      ? `pay ${or(payable.map(price))}, or you ${yours(otherwise)}`
      : `you lack ${or(options.map(cost => price(shortOf(view, cost))))} to pay with, so you ${yours(otherwise)}`;
  };
  /** After the name of the event. */
  const decide = (view: PaView): string => {
    const now = asked(view);
    const so = choosing(view);
    if (so !== null && so.chosen >= so.all)
      return now.do === 'villages'
        ? 'the villages are chosen: confirm'
        : `you ${now.do === 'take' ? 'take' : now.do === 'lose' ? 'lose' : 'pay'} ${cards(view.draft?.laid ?? [])}: confirm`;
    switch (now.do) {
      case 'suffer':
        return now.options.length === 0 ? `you ${yours(now.or)}` : payOr(view, now.options, now.or);
      case 'may': {
        const lacking = shortOf(view, now.cost);
        return lacking.length === 0
          ? `you may pay ${price(now.cost)} and ${yours(now.gets)}`
          : `you could ${yours(now.gets)}, but you lack ${price(lacking)}`;
      }
      case 'pay':
        return `choose the cards you pay with (${price(now.cost)}), then confirm`;
      case 'take':
        return `choose what you take (${price([{ n: Number(now.step.n), of: now.step.what ?? '' }])}), then confirm`;
      case 'lose':
      case 'villages':
        return `you ${yours([now.step])}: choose, then confirm`;
      case 'wait':
        return 'you have answered; the others still decide';
    }
  };

  const power = (id: string): string => nameIn({ ...names.philosophies, ...names.wonders }, id);
  const named = (view: PaView): string => {
    const steps = namedSteps(view);
    const [first] = steps;
    const what = first?.op === 'payOr' ? payOr(view, first.options ?? [], first.else ?? []) : `you ${yours(steps)}`;
    const offered = offeredPower(view, 'declineTarget');
    const ask =
      offered === undefined || offered.seller === null
        ? 'Accept, or decline?'
        : offered.canPay
          ? `Accept, or decline for ${price(offered.price)} to ${who(offered.seller)}?`
          : `To decline you lack ${price(offered.price)} for ${who(offered.seller)}.`;
    return `${event(view)}: you are named; ${what}. ${ask}`;
  };
  const lookBefore = (view: PaView): string => {
    const offered = offeredPower(view, 'peekHarbor');
    if (offered === undefined) return 'Before sailing: nothing to look at now. Pass.';
    return offered.seller === null
      ? `Before sailing ${power(offered.id)} lets you look in secret at one face-down harbor: choose a land, or pass.`
      : offered.canPay
        ? `Before sailing ${power(offered.id)} of ${who(offered.seller)} shows you one face-down harbor for ${price(offered.price)}: choose a land, or pass.`
        : `To look at a harbor you lack ${price(offered.price)} for ${who(offered.seller)}: pass.`;
  };
  const keepOne = (view: PaView): string => {
    const saves = power(offeredPower(view, 'keepCards')?.id ?? '');
    return `Your fleet ${fleetInTurn(view).fleet} would lose ${cards(view.hazard.lost)}. ${saves} saves one card, once a season: keep one?`;
  };
  /** What cards are being laid down for. */
  const thing = (view: PaView, begun: Begun): string => {
    switch (begun.do) {
      case 'build': {
        const good = yieldOf(view, view.me, begun.structure);
        const the = begun.structure.startsWith('village-') ? '' : 'the ';
        const instead = lockedOut(view, begun.structure).map(id => names.structures[id]);
        const twice = instead.length === 0 ? '' : ` a second time (for good instead of ${or(instead)})`;
        return `${the}${names.structures[begun.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice}`;
      }
      case 'pay-wonder': {
        const stage = view.me === null ? undefined : view.islands[view.me]?.wonders.find(w => w.wonder === begun.wonder)?.stage;
        return `${nameIn(names.wonders, begun.wonder)}, ${stage === 'plan' ? 'first' : 'last'} stage`;
      }
      case 'use':
        return `the ${names.structures[begun.structure]}`;
      case 'use-power':
        return power(begun.power);
      case 'use-service':
        return power(begun.wonder);
      case 'exchange':
        return `fleet ${begun.fleet}`;
    }
  };
  const doing: Readonly<Record<Begun['do'], string>> = {
    build: 'You are building',
    use: 'You are using',
    'pay-wonder': 'You are paying for',
    'use-power': 'You are using',
    'use-service': 'You are using',
    exchange: 'You are trading with',
  };
  const paying = (view: PaView): string | undefined => {
    const bill = billFor(view);
    if (bill === undefined) return undefined;
    const { begun, price: whole, left, toTake } = bill;
    const laid = cards(view.draft?.laid ?? []);
    const isBegun = (view.draft?.laid.length ?? 0) > 0;
    const what = `${doing[begun.do]} ${thing(view, begun)}`;
    if (left.length > 0)
      return isBegun
        ? `${what}: ${laid} laid down, ${price(left)} still to pay.`
        : `${what}: choose the cards for ${price(whole)}, or undo.`;
    if (toTake.length > 0) return `${what}: ${laid} laid down; choose what you take for it, ${price(toTake)}.`;
    const taken = view.draft?.taken ?? [];
    return `${what}: ${laid} laid down${taken.length === 0 ? '' : ` for ${cards(taken)}`}. Confirm, or undo.`;
  };
  const building = (view: PaView, isMine: boolean): string => {
    const mine = view.me === null ? undefined : view.islands[view.me];
    const bill = isMine ? paying(view) : undefined;
    if (bill !== undefined) return bill;
    if (mine?.asksFor != null)
      return `You have asked for ${nameIn(names.philosophies, mine.asksFor)}: it is settled when the others have been heard.${isMine ? ' Meanwhile build on, or finish.' : ''}`;
    if (!isMine) return waiting(view, 'build');
    if ((mine?.freePicks ?? 0) > 0) return 'Your Academy brings a philosophy for nothing: choose one.';
    if ((mine?.freeAdoptions ?? 0) > 0) return 'Your wonder brings a philosophy of others for nothing: adopt one, or go on building.';
    return 'Build, use and pay what you like, then finish.';
  };
  const dispute = (view: PaView): string => {
    const askers = view.islands.filter(i => i.asksFor === view.disputed).map(i => who(i.seat));
    const isNew = !view.islands.some(i => i.philosophies.includes(view.disputed ?? ''));
    return `You are Archon: ${and(askers)} ask for ${nameIn(names.philosophies, view.disputed ?? '')}, ${isNew ? 'which one island alone can introduce: who gets it?' : 'and there are not enough copies: who comes first?'}`;
  };
  const strikes = {
    village: (seat: string): string => `name a village of ${seat} that yields nothing this season`,
    fleet: (seat: string): string => `name a fleet of ${seat} that stays in port this season`,
    both: (seat: string): string => `name what is struck on the island of ${seat}`,
  };
  const hitBy = (view: PaView): string => {
    const hit = fleetsHit(view);
    const what = hit.length > 1 ? `your fleets ${and(hit)} are hit; each` : `your fleet ${hit[0] ?? ''} is hit; it`;
    const ask = {
      gift: 'Use a Gift of Poseidon, or accept?',
      power: 'Have the card replaced, or accept?',
      none: 'There is no Gift aboard: all you can do is accept.',
    };
    return `${hazard(view)}: ${what} ${struck(hazardSteps(view))}. ${ask[hazardAnswer(view)]}`;
  };
  const seenHarbor = (view: PaView): string => {
    const [land, ...more] = harborsAsked(view);
    if (land === undefined) return 'You have answered; the others still decide.';
    const card = nameIn(names.harbors, view.harbors.find(h => h.land === land)?.harbor ?? '');
    return more.length === 0
      ? `You have seen the harbor of ${names.lands[land]}: ${card}. Reveal it to all, or pass?`
      : `You have seen the harbors of ${and([land, ...more].map(l => names.lands[l]))}: for each, reveal it to all, or pass?`;
  };

  const abroad = (view: PaView): string => {
    const bill = paying(view);
    if (bill !== undefined) return bill;
    const empty = emptyHolds(view);
    const due = dutiesDue(view);
    const payable = due.find(({ canPay }) => canPay);
    if (empty > 0) return empty === 1 ? 'Your ship is empty: nothing to trade here.' : 'Your ships are empty: nothing to trade here.';
    if (payable !== undefined)
      return `${names.lands[payable.land]} asks for harbor duty: pay one card of the cargo, or do not trade there.`;
    if (isRefusedAll(view)) return 'Your fleets may not trade abroad this season: there is nothing more to do. Finish.';
    return due.length > 0 && due.length === abroadOf(view)
      ? 'The harbor asks for duty, and you carry nothing to pay it with: no trade here.'
      : 'Trade abroad with each fleet, then finish.';
  };

  return {
    '': drawing('The game is over.'),
    'draw-islands': drawing('Islands are drawn.'),
    'deal-islands': drawing('Islands are dealt.'),
    'draw-archon': drawing('The first Archon is drawn.'),
    'deal-plans': drawing('Every island gets a wonder plan.'),
    season: drawing('The season goes on.'),
    'event-reveal': drawing('The next event is turned up.'),
    events: ask('You are Archon: choose the event to carry out next.', 'chooses the next event'),
    'event-target': (view, mine) =>
      mine ? `${event(view)}: name an island, which ${theirs(namedSteps(view))}.` : waiting(view, `names an island for ${event(view)}`),
    'event-decline': (view, mine) => (mine ? named(view) : waiting(view, 'may decline the naming')),
    'event-decide': (view, mine) => (mine ? `${event(view)}: ${decide(view)}.` : waiting(view, `answer ${event(view)}`)),
    'event-loss': drawing('A card is lost at random.'),
    'event-name': (view, mine) =>
      mine
        ? `${event(view)}: ${strikes[archonNames(view)](who(struckSeat(view) ?? view.archon))}.`
        : waiting(view, `names what ${event(view)} strikes`),
    production: ask('Put Armies and powers to work, then confirm.', 'arrange production'),
    'order-set': ask('Wishes clash: say who acts next.', 'sets the order'),
    'trade-start': (view, mine) =>
      mine
        ? (paying(view) ?? 'Start of Island Trade: pay for wonders, use powers, or pass.')
        : waiting(view, 'act at the start of Island Trade'),
    'trade-open': (view, mine) => {
      if (!mine) return waiting(view, 'trade');
      const n = view.offers.filter(o => o.to === view.me).length;
      return n === 0
        ? 'Offer, answer, or say that you are ready.'
        : `${n === 1 ? 'An offer waits' : `${n} offers wait`} for your answer. Answer, offer yourself, or say that you are ready.`;
    },
    'voyage-start': (view, mine) => (mine ? lookBefore(view) : waiting(view, 'may look at a harbor')),
    'voyage-plan': ask('Load your fleets, choose a land for each, then confirm.', 'load and send fleets'),
    'hazard-draw': drawing('A hazard is drawn.'),
    'hazard-redraw': (view, mine) =>
      mine
        ? `${hazard(view)}: let it stand, or have another drawn? You may do so ${(view.redraws[view.hazard.region] ?? 1) === 1 ? 'once' : `${view.redraws[view.hazard.region]} times`} this season.`
        : waiting(view, 'may have another hazard drawn'),
    'hazard-pick': (view, mine) => (mine ? `${hazard(view)}: name the fleet it strikes.` : waiting(view, 'names the fleet that is struck')),
    'hazard-respond': (view, mine) =>
      mine
        ? (view.draft?.marked ?? 0) === 0
          ? hitBy(view)
          : `${hazard(view)}: a Gift is laid down. Confirm your answer.`
        : waiting(view, `answer ${hazard(view)}`),
    'hazard-loss': drawing('The sea takes a card at random.'),
    'hazard-choose': (view, mine) =>
      mine
        ? `${hazard(view)}: choose what your fleet ${fleetInTurn(view).fleet} loses, ${count(view.hazard.left, { one: 'card', other: 'cards' })} to go.`
        : waiting(view, 'chooses what is lost'),
    'hazard-keep': (view, mine) => (mine ? keepOne(view) : waiting(view, 'may keep a card')),
    'hazard-divert': (view, mine) => {
      const { seat, fleet } = fleetInTurn(view);
      return mine
        ? `Fleet ${fleet} of ${who(seat)} is off course: send it to another land of the region.`
        : waiting(view, `sends fleet ${fleet} of ${who(seat)} elsewhere`);
    },
    'harbor-draw': drawing('A harbor card is looked at.'),
    'harbor-vote': (view, mine) => (mine ? seenHarbor(view) : waiting(view, 'reveal or pass')),
    'fleet-trade': (view, mine) => (mine ? abroad(view) : waiting(view, 'trade abroad')),
    'plan-draw': drawing('A wonder plan is drawn.'),
    return: ask('Your fleets come home: settle what is aboard, then confirm.', 'unload their fleets'),
    build: building,
    dispute: (view, mine) => (mine ? dispute(view) : waiting(view, 'settles who comes first')),
    discard: (view, mine) =>
      !mine
        ? waiting(view, 'choose what to keep')
        : isRash(view)
          ? 'Option A with nothing kept gives your whole hand away: choose it again, keep cards, or take option B.'
          : 'Keep a few cards in secret (A), or one of each openly (B).',
    vote: ask('Give your vote for Archon to another player.', 'votes for Archon'),
    'archon-tie': drawing('The tie for Archon is drawn.'),
    'tie-pick': ask('Tied to the last: as Archon, choose the winner.', 'chooses the winner'),
  };
};
