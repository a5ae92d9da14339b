/** The account: a name, a way to come back, its data, keys for programs. A guest can do everything but come back from elsewhere. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotePage } from '../shell/note-page.tsx';
import { Page } from '../shell/page.tsx';
import { Data } from './account/data.tsx';
import { PasskeySignIn, Passkeys } from './account/passkeys.tsx';
import { Recover } from './account/recover.tsx';
import { RecoveryCodes } from './account/recovery-codes.tsx';
import { Security } from './account/security.tsx';
import { SignIn, SignUp } from './account/sign-in.tsx';
import { Tokens } from './account/tokens.tsx';
import { call } from './api.ts';
import { useIdentity } from './identity.ts';
import { NameForm } from './name-field.tsx';
import './online.css';
import { ProblemNote, useProblemWords } from './problem.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

const SignOut = () => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const { busy, problem, act } = useAct();
  const out = (route: 'DELETE /api/session' | 'DELETE /api/sessions'): Promise<boolean> =>
    act(async () => {
      await call(route);
      know(null);
    });
  return (
    <div className="act-row">
      <button type="button" className="button" disabled={busy} onClick={() => void out('DELETE /api/session')}>
        {t('signOut')}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void out('DELETE /api/sessions')}>
        {t('signOutAll')}
      </button>
      <ProblemNote problem={problem} />
    </div>
  );
};

const Account = () => {
  const t = useTranslations('online.account');
  const shell = useTranslations('shell');
  const words = useProblemWords();
  const { account, ask } = useIdentity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { problem, act } = useAct();
  useEffect(() => {
    void act(ask);
  }, [act, ask]);
  if (problem !== null && account === undefined)
    return (
      <NotePage title={t('title')} why={words(problem)} picture="becalmed" isProblem>
        <button type="button" className="button main" onClick={() => void act(ask)}>
          {shell('again')}
        </button>
      </NotePage>
    );
  return (
    <Page title={t('title')}>
      <h1>{t('title')}</h1>
      <div className="account">
        {problem && <ProblemNote problem={problem} />}
        {account === undefined && problem === null && <p role="status">{shell('loading')}</p>}
        {account === null && <p>{t('nobody')}</p>}
        {account && <p>{account.kind === 'guest' ? t('guest') : t('member', { login: account.login ?? '' })}</p>}
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
        {account && <NameForm key={`name ${account.id}`} />}
        {account?.kind === 'guest' && <SignUp onCodes={setCodes} />}
        {account !== undefined && account?.kind !== 'member' && (
          <>
            <SignIn isGuest={account?.kind === 'guest'} />
            <PasskeySignIn />
            <Recover />
          </>
        )}
        {account?.kind === 'member' && <SignOut />}
        {account?.kind === 'member' && <Security key={`security ${account.id}`} account={account} onCodes={setCodes} />}
        {account && <Passkeys key={`passkeys ${account.id}`} account={account} onCodes={setCodes} />}
        {account?.kind === 'member' && <Tokens key={`tokens ${account.id}`} account={account} />}
        {account && <Data account={account} />}
      </div>
    </Page>
  );
};

export const AccountPage = () => (
  <OnlineWords>
    <Account />
  </OnlineWords>
);
