/** A table before its game: the link to send, who is there, bots for seats that stay free. */
import { cards } from 'virtual:game-cards';
import type { SeatInfo, TableInfo } from '@stoa/protocol';
import { Bot, Check, Copy, Link2Off, Share2, User, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useSettings } from '../settings.ts';
import { Page } from '../shell/page.tsx';
import { call } from './api.ts';
import { AskByName } from './ask-by-name.tsx';
import { Chat } from './chat/chat.tsx';
import { useLive } from './live.ts';
import { NameForm } from './name-field.tsx';
import { offeredLevels, useLevelName, useWho } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { TableFacts } from './table-facts.tsx';
import { makeEntropy, recall, remember } from './table-memory.ts';
import { useAct } from './use-act.ts';

interface InvitationLink {
  readonly link: string | undefined;
  readonly revoked: boolean;
  readonly busy: boolean;
  readonly problem: ReturnType<typeof useAct>['problem'];
  readonly revoke: () => void;
  readonly renew: () => void;
}
/** The link is made once and kept in this browser: the server shows a token only when it makes it. */
const useInvitationLink = (id: string): InvitationLink => {
  const [token, setToken] = useState(() => recall(id).token);
  const [revoked, setRevoked] = useState(false);
  const { busy, problem, act } = useAct();
  useEffect(() => {
    if (token !== undefined || revoked) return;
    void act(async () => {
      const made = await call('POST /api/tables/:table/invitations', { table: id }, {});
      remember(id, { token: made.token });
      setToken(made.token);
    });
  }, [id, token, revoked, act]);
  const revoke = (): Promise<boolean> =>
    act(async () => {
      const { invitations } = await call('GET /api/tables/:table/invitations', { table: id });
      for (const invitation of invitations) await call('DELETE /api/tables/:table/invitations/:id', { table: id, id: invitation.id });
      remember(id, { token: undefined });
      setRevoked(true);
      setToken(undefined);
    });
  const link = token === undefined ? undefined : `${location.origin}/join#${token}`;
  return { link, revoked, busy, problem, revoke: () => void revoke(), renew: () => setRevoked(false) };
};

const Invitation = ({ table, game }: { table: TableInfo; game: string }) => {
  const t = useTranslations('online.wait');
  const { link, revoked, busy, problem, revoke, renew } = useInvitationLink(table.table);
  /** The link that was copied. */
  const [copy, setCopy] = useState<string>();
  if (revoked)
    return (
      <div className="invitation">
        <p role="status">{t('revoked')}</p>
        <button type="button" className="button" onClick={renew}>
          {t('newLink')}
        </button>
      </div>
    );
  const isCopied = link !== undefined && copy === link;
  const url = link ?? '';
  return (
    <div className="invitation">
      <label className="field">
        {t('link')}
        <input className="input link" readOnly value={url} onFocus={event => event.target.select()} />
      </label>
      <div className="act-row">
        <button
          type="button"
          className="button main large"
          disabled={link === undefined}
          onClick={() => void navigator.clipboard.writeText(url).then(() => setCopy(url))}
        >
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? t('copied') : t('copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            disabled={link === undefined}
            onClick={() => void navigator.share({ text: t('shareText', { game }), url }).catch(() => undefined)}
          >
            <Share2 aria-hidden />
            {t('share')}
          </button>
        )}
        <button type="button" className="button quiet" disabled={busy || link === undefined} onClick={revoke}>
          <Link2Off aria-hidden />
          {t('revoke')}
        </button>
      </div>
      <p className="muted">{t('expires')}</p>
      <p className="unseen" role="status">
        {isCopied && t('copied')}
      </p>
      <ProblemNote problem={problem} />
    </div>
  );
};

const BotChoice = ({ levels, busy, onSeat }: { levels: readonly string[]; busy: boolean; onSeat: (level: string) => void }) => {
  const t = useTranslations('online.wait');
  const name = useLevelName();
  const [level, setLevel] = useState(levels.includes('citizen') ? 'citizen' : (levels[0] ?? ''));
  return (
    <span className="bot-choice">
      <select className="input" aria-label={t('level')} value={level} onChange={event => setLevel(event.target.value)}>
        {levels.map(l => (
          <option key={l} value={l}>
            {name(l)}
          </option>
        ))}
      </select>
      <button type="button" className="button" disabled={busy} onClick={() => onSeat(level)}>
        <Bot aria-hidden />
        {t('seatBot')}
      </button>
    </span>
  );
};

const MARKS = { bot: Bot, human: User, empty: UserPlus } as const;

const SeatRow = ({ table, seat, levels }: { table: TableInfo; seat: SeatInfo; levels: readonly string[] }) => {
  const t = useTranslations('online.wait');
  const lang = useSettings(s => s.language);
  const who = useWho();
  const know = useLive(s => s.know);
  const { busy, problem, act } = useAct();
  const at = { table: table.table, seat: String(seat.seat) };
  const change = (bot: string | null): Promise<boolean> =>
    act(async () => know((await call('PUT /api/tables/:table/seats/:seat', at, { bot })).table));
  const sit = (): Promise<boolean> =>
    act(async () => {
      const entropy = makeEntropy();
      const reply = await call('POST /api/tables/:table/join', { table: table.table }, { seat: seat.seat, entropy });
      remember(table.table, { entropy, commitment: table.commitment });
      know(reply.table);
    });
  const side = cards.find(card => card.id === table.game)?.words[lang].seats[seat.seat];
  const Mark = MARKS[seat.kind];
  const label = table.seating === 'random' || side === undefined ? t('place', { n: seat.seat + 1 }) : side;
  return (
    <li className={`seat wait-seat ${seat.kind}`}>
      <Mark className="mark" aria-hidden />
      <span className="seat-name">{label}</span>
      <span className="seat-who">{who(seat)}</span>
      <span className="seat-acts">
        {seat.kind === 'empty' && table.me === null && (
          <button type="button" className="button main" disabled={busy} onClick={() => void sit()}>
            {t('sit')}
          </button>
        )}
        {seat.kind === 'empty' && table.host && levels.length > 0 && (
          <BotChoice levels={levels} busy={busy} onSeat={level => void change(level)} />
        )}
        {seat.kind === 'bot' && table.host && (
          <button type="button" className="button quiet" disabled={busy} onClick={() => void change(null)}>
            {t('unseatBot')}
          </button>
        )}
      </span>
      <ProblemNote problem={problem} />
    </li>
  );
};

export const WaitingRoom = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.wait');
  const lang = useSettings(s => s.language);
  const [levels, setLevels] = useState<readonly string[]>([]);
  const [, go] = useLocation();
  const { busy, problem, act } = useAct();
  const game = cards.find(card => card.id === table.game)?.words[lang].name ?? table.game;
  useEffect(() => {
    call('GET /api/games').then(
      ({ games }) => setLevels(offeredLevels(games.find(g => g.id === table.game)?.bots ?? [])),
      () => undefined,
    );
  }, [table.game]);
  const leave = (): Promise<boolean> =>
    act(async () => {
      await call('POST /api/tables/:table/leave', { table: table.table });
      go('/');
    });
  const invites = table.me !== null || table.host;
  const alone = table.seats.filter(seat => seat.kind === 'human').length === 1;
  return (
    <Page title={game}>
      <div className="waiting-room">
        <h1>{t('title', { game })}</h1>
        <TableFacts table={table} />
        {invites && (
          <section className="panel" aria-label={t('link')}>
            <p>{t('lead')}</p>
            <Invitation table={table} game={game} />
            <AskByName table={table.table} />
          </section>
        )}
        {!invites && <p className="muted">{t('leadGuest')}</p>}
        <section aria-label={t('seats')}>
          <h2 className="section-title">{t('seats')}</h2>
          <ul className="wait-seats" aria-live="polite">
            {table.seats.map(seat => (
              <SeatRow key={seat.seat} table={table} seat={seat} levels={levels} />
            ))}
          </ul>
          {table.seating === 'random' && <p className="muted">{t('byLot')}</p>}
        </section>
        {table.me !== null && <NameForm />}
        {invites && <Chat />}
        <ProblemNote problem={problem} />
        {table.me !== null && (
          <button type="button" className="button quiet start" disabled={busy} onClick={() => void leave()}>
            {alone ? t('close') : t('getUp')}
          </button>
        )}
      </div>
    </Page>
  );
};
