/**
 * What is sent with one touch. The draft of a commit turn is the table's own: what is put down can be taken back until the turn ends. Yes or no,
 * the counter that is lost or comes back, and the end of a turn in which something was sent are buttons that say what they do. Against bots undo reaches back to the last die or card,
 * and none falls between a proposal and the next decision of a seat that has forces to send, nor between a seat's two extra cubes (PK-2.8):
 * there proposals and cubes need no second touch either. A tile does: the next one is drawn.
 */
import type { Seat } from '@stoa/engine';
import type { PkAction, PkView } from '@stoa/perikles';
import { PLAYED_IN } from '@stoa/perikles/box';
import { useSettings } from '../../settings.ts';
import type { CommitMode } from '../../table/commit-mode.ts';
import { useTable } from '../../table/store.ts';

const MULTI_STEP: ReadonlySet<PkAction['do']> = new Set(['take-influence-tile', 'play-special', 'move-cube']);
const NO_CONFIRM: ReadonlySet<PkAction['do']> = new Set([
  'place',
  'choose-counter',
  'take-back',
  'set-standing',
  'ask-permission',
  'cancel-ask',
  'answer',
  'pass',
  'choose-casualty',
  'recover',
]);
/** Nothing is drawn or thrown before a seat that has something to send decides again. */
export const TAKEN_BACK_FROM_BOTS: ReadonlySet<PkAction['do']> = new Set(['propose', 'choose-first']);
/** PK-2.7: everybody's cubes in each city before the extra ones. */
const FIRST_CUBES = 2;
/** Extra cubes go twice round the table (PK-2.8): after its first a seat decides again before a tile is drawn, the start player after both. */
export const decidesAgain = (view: PkView | undefined, seat: Seat | undefined): boolean =>
  view?.room === 'extra-cube' &&
  seat !== undefined &&
  (view.start === seat || view.cities.every(({ cubes }) => cubes[seat] === FIRST_CUBES));
/** Finishing a commit turn needs a second touch where nothing was sent and something could be: against bots, too, it costs the tile. */
const isPlainEnd = (a: PkAction, all: readonly PkAction[]): boolean =>
  a.do === 'end-commit' && (all.some(other => other.do === 'take-back') || !all.some(other => other.do === 'place'));

/** A tile played in a battle: its button stands in the ledge and says the chances. */
const isInBattle = (a: PkAction): boolean => a.do === 'play-special' && PLAYED_IN[a.tile].endsWith('round');

export const commitModeOf = (a: PkAction, all: readonly PkAction[], canUndoPastOthers: boolean): CommitMode => {
  if (NO_CONFIRM.has(a.do) || isInBattle(a) || isPlainEnd(a, all) || (canUndoPastOthers && TAKEN_BACK_FROM_BOTS.has(a.do)))
    return 'at-once';
  return MULTI_STEP.has(a.do) ? 'opens' : 'whole';
};

export const commitMode = (a: PkAction, all: readonly PkAction[]): CommitMode => {
  const { client, draft, preview, message, viewer } = useTable.getState();
  const { confirm } = useSettings.getState();
  const view = message?.view as PkView | undefined;
  const isAsked = client?.info.mode === 'lesson' || confirm === 'always';
  // A button was touched that says it: the turn ends. Where nothing else is left the draft ends by itself, and is confirmed.
  if (a.do === 'end-turn' && !isAsked && (preview?.actions.length ?? all.length) > 1) return 'at-once';
  // A Slave Revolt shows what was sent before it: both counters may be on their way although nothing can be taken back.
  if (a.do === 'end-commit' && view?.commit?.baseLeft === 0 && confirm !== 'always') return 'at-once';
  // A proposal that is the second half of a tile waits with it.
  const isFree = client?.info.mode === 'solo' && draft.length === 0 && confirm !== 'always';
  if (isFree && a.do === 'place-cube' && decidesAgain(view, viewer)) return 'at-once';
  return commitModeOf(a, all, isFree);
};
