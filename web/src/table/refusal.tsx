/** Why not: the sentence and the rule behind it. It stays until something else happens. */
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AnyText } from '../games/types.ts';
import type { LiveTable } from './store.ts';

export const RefusalNote = ({
  refusal,
  text,
  onRule,
  onClose,
}: {
  refusal: NonNullable<LiveTable['refusal']>;
  text: AnyText;
  onRule: (rule: string) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const { illegal, bar, refused } = refusal;
  const sentence =
    illegal !== undefined
      ? text.refusal(illegal)
      : bar !== undefined
        ? t('undoBarred', { why: bar === 'later-entry' ? 'laterEntry' : bar })
        : refused === 'stale'
          ? t('gone')
          : t('refused');
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>{t('why')}</strong> {sentence}
      </p>
      {illegal !== undefined && text.rule(illegal.rule) !== undefined && (
        <button type="button" className="button quiet" onClick={() => onRule(illegal.rule)}>
          {t('ruleLink', { rule: illegal.rule })}
        </button>
      )}
      <button type="button" className="button quiet icon" onClick={onClose} aria-label={shell('close')}>
        <X aria-hidden />
      </button>
    </div>
  );
};
