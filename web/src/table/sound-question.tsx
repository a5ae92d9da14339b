/** Asked once, at the first game: with sounds or without. Until then nothing sounds. */
import { Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../settings.ts';

export const SoundQuestion = () => {
  const t = useTranslations('table');
  const { sound, volume, change } = useSettings();
  if (sound !== 'ask') return null;
  const yes = (): void => {
    change({ sound: 'on' });
    void import('./sounds.ts').then(made => made.sound('turn', volume));
  };
  return (
    <div className="sound-question" role="group" aria-label={t('soundAsk')}>
      <Volume2 aria-hidden />
      <span>{t('soundAsk')}</span>
      <button type="button" className="button" onClick={yes}>
        {t('soundYes')}
      </button>
      <button type="button" className="button quiet" onClick={() => change({ sound: 'off' })}>
        {t('soundNo')}
      </button>
    </div>
  );
};
