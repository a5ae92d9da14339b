/** A table on a socket: who attaches is sent what it missed and listens from there, until it detaches or the socket closes. */
import { messageOf } from '@stoa/engine';
import type { ClientMessage } from '@stoa/protocol';
import { CHANGES_PROTOCOL, SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
import type { App } from './app.ts';
import { shownPlan } from './plans/shown.ts';
import { refuse } from './refused.ts';
import { type Connection, send, sendText } from './socket-connection.ts';
import { isStoreAway } from './store/conflict.ts';
import { heardOf } from './tables/agree.ts';
import { chatLines } from './tables/chat.ts';
import { tableInfo } from './tables/info.ts';
import { type Form, type Listener, type LiveTable, maySee, mayWatch, seatOf } from './tables/live-table.ts';
import { seatMessage } from './tables/messages.ts';
import { notePublished } from './tables/position-text.ts';
import { forgetPresence } from './tables/presence.ts';
import { presenceChanged } from './tables/presence-changed.ts';
import { openFresh } from './tables/refresh.ts';

export const detach = (app: App, connection: Connection, tableId: string): void => {
  const attached = connection.attached.get(tableId);
  if (!attached) return;
  attached.listeners.delete(attached.listener);
  connection.attached.delete(tableId);
  noteWhoIsHere(app, tableId, connection.caller.account.id, false);
};

/** The first socket of an account at a table, or its last: the other listeners are told, asynchronously. */
const noteWhoIsHere = (app: App, tableId: string, accountId: string, isPresent: boolean): void => {
  const live = app.tables.peek(tableId);
  if (!live) return;
  const sockets = [...live.listeners].filter(listener => listener.accountId === accountId).length;
  if (sockets !== (isPresent ? 1 : 0)) return;
  presenceChanged(app, live, accountId, isPresent).catch(error => {
    if (!isStoreAway(error)) app.log.error({ table: tableId, reason: messageOf(error) }, 'noting who is here failed');
  });
};

const formOf = (protocol: number): Form =>
  protocol >= SHORT_CHANGES_PROTOCOL ? 'short-change' : protocol >= CHANGES_PROTOCOL ? 'change' : 'whole';

export const attach = async (
  app: App,
  connection: Connection,
  { n, table: tableId, cursor, protocol = 1 }: Extract<ClientMessage, { t: 'attach' }>,
): Promise<void> => {
  const accountId = connection.caller.account.id;
  detach(app, connection, tableId);
  if (connection.attached.size >= app.limits.tablesPerSocket) return refuse('too-many');
  let live: LiveTable;
  do {
    live = await openFresh(app, tableId);
    if (!maySee(live, accountId)) return refuse('unknown');
    const table = await tableInfo(app, live, accountId);
    const watching = mayWatch(live, accountId);
    const chat = watching ? await chatLines(app, live, accountId) : [];
    if (live.dropped) continue;
    // The socket has closed meanwhile: a listener that is added now would never be removed.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    // Synchronous from here to the end: no change can happen between this message and the next one.
    const viewer = seatOf(live, accountId);
    const message = watching ? seatMessage(live, viewer, cursor, app.now()) : null;
    const listener: Listener = {
      accountId,
      viewer,
      cursor: message?.cursor ?? 0,
      takes: formOf(protocol),
      send: text => sendText(connection, text),
      end: () => {
        connection.attached.delete(tableId);
        forgetPresence(app, live, accountId).catch(error =>
          app.log.error({ table: tableId, reason: messageOf(error) }, 'noting who is here failed'),
        );
      },
    };
    heardOf(app, live, accountId);
    live.listeners.add(listener);
    if (listener.takes !== 'whole' && message && live.table) notePublished(live, live.table, viewer);
    connection.attached.set(tableId, { listener, listeners: live.listeners });
    const plan = viewer === undefined ? null : shownPlan(live.plans.find(one => one.accountId === accountId));
    send(connection, { t: 'attached', n, attached: { table, message, chat, plan } });
    noteWhoIsHere(app, tableId, accountId, true);
  } while (live.dropped);
};
