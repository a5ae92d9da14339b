/** The ledge of a replay: the place in the game as a slider, and the keys of a player. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Replay } from './use-replay.ts';

type Props = Pick<Replay, 'n' | 'total' | 'go'>;

/** `chapters`: where they begin; the slider is marked there. */
export const ReplaySlider = ({ n, total, go, chapters }: Props & { chapters: readonly { at: number; title: string }[] }) => {
  const t = useTranslations('replay');
  return (
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
