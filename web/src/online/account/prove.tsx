/** What opens the account changes only after a fresh proof: where the server asks for one, a dialog does, and the change goes on by itself. */
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { Account, ApiBody } from '@stoa/protocol';
import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../shell/dialog.tsx';
import { call, Problem } from '../api.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { askPasskey, unlessCancelled } from './authenticator.ts';
import { PasswordField } from './field.tsx';

const ProveDialog = ({ account, onProved, onClose }: { account: Account; onProved: () => void; onClose: () => void }) => {
  const t = useTranslations('online.account');
  const wrong = useTranslations('online.problem');
  const [password, setPassword] = useState('');
  const { busy, problem, act } = useAct();
  const prove = async (proof: () => Promise<ApiBody<'POST /api/session/prove'>>): Promise<void> => {
    let isProved = false;
    await act(() =>
      unlessCancelled(async () => {
        await call('POST /api/session/prove', {}, await proof());
        isProved = true;
      }),
    );
    if (isProved) onProved();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void prove(async () => ({ password }));
  };
  return (
    <Dialog title={t('prove')} onClose={onClose}>
      <form className="join-form" onSubmit={submit} aria-label={t('prove')}>
        <p>{t('proveLead')}</p>
        {account.hasPassword && <PasswordField label={t('password')} value={password} onText={setPassword} />}
        {problem?.code === 'wrong-credentials' ? (
          <p className="problem" role="alert">
            {wrong('wrongProof')}
          </p>
        ) : (
          <ProblemNote problem={problem} />
        )}
        <div className="act-row">
          {account.hasPassword && (
            <button type="submit" className="button main" disabled={busy}>
              {t('proveYes')}
            </button>
          )}
          {browserSupportsWebAuthn() && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void prove(async () => ({ passkey: await askPasskey() }))}
            >
              <KeyRound aria-hidden />
              {t('provePasskey')}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {t('proveNo')}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

/** Milliseconds until the page shows what was done. */
const SETTLED = 100;

interface Proof {
  /** Does the work, after a proof if the server wants one. A person who does not give it has changed his mind: nothing is done. */
  proved(work: () => Promise<unknown>): Promise<void>;
  readonly dialog: ReactNode;
}

export const useProof = (account: Account): Proof => {
  const [answer, setAnswer] = useState<{ give(isProved: boolean): void } | null>(null);
  const proved = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    const from = document.activeElement;
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'prove-first')) throw error;
    }
    const isProved = await new Promise<boolean>(give => setAnswer({ give }));
    setAnswer(null);
    if (isProved) await work();
    // Where the keyboard was, when what was pressed can be pressed again; unless the change has led it elsewhere.
    setTimeout(() => {
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus();
    }, SETTLED);
  }, []);
  const dialog = answer && <ProveDialog account={account} onProved={() => answer.give(true)} onClose={() => answer.give(false)} />;
  return { proved, dialog };
};
