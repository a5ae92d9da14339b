/** Keys for programs that play in the account's name. A key is shown once. */
import type { Account, Token } from '@stoa/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { Field } from './field.tsx';
import { KeyList } from './key-list.tsx';
import { useProof } from './prove.tsx';

export const Tokens = ({ account }: { account: Account }) => {
  const t = useTranslations('online.account');
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
        <KeyList keys={tokens} busy={busy} onRemove={id => void remove(id)} />
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
