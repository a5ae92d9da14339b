/** Which prompt a reader sees, what it tells and which actions it names. The logic is only here; the languages have the sentences. */
import type { NamedAction, Seat } from '@stoa/engine';
import type { PaAction } from '../actions.ts';
import { CARDS, COMMODITY_COUNT } from '../cards.ts';
import { boxOf } from '../pack/index.ts';
import type { EffectJson } from '../pack/types.ts';
import type { Begun, PaView } from '../view-types.ts';
import { billFor } from './bill.ts';
import { dutiesDue, isRefusedAll } from './duty-due.ts';
import { abroadOf, emptyHolds } from './empty-hold.ts';
import { archonNames, asked, choosing, islandsToName, namedSteps } from './event-question.ts';
import { harborsAsked } from './harbor-seen.ts';
import { fleetsHit, hazardAnswer, hazardSteps } from './hazard-answer.ts';
import { fleetInTurn, struckSeat } from './in-turn.ts';
import { lockedOut } from './locked-out.ts';
import { namingsLeft } from './namings.ts';
import { offeredPower } from './offered-power.ts';
import { holdsAll, shortOf } from './paying.ts';
import { type Price, packOf, yieldOf } from './prices.ts';
import type { AskRoom, DrawRoom, PaidFor, PaPrompt, PromptCodes, PromptPart } from './prompts.ts';
import { isRash } from './rash.ts';

type Named = readonly NamedAction<PaAction>[];
const NONE = {};
const to = <K extends keyof PromptCodes>(code: K, fields: PromptCodes[K], ...named: Named): PaPrompt =>
  ({ code, fields, named }) as PaPrompt;

const CONFIRM = { do: 'confirm' } as const;
const DONE = { do: 'done' } as const;
const eventOf = (view: PaView): string => view.event?.event ?? '';
const hazardOf = (view: PaView): string => view.hazard.hazard ?? '';
const islandOf = (view: PaView) => (view.me === null ? undefined : view.islands[view.me]);

/** Only what the island can pay is offered. */
const payOr = (view: PaView, options: readonly Price[], or: readonly EffectJson[]): PromptPart => {
  const payable = options.filter(cost => shortOf(view, cost).length === 0);
  return payable.length > 0
    ? { code: 'pay-or', fields: { options: payable, or } }
    : { code: 'lacks-so', fields: { options: options.map(cost => shortOf(view, cost)), or } };
};

/** What the reader's island is asked by the event. */
const decide = (view: PaView): { readonly what: PromptPart; readonly named: Named } => {
  const now = asked(view);
  const so = choosing(view);
  const cards = view.draft?.laid ?? [];
  if (so !== null && so.chosen >= so.all) {
    if (now.do === 'villages') return { what: { code: 'villages-chosen', fields: NONE }, named: [CONFIRM] };
    const code = now.do === 'take' ? 'takes-laid' : now.do === 'lose' ? 'loses-laid' : 'pays-laid';
    return { what: { code, fields: { cards } }, named: [CONFIRM] };
  }
  switch (now.do) {
    case 'suffer':
      return {
        what: now.options.length === 0 ? { code: 'suffers', fields: { steps: now.or } } : payOr(view, now.options, now.or),
        named: [{ do: 'suffer' }],
      };
    case 'may': {
      const lacking = shortOf(view, now.cost);
      const { cost, gets } = now;
      return lacking.length === 0
        ? { what: { code: 'may-pay', fields: { cost, gets } }, named: [{ do: 'take-optional' }, { do: 'skip-optional' }] }
        : { what: { code: 'may-lacking', fields: { cost, gets, lacking } }, named: [{ do: 'skip-optional' }] };
    }
    case 'pay':
      return { what: { code: 'choose-payment', fields: { cost: now.cost } }, named: [{ do: 'pick' }] };
    case 'take':
      return {
        what: { code: 'choose-taken', fields: { price: [{ n: Number(now.step.n), of: now.step.what ?? '' }] } },
        named: [{ do: 'pick' }],
      };
    case 'lose':
    case 'villages':
      return {
        what: { code: 'choose-loss', fields: { steps: [now.step] } },
        named: [{ do: now.do === 'lose' ? 'pick' : 'pick-village' }],
      };
    case 'wait':
      return { what: { code: 'answered', fields: NONE }, named: [] };
  }
};

const named = (view: PaView): PaPrompt => {
  const steps = namedSteps(view);
  const [first] = steps;
  const what: PromptPart =
    first?.op === 'payOr' ? payOr(view, first.options ?? [], first.else ?? []) : { code: 'suffers', fields: { steps } };
  const offered = offeredPower(view, 'declineTarget');
  const event = eventOf(view);
  const accept = { do: 'accept-target' } as const;
  if (offered === undefined || offered.seller === null)
    return to('event-decline', { event, what, ask: { code: 'decline-free', fields: NONE } }, accept, { do: 'decline-target' });
  const { price, seller } = offered;
  return offered.canPay
    ? to('event-decline', { event, what, ask: { code: 'decline-paid', fields: { price, seller } } }, accept, { do: 'decline-target' })
    : to('event-decline', { event, what, ask: { code: 'decline-lacking', fields: { price, seller } } }, accept);
};

const STRUCK = { village: 'name-village', fleet: 'name-fleet', both: 'name-struck' } as const;
const nameStruck = (view: PaView): PaPrompt => {
  const names = archonNames(view);
  const islands = new Set(namingsLeft(view).map(({ seat }) => seat)).size;
  const fields = { event: eventOf(view), me: view.me, seat: struckSeat(view) ?? view.archon, more: Math.max(0, islands - 1) };
  return names === 'both'
    ? to('name-struck', fields)
    : to(STRUCK[names], fields, { do: names === 'fleet' ? 'name-fleet' : 'name-village' });
};

const lookBefore = (view: PaView): PaPrompt => {
  const offered = offeredPower(view, 'peekHarbor');
  const pass = { do: 'pass' } as const;
  if (offered === undefined) return to('look-nothing', NONE, pass);
  const { id: power, seller, price } = offered;
  if (seller === null) return to('look-free', { power }, { do: 'peek' }, pass);
  return offered.canPay ? to('look-paid', { power, seller, price }, { do: 'peek' }, pass) : to('look-lacking', { price, seller }, pass);
};

/** PA-8.9: a fleet with commodities and no land yet must sail before the plan is confirmed. */
const mustSail = (view: PaView): boolean =>
  view.draft?.load.some((cards, f) => view.draft?.goals[f] === null && cards.some(card => CARDS.indexOf(card) < COMMODITY_COUNT)) === true;
/** PA-11.2: a fleet holds more than it may bring home. */
const isOver = (view: PaView): boolean => view.draft?.load.some(cards => cards.length > boxOf(packOf(view)).capacity) === true;

const HIT = { gift: 'hit-gift', power: 'hit-power', none: 'hit-none' } as const;
const respond = (view: PaView): PaPrompt => {
  const hazard = hazardOf(view);
  const accept = { do: 'accept-hazard' } as const;
  if ((view.draft?.marked ?? 0) !== 0) return to('gift-laid', { hazard }, accept);
  const answer = hazardAnswer(view);
  const fields = { hazard, fleets: fleetsHit(view), steps: hazardSteps(view) };
  if (answer === 'none') return to('hit-none', fields, accept);
  return to(HIT[answer], fields, { do: answer === 'gift' ? 'use-gift' : 'replace-hazard' }, accept);
};

const seenHarbor = (view: PaView): PaPrompt => {
  const lands = harborsAsked(view);
  const [land, ...more] = lands;
  if (land === undefined) return to('have-answered', NONE);
  const either = [
    { do: 'reveal', land },
    { do: 'pass-harbor', land },
  ] as const;
  const harbor = view.harbors.find(h => h.land === land)?.harbor ?? '';
  return more.length === 0 ? to('harbor-seen', { land, harbor }, ...either) : to('harbors-seen', { lands }, ...either);
};

const paidFor = (view: PaView, begun: Begun): PaidFor => ({
  begun,
  good: begun.do === 'build' ? yieldOf(view, view.me, begun.structure) : undefined,
  instead: begun.do === 'build' ? lockedOut(view, begun.structure) : [],
  isFirstStage: begun.do === 'pay-wonder' && islandOf(view)?.wonders.find(w => w.wonder === begun.wonder)?.stage === 'plan',
});
/** PA-21.5: the payment under way, if there is one. */
const paying = (view: PaView): PaPrompt | undefined => {
  const bill = billFor(view);
  if (bill === undefined) return undefined;
  const { price, left, toTake } = bill;
  const thing = paidFor(view, bill.begun);
  const laid = view.draft?.laid ?? [];
  if (left.length > 0)
    return laid.length > 0 ? to('pay-rest', { ...thing, laid, left }, { do: 'pay' }) : to('pay-begin', { ...thing, price }, { do: 'pay' });
  if (toTake.length > 0) return to('pay-take', { ...thing, laid, toTake }, { do: 'take' });
  return to('pay-confirm', { ...thing, laid, taken: view.draft?.taken ?? [] }, CONFIRM);
};

const building = (view: PaView): PaPrompt => {
  const bill = paying(view);
  if (bill !== undefined) return bill;
  const mine = islandOf(view);
  if (mine?.asksFor != null) return to('asked-for', { philosophy: mine.asksFor, more: true }, DONE);
  if ((mine?.freePicks ?? 0) > 0) return to('free-pick', NONE, { do: 'choose-philosophy' });
  if ((mine?.freeAdoptions ?? 0) > 0) return to('free-adoption', NONE, DONE);
  return to('build', NONE, DONE);
};
const dispute = (view: PaView): PaPrompt => {
  const philosophy = view.disputed ?? '';
  const askers = view.islands.filter(i => i.asksFor === view.disputed).map(i => i.seat);
  const isNew = !view.islands.some(i => i.philosophies.includes(philosophy));
  return to(isNew ? 'dispute-new' : 'dispute-copies', { me: view.me, askers, philosophy }, { do: 'place-next' });
};

const abroad = (view: PaView): PaPrompt => {
  const bill = paying(view);
  if (bill !== undefined) return bill;
  const ships = emptyHolds(view);
  if (ships > 0) return to('holds-empty', { ships }, DONE);
  const due = dutiesDue(view);
  const payable = due.find(({ canPay }) => canPay);
  if (payable !== undefined)
    return to('duty-asked', { land: payable.land }, { do: 'pay-duty', fleet: payable.fleet }, { do: 'refuse-duty', fleet: payable.fleet });
  if (isRefusedAll(view)) return to('trade-barred', NONE, DONE);
  return to(due.length > 0 && due.length === abroadOf(view) ? 'duty-unpayable' : 'fleet-trade', NONE, DONE);
};

const trading = (view: PaView): PaPrompt => {
  // An offer that wants cards the reader does not hold needs no answer.
  const offers = view.offers.filter(o => o.to === view.me && holdsAll(view, o.want)).length;
  return offers === 0 ? to('trade-open', NONE, { do: 'ready' }) : to('offers-wait', { offers }, { do: 'decline' }, { do: 'ready' });
};

/** The prompt of each room to the reader who decides there. */
const ASKS: Readonly<Record<AskRoom, (view: PaView) => PaPrompt>> = {
  events: () => to('events', NONE, { do: 'resolve-event' }),
  'event-target': view =>
    to('event-target', { event: eventOf(view), steps: namedSteps(view), ...islandsToName(view) }, { do: 'choose-target' }),
  'event-decline': named,
  'event-decide': view => {
    const answer = decide(view);
    return to('event-decide', { event: eventOf(view), what: answer.what }, ...answer.named);
  },
  'event-name': nameStruck,
  production: () => to('production', NONE, CONFIRM),
  'order-set': () => to('order-set', NONE, { do: 'place-next' }),
  'trade-start': view => paying(view) ?? to('trade-start', NONE, { do: 'pass' }),
  'trade-open': trading,
  'voyage-start': lookBefore,
  'voyage-plan': view => to('voyage-plan', NONE, mustSail(view) ? { do: 'sail' } : CONFIRM),
  'hazard-redraw': view =>
    to('hazard-redraw', { hazard: hazardOf(view), times: view.redraws[view.hazard.region] ?? 1 }, { do: 'keep-hazard' }, { do: 'redraw' }),
  'hazard-pick': view => to('hazard-pick', { hazard: hazardOf(view) }, { do: 'pick-fleet' }),
  'hazard-respond': respond,
  'hazard-choose': view =>
    to('hazard-choose', { hazard: hazardOf(view), fleet: fleetInTurn(view).fleet, left: view.hazard.left }, { do: 'pick-loss' }),
  'hazard-keep': view => {
    const fields = { fleet: fleetInTurn(view).fleet, lost: view.hazard.lost, power: offeredPower(view, 'keepCards')?.id ?? '' };
    return to('hazard-keep', fields, { do: 'keep-card' }, { do: 'keep-none' });
  },
  'hazard-divert': view => to('hazard-divert', { me: view.me, ...fleetInTurn(view) }, { do: 'divert' }),
  'harbor-vote': seenHarbor,
  'fleet-trade': abroad,
  return: view => to('return', NONE, isOver(view) ? { do: 'discard-cargo' } : CONFIRM),
  build: building,
  dispute,
  discard: view => to(isRash(view) ? 'discard-rash' : 'discard', NONE, { do: 'option-a' }, { do: 'option-b' }),
  vote: () => to('vote', NONE, { do: 'vote' }),
  'tie-pick': () => to('tie-pick', NONE, { do: 'pick-winner' }),
};
const asks = (room: string): room is AskRoom => Object.hasOwn(ASKS, room);

/** The prompt for a reader who waits for others; it names the philosophy that the reader has asked for. */
const waiting = (view: PaView, room: AskRoom): PaPrompt => {
  const mine = islandOf(view);
  if (room === 'build' && mine?.asksFor != null) return to('asked-for', { philosophy: mine.asksFor, more: false });
  return to(`others:${room}`, { acting: view.acting, event: eventOf(view), hazard: hazardOf(view), ...fleetInTurn(view) });
};

/** Rooms where a reader who has decided still counts as acting: no other seat may know it. */
const SEALED: ReadonlySet<AskRoom> = new Set<AskRoom>(['production', 'voyage-plan', 'hazard-respond', 'harbor-vote', 'return', 'discard']);

export const promptOf = (view: PaView, me: Seat | undefined): PaPrompt => {
  const { room } = view;
  if (room === '') return to('over', NONE);
  if (!asks(room)) return to(room as DrawRoom, NONE);
  if (me === undefined || !view.acting.includes(me)) return waiting(view, room);
  return view.draft?.decided && SEALED.has(room) ? to('have-answered', NONE) : ASKS[room](view);
};
