/** The link that seats friends: made once, copied or shared, taken back. */
import type { TableInfo } from '@stoa/protocol';
import { Check, Copy, Link2Off, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from './api.ts';
import { ProblemNote } from './problem.tsx';
import { recall, remember } from './table-memory.ts';
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

export const Invitation = ({ table, game }: { table: TableInfo; game: string }) => {
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
