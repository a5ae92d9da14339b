/** On coming back: what happened since I last decided, what was done to me first. It can be skipped, and goes with the next decision. */

import { History, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { isPhone } from '../screen-size.ts';
import type { LogLine } from './log.tsx';

/** A single line is in sight under the prompt anyway. */
const WORTH = 2;

export interface RecapLines {
  readonly toMe: readonly LogLine[];
  readonly others: readonly LogLine[];
}

/** Undefined when there is too little to tell. */
export const recapOf = (
  lines: readonly LogLine[],
  { from, to }: { readonly from: number; readonly to: number },
): RecapLines | undefined => {
  const missed = lines.filter(({ at }) => at >= from && at < to);
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
  // On a narrow screen one line, so that the board comes first.
  const [folds] = useState(() => isPhone());
  const [open, setOpen] = useState(!folds);
  const shut = (): void => {
    onLight([]);
    onClose();
  };
  return (
    <section className="recap" aria-labelledby="recap">
      <header>
        {folds ? (
          <h2>
            <button type="button" id="recap" className="recap-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('recapCount', { n: toMe.length + others.length })}
            </button>
          </h2>
        ) : (
          <h2 id="recap">{t('recap')}</h2>
        )}
        {open && (
          <Link href={replay} className="button quiet">
            <History aria-hidden />
            {t('recapWatch')}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={shut}>
          <X aria-hidden />
          <span className={folds ? 'unseen' : undefined}>{t('recapSkip')}</span>
        </button>
      </header>
      {open && (
        <div className="recap-lines" tabIndex={0} role="group" aria-labelledby="recap">
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
        </div>
      )}
    </section>
  );
};
