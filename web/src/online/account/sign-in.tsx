/** A guest becomes a member and keeps all games; a member comes back with the password. */
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { useIdentity } from '../identity.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { LoginField, PasswordField } from './field.tsx';

const useForm = () => {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return { login, setLogin, password, setPassword, ...useAct() };
};

export const SignUp = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const { login, setLogin, password, setPassword, busy, problem, act } = useForm();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act(async () => {
      const { account, recoveryCodes } = await call('POST /api/me/sign-up', {}, { login, password });
      onCodes(recoveryCodes);
      know(account);
    });
  };
  return (
    <form className="panel" onSubmit={submit} aria-label={t('signUp')}>
      <h2>{t('signUp')}</h2>
      <LoginField isNew value={login} onText={setLogin} />
      <PasswordField isNew label={t('password')} value={password} onText={setPassword} />
      <ProblemNote problem={problem} />
      <button type="submit" className="button main" disabled={busy}>
        {t('signUp')}
      </button>
    </form>
  );
};

export const SignIn = ({ isGuest }: { isGuest: boolean }) => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const { login, setLogin, password, setPassword, busy, problem, act } = useForm();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act(async () => know((await call('POST /api/session', {}, { login, password })).account));
  };
  return (
    <form className="panel" onSubmit={submit} aria-label={t('signIn')}>
      <h2>{t('signIn')}</h2>
      {isGuest && <p className="muted">{t('signInWarning')}</p>}
      <LoginField value={login} onText={setLogin} />
      <PasswordField label={t('password')} value={password} onText={setPassword} />
      <ProblemNote problem={problem} />
      <button type="submit" className="button" disabled={busy}>
        {t('signIn')}
      </button>
    </form>
  );
};
