/** Keys for programs that play in one's name. A key is shown once. */
import type { Account, Token } from '@stoa/protocol';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { Field } from './field.tsx';
import { useProof } from './prove.tsx';

export const Tokens = ({ account }: { account: Account }) => {
  const t = useTranslations('online.account');
  const format = useFormatter();
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [label, setLabel] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, problem, act } = useAct();
  const { proved, dialog } = useProof(account);
  const load = useCallback(async () => setTokens((await call('GET /api/tokens')).tokens), []);
  useEffect(() => {
    void act(load);
  }, [act, load]);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    void act(() =>
      proved(async () => {
        const made = await call('POST /api/tokens', {}, { label: label.trim() });
        setSecret(made.secret);
        setLabel('');
        await load();
      }),
    );
  };
  const remove = (id: string): Promise<boolean> =>
    act(async () => {
      await call('DELETE /api/tokens/:id', { id });
      await load();
    });
  return (
    <details className="panel more-choices">
      <summary>{t('tokens')}</summary>
      <div className="stack">
        <p className="muted">{t('tokensLead')}</p>
        <ul className="tokens">
          {tokens.map(token => (
            <li key={token.id}>
              <strong>{token.label}</strong>{' '}
              <small className="muted">
                {token.usedAt === null ? t('tokenNever') : t('tokenUsed', { when: format.relativeTime(token.usedAt, Date.now()) })}
              </small>
              <button
                type="button"
                className="button quiet icon push"
                disabled={busy}
                aria-label={`${t('tokenDelete')}: ${token.label}`}
                onClick={() => void remove(token.id)}
              >
                <Trash2 aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{secret !== null && <code>{t('tokenOnce', { secret })}</code>}</p>
        <form className="name-form" onSubmit={make} aria-label={t('tokenMake')}>
          <Field label={t('tokenLabel')} value={label} onText={setLabel} maxLength={40} autoComplete="off" />
          <button type="submit" className="button" disabled={busy || label.trim() === ''}>
            {t('tokenMake')}
          </button>
        </form>
        <ProblemNote problem={problem} />
      </div>
      {dialog}
    </details>
  );
};
