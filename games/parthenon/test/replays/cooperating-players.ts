/**
 * Players with a purpose, for replays that random play never reaches: the friends of a few islands give them all they have,
 * and those islands build, sail for plans and papyrus, and pay for wonders until they are complete.
 */
import type { FastRng } from '@stoa/engine';
import { box, CARDS, type CardId, type PaAction, type PaState, parthenon } from '@stoa/parthenon';

const ROW = 31;
const ATHENS = 0;
const EGYPT = 3;
const ITALY = 5;
const PAPYRUS = 9;
const GOLD = 10;
const held = (s: PaState, seat: number, card: number): number => s.hand[seat * 14 + card]!;
const structures = (s: PaState, seat: number): number => parthenon.view(s, seat).islands[seat]?.structures ?? 0;
const plans = (s: PaState, seat: number): number => s.wonderOwner.filter(owner => owner === seat).length;

/** Stages due now or next, with the masks of their cards. */
const dueStages = (s: PaState, seat: number) =>
  box(s).wonders.flatMap((wonder, w) => {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] !== seat || (stage !== 1 && stage !== 2)) return [];
    const due = wonder.stages[stage === 1 ? 0 : 1];
    return [{ ...due, masks: (due.cost[s.islandOf[seat]!]?.slots ?? []).map(slot => slot.mask) }];
  });
/** Kinds asked for by wonders, and papyrus while there is no Academy. */
const wanted = (s: PaState, seat: number): number[] => {
  const kinds = dueStages(s, seat).flatMap(due => due.masks.filter(mask => (mask & (mask - 1)) === 0).map(mask => 31 - Math.clz32(mask)));
  return s.acropolis[seat * 6 + 4] === 0 ? [...kinds, PAPYRUS] : kinds;
};

/** Where a fleet should go and what it should carry; undefined for "stay". */
const plan = (s: PaState, seat: number): { land: number; cards: number[] } | undefined => {
  const basics = CARDS.flatMap((_, c) => (c < 6 ? new Array<number>(held(s, seat, c)).fill(c) : []));
  for (const due of dueStages(s, seat)) {
    if (due.land < 0) continue;
    const left = s.hand.slice(seat * 14, seat * 14 + 11);
    const cards = due.masks.map(mask => {
      const card = left.findIndex((n, c) => n > 0 && (mask & (1 << c)) !== 0);
      if (card >= 0) left[card] = left[card]! - 1;
      return card;
    });
    const spare = left.findIndex((n, c) => n > 0 && c < 6);
    if (!cards.includes(-1)) return { land: due.land, cards: spare < 0 ? cards : [...cards, spare] };
  }
  if (plans(s, seat) === 0 && basics.length > 1) return { land: ATHENS, cards: basics.slice(0, 2) };
  if (plans(s, seat) === 1 && held(s, seat, GOLD) > 0) return { land: ATHENS, cards: [GOLD, ...basics.slice(0, 1)] };
  if (s.acropolis[seat * 6 + 4] === 0 && held(s, seat, PAPYRUS) === 0 && basics.length > 3)
    return { land: EGYPT, cards: [...new Array<number>(Math.min(2, held(s, seat, GOLD))).fill(GOLD), ...basics].slice(0, 6) };
  return basics.length > 2 ? { land: ITALY, cards: basics.slice(0, 6) } : undefined;
};
const sailing = (s: PaState, seat: number, list: readonly PaAction[]): PaAction => {
  const fleet = seat * 3;
  const confirm = list.find(a => a.do === 'confirm');
  if (s.goal[fleet]! >= 0) return confirm as PaAction;
  const laid = s.load.slice(fleet * 14, fleet * 14 + 14);
  const loaded = laid.reduce((a, b) => a + b, 0);
  const aim = plan(s, seat);
  if (aim === undefined) return (loaded > 0 ? list.find(a => a.do === 'sail') : confirm) ?? list[0]!;
  for (const card of aim.cards) {
    if (laid[card]! > 0) {
      laid[card] = laid[card]! - 1;
      continue;
    }
    const load = list.find(a => a.do === 'load' && a.fleet === 'A' && a.card === CARDS[card]);
    if (load !== undefined) return load;
  }
  const land = ['athens', 'sparta', 'ionia', 'egypt', 'carthage', 'italy'][aim.land];
  return list.find(a => a.do === 'sail' && a.fleet === 'A' && a.land === land) ?? confirm ?? list[0]!;
};

const first = (list: readonly PaAction[], ...kinds: readonly PaAction['do'][]): PaAction | undefined => {
  for (const kind of kinds) {
    const found = list.find(a => a.do === kind);
    if (found !== undefined) return found;
  }
  return undefined;
};
const dealing = (s: PaState, seat: number, list: readonly PaAction[]): PaAction => {
  const needs = wanted(s, seat);
  const take = list.filter(a => a.do === 'take');
  if (take.length > 0) return take.find(a => a.do === 'take' && needs.includes(CARDS.indexOf(a.card))) ?? take[0]!;
  const aboard = (card: number): number => s.cargo[seat * 42 + card]!;
  const row = (id: string): PaAction | undefined => list.find(a => a.do === 'exchange' && a.row === id);
  const hasRoom = s.exchanges[seat * 3]! < 8;
  const rare = needs.some(card => card >= 6 && card < 9 && held(s, seat, card) + aboard(card) === 0);
  return (
    first(list, 'pay', 'confirm', 'pay-duty', 'pay-wonder', 'take-plan') ??
    (needs.includes(PAPYRUS) && held(s, seat, PAPYRUS) + aboard(PAPYRUS) === 0 && s.at[seat * 3] === EGYPT
      ? first(list, 'buy')
      : undefined) ??
    (hasRoom && rare && aboard(GOLD) > 1 ? row('F8') : undefined) ??
    (hasRoom && aboard(GOLD) < 3 ? (row('F2') ?? row('sell')) : undefined) ??
    (first(list, 'done') as PaAction)
  );
};

/** One step. `heroes` are to be completed; with several, the last structure waits until all lack only one. */
export const befriended = (s: PaState, seat: number, list: readonly PaAction[], heroes: readonly number[], rng: FastRng): PaAction => {
  const isHero = heroes.includes(seat);
  const anything = (): PaAction => list[rng.int(list.length)]!;
  switch (parthenon.room(s)) {
    case 'trade-open': {
      if (isHero) return first(list, 'accept', 'ready') ?? anything();
      const give = CARDS.flatMap((id, c): CardId[] => (c < 11 ? new Array<CardId>(held(s, seat, c)).fill(id) : [])).slice(0, 12);
      const isWaiting = s.offers.some((x, i) => i % ROW === 1 && x === seat);
      return give.length > 0 && !isWaiting
        ? { do: 'offer', to: heroes[seat % heroes.length]!, give, want: [] }
        : (first(list, 'ready') as PaAction);
    }
    case 'voyage-plan':
      return isHero ? sailing(s, seat, list) : (first(list, 'confirm') ?? anything());
    case 'fleet-trade':
      return isHero ? dealing(s, seat, list) : (first(list, 'done') ?? anything());
    case 'build': {
      const mayFinish = structures(s, seat) < 15 || heroes.every(hero => structures(s, hero) >= 15);
      if (!isHero) return first(list, 'done') ?? anything();
      const begun = first(list, 'pay', 'confirm');
      return (
        begun ??
        (mayFinish ? first(list, 'build', 'pay-wonder') : undefined) ??
        first(list, 'choose-philosophy', 'use', 'adopt', 'done') ??
        anything()
      );
    }
    case 'vote':
      return list.find(a => a.do === 'vote' && a.seat === heroes[0]) ?? anything();
    default:
      return (
        first(
          list,
          'option-b',
          'use-gift',
          'accept-hazard',
          'pay-wonder',
          'pay',
          'assign-army',
          'confirm',
          'reveal',
          'suffer',
          'skip-optional',
          'ready',
          'done',
          'pass',
        ) ?? anything()
      );
  }
};
