/** What every panel of the board gets: the seat's view, its legal actions, the words, and the two verbs. */
import type { Language, Seat } from '@stoa/engine';
import type { PaAction, PaEvent, PaView } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import type { BoardProps } from '../types.ts';

export interface PanelProps {
  readonly view: PaView;
  /** undefined: somebody who watches. */
  readonly me: Seat | undefined;
  readonly text: PaText;
  readonly lang: Language;
  /** What is legal now; an open place is one that some legal action names. */
  readonly actions: readonly PaAction[];
  readonly draft: readonly PaAction[];
  /** Everything since this seat last decided. */
  readonly fresh: readonly PaEvent[];
  /** Drafts or sends, as `how` in screen.tsx says; with more actions after it, all are sent together at once. */
  readonly choose: (action: PaAction, ...then: readonly PaAction[]) => void;
  readonly askWhy: (action: PaAction, after?: readonly PaAction[]) => void;
}

export const panelOf = ({ view, me, text, lang, actions, draft, fresh, complete, choose, keepDraft, askWhy }: BoardProps): PanelProps => ({
  view: view as PaView,
  me,
  text: text as unknown as PaText,
  lang,
  actions: actions as readonly PaAction[],
  draft: draft as readonly PaAction[],
  fresh: fresh as readonly PaEvent[],
  /** Another answer takes the place of one that only waits for its confirmation. */
  choose: (action, ...then) => {
    if (!complete || draft.length === 0) {
      choose(action, ...then);
      return;
    }
    keepDraft(draft.length - 1);
    queueMicrotask(() => choose(action, ...then));
  },
  askWhy,
});
