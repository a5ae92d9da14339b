/** What every part of a game's screen gets, from the table's store: pure but for the store's verbs. */
import type { BoardProps, GameScreen } from '../games/types.ts';
import { isComplete, type TableStore } from './store.ts';
import type { SeatMessage } from './table-client.ts';
import type { Words } from './use-words.ts';

/** What screens are told of the store; its verbs stay the same. */
export const toldOf = ({ viewer, draft, preview, previewOf, looking, news, log, decidedAt, ...store }: TableStore) => ({
  viewer,
  draft,
  preview,
  previewOf,
  looking,
  news,
  log,
  decidedAt,
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

export interface Shown {
  readonly words: Words;
  readonly lit: readonly string[];
  readonly showOdds: boolean;
}
export const boardProps = (table: Told, message: SeatMessage, { words, lit, showOdds }: Shown): BoardProps => {
  const { viewer, draft, preview, looking, news, log, decidedAt } = table;
  const { screen, text, lang } = words;
  const actions = preview?.actions ?? message.actions;
  return {
    view: foreseenView(table, message, screen),
    before: message.view,
    me: viewer,
    text,
    lang,
    actions: looking ? [] : actions,
    offered: message.actions,
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
