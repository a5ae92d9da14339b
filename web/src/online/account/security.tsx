/** A member's own password and recovery codes, changed while signed in. */
import type { Account } from '@stoa/protocol';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { useIdentity } from '../identity.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { PasswordField } from './field.tsx';
import { useProof } from './prove.tsx';

export const Security = ({ account, onCodes }: { account: Account; onCodes: (codes: readonly string[]) => void }) => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const [password, setPassword] = useState('');
  const [isChanged, setChanged] = useState(false);
  const { busy, problem, act } = useAct();
  const { proved, dialog } = useProof(account);
  const change = (event: FormEvent): void => {
    event.preventDefault();
    setChanged(false);
    void act(() =>
      proved(async () => {
        const { account: now } = await call('PUT /api/me/password', {}, { password });
        know(now);
        setPassword('');
        setChanged(true);
      }),
    );
  };
  const renew = (): Promise<boolean> => act(() => proved(async () => onCodes((await call('POST /api/me/recovery-codes')).recoveryCodes)));
  const name = account.hasPassword ? t('passwordChange') : t('passwordSet');
  return (
    <details className="panel more-choices">
      <summary>{t('security')}</summary>
      <div className="stack">
        <form className="stack" onSubmit={change} aria-label={name}>
          <p className="muted">{t('passwordLead')}</p>
          <PasswordField isNew label={t('newPassword')} value={password} onText={setPassword} />
          <button type="submit" className="button start" disabled={busy}>
            {name}
          </button>
        </form>
        <p role="status">{isChanged && t('passwordChanged')}</p>
        <p className="muted">{t('codesNewLead')}</p>
        <button type="button" className="button start" disabled={busy} onClick={() => void renew()}>
          {t('codesNew')}
        </button>
        <ProblemNote problem={problem} />
      </div>
      {dialog}
    </details>
  );
};
