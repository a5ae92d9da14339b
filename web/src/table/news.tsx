/** What happened since I last decided, in a few lines under the prompt; the log has the rest. */
import { useTranslations } from 'use-intl';
import type { LogLine } from './log.tsx';

const SHOWN = 3;

export const News = ({ lines, freshFrom, mine }: { lines: readonly LogLine[]; freshFrom: number; mine: boolean }) => {
  const t = useTranslations('table');
  const fresh = lines.filter(line => line.at >= freshFrom).slice(-SHOWN);
  return (
    <div className="news" data-mine={mine}>
      <h2 className="unseen">{t('newsTitle')}</h2>
      <ul>
        {fresh.map(({ at, words }) => (
          <li key={at}>{words}</li>
        ))}
      </ul>
    </div>
  );
};
