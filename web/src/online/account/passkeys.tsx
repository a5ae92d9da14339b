/** Passkeys: the device's own lock instead of a password. Added, used to sign in, removed. */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import type { Account, Passkey } from '@stoa/protocol';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { useIdentity } from '../identity.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { answerOf, askPasskey, unlessCancelled } from './authenticator.ts';
import { Field, LoginField } from './field.tsx';
import { KeyList } from './key-list.tsx';
import { useProof } from './prove.tsx';

export const PasskeySignIn = () => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const { busy, problem, act } = useAct();
  if (!browserSupportsWebAuthn()) return null;
  const enter = (): Promise<boolean> =>
    act(() =>
      unlessCancelled(async () => {
        know((await call('POST /api/session/passkey', {}, { response: await askPasskey() })).account);
      }),
    );
  return (
    <div className="panel">
      <button type="button" className="button" disabled={busy} onClick={() => void enter()}>
        <KeyRound aria-hidden />
        {t('passkeySignIn')}
      </button>
      <ProblemNote problem={problem} />
    </div>
  );
};

export const Passkeys = ({ account, onCodes }: { account: Account; onCodes: (codes: readonly string[]) => void }) => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [label, setLabel] = useState('');
  const [login, setLogin] = useState('');
  const { busy, problem, act } = useAct();
  const isGuest = account.kind === 'guest';
  const { proved, dialog } = useProof(account);
  const load = useCallback(async () => setPasskeys((await call('GET /api/me/passkeys')).passkeys), []);
  useEffect(() => {
    void act(load);
  }, [act, load]);
  if (!browserSupportsWebAuthn()) return null;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    void act(() =>
      unlessCancelled(() =>
        proved(async () => {
          const named = isGuest ? { login } : {};
          const { options } = await call('POST /api/me/passkeys/options', {}, named);
          const response = await startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] });
          const made = await call('POST /api/me/passkeys', {}, { response: answerOf(response), label: label.trim(), ...named });
          setLabel('');
          if (made.recoveryCodes.length > 0) onCodes(made.recoveryCodes);
          know(made.account);
          await load();
        }),
      ),
    );
  };
  const remove = (id: string): Promise<boolean> =>
    act(() =>
      proved(async () => {
        await call('DELETE /api/me/passkeys/:id', { id });
        await load();
      }),
    );
  return (
    <details className="panel more-choices">
      <summary>{t('passkeys')}</summary>
      <div className="stack">
        <p className="muted">{t('passkeysLead')}</p>
        <KeyList keys={passkeys} busy={busy} onRemove={id => void remove(id)} />
        <form className="name-form" onSubmit={add} aria-label={t('passkeyAdd')}>
          {isGuest && <LoginField isNew value={login} onText={setLogin} />}
          <Field label={t('passkeyLabel')} value={label} onText={setLabel} maxLength={40} autoComplete="off" />
          <button type="submit" className="button" disabled={busy || label.trim() === ''}>
            <KeyRound aria-hidden />
            {t('passkeyAdd')}
          </button>
        </form>
        <ProblemNote problem={problem} />
      </div>
      {dialog}
    </details>
  );
};
