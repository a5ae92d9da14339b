/**
 * The six reaction windows, EW-16: one side may play a named card or decline. The file of the card has the event.
 * In: a window opens, judging by public facts (window-cards.ts). Out: the event, or what would have followed without it.
 */
import { has, type Illegal, leave, NOT_NOW, only } from '@stoa/engine';
import { DECLINE, type EwAction, expectKind, REACT } from '../actions.ts';
import type { CardId } from '../cards.ts';
import type { WindowId } from '../events.ts';
import type { EwFrame, EwRoomName } from '../frames.ts';
import { discardOne, hand, holds } from '../hands.ts';
import { GREECE, PERSIA, type Side } from '../map.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, listEach } from '../room.ts';
import type { EwRuleId } from '../rulebook.ts';
import type { EwState } from '../state.ts';
import { beginRounds, readyToRoll, startLandBattle } from './land-battle.ts';
import { endMovement } from './movement-end.ts';
import { AFTER_NAVAL_LOSSES, afterNavalLosses } from './naval-battle.ts';
import { arrive } from './voyage.ts';
import { cardsIn, reactionOf } from './window-cards.ts';

type WindowRoom = `window-${WindowId}`;
type WindowFrame<R extends WindowRoom> = Extract<EwFrame, { readonly room: R }>;

interface Window<R extends WindowRoom> {
  readonly id: WindowId;
  readonly rule: EwRuleId;
  readonly side: Side;
  readonly leadsTo: readonly EwRoomName[];
  decline(s: EwState, f: WindowFrame<R>, log: EwLog): void;
}

/** EW-16.2: a card of this window, in this hand. */
const cannotReact = (s: EwState, rule: EwRuleId, side: Side, cards: number, card: CardId): Illegal | undefined =>
  !has(cards, card)
    ? illegal(rule, 'not-in-this-window', { card })
    : holds(s, side, card)
      ? undefined
      : illegal(rule, 'card-not-held', { card });

const windowRoom = <R extends WindowRoom>(w: Window<R>): EwRoom<R> => ({
  rule: w.rule,
  mode: 'one',
  revealsNothing: ['decline'],
  decline: DECLINE,
  isWindow: true,
  leadsTo: w.leadsTo,
  actors: () => only(w.side),

  actions(s, _f, _seat, out) {
    listEach(cardsIn(s, w.id) & hand(s, w.side), REACT, out);
    out.push(DECLINE);
  },

  why(s, _f, _seat, a: EwAction) {
    if (a.do === 'decline') return undefined;
    if (a.do !== 'react') return NOT_NOW;
    return cannotReact(s, w.rule, w.side, cardsIn(s, w.id), a.card);
  },

  apply(s, f, _by, a, log) {
    if (a.do === 'decline') {
      log?.({ e: 'declined', side: w.side, window: w.id });
      w.decline(s, f, log);
      return;
    }
    expectKind(a, 'react');
    discardOne(s, w.side, a.card);
    log?.({ e: 'reaction-played', side: w.side, card: a.card, window: w.id });
    const at = 'at' in f ? f.at : s.op.to;
    const battle = reactionOf(w.id, a.card).play(s, at, log);
    if (battle === 'land-battle') startLandBattle(s, log);
    if (battle === 'naval-losses') afterNavalLosses(s, at, log);
  },
});

const LAND_WINDOW_EXITS: readonly EwRoomName[] = ['land-battle', 'figure-army', 'window-persia-attacks', 'window-greece-attacks'];

/** W3 and W4 open again after each reaction (and the army it costs), until Greece declines or no card is left to play. */
const landWindow = <R extends 'window-persia-attacks' | 'window-greece-attacks'>(id: WindowId, rule: EwRuleId): EwRoom<R> => ({
  ...windowRoom<R>({ id, rule, side: GREECE, leadsTo: LAND_WINDOW_EXITS, decline: s => beginRounds(s) }),
  resume: s => readyToRoll(s),
});

export const windowTribute = windowRoom<'window-tribute'>({
  id: 'tribute',
  rule: 'EW-16.W1',
  side: GREECE,
  leadsTo: ['land-movement', 'operations'],
  decline: s => leave(s),
});

export const windowNavalMovement = windowRoom<'window-naval-movement'>({
  id: 'naval-movement',
  rule: 'EW-16.W2',
  side: GREECE,
  leadsTo: ['themistocles', 'figure-army', 'naval-battle', 'window-persia-attacks', 'land-battle', 'operations'],
  decline: (s, _f, log) => arrive(s, log),
});

export const windowPersiaAttacks = landWindow<'window-persia-attacks'>('persia-attacks', 'EW-16.W3');
export const windowGreeceAttacks = landWindow<'window-greece-attacks'>('greece-attacks', 'EW-16.W4');

export const windowFleetLost = windowRoom<'window-fleet-lost'>({
  id: 'fleet-lost',
  rule: 'EW-16.W5',
  side: GREECE,
  leadsTo: AFTER_NAVAL_LOSSES,
  decline: (s, f, log) => afterNavalLosses(s, f.at, log),
});

export const windowAnnihilated = windowRoom<'window-annihilated'>({
  id: 'annihilated',
  rule: 'EW-16.W6',
  side: PERSIA,
  leadsTo: ['window-persia-attacks', 'window-greece-attacks', 'land-battle', 'bridge', 'operations'],
  decline: s => endMovement(s),
});
