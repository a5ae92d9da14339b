/** Asked at the beginning of a game until it is answered once: with sounds or without, and how loud. Until then nothing sounds. */
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../settings.ts';
import { Volume } from '../shell/volume.tsx';
import { useTable } from './store.ts';

export const SoundQuestion = () => {
  const t = useTranslations('table');
  const { sound, volume, change } = useSettings();
  /** Sounds were just switched on: how loud is asked next. */
  const [isTuning, setTuning] = useState(false);
  // Who plays on without an answer is not asked again in this game.
  const hasDecided = useTable(s => s.decidedAt > 0);
  if ((sound !== 'ask' || hasDecided) && !isTuning) return null;
  const yes = (): void => {
    change({ sound: 'on' });
    setTuning(true);
    void import('./sounds.ts').then(made => made.sound('turn', volume));
  };
  return (
    <div className="sound-question" role="group" aria-label={t('soundAsk')}>
      <Volume2 aria-hidden />
      {isTuning ? (
        <>
          <Volume />
          <button type="button" className="button" onClick={() => setTuning(false)}>
            {t('soundDone')}
          </button>
        </>
      ) : (
        <>
          <span>{t('soundAsk')}</span>
          <button type="button" className="button" onClick={yes}>
            {t('soundYes')}
          </button>
          <button type="button" className="button quiet" onClick={() => change({ sound: 'off' })}>
            {t('soundNo')}
          </button>
        </>
      )}
    </div>
  );
};
