/** The ledge of a replay: the place in the game as a slider, and the keys of a player. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Replay } from './use-replay.ts';

type Props = Pick<Replay, 'n' | 'total' | 'go'>;

/** A chapter or one of its sections, and where it begins. */
export interface Part {
  readonly at: number;
  readonly title: string;
  readonly opens: 'chapter' | 'section';
}

/** A list of the parts: the one that is shown is chosen, and choosing another leads there. */
const PartList = ({ n, go, parts }: Pick<Props, 'n' | 'go'> & { parts: readonly Part[] }) => {
  const t = useTranslations('replay');
  if (parts.length < 2) return null;
  return (
    <select
      className="replay-parts"
      aria-label={t('parts')}
      value={parts.findLast(({ at }) => at <= n)?.at ?? ''}
      onChange={event => go(Number(event.target.value))}
    >
      <option value="" hidden>
        {t('start')}
      </option>
      {parts.map(({ at, title, opens }) => (
        <option key={at} value={at}>
          {opens === 'section' ? `\u2003${title}` : title}
        </option>
      ))}
    </select>
  );
};

/** The slider is marked where chapters begin. */
export const ReplaySlider = ({ n, total, go, parts }: Props & { parts: readonly Part[] }) => {
  const t = useTranslations('replay');
  const chapters = parts.filter(({ opens }) => opens === 'chapter');
  return (
    <div className="replay-place">
      <PartList n={n} go={go} parts={parts} />
      <label className="replay-slider">
        <span>{t('position', { n, total })}</span>
        <input
          type="range"
          list="replay-chapters"
          min={0}
          max={total}
          value={n}
          aria-label={t('slider')}
          onChange={event => go(Number(event.target.value))}
        />
        <datalist id="replay-chapters">
          {chapters.map(({ at, title }) => (
            <option key={at} value={at} label={title} />
          ))}
        </datalist>
      </label>
    </div>
  );
};

export const ReplayBar = ({ n, total, go, running, isAtEnd, run }: Props & Pick<Replay, 'running' | 'isAtEnd' | 'run'>) => {
  const t = useTranslations('replay');
  return (
    <div className="dock replay-bar">
      <button type="button" className="button icon" aria-label={t('first')} onClick={() => go(0)}>
        <ChevronFirst aria-hidden />
      </button>
      <button type="button" className="button icon" aria-label={t('prev')} onClick={() => go(n - 1)}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" className="button icon" aria-label={t('next')} onClick={() => go(n + 1)}>
        <ChevronRight aria-hidden />
      </button>
      <button type="button" className="button icon" aria-label={t('last')} onClick={() => go(total)}>
        <ChevronLast aria-hidden />
      </button>
      <button
        type="button"
        className={`button icon${isAtEnd ? '' : ' main'}`}
        aria-label={isAtEnd ? t('again') : running ? t('pause') : t('play')}
        onClick={run}
      >
        {isAtEnd ? <RotateCcw aria-hidden /> : running ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
    </div>
  );
};
