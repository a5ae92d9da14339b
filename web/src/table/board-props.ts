/** What every part of a game's screen gets, from the table's store: pure but for the store's verbs. */
import type { Action } from '@stoa/engine';
import type { BoardProps, GameScreen } from '../games/types.ts';
import { isComplete, type TableStore } from './store.ts';
import type { SeatMessage } from './table-client.ts';
import type { Words } from './use-words.ts';

/** What screens are told of the store; its verbs stay the same. */
export const toldOf = ({ viewer, draft, preview, previewOf, looking, news, log, decidedAt, stops, ...store }: TableStore) => ({
  viewer,
  draft,
  preview,
  previewOf,
  looking,
  news,
  log,
  decidedAt,
  isStopped: stops.length > 0,
  send: store.send,
  choose: store.choose,
  replace: store.replace,
  keepDraft: store.keepDraft,
  askWhy: store.askWhy,
});
type Told = ReturnType<typeof toldOf>;

/** The view after the draft, as far as it can be foreseen. */
const foreseenView = ({ preview, previewOf, viewer, draft }: Told, { view }: SeatMessage, { draft: { foreseen } }: GameScreen): unknown => {
  const seen = preview?.view ?? view;
  return viewer === undefined || foreseen === undefined ? seen : foreseen(seen, viewer, draft.slice(previewOf));
};

/** While a great event is shown its ledge takes the touches: board, matter and tray offer nothing of the decision behind it. */
const NOTHING: readonly Action[] = [];

export interface Shown {
  readonly words: Words;
  readonly lit: readonly string[];
  readonly showOdds: boolean;
}
export const boardProps = (table: Told, message: SeatMessage, { words, lit, showOdds }: Shown): BoardProps => {
  const { viewer, draft, preview, looking, news, log, decidedAt, isStopped } = table;
  const { screen, text, lang } = words;
  const offered = isStopped ? NOTHING : message.actions;
  const actions = isStopped ? NOTHING : (preview?.actions ?? offered);
  return {
    view: foreseenView(table, message, screen),
    before: message.view,
    me: viewer,
    text,
    lang,
    actions: looking ? [] : actions,
    offered,
    draft,
    lit,
    news,
    fresh: log.slice(decidedAt),
    log,
    complete: isComplete(table),
    choose: (action, ...then) =>
      void (then.length > 0
        ? table.send([...draft, action, ...then])
        : table.choose(action, screen.draft.commitMode?.(action, actions) ?? 'whole')),
    replace: table.replace,
    keepDraft: n => void table.keepDraft(n),
    askWhy: (action, after) => void table.askWhy(action, after),
    showOdds,
  };
};
