/** How loud; heard while it is changed. */
import { useTranslations } from 'use-intl';
import { useSettings } from '../settings.ts';

export const Volume = () => {
  const t = useTranslations('settings');
  const { volume, change } = useSettings();
  return (
    <label className="volume">
      {t('volume')}
      <input
        type="range"
        min={0.1}
        max={1}
        step={0.1}
        value={volume}
        onChange={event => {
          const next = Number(event.target.value);
          change({ volume: next });
          void import('../table/sounds.ts').then(made => made.sound('piece', next));
        }}
      />
    </label>
  );
};
