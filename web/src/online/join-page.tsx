/** The end of an invitation link: what it leads to, a name if the guest likes, one touch to sit down. The token stays in the fragment. */
import { cards } from 'virtual:game-cards';
import type { ApiReply } from '@stoa/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../settings.ts';
import { NotePage } from '../shell/note-page.tsx';
import { Page } from '../shell/page.tsx';
import { call, Problem } from './api.ts';
import { callMe, useIdentity } from './identity.ts';
import { NameInput } from './name-field.tsx';
import { makeEntropy, remember } from './table-memory.ts';
import './online.css';
import { useWho } from './people.tsx';
import { useProblemWords } from './problem.tsx';
import { TableFacts } from './table-facts.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

type Read = ApiReply<'POST /api/invitations/read'>;

const SHAPE = /^[A-Za-z0-9_-]{20,64}$/;

const useRefusal = (): ((problem: Problem) => string) => {
  const t = useTranslations('online.join');
  const words = useProblemWords();
  return problem => {
    const { code } = problem;
    return code === 'gone' || code === 'taken' || code === 'over' ? t(code) : words(problem);
  };
};

const Refused = ({ problem }: { problem: Problem }) => {
  const shell = useTranslations('shell');
  const refusal = useRefusal();
  return (
    <>
      <p role="alert">{refusal(problem)}</p>
      <Link href="/" className="button">
        {shell('home')}
      </Link>
    </>
  );
};

/** A name, if the guest likes, and one touch to sit down. */
const JoinForm = ({
  read: { table, seat },
  token,
  onProblem,
}: {
  read: Read;
  token: string;
  onProblem: (problem: Problem | null) => void;
}) => {
  const t = useTranslations('online.join');
  const lang = useSettings(s => s.language);
  const account = useIdentity(s => s.account);
  const [, go] = useLocation();
  const [name, setName] = useState(account?.name ?? '');
  const { busy, problem, act } = useAct();
  useEffect(() => onProblem(problem), [problem, onProblem]);
  const free = table.seats.filter(s => s.kind === 'empty');
  const mine = seat ?? (free.length === 1 ? free[0]?.seat : undefined);
  const side = mine === undefined ? undefined : cards.find(({ id }) => id === table.game)?.words[lang].seats[mine];
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    void act(async () => {
      await useIdentity.getState().be();
      await callMe(name);
      const entropy = makeEntropy();
      const { table: joined } = await call('POST /api/invitations/accept', {}, { token, entropy });
      remember(joined.table, { entropy, commitment: table.commitment });
      go(`/table/${joined.table}`, { replace: true });
    });
  };
  return (
    <form className="join-form" onSubmit={sit}>
      <p>
        {table.seating === 'random' && table.state === 'waiting' ? t('lot') : side === undefined ? t('anySeat') : t('seat', { seat: side })}
      </p>
      <NameInput value={name} onChange={setName} />
      <button type="submit" className="button main large" disabled={busy}>
        {busy ? t('sitting') : t('sit')}
      </button>
    </form>
  );
};

const Offer = ({ read, token }: { read: Read; token: string }) => {
  const t = useTranslations('online.join');
  const lang = useSettings(s => s.language);
  const format = useFormatter();
  const who = useWho();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { table, invitedBy } = read;
  const card = cards.find(({ id }) => id === table.game);
  const words = card?.words[lang];
  const game = words?.name ?? table.game;
  const isShut = table.me === null && (table.state === 'over' || table.seats.every(s => s.kind !== 'empty'));
  const there = table.seats.filter(s => s.kind !== 'empty' && !s.me).map(who);
  return (
    <article className="game-card invitation-card" aria-label={game}>
      {card && (
        <div className="picture">
          <img src={card.picture} alt="" />
        </div>
      )}
      <div className="words">
        <h1>{isShut ? game : invitedBy === null ? t('invitedNobody', { game }) : t('invited', { name: invitedBy, game })}</h1>
        {words && <p>{words.tagline}</p>}
        {there.length > 0 && !isShut && <p>{t('there', { names: format.list(there) })}</p>}
        <TableFacts table={table} />
        {table.me !== null ? (
          <>
            <p>{t('back')}</p>
            <Link href={`/table/${table.table}`} replace className="button main large">
              {t('open')}
            </Link>
          </>
        ) : problem || isShut ? (
          <Refused problem={problem ?? new Problem(table.state === 'over' ? 'over' : 'taken')} />
        ) : (
          <JoinForm read={read} token={token} onProblem={setProblem} />
        )}
      </div>
    </article>
  );
};

const Invitation = ({ token }: { token: string }) => {
  const t = useTranslations('online.join');
  const [read, setRead] = useState<Read | null>(null);
  const { problem, act } = useAct();
  const refusal = useRefusal();
  const hasToken = SHAPE.test(token);
  useEffect(() => {
    if (!hasToken) return;
    void act(async () => {
      // A guest who comes back with a session is greeted by name; looking at a link makes no account.
      await useIdentity.getState().ask();
      setRead(await call('POST /api/invitations/read', {}, { token }));
    });
  }, [token, hasToken, act]);
  if (!hasToken) return <NotePage title={t('noToken')} why={t('noTokenWhy')} picture="lost" />;
  if (problem) return <NotePage title={t('refused')} why={refusal(problem)} picture="broken" />;
  return (
    <Page title={t('title')}>
      {read ? (
        <Offer read={read} token={token} />
      ) : (
        <p className="waiting" role="status">
          {t('reading')}
        </p>
      )}
    </Page>
  );
};

/** Another link pasted into the same tab changes the fragment only. */
const useFragment = (): string => {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = (): void => setFragment(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return fragment;
};

export const JoinPage = () => {
  const token = useFragment();
  return (
    <OnlineWords>
      <Invitation key={token} token={token} />
    </OnlineWords>
  );
};
