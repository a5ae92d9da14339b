/** An online table: the waiting room before the game, the common table screen with people, clocks and chat from then on. */
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { NotePage } from '../shell/note-page.tsx';
import type { TableSlots } from '../table/page-slots.ts';
import { TablePage } from '../table/table-page.tsx';
import { AfterEnd } from './after-end.tsx';
import { Chat } from './chat/chat.tsx';
import { useLive } from './live.ts';
import { RareActions } from './rare-actions.tsx';
import { readRecord } from './record.ts';
import './online.css';
import { OwnNote } from './own-note.tsx';
import { Note as TableNote, Toast, UnreadMark, Watchers } from './status-bar.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { useClocks, usePeople, Who } from './who.tsx';
import { OnlineWords } from './words.tsx';

const BelowLog = () => (
  <>
    <Chat />
    <OwnNote />
  </>
);
const SLOTS: TableSlots = {
  Note: TableNote,
  Toast,
  UnreadMark,
  Watchers,
  Who,
  useClocks,
  usePeople,
  BelowLog,
  RareActions,
  AfterEnd,
  readRecord,
};

const Table = ({ id }: { id: string }) => {
  const t = useTranslations('online.live');
  const account = useTranslations('online.account');
  const shell = useTranslations('shell');
  const { enter, table, client, problem } = useLive();
  useEffect(() => enter(id), [id, enter]);
  const open = useCallback(async () => client, [client]);
  if (problem === 'unauthenticated')
    return (
      <NotePage title={t('signedOut')} why={t('signedOutWhy')} picture="lost">
        <Link href="/account" className="button main">
          {account('signIn')}
        </Link>
      </NotePage>
    );
  // An address that was cut short or mistyped names no table either.
  const isClosed = problem === 'unknown' || problem === 'forbidden' || problem === 'malformed';
  if (isClosed && table === null) return <NotePage title={t('notHere')} why={t('notHereWhy')} picture="empty-table" />;
  if (problem !== null && table === null)
    return (
      <NotePage title={t('failed')} why={t('failedWhy')} picture="becalmed">
        <button type="button" className="button main" onClick={() => location.reload()}>
          {shell('reload')}
        </button>
      </NotePage>
    );
  if (table === null || table.table !== id || client === null)
    return (
      <p className="waiting" role="status">
        {shell('loading')}
      </p>
    );
  return table.state === 'waiting' ? <WaitingRoom table={table} /> : <TablePage id={id} open={open} slots={SLOTS} />;
};

export const OnlinePage = ({ id }: { id: string }) => (
  <OnlineWords>
    <Table id={id} />
  </OnlineWords>
);
