/** The ten codes, shown this once. */
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../replay/download.ts';

export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const t = useTranslations('online.account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel codes" aria-labelledby="codes">
      <h2 id="codes" ref={heading} tabIndex={-1}>
        {t('codes')}
      </h2>
      <p>{t('codesLead')}</p>
      <ul>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="act-row">
        <button type="button" className="button" onClick={() => saveFile('stoa-recovery.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          <Download aria-hidden />
          {t('codesSave')}
        </button>
        <button type="button" className="button main" onClick={onDone}>
          {t('codesDone')}
        </button>
      </div>
    </section>
  );
};
