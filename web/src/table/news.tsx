/** What happened since I last decided, in a few lines under the prompt: what was done to me before all; the log has the rest. */
import { useTranslations } from 'use-intl';
import type { LogLine } from './log.tsx';

const SHOWN = 3;

/** The newest line, what was done to me, then the others, in the order of what happened. */
export const newsOf = (lines: readonly LogLine[]): readonly LogLine[] => {
  const newest = lines.toReversed();
  const ranked = new Set([...newest.slice(0, 1), ...newest.filter(line => line.toMe), ...newest]);
  const shown = new Set([...ranked].slice(0, SHOWN));
  return lines.filter(line => shown.has(line));
};

export const News = ({ lines, freshFrom, mine }: { lines: readonly LogLine[]; freshFrom: number; mine: boolean }) => {
  const t = useTranslations('table');
  const news = newsOf(lines.filter(line => line.at >= freshFrom));
  /** A narrow screen has room for this one and the newest. */
  const first = news.findLast(line => line.toMe) ?? news.at(-1);
  return (
    <div className="news" data-mine={mine}>
      <h2 className="unseen">{t('newsTitle')}</h2>
      <ul>
        {news.map(line => (
          <li key={line.at} className={line === first ? 'first' : undefined}>
            {line.words}
          </li>
        ))}
      </ul>
    </div>
  );
};
