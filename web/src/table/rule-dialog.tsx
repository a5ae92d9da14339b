/** Rules in our own words, by id: the ones that apply now, or the one a refusal names. */
import { BookOpenText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyText } from '../games/types.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Rule } from './rule.tsx';

const KEYS = [
  ['?', 'keyHelp'],
  ['C', 'keyChronicle'],
  ['K', 'keyCards'],
  ['T', 'keyWords'],
  ['U', 'keyUndo'],
  ['Enter', 'keyConfirm'],
  ['Esc', 'keyCancel'],
  ['N', 'keySkip'],
  ['1–9', 'keyTray'],
  ['M', 'keySlate'],
] as const;

export const RuleDialog = ({
  game,
  text,
  rules,
  withKeys,
  onClose,
  children,
}: {
  game: string;
  text: AnyText;
  rules: readonly string[];
  withKeys: boolean;
  onClose: () => void;
  /** What else helps to read the table. */
  children?: ReactNode;
}) => {
  const t = useTranslations('table');
  return (
    <Dialog title={withKeys ? t('help') : t('rule')} onClose={onClose}>
      {withKeys && <p className="muted">{t('helpLead')}</p>}
      {rules.map(id => (
        <Rule key={id} id={id} text={text} address={`/rules/${game}#${id}`} isApart />
      ))}
      <p>
        <a href={`/rules/${game}`} target="_blank" rel="noopener" className="button">
          <BookOpenText aria-hidden />
          {t('allRules')}
        </a>
      </p>
      {children}
      {withKeys && (
        <section className="rule">
          <h3>{t('keys')}</h3>
          <dl className="keys">
            {KEYS.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(what)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
};
