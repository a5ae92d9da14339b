/** What the player prefers. Every choice holds at once. */
import { LANGUAGES } from '@stoa/engine';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { PACES, useSettings } from '../settings.ts';
import { askToKeep, isKept } from '../storage/games-db.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Page } from './page.tsx';
import { Volume } from './volume.tsx';

const NoticesSettings = lazy(async () => ({ default: (await import('../online/notices/notices.tsx')).NoticesSettings }));

const PagePanel = () => {
  const t = useTranslations('settings');
  const names = useTranslations('languages');
  const { change, ...now } = useSettings();
  return (
    <section className="panel">
      <h2>{t('page')}</h2>
      <ChoiceRow legend={t('language')} values={LANGUAGES} value={now.language} label={names} onChange={language => change({ language })} />
      <ChoiceRow
        legend={t('theme')}
        values={['system', 'light', 'dark']}
        value={now.theme}
        label={v => t(`theme_${v}`)}
        onChange={theme => change({ theme })}
      />
      <ChoiceRow
        legend={t('motion')}
        values={['system', 'less', 'full']}
        value={now.motion}
        label={v => t(`motion_${v}`)}
        onChange={motion => change({ motion })}
      />
      <ChoiceRow
        legend={t('sound')}
        values={['off', 'on']}
        value={now.sound === 'on' ? 'on' : 'off'}
        label={v => t(`sound_${v}`)}
        onChange={sound => {
          change({ sound });
          if (sound === 'on') void import('../table/sounds.ts').then(made => made.sound('turn', now.volume));
        }}
      />
      {now.sound === 'on' && <Volume />}
    </section>
  );
};

const ON_OFF = ['on', 'off'] as const;
const TablePanel = () => {
  const t = useTranslations('settings');
  const table = useTranslations('table');
  const home = useTranslations('home');
  const { change, ...now } = useSettings();
  return (
    <section className="panel">
      <h2>{t('table')}</h2>
      <ChoiceRow
        legend={t('confirm')}
        values={['final', 'always', 'never']}
        value={now.confirm}
        label={v => t(`confirm_${v}`)}
        onChange={confirm => change({ confirm })}
      />
      <ChoiceRow
        legend={table('pace')}
        values={PACES}
        value={now.pace}
        label={v => table(`pace_${v}`)}
        onChange={pace => change({ pace })}
      />
      <p className="muted">{t('paceHint')}</p>
      <ChoiceRow
        legend={t('autoDecline')}
        values={ON_OFF}
        value={now.autoDecline}
        label={v => t(`autoDecline_${v}`)}
        onChange={autoDecline => change({ autoDecline })}
      />
      <ChoiceRow
        legend={home('odds')}
        values={ON_OFF}
        value={now.odds}
        label={v => home(`odds_${v}`)}
        onChange={odds => change({ odds })}
      />
      <ChoiceRow
        legend={home('takeBack')}
        values={['bars', 'any']}
        value={now.takeBack}
        label={v => home(`takeBack_${v}`)}
        onChange={takeBack => change({ takeBack })}
      />
      <ChoiceRow
        legend={t('form')}
        values={['board', 'words']}
        value={now.form}
        label={v => t(`form_${v}`)}
        onChange={form => change({ form })}
      />
    </section>
  );
};

/** Whether the browser keeps the games of this device for good. */
const StoragePanel = () => {
  const t = useTranslations('settings');
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    void isKept().then(setKept);
  }, []);
  return (
    <section className="panel">
      <h2>{t('storage')}</h2>
      <p className="muted">{kept ? t('storageKept') : t('storageLoose')}</p>
      {kept === false && (
        <button type="button" className="button" onClick={() => void askToKeep().then(setKept)}>
          {t('storageAsk')}
        </button>
      )}
    </section>
  );
};

/** The table from which the reader came. */
const BackToTable = () => {
  const t = useTranslations('settings');
  const state = useHistoryState<{ readonly from?: string } | null>();
  return state?.from === undefined ? null : (
    <Link href={state.from} className="button">
      <ChevronLeft aria-hidden />
      {t('backToTable')}
    </Link>
  );
};

export const SettingsPage = () => {
  const t = useTranslations('settings');
  return (
    <Page title={t('title')}>
      <h1>{t('title')}</h1>
      <BackToTable />
      <div className="settings">
        <PagePanel />
        <TablePanel />
        <Suspense>
          <NoticesSettings />
        </Suspense>
        <StoragePanel />
      </div>
    </Page>
  );
};
