/** The online table that is open in this tab: people, chat, clocks, the connection. The session (socket, cursor, log) is in `session.ts`, the game in the table's store. */
import type { Intent, TableInfo } from '@stoa/protocol';
import { create } from 'zustand';
import type { Reply } from '../table/table-client.ts';
import { call, type Problem, problemOf } from './api.ts';
import { intend, newId } from './client.ts';
import { EMPTY, type Live } from './live-state.ts';
import { OnlineSession } from './session.ts';

interface Verbs {
  enter(table: string): () => void;
  know(table: TableInfo): void;
  say(text: string): Promise<Problem | null>;
  readChat(): void;
  /** Asks for the chat again, after a player was muted or unmuted. */
  askChat(): Promise<void>;
  wantEnd(agree: boolean): Promise<Reply | null>;
}

export const useLive = create<Live & Verbs>()((set, get) => {
  let session: OnlineSession | undefined;
  const enter = (id: string): (() => void) => {
    set(EMPTY);
    const opened = new OnlineSession(id, { set, get });
    session = opened;
    return () => {
      opened.close();
      if (session === opened) session = undefined;
      set(EMPTY);
    };
  };

  return {
    ...EMPTY,
    enter,
    know: table => set({ table }),
    async say(text) {
      const { table } = get();
      const link = session?.link;
      if (link === undefined || table === null) return null;
      try {
        await link.ask({ t: 'say', table: table.table, say: { id: newId(), text } });
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    readChat: () => set({ chatRead: get().chat.length }),
    async askChat() {
      const { table } = get();
      if (table === null) return;
      const { lines, muted, blocked } = await call('GET /api/tables/:table/chat', { table: table.table });
      if (get().table?.table === table.table) set({ chat: lines, chatRead: Math.min(get().chatRead, lines.length), muted, blocked });
    },
    async wantEnd(agree) {
      const { table } = get();
      const link = session?.link;
      if (link === undefined || table === null) return null;
      return intend(link, table.table, { id: newId(), do: 'agree-end', agree } satisfies Intent);
    },
  };
});
