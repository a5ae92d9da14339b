/** Invitations that name me, at the top of the home page: who asks, to what, sit down or decline. */
import { cards } from 'virtual:game-cards';
import type { ApiReply } from '@stoa/protocol';
import { UserPlus, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useSettings } from '../settings.ts';
import { call } from './api.ts';
import { useWho } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { useClockWords } from './table-facts.tsx';
import { makeEntropy, remember } from './table-memory.ts';
import { useAct } from './use-act.ts';

export type MyInvitation = ApiReply<'GET /api/me/invitations'>['invitations'][number];

const Row = ({ invitation, onDone }: { invitation: MyInvitation; onDone: () => void }) => {
  const t = useTranslations('online.lists');
  const format = useFormatter();
  const clock = useClockWords();
  const who = useWho();
  const lang = useSettings(s => s.language);
  const [, go] = useLocation();
  const { busy, problem, act } = useAct();
  const { id, table, invitedBy } = invitation;
  const game = cards.find(card => card.id === table.game)?.words[lang].name ?? table.game;
  const there = table.seats.filter(seat => seat.kind !== 'empty').map(who);
  const accept = (): Promise<boolean> =>
    act(async () => {
      const entropy = makeEntropy();
      await call('POST /api/me/invitations/:id/accept', { id }, { entropy });
      remember(table.table, { entropy, commitment: table.commitment });
      go(`/table/${table.table}`);
    });
  const decline = async (): Promise<void> => {
    if (await act(() => call('DELETE /api/me/invitations/:id', { id }))) onDone();
  };
  return (
    <li className="my-game" data-mine="true">
      <div className="what">
        <strong>{game}</strong>{' '}
        <span className="turn">{invitedBy === null ? t('invitedNobody') : t('invitedBy', { name: invitedBy })}</span>
        <div>
          <small>
            {t('with', { names: format.list(there) })} · {clock(table.clock)}
          </small>
        </div>
        <ProblemNote problem={problem} />
      </div>
      <div className="acts">
        <button type="button" className="button main" disabled={busy} aria-label={`${t('join')}: ${game}`} onClick={() => void accept()}>
          <UserPlus aria-hidden />
          {t('join')}
        </button>
        <button type="button" className="button" disabled={busy} aria-label={`${t('decline')}: ${game}`} onClick={() => void decline()}>
          <X aria-hidden />
          {t('decline')}
        </button>
      </div>
    </li>
  );
};

export const Invitations = ({ invitations, onDone }: { invitations: readonly MyInvitation[]; onDone: () => void }) => {
  const t = useTranslations('online.lists');
  const place = document.getElementById('invited');
  if (place === null || invitations.length === 0) return null;
  return createPortal(
    <section className="invited" aria-labelledby="invited-title">
      <h2 id="invited-title" className="section-title">
        {t('invited')}
      </h2>
      <ul className="my-games">
        {invitations.map(invitation => (
          <Row key={invitation.id} invitation={invitation} onDone={onDone} />
        ))}
      </ul>
    </section>,
    place,
  );
};
