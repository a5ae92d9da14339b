/** A record from a file: whole or not, and whether every draw follows from the sealed key. Nothing leaves the page. */
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import type { Verdict } from '../table/table-client.ts';
import { WorkerLink } from '../table/worker-client.ts';
import { keepUploaded } from './uploaded.ts';

export const VerifyPage = () => {
  const t = useTranslations('verify');
  const [verdict, setVerdict] = useState<Verdict | null | undefined>();
  const [name, setName] = useState('');
  const check = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const record = await file.text();
    const link = new WorkerLink();
    const found = await link.ask('verify', { record }).catch(() => null);
    link.close();
    setName(file.name);
    setVerdict(found);
    keepUploaded('file', record);
  };
  return (
    <Page title={t('title')}>
      <h1>{t('title')}</h1>
      <p className="muted">{t('lead')}</p>
      <div className="panel">
        <label className="button">
          <FileUp aria-hidden />
          {t('choose')}
          <input className="unseen" type="file" accept="application/json,.json" onChange={event => void check(event.target.files?.[0])} />
        </label>
        <div role="status">
          {name !== '' && <p className="muted">{name}</p>}
          {verdict === null && <p className="verdict-bad">{t('unreadable')}</p>}
          {verdict && (
            <>
              <p className={verdict.ok ? 'verdict-ok' : 'verdict-bad'}>
                {verdict.ok ? t('ok', { entries: verdict.entries }) : t('bad', { firstBad: verdict.firstBad ?? 0 })}
              </p>
              <p className={verdict.draws === 'failed' ? 'verdict-bad' : 'verdict-ok'}>{t(`draws_${verdict.draws}`)}</p>
            </>
          )}
        </div>
        {verdict && (
          <Link href="/replay/file" className="button">
            {t('open')}
          </Link>
        )}
      </div>
      <p className="muted">{t('honest')}</p>
    </Page>
  );
};
