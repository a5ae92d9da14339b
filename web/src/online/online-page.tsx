/** An online table: the waiting room before the game, the common table screen with people, clocks and chat from then on. */
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { TableSlots } from '../table/page-slots.ts';
import { TablePage } from '../table/table-page.tsx';
import { AfterEnd } from './after-end.tsx';
import { Chat } from './chat/chat.tsx';
import { useLive } from './live.ts';
import { RareActions } from './rare-actions.tsx';
import { readRecord } from './record.ts';
import './online.css';
import { OwnNote } from './own-note.tsx';
import { Note as TableNote, Toast, UnreadMark } from './status-bar.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { usePeople, Who } from './who.tsx';
import { OnlineWords } from './words.tsx';

const BelowLog = () => (
  <>
    <Chat />
    <OwnNote />
  </>
);
const SLOTS: TableSlots = { Note: TableNote, Toast, UnreadMark, Who, usePeople, BelowLog, RareActions, AfterEnd, readRecord };

const Note = ({ children, account = false }: { children: string; account?: boolean }) => {
  const shell = useTranslations('shell');
  const t = useTranslations('online.account');
  return (
    <main className="table-note">
      <h1>{children}</h1>
      <Link href={account ? '/account' : '/'} className="button">
        {account ? t('signIn') : shell('home')}
      </Link>
    </main>
  );
};

const Table = ({ id }: { id: string }) => {
  const t = useTranslations('online.live');
  const shell = useTranslations('shell');
  const { enter, table, client, problem } = useLive();
  useEffect(() => enter(id), [id, enter]);
  const open = useCallback(async () => client, [client]);
  if (problem === 'unauthenticated') return <Note account>{t('signedOut')}</Note>;
  if (problem !== null && table === null)
    return <Note>{problem === 'unknown' || problem === 'forbidden' ? t('notHere') : t('failed')}</Note>;
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
