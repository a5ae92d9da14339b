/** Mail, where the site sends any: an address, and the code that proves it. */
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../account/field.tsx';
import { call } from '../api.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import type { NoticesKnown } from './known.ts';

export const Mail = ({ known, onKnown }: { known: NoticesKnown; onKnown: (known: NoticesKnown) => void }) => {
  const t = useTranslations('online.notices');
  const { email } = known;
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const { busy, problem, act } = useAct();
  if (!email.offered) return null;
  const submit = (event: SyntheticEvent, work: () => Promise<NoticesKnown>): void => {
    event.preventDefault();
    void act(async () => onKnown(await work()));
  };
  return (
    <div className="stack">
      {email.address === null ? (
        <form className="name-form" onSubmit={event => submit(event, () => call('PUT /api/me/notices/email', {}, { address }))}>
          <Field label={t('address')} value={address} onText={setAddress} type="email" autoComplete="email" />
          <button type="submit" className="button" disabled={busy}>
            {t('addressSet')}
          </button>
        </form>
      ) : (
        <>
          <p>{email.confirmed ? t('mailTo', { address: email.address }) : t('mailCode', { address: email.address })}</p>
          {!email.confirmed && (
            <form className="name-form" onSubmit={event => submit(event, () => call('POST /api/me/notices/email/confirm', {}, { code }))}>
              <Field label={t('code')} value={code} onText={setCode} inputMode="numeric" pattern="[0-9]{8}" autoComplete="one-time-code" />
              <button type="submit" className="button" disabled={busy}>
                {t('confirm')}
              </button>
            </form>
          )}
          <button
            type="button"
            className="button quiet"
            disabled={busy}
            onClick={event => submit(event, () => call('DELETE /api/me/notices/email'))}
          >
            {t('addressRemove')}
          </button>
        </>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
};
