/** The account's data: all of it as a file, or deleted for good. */
import type { Account } from '@stoa/protocol';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../replay/download.ts';
import { SureDialog } from '../../shell/sure-dialog.tsx';
import { call, callForText } from '../api.ts';
import { useIdentity } from '../identity.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { Field } from './field.tsx';

const Deletion = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const t = useTranslations('online.account');
  const know = useIdentity(s => s.know);
  const [password, setPassword] = useState('');
  const { busy, problem, act } = useAct();
  const remove = async (): Promise<void> => {
    const gone = await act(() => call('DELETE /api/me', {}, account.kind === 'member' ? { password } : {}));
    if (!gone) return;
    onClose();
    know(null);
  };
  return (
    <SureDialog title={t('delete')} yes={t('deleteYes')} no={t('deleteNo')} busy={busy} onYes={() => void remove()} onClose={onClose}>
      <p>{t('deleteSure')}</p>
      {account.kind === 'member' && (
        <Field label={t('password')} value={password} onText={setPassword} type="password" minLength={8} autoComplete="current-password" />
      )}
      <ProblemNote problem={problem} />
    </SureDialog>
  );
};

export const Data = ({ account }: { account: Account }) => {
  const t = useTranslations('online.account');
  const [sure, setSure] = useState(false);
  const { busy, problem, act } = useAct();
  const save = (): Promise<boolean> => act(async () => saveFile('stoa-account.json', await callForText('GET /api/me/export')));
  return (
    <section className="panel" aria-labelledby="data">
      <h2 id="data">{t('data')}</h2>
      <div className="act-row">
        <button type="button" className="button" disabled={busy} onClick={() => void save()}>
          <Download aria-hidden />
          {t('export')}
        </button>
        <button type="button" className="button" onClick={() => setSure(true)}>
          <Trash2 aria-hidden />
          {t('delete')}
        </button>
      </div>
      {account.kind === 'guest' && <p className="muted">{t('guestLeaves')}</p>}
      <ProblemNote problem={problem} />
      {sure && <Deletion account={account} onClose={() => setSure(false)} />}
    </section>
  );
};
