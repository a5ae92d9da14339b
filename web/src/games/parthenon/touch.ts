/**
 * Which actions the board, the ledge of the game or a scene offers, and which need no confirmation because undo takes them back. Answers to
 * an event (pay or suffer) are not here: they stand together beside the prompt. Answers to a hazard are: its scene covers board and matter,
 * so that nothing else may offer them.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import { holdsAll } from '@stoa/parthenon/reading';
import { isInMarket } from './market/touch.ts';
import type { PaProps } from './types.ts';

const BOARD_ACTIONS: ReadonlySet<string> = new Set([
  'set-order-wish',
  'resolve-event',
  'choose-target',
  'pick',
  'pick-village',
  'pay',
  'take',
  'confirm',
  'name-village',
  'name-fleet',
  'assign-army',
  'boost-village',
  'substitute',
  'place-next',
  'pay-wonder',
  'use-power',
  'use-service',
  'load',
  'sail',
  'peek',
  'use-gift',
  'accept-hazard',
  'redraw',
  'keep-hazard',
  'replace-hazard',
  'keep-none',
  'reveal',
  'pass-harbor',
  'pick-fleet',
  'pick-loss',
  'keep-card',
  'divert',
  'pay-duty',
  'refuse-duty',
  'exchange',
  'buy',
  'take-plan',
  'transfer',
  'discard-cargo',
  'keep-aboard',
  'build',
  'buy-fleet',
  'use',
  'choose-philosophy',
  'adopt',
  'keep',
  'option-a',
  'option-b',
  'vote',
  'pick-winner',
  'done',
]);
export const isOnBoard = (a: PaAction): boolean => BOARD_ACTIONS.has(a.do);

/** Steps of the seat's draft, which the table shows to this seat alone until it confirms, and actions that one touch decides. */
const STEPS: ReadonlySet<string> = new Set([
  'set-order-wish',
  'pick',
  'pick-village',
  'pay',
  'take',
  'confirm',
  'assign-army',
  'boost-village',
  'substitute',
  'load',
  'sail',
  'use-gift',
  'exchange',
  'transfer',
  'discard-cargo',
  'keep-aboard',
  'keep',
  'ready',
  'unready',
  // What is built or bought is taken back until the phase is finished.
  'build',
  'buy-fleet',
  'pay-wonder',
  'use',
  // The button in the ledge says the deed: it is not asked twice.
  'done',
  'resolve-event',
  'pay-option',
  'suffer',
  'take-optional',
  'skip-optional',
  'accept-target',
  'decline-target',
  'redraw',
  'keep-hazard',
  'replace-hazard',
  'accept-hazard',
  'keep-none',
  'reveal',
  'pass-harbor',
  'take-plan',
  'pay-duty',
  'option-b',
]);
export const stepsAtOnce = (a: PaAction): boolean => STEPS.has(a.do);
/** Bargaining of the event phase, wishes for the order, aegis cards that may stay aboard, and PA-10.7: to refuse a duty that cannot be paid changes nothing. */
export const isAside = (a: PaAction, all: readonly PaAction[]): boolean =>
  a.do === 'set-order-wish' ||
  a.do === 'donate' ||
  a.do === 'promise' ||
  a.do === 'keep-aboard' ||
  (a.do === 'refuse-duty' && !all.some(b => b.do === 'pay-duty' && b.fleet === a.fleet));
const FINISHING: ReadonlySet<string> = new Set(['done', 'pass', 'suffer', 'skip-optional', 'accept-target', 'resolve-event']);
/** Lets something go: an offer that waits for me, what an event would give. */
export const givesUp = (a: PaAction, view: PaView): boolean =>
  a.do === 'suffer' || a.do === 'skip-optional' || (a.do === 'ready' && view.offers.some(o => o.to === view.me && holdsAll(view, o.want)));
/** The only answer that is left and needs no thought; a fleet that comes home is unloaded, and when every Army works there is the harvest. */
export const finishesItself = (a: PaAction, { room }: Pick<PaView, 'room'>): boolean =>
  FINISHING.has(a.do) || (a.do === 'confirm' && (room === 'return' || room === 'production'));
/** One answer is left, beside wishes and bargaining: nothing is gained by asking whether it is meant. */
export const isSole = (all: readonly PaAction[]): boolean => all.filter(a => a.do !== 'set-order-wish' && !isInMarket(a)).length === 1;

/** Another answer takes the place of one that only waits for its confirmation. */
export const changingAnswer = ({ draft, complete, choose, keepDraft }: PaProps): PaProps['choose'] =>
  complete && draft.length > 0
    ? (action, ...then) => {
        keepDraft(draft.length - 1);
        choose(action, ...then);
      }
    : choose;
