/** Keys of an account, each with its name, when it was last used, and a button that removes it. */
import { Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

interface Key {
  readonly id: string;
  readonly label: string;
  readonly usedAt: number | null;
}

export const KeyList = ({ keys, busy, onRemove }: { keys: readonly Key[]; busy: boolean; onRemove: (id: string) => void }) => {
  const t = useTranslations('online.account');
  const format = useFormatter();
  return (
    <ul className="tokens">
      {keys.map(({ id, label, usedAt }) => (
        <li key={id}>
          <strong>{label}</strong>{' '}
          <small className="muted">
            {usedAt === null ? t('tokenNever') : t('tokenUsed', { when: format.relativeTime(usedAt, Date.now()) })}
          </small>
          <button
            type="button"
            className="button quiet icon push"
            disabled={busy}
            aria-label={`${t('tokenDelete')}: ${label}`}
            onClick={() => onRemove(id)}
          >
            <Trash2 aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
};
