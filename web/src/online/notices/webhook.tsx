/** A webhook: an address of the player's that the server calls, with a secret that proves the caller. */
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../account/field.tsx';
import { call } from '../api.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import type { NoticesKnown } from './known.ts';

export const Webhook = ({ known, onKnown }: { known: NoticesKnown; onKnown: (known: NoticesKnown) => void }) => {
  const t = useTranslations('online.notices');
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, problem, act } = useAct();
  const set = (event: FormEvent): void => {
    event.preventDefault();
    void act(async () => {
      const made = await call('PUT /api/me/notices/webhook', {}, { url });
      setSecret(made.secret);
      onKnown(made.notices);
    });
  };
  const remove = (): Promise<boolean> =>
    act(async () => {
      onKnown(await call('DELETE /api/me/notices/webhook'));
      setSecret(null);
    });
  return (
    <details className="more-choices">
      <summary>{t('webhook')}</summary>
      <div className="stack">
        {known.webhook === null ? (
          <form className="name-form" onSubmit={set}>
            <Field label={t('webhookUrl')} value={url} onText={setUrl} type="url" autoComplete="off" />
            <button type="submit" className="button" disabled={busy}>
              {t('webhookSet')}
            </button>
          </form>
        ) : (
          <>
            <p>{t('webhookTo', { url: known.webhook.url })}</p>
            <p role="status">{secret !== null && <code>{t('webhookSecret', { secret })}</code>}</p>
            <button type="button" className="button quiet" disabled={busy} onClick={() => void remove()}>
              {t('remove')}
            </button>
          </>
        )}
        <ProblemNote problem={problem} />
      </div>
    </details>
  );
};
