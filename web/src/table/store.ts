/**
 * The one live table: the latest message, the log, what is drafted and not yet sent, the last refusal. Screens read it and
 * call its verbs; nothing here knows a rule.
 */
import { create } from 'zustand';
import { draftVerbs } from './store-draft.ts';
import { sessionVerbs } from './store-session.ts';
import { EMPTY, NO_DRAFT, type TableStore } from './store-state.ts';

export { isComplete, type LiveTable, type TableStore } from './store-state.ts';

export const useTable = create<TableStore>()((set, get) => ({
  ...EMPTY,
  ...sessionVerbs({ get, set }),
  ...draftVerbs({ get, set }),
  async undo() {
    const { client, viewer, message } = get();
    if (viewer === undefined) return;
    const reply = await client?.undo(viewer);
    if (reply && 'refused' in reply) set({ refusal: reply });
    else if (get().message?.decision === message?.decision) set({ ...NO_DRAFT, refusal: null });
  },
  async concede() {
    const { client, viewer } = get();
    if (viewer === undefined) return;
    // Who gives up has no more use for what was about to be shown.
    get().passStop(true);
    const reply = await client?.concede(viewer);
    if (reply && 'refused' in reply) set({ refusal: reply });
  },
  async askWhy(action, after) {
    const { client, viewer, draft } = get();
    if (viewer === undefined) return;
    const illegal = await client?.why(viewer, typeof after === 'object' ? after : draft.slice(0, after), action);
    if (illegal) set({ refusal: { refused: 'illegal', illegal } });
  },
  clearRefusal: () => set({ refusal: null }),
  skipRecap: () => set({ missed: null }),
}));
