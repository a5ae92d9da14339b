/** On the home page: invitations, my online games, and open tables with a free seat. */
import type { TableInfo } from '@stoa/protocol';
import { Eye, UserPlus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../settings.ts';
import { EmptyNote } from '../shell/empty-note.tsx';
import { cardOf } from '../shell/game-words.ts';
import { type Group, useHomeRows } from '../shell/home-rows.ts';
import { call, type ProblemCode, problemOf } from './api.ts';
import { useIdentity } from './identity.ts';
import { Invitations, type MyInvitation } from './invitations.tsx';
import { makeEntropy, remember } from './table-memory.ts';
import './online.css';
import { useWho } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { useClockWords } from './table-facts.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

/** While the page is looked at, the lists follow. */
const ASK_AGAIN = 15_000;

const groupOf = (table: TableInfo): Group => {
  if (table.state === 'over') return 'over';
  return table.me !== null && table.turn?.waiting.includes(table.me) ? 'mine' : 'going-on';
};
/** Puts the reader's online tables into the groups of the home page, beside those of this browser. */
const showMine = async (tables: readonly TableInfo[]): Promise<void> => {
  if (tables.length === 0) return useHomeRows.setState({ online: [] });
  const { MyRow } = await import('./my-row.tsx');
  useHomeRows.setState({
    online: tables.map(table => ({
      key: table.table,
      group: groupOf(table),
      at: table.turn?.movedAt ?? table.createdAt,
      left: table.turn?.left ?? undefined,
      row: <MyRow table={table} />,
    })),
  });
};

const Open = ({ table, onChange }: { table: TableInfo; onChange: () => void }) => {
  const t = useTranslations('online.lists');
  const format = useFormatter();
  const clock = useClockWords();
  const who = useWho();
  const card = cardOf(
    table.game,
    useSettings(one => one.language),
  );
  const [, go] = useLocation();
  const { busy, problem, act } = useAct();
  const free = table.seats.filter(seat => seat.kind === 'empty');
  const people = table.seats.filter(seat => seat.kind !== 'empty').map(who);
  const join = async (): Promise<void> => {
    const joined = await act(async () => {
      await useIdentity.getState().be();
      const entropy = makeEntropy();
      await call('POST /api/tables/:table/join', { table: table.table }, { entropy });
      remember(table.table, { entropy, commitment: table.commitment });
      go(`/table/${table.table}`);
    });
    if (!joined) onChange();
  };
  const name = card?.name ?? table.game;
  return (
    <li className="my-game">
      <div className="what">
        <strong>{name}</strong>{' '}
        <span className="muted">{people.length === 0 ? t('nobody') : t('with', { names: format.list(people) })}</span>
        <div>
          <span className="turn">{t('freeSeats', { free: free.length })}</span>{' '}
          <small>
            {clock(table.clock)} · {t('madeAt', { when: format.relativeTime(table.createdAt, Date.now()) })}
          </small>
        </div>
        {problem?.code === 'taken' ? <p role="alert">{t('full')}</p> : <ProblemNote problem={problem} />}
      </div>
      <div className="acts">
        <button type="button" className="button" disabled={busy} aria-label={`${t('join')}: ${name}`} onClick={() => void join()}>
          <UserPlus aria-hidden />
          {t('join')}
        </button>
        {table.watch === 'anyone' && (
          <Link href={`/table/${table.table}`} className="button quiet icon" aria-label={`${t('watch')}: ${name}`}>
            <Eye aria-hidden />
          </Link>
        )}
      </div>
    </li>
  );
};

interface Found {
  readonly invitations: readonly MyInvitation[];
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
}

/** My tables, open tables and invitations, asked again while the page is looked at. */
const useFound = (): { readonly found: Found | null; readonly missing: ProblemCode | null; readonly load: () => void } => {
  const [found, setFound] = useState<Found | null>(null);
  const [missing, setMissing] = useState<ProblemCode | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      const account = await useIdentity.getState().ask();
      const [open, mine, asked] = await Promise.all([
        call('GET /api/tables'),
        account === null ? { tables: [] } : call('GET /api/me/tables'),
        // Only a member has a name to be asked by.
        account === null || account.login === null ? { invitations: [] } : call('GET /api/me/invitations'),
      ]);
      setFound({ invitations: asked.invitations, mine: mine.tables, open: open.tables.filter(table => table.me === null) });
      setMissing(null);
    } catch (error) {
      setMissing(problemOf(error).code);
    }
  }, []);
  useEffect(() => {
    void load();
    const again = (): void => {
      if (!document.hidden) void load();
    };
    const timer = setInterval(again, ASK_AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [load]);
  return { found, missing, load: () => void load() };
};

const Tables = () => {
  const t = useTranslations('online.lists');
  const { found, missing, load } = useFound();
  useEffect(() => {
    if (found !== null) void showMine(found.mine);
  }, [found]);
  if (missing === 'no-server') return <p className="muted online-note">{t('noServer')}</p>;
  if (missing !== null && found === null) return <p className="muted online-note">{t('offline')}</p>;
  if (found === null) return null;
  return (
    <>
      <Invitations invitations={found.invitations} onDone={load} />
      <section className="open-tables">
        <h2 className="section-title">{t('open')}</h2>
        {found.open.length === 0 ? (
          <EmptyNote picture="last">
            <p className="muted">{t('none')}</p>
            <a className="button" href="#games">
              {t('chooseGame')}
            </a>
          </EmptyNote>
        ) : (
          <ul className="my-games">
            {found.open.map(table => (
              <Open key={table.table} table={table} onChange={load} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
};

export const OnlineLists = () => (
  <OnlineWords>
    <Tables />
  </OnlineWords>
);
