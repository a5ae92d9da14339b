/** The laws by name, each with its promise in one line and the laws it rests on. Names are stable: reports and tests cite them. */

interface Law {
  readonly promise: string;
  /** Where one of these is broken too, this one adds no information and is not reported. */
  readonly restsOn: readonly string[];
}

const PURE = 'why-is-pure';
const SURE = 'apply-is-deterministic';

export const LAWS = {
  'why-is-pure': { promise: 'asking changes nothing: why, actions, view and all other questions', restsOn: [] },
  'nothing-throws': { promise: 'no question and no legal step throws', restsOn: ['games-end', 'invariants'] },
  'games-end': { promise: 'every game ends within the limit, with a place for every seat', restsOn: [PURE] },
  'someone-can-act': { promise: 'until the end a seat must act, and every seat that must act can', restsOn: [PURE] },
  'clone-is-deep': { promise: 'nothing done to a copy shows in the original, nor the other way round', restsOn: [PURE] },
  'apply-is-deterministic': {
    promise: 'the same step from the same state gives the same state and events, listened to or not',
    restsOn: [PURE],
  },
  'listed-is-legal': { promise: 'listed and legal are the same set; for open kinds, listed is legal', restsOn: [PURE] },
  'list-under-300': { promise: 'no list passes 300', restsOn: [] },
  'chance-accepted': { promise: 'possible outcomes, and only those, are accepted; sample, list and count agree', restsOn: [PURE] },
  'json-round-trip': { promise: 'a state saved and read back is the same and goes on the same', restsOn: [PURE, SURE] },
  'notation-round-trip': { promise: 'a printed position reads back as the same state', restsOn: [PURE] },
  'resumed-once': { promise: 'no room is resumed by a room that it opened and closed in one call', restsOn: [] },
  'exits-match-leads-to': { promise: 'rooms lead only where leadsTo says', restsOn: [] },
  invariants: { promise: 'no broken promise after any entry', restsOn: [] },
  'no-leak': { promise: 'states a seat cannot tell apart look, list and refuse the same to it', restsOn: [PURE, SURE] },
  'parts-are-common': { promise: 'a view made with the parts of other viewers is the view made alone', restsOn: [PURE] },
  'determinize-keeps': {
    promise: 'determinize keeps view, knowledge and legal actions, depends on nothing else, and gives a state that plays on',
    restsOn: [PURE, SURE, 'no-leak', 'invariants'],
  },
  'reveals-nothing': {
    promise: 'an action that is said to reveal nothing shows every seat the same in all states that it cannot tell apart',
    restsOn: [PURE, SURE, 'clone-is-deep', 'undo-restores', 'no-leak', 'determinize-keeps'],
  },
  'undo-restores': { promise: 'a kept copy is the exact state, and undo gives exactly that back', restsOn: [PURE, SURE, 'clone-is-deep'] },
  'undo-bars': {
    promise: 'undo never crosses chance or something told',
    restsOn: [PURE, SURE, 'clone-is-deep', 'undo-restores', 'no-leak', 'determinize-keeps', 'reveals-nothing'],
  },
  'records-fold': {
    promise: 'parseAction takes every legal action, and a record folds to the same state and result',
    restsOn: [PURE, SURE, 'clone-is-deep', 'undo-restores', 'chance-accepted', 'listed-is-legal'],
  },
} as const satisfies Readonly<Record<string, Law>>;

export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as readonly LawName[];
