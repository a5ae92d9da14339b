/** What the player drafts and sends. A decision is answered once; what undo can take back needs no confirmation. */
import type { Action } from '@stoa/engine';
import { type Settings, useSettings } from '../settings.ts';
import { keepRead } from '../storage/read.ts';
import { NO_DRAFT, type StoreAccess, type TableStore } from './store-state.ts';
import type { Reply } from './table-client.ts';

const sender =
  ({ get, set }: StoreAccess): TableStore['send'] =>
  async actions => {
    const { client, viewer, message, log, sending, decidedAt: before } = get();
    // One answer to a decision: a second touch would only be told that the decision is gone.
    if (client === null || message === null || viewer === undefined || sending || actions.length === 0) return;
    set({ sending: true, refusal: null, sentAt: log.length });
    const reply = await client.play(viewer, message.decision, actions).catch((): Reply => ({ refused: 'unknown' }));
    const now = get();
    if (now.client !== client) return;
    // Where the next position came before the reply, what is drafted or on its way belongs to that one.
    const stands = now.viewer === viewer && now.message?.decision === message.decision;
    const rest = stands ? { ...NO_DRAFT, sending: false } : {};
    if ('refused' in reply) {
      // It was not this answer that brought the next position.
      set({ ...rest, decidedAt: Math.min(now.decidedAt, before), refusal: reply });
      return;
    }
    const decidedAt = Math.max(now.decidedAt, log.length);
    if (stands || now.decidedAt !== decidedAt || now.missed !== null) set({ ...rest, decidedAt, missed: null });
    if (client.info.mode === 'solo' || client.info.mode === 'hot-seat') keepRead(client.info.id, viewer, decidedAt);
  };

export const draftVerbs = (access: StoreAccess): Pick<TableStore, 'choose' | 'replace' | 'keepDraft' | 'confirm' | 'send'> => {
  const { get, set } = access;
  const send = sender(access);
  /** Asks what could follow; a draft that nothing follows is whole. */
  const askPreview = async (draft: readonly Action[]): Promise<void> => {
    const { client, viewer } = get();
    set({ draft, looking: draft.length > 0, refusal: null });
    const preview =
      draft.length > 0 && client !== null && viewer !== undefined ? await client.preview(viewer, draft).catch(() => null) : null;
    if (get().draft === draft) set({ preview, previewOf: preview === null ? 0 : draft.length, looking: false });
  };
  /** A lesson speaks of confirming: there every decision is confirmed. */
  const policy = (): Settings['confirm'] => {
    const { confirm } = useSettings.getState();
    return confirm === 'final' && get().client?.info.mode === 'lesson' ? 'always' : confirm;
  };
  const unasked = (): boolean => policy() === 'never';
  /** Sent at once where the seat would decide next and nothing was cast, drawn or shown: undo takes it back. Else it waits for a confirmation. */
  const sendIfReversible = async (draft: readonly Action[]): Promise<void> => {
    const { client, viewer } = get();
    if (client === null || viewer === undefined) return;
    set({ looking: true });
    const next = await client.preview(viewer, draft).catch(() => null);
    if (get().draft !== draft) return;
    set({ looking: false });
    if (next !== null) await send(draft);
  };
  return {
    async choose(action, mode) {
      if (get().sending) return;
      const draft = [...get().draft, action];
      if (mode === 'opens') {
        await askPreview(draft);
        if (get().draft === draft && get().preview === null && unasked()) await send(draft);
      } else if (mode === 'at-once' || unasked()) await send(draft);
      else {
        set({ draft, looking: false, refusal: null });
        if (policy() === 'final' && mode !== 'adjusts') await sendIfReversible(draft);
      }
    },
    replace(action) {
      if (!get().sending) set({ draft: [...get().draft.slice(0, -1), action], looking: false, refusal: null });
    },
    async keepDraft(n) {
      if (!get().sending) await askPreview(get().draft.slice(0, n));
    },
    confirm: () => send(get().draft),
    send,
  };
};
