/** On coming back: what happened since I last decided, what was done to me first. It can be skipped, and goes with the next decision. */

import type { Seat } from '@stoa/engine';
import { History, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { LogLine } from './log.tsx';

/** A single line is in the story anyway. */
const WORTH = 2;

export interface RecapLines {
  readonly toMe: readonly LogLine[];
  readonly others: readonly LogLine[];
}

/** Undefined when there is too little to tell. */
export const recapOf = (
  lines: readonly LogLine[],
  { from, to }: { readonly from: number; readonly to: number },
  me?: Seat,
): RecapLines | undefined => {
  // My own deeds are left out, as in the story.
  const missed = lines.filter(({ at, by, toMe }) => at >= from && at < to && (me === undefined || by !== me || toMe));
  if (missed.length < WORTH) return undefined;
  return { toMe: missed.filter(line => line.toMe), others: missed.filter(line => !line.toMe) };
};

const Lines = ({ lines, onLight }: { lines: readonly LogLine[]; onLight: (places: readonly string[]) => void }) => (
  <ol>
    {lines.map(({ at, words, places }) => (
      <li key={at} onPointerEnter={() => onLight(places)} onPointerLeave={() => onLight([])}>
        {words}
      </li>
    ))}
  </ol>
);

export const Recap = ({
  recap: { toMe, others },
  onLight,
  replay,
  onClose,
}: {
  recap: RecapLines;
  onLight: (places: readonly string[]) => void;
  /** Where it can be watched. */
  replay: string;
  onClose: () => void;
}) => {
  const t = useTranslations('table');
  const shut = (): void => {
    onLight([]);
    onClose();
  };
  return (
    <section className="recap" aria-labelledby="recap">
      <header className="story-head">
        <h2 id="recap">{t('recapCount', { n: toMe.length + others.length })}</h2>
        <Link href={replay} className="button quiet">
          <History aria-hidden />
          {t('recapWatch')}
        </Link>
        <button type="button" className="button quiet" onClick={shut}>
          <X aria-hidden />
          <span className="wide-only">{t('recapSkip')}</span>
        </button>
      </header>
      {toMe.length > 0 && (
        <>
          <h3>{t('recapToMe')}</h3>
          <Lines lines={toMe} onLight={onLight} />
        </>
      )}
      {others.length > 0 && (
        <>
          {toMe.length > 0 && <h3>{t('recapRest')}</h3>}
          <Lines lines={others} onLight={onLight} />
        </>
      )}
    </section>
  );
};
