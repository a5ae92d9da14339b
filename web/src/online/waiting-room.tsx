/** A table before its game: who is there, the link to send, bots for seats that stay free. */
import { cards } from 'virtual:game-cards';
import type { TableInfo } from '@stoa/protocol';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useSettings } from '../settings.ts';
import { Page } from '../shell/page.tsx';
import { call } from './api.ts';
import { AskByName } from './ask-by-name.tsx';
import { Chat } from './chat/chat.tsx';
import { Invitation } from './invitation-link.tsx';
import { NameForm } from './name-field.tsx';
import { offeredLevels } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { TableFacts } from './table-facts.tsx';
import { useAct } from './use-act.ts';
import { SeatRow } from './wait-seat.tsx';

/** With the address of a rematch: the others were asked when it was made. */
export const ASKED = { asked: true } as const;

/** The levels of bots that this server has for the game. */
const useLevels = (game: string): readonly string[] => {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    call('GET /api/games').then(
      ({ games }) => setLevels(offeredLevels(games.find(g => g.id === game)?.bots ?? [])),
      () => undefined,
    );
  }, [game]);
  return levels;
};

const Head = ({ table, game, picture }: { table: TableInfo; game: string; picture: string | undefined }) => {
  const t = useTranslations('online.wait');
  const free = table.seats.filter(seat => seat.kind === 'empty').length;
  const isAsked = useHistoryState<Partial<typeof ASKED> | null>()?.asked === true;
  return (
    <header className="wait-head">
      {picture !== undefined && (
        <div className="picture">
          <img src={picture} alt="" />
        </div>
      )}
      <div className="words">
        <h1>{t('title', { game })}</h1>
        <p className="wait-count" role="status">
          {t('missing', { n: free })}
        </p>
        {isAsked && free > 0 && <p>{t('othersAsked')}</p>}
        <TableFacts table={table} />
      </div>
    </header>
  );
};

const Leave = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.wait');
  const [, go] = useLocation();
  const { busy, problem, act } = useAct();
  const leave = (): Promise<boolean> =>
    act(async () => {
      await call('POST /api/tables/:table/leave', { table: table.table });
      go('/');
    });
  const alone = table.seats.filter(seat => seat.kind === 'human').length === 1;
  return (
    <div className="wait-leave">
      <ProblemNote problem={problem} />
      <button type="button" className="button quiet start" disabled={busy} onClick={() => void leave()}>
        {alone ? t('close') : t('getUp')}
      </button>
    </div>
  );
};

export const WaitingRoom = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.wait');
  const lang = useSettings(s => s.language);
  const levels = useLevels(table.game);
  const card = cards.find(({ id }) => id === table.game);
  const game = card?.words[lang].name ?? table.game;
  const sits = table.me !== null;
  const invites = sits || table.host;
  const link = invites ? (
    <section className="panel wait-link" aria-label={t('link')}>
      <h2>{t('invite')}</h2>
      <p>{t('lead')}</p>
      <Invitation table={table} game={game} />
      <AskByName table={table.table} />
    </section>
  ) : (
    <p className="muted wait-link">{t('leadGuest')}</p>
  );
  return (
    <Page title={game}>
      <div className={`waiting-room${table.host ? ' hosted' : ''}`}>
        <Head table={table} game={game} picture={card?.picture} />
        {table.host && link}
        <section className="wait-people" aria-label={t('seats')}>
          <h2 className="section-title">{t('seats')}</h2>
          <ul className="wait-seats" aria-live="polite">
            {table.seats.map(seat => (
              <SeatRow key={seat.seat} table={table} seat={seat} levels={levels} />
            ))}
          </ul>
          {table.seating === 'random' && <p className="muted">{t('byLot')}</p>}
          {sits && <NameForm />}
          {sits && <Leave table={table} />}
        </section>
        {!table.host && link}
        {invites && <Chat />}
      </div>
    </Page>
  );
};
