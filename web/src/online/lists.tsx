/** On the home page: my online games with whose turn it is, and open tables with a free seat. */
import { cards } from 'virtual:game-cards';
import type { TableInfo } from '@stoa/protocol';
import { ArrowRight, Download, Eye, UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../settings.ts';
import { call, type ProblemCode, problemOf } from './api.ts';
import { useIdentity } from './identity.ts';
import { Invitations, type MyInvitation } from './invitations.tsx';
import { saveRecord } from './record.ts';
import { makeEntropy, remember } from './table-memory.ts';
import './online.css';
import { useTimeWords, useWho } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { useClockWords } from './table-facts.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

/** While the page is looked at, the lists follow. */
const ASK_AGAIN = 15_000;

const useCard = (game: string) => {
  const lang = useSettings(s => s.language);
  return cards.find(card => card.id === game)?.words[lang];
};

const useTurn = (table: TableInfo): { readonly words: string; readonly mine: boolean } => {
  const t = useTranslations('online.lists');
  const who = useWho();
  const card = useCard(table.game);
  if (table.state === 'waiting') return { words: t('waiting'), mine: false };
  if (table.state === 'over') return { words: t('over'), mine: false };
  const waiting = table.turn?.waiting ?? [];
  if (table.me !== null && waiting.includes(table.me)) return { words: t('yourTurn'), mine: true };
  const [only, ...more] = waiting;
  const seat = only === undefined ? undefined : table.seats[only];
  if (seat === undefined || more.length > 0) return { words: t('others'), mine: false };
  return { words: t('theirTurn', { who: seat.name ?? card?.seats[seat.seat] ?? who(seat) }), mine: false };
};

const Mine = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.lists');
  const format = useFormatter();
  const time = useTimeWords();
  const who = useWho();
  const card = useCard(table.game);
  const turn = useTurn(table);
  const others = table.seats.filter(seat => !seat.me && seat.kind !== 'empty').map(who);
  // Tables of nameless people are told apart by when they were begun; before the first move the line below says it.
  const isNameless = table.turn?.movedAt != null && table.seats.every(seat => seat.me || seat.name === null);
  const side = table.me === null || (table.state === 'waiting' && table.seating === 'random') ? undefined : card?.seats[table.me];
  return (
    <li className="my-game" data-mine={turn.mine}>
      <div className="what">
        <strong>{card?.name ?? table.game}</strong>{' '}
        <span className="muted">
          {[
            side,
            others.length === 0 ? t('nobody') : t('with', { names: format.list(others) }),
            isNameless && `· ${t('madeAt', { when: format.relativeTime(table.createdAt, Date.now()) })}`,
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
        <div>
          <span className="turn">{turn.words}</span>{' '}
          <small>
            {turn.mine && table.turn?.left != null
              ? t('left', { time: time(table.turn.left) })
              : table.turn?.movedAt != null
                ? t('movedAt', { when: format.relativeTime(table.turn.movedAt, Date.now()) })
                : t('madeAt', { when: format.relativeTime(table.createdAt, Date.now()) })}
          </small>
        </div>
      </div>
      <div className="acts">
        <Link
          href={`/table/${table.table}`}
          className={`button${turn.mine ? ' main' : ''}`}
          aria-label={`${t('go')}: ${card?.name ?? table.game}, ${turn.words}`}
        >
          <ArrowRight aria-hidden />
          {t('go')}
        </Link>
        {table.state === 'over' && (
          <button
            type="button"
            className="button quiet icon"
            aria-label={`${t('record')}: ${card?.name ?? table.game}`}
            onClick={() => void saveRecord(table.table).catch(() => undefined)}
          >
            <Download aria-hidden />
          </button>
        )}
      </div>
    </li>
  );
};

const Open = ({ table, onChange }: { table: TableInfo; onChange: () => void }) => {
  const t = useTranslations('online.lists');
  const format = useFormatter();
  const clock = useClockWords();
  const who = useWho();
  const card = useCard(table.game);
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

/** Where the home page has a place for it: above the games to begin. */
const MineFirst = ({ children }: { children: ReactNode }) => {
  const place = document.getElementById('my-online');
  const section = <section>{children}</section>;
  return place === null ? section : createPortal(section, place);
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

/** Those that wait for me first; finished ones are folded. */
const MyTables = ({ tables }: { tables: readonly TableInfo[] }) => {
  const t = useTranslations('online.lists');
  const rank = (table: TableInfo): number => (table.me !== null && table.turn?.waiting.includes(table.me) ? 0 : 1);
  const going = tables.filter(table => table.state !== 'over').sort((a, b) => rank(a) - rank(b));
  const finished = tables.filter(table => table.state === 'over');
  return (
    <MineFirst>
      <h2 className="section-title">{t('mine')}</h2>
      <ul className="my-games">
        {going.map(table => (
          <Mine key={table.table} table={table} />
        ))}
      </ul>
      {finished.length > 0 && (
        <details className="more-choices">
          <summary>{t('finished', { n: finished.length })}</summary>
          <ul className="my-games">
            {finished.map(table => (
              <Mine key={table.table} table={table} />
            ))}
          </ul>
        </details>
      )}
    </MineFirst>
  );
};

const Tables = () => {
  const t = useTranslations('online.lists');
  const { found, missing, load } = useFound();
  if (missing === 'no-server') return <p className="muted online-note">{t('noServer')}</p>;
  if (missing !== null && found === null) return <p className="muted online-note">{t('offline')}</p>;
  if (found === null) return null;
  return (
    <>
      <Invitations invitations={found.invitations} onDone={load} />
      {found.mine.length > 0 && <MyTables tables={found.mine} />}
      <section>
        <h2 className="section-title">{t('open')}</h2>
        {found.open.length === 0 ? (
          <p className="muted">{t('none')}</p>
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
