/**
 * What a viewer may not know, by the tables of hidden information in the rules (EW-19, PK-20, PA-20), written here a second time and apart from
 * views: `leaksIn` looks through one message as it was sent and names what should not be in it. `then` holds the true states since
 * the viewer's last message: what was open in one of them may be told now.
 */

import type { EwEvent, EwState, EwView } from '@stoa/earth-and-water';
import { each, has } from '@stoa/engine';
import { LANDS, type PaEvent, type PaState, type PaView } from '@stoa/parthenon';
import { controllingLeader, LOCATIONS, type PkEvent, type PkState, type PkView, POWERS, SPECIALS } from '@stoa/perikles';

interface Told<V, E> {
  readonly view: V;
  readonly events: readonly E[];
  readonly actions: readonly unknown[];
}
type Viewer = number | undefined;
type Search<S, V, E> = (message: Told<V, E>, viewer: Viewer, then: readonly S[]) => string[];

/** Every value that stands under a key, at any depth. */
const walk = (json: unknown, visit: (key: string, value: unknown) => void, key = ''): void => {
  visit(key, json);
  if (Array.isArray(json)) for (const item of json) walk(item, visit, key);
  else if (typeof json === 'object' && json !== null) for (const [name, value] of Object.entries(json)) walk(value, visit, name);
};

const PERSIA = 0;
const GREECE = 1;
/** The keys under which cards stand; those a window could be answered with (EW-19.9) are no hand's. */
const CARD_KEYS = ['card', 'cards', 'hand', 'draft', 'discard', 'shownHand'];

/** EW-19.2, EW-19.4, EW-19.7, EW-19.8: cards of the other hand and of the deck. */
const earthAndWater: Search<EwState, EwView, EwEvent> = ({ view, events, actions }, viewer, then) => {
  const open = new Set<number>();
  const shown = new Set<number>();
  for (const s of then) {
    for (const card of s.discard) open.add(card);
    if (s.card !== 0) open.add(s.card);
    const hippias = s.stack[s.stack.length - 1]?.room === 'hippias';
    for (const side of [PERSIA, GREECE])
      if (side === viewer || (hippias && viewer === PERSIA)) for (const card of each(s.hands[side]!)) open.add(card);
    if (viewer !== undefined) for (const card of each(s.hands[GREECE]!)) shown.add(card);
  }
  const leaks: string[] = [];
  const { prompt, ...rest } = view;
  // What is shown is looked at below; of a shuffled pile the number of cards is told. Cards that were laid on it in the same step lay open.
  const isShuffled = events.some(event => event.e === 'pile-reshuffled');
  const aside = [
    'hand-shown',
    'pile-reshuffled',
    ...(isShuffled ? ['event-played', 'move-played', 'reaction-played', 'cards-discarded'] : []),
  ];
  // A seat's cards may come and go within a step: a king's death takes what was just drawn.
  const isOwn = (event: EwEvent): boolean => (event.e === 'card-drawn' || event.e === 'hand-discarded') && event.side === viewer;
  const others = events.filter(event => !aside.includes(event.e) && !isOwn(event));
  walk([rest, prompt.battle, actions, others], (key, value) => {
    if (typeof value === 'number' && CARD_KEYS.includes(key) && !open.has(value)) leaks.push(`card ${value} as ${key}`);
  });
  for (const event of events)
    if (event.e === 'hand-shown') for (const card of event.cards ?? []) if (!shown.has(card)) leaks.push(`card ${card} shown`);
  if (view.shownHand && viewer !== PERSIA) leaks.push('the Greek hand');
  return leaks;
};

/** PK-20: special tiles of others and out of the game, strengths, piles, standing answers, sealed decisions, drafts. */
const perikles: Search<PkState, PkView, PkEvent> = (message, viewer, then) => {
  const { view, events } = message;
  const tiles = new Set<unknown>();
  const places = new Set<unknown>();
  const mine = new Set<string>();
  const shown = new Set<string>();
  let sealed = false;
  for (const s of then) {
    if (viewer !== undefined && s.special[viewer]! >= 0) tiles.add(SPECIALS[s.special[viewer]!]);
    for (const [i, tile] of SPECIALS.entries()) if (s.used[i] !== -1) tiles.add(tile);
    for (const [i, place] of LOCATIONS.entries()) if (!has(s.locationBag, i)) places.add(place);
    if (viewer !== undefined) for (const power of each(s.forces[viewer]!)) mine.add(POWERS[power]!);
    if (s.battle >= 0) for (const unit of each(s.revealed)) shown.add(`${LOCATIONS[s.slots[s.battle]!]} ${unit}`);
    // Below: not asked, or not decided yet.
    if (viewer !== undefined && s.sealed[viewer]! > 0) sealed = true;
  }
  const leaks: string[] = [];
  walk([view, events, message.actions], (key, value) => {
    if ((SPECIALS as readonly unknown[]).includes(value) && !tiles.has(value)) leaks.push(`the special tile ${value}`);
    if (key === 'location' && (LOCATIONS as readonly unknown[]).includes(value) && !places.has(value)) leaks.push(`${value} in the pile`);
  });
  for (const { location, attack, defend } of view.locations)
    for (const { power, hoplites, triremes } of [...attack.forces, ...defend.forces])
      for (const [unit, { strengths }] of [hoplites, triremes].entries())
        if (strengths && !mine.has(power) && !shown.has(`${location} ${unit}`)) leaks.push(`strengths of ${power} at ${location}`);
  for (const { power, hand } of view.powers)
    if ((hand.hoplites.strengths || hand.triremes.strengths) && !mine.has(power)) leaks.push(`strengths of ${power} in hand`);
  if (view.revolt && view.revolt.strength !== null && !mine.has('sparta')) leaks.push('the hoplite of Slave Revolt');
  if (view.battle && view.battle.sealed !== null && !sealed) leaks.push('a sealed decision');
  const governs = (location: string): boolean =>
    then.some(s => s.slots.some((place, slot) => LOCATIONS[place] === location && controllingLeader(s, slot) === viewer));
  for (const { location } of view.standing) if (viewer === undefined || !governs(location)) leaks.push(`standing answers at ${location}`);
  for (const event of events) {
    if (event.e === 'placed' && event.placement.strength !== null && !mine.has(event.placement.power)) leaks.push('a strength placed');
    if (event.e === 'revolted' && event.strength !== null && !mine.has('sparta')) leaks.push('the hoplite of Slave Revolt');
    if (event.e === 'special-dealt' && event.tile !== null && event.seat !== viewer) leaks.push('a tile dealt');
    if ((event.e === 'drafted' || event.e === 'taken-back') && event.seat !== viewer) leaks.push('a draft');
    if (event.e === 'special-sealed' && event.seat !== viewer) leaks.push('a sealed decision');
    if (event.e === 'standing-set' && event.seat !== viewer && (event.answer === 'deny' || event.was === 'deny'))
      leaks.push('a standing answer');
  }
  return leaks;
};

const SEALED = ['event-decide', 'production', 'voyage-plan', 'hazard-respond', 'harbor-vote', 'return', 'discard'];
const ANSWERS = ['accept', 'decline', 'counter', 'withdraw'];
const sum = (counts: readonly number[], seat: number, each: number): number =>
  counts.slice(seat * each, seat * each + each).reduce((a, b) => a + b, 0);

/** PA-20, PA-21.4: what is not yet said: drafts, destinations, who has decided, offers and trades of others. */
const unsaid = ({ view, actions }: Told<PaView, PaEvent>, viewer: Viewer, then: readonly PaState[]): string[] => {
  const leaks: string[] = [];
  if (view.me !== (viewer ?? null)) leaks.push('the view of another');
  const { draft } = view;
  if (draft && viewer !== undefined) {
    const isMine = (s: PaState): boolean =>
      draft.answer === s.answer[viewer] &&
      draft.marked === s.marked[viewer] &&
      draft.voted === s.voted[viewer] &&
      draft.reveals === s.reveals[viewer] &&
      draft.goals.every((land, fleet) => (land === null ? -1 : LANDS.indexOf(land)) === s.goal[viewer * 3 + fleet]) &&
      draft.laid.length === sum(s.reserved, viewer, 14) &&
      draft.load.flat().length === sum(s.load, viewer, 42);
    if (!then.some(isMine)) leaks.push('the draft of another');
  }
  for (const { seat, fleets } of view.islands)
    for (const [i, { land }] of fleets.entries())
      if (land !== null && !then.some(s => s.at[seat * 3 + i]! >= 0)) leaks.push(`a destination of ${seat}`);
  if (SEALED.includes(then[then.length - 1]?.stack.at(-1)?.room ?? '') && view.done !== 0) leaks.push('who has decided');
  if (view.trades.length > 0 && !view.options.openTrades) leaks.push('trades');
  for (const action of actions as readonly { readonly do: string; readonly offer?: number }[])
    if (ANSWERS.includes(action.do) && !view.offers.some(({ offer }) => offer === action.offer)) leaks.push(`an offer to ${action.do}`);
  return leaks;
};

/** PA-20: hands, cargo, harbor cards, private offers and trades, sealed decisions. */
const parthenon: Search<PaState, PaView, PaEvent> = (message, viewer, then) => {
  const { view, events } = message;
  const leaks = unsaid(message, viewer, then);
  const some = (open: (s: PaState) => boolean): boolean => then.some(open);
  const isParty = (event: { readonly seat: number; readonly to?: number | null }): boolean =>
    viewer !== undefined && (event.seat === viewer || event.to === viewer);
  if (view.draft && viewer === undefined) leaks.push('a draft');
  for (const { seat, hand, fleets } of view.islands) {
    if (seat === viewer) continue;
    if (hand && !some(s => has(s.shown, seat))) leaks.push(`the hand of ${seat}`);
    for (const [i, { cargo, size }] of fleets.entries()) {
      if (cargo) leaks.push(`cargo of ${seat}`);
      if (size !== null && !some(s => has(s.sailed, seat * 3 + i))) leaks.push(`the size of a fleet of ${seat} in port`);
    }
  }
  for (const [land, { harbor }] of view.harbors.entries()) {
    const isOpen = (s: PaState): boolean => has(s.harborUp, land) || (viewer !== undefined && has(s.harborSeen[land]!, viewer));
    if (harbor !== null && !some(isOpen)) leaks.push(`the harbor card at ${land}`);
  }
  for (const { seat, to } of view.offers) if (to !== null && !isParty({ seat, to })) leaks.push(`an offer of ${seat} to ${to}`);
  const room = then[then.length - 1]?.stack.at(-1)?.room;
  if (room === 'harbor-vote' && view.harborVotes) leaks.push('votes on harbors');
  if (room === 'event-decide' && view.event && (view.event.answers || view.event.laid || view.event.marked))
    leaks.push('answers to an event');
  for (const event of events) {
    if ((event.e === 'produced' || event.e === 'sailed' || event.e === 'returned') && typeof event.cards !== 'number' && !isParty(event))
      leaks.push(`cards ${event.e} by ${event.seat}`);
    if (event.e === 'donated' && typeof event.cards !== 'number' && !isParty(event)) leaks.push('a gift');
    if (event.e === 'traded' && !event.open && !isParty(event) && (typeof event.give !== 'number' || typeof event.want !== 'number'))
      leaks.push('a trade');
    if (event.e === 'looked' && event.harbor !== null && !isParty(event)) leaks.push('a harbor card seen by another');
    if ((event.e === 'offer-made' || event.e === 'offer-closed') && event.to !== null && !isParty(event)) leaks.push('a private offer');
  }
  return leaks;
};

const SEARCHES: Readonly<Record<string, Search<never, never, never>>> = { 'earth-and-water': earthAndWater, perikles, parthenon };

/** In Petteia everything is open. */
export const leaksIn = (game: string, message: object, viewer: Viewer, then: readonly unknown[]): readonly string[] =>
  SEARCHES[game]?.(message as never, viewer, then as never) ?? [];
