/** Language, theme and routes. Tables, replays and the verifier are fetched when they are visited. */

import type { Language } from '@stoa/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { Route, Switch, useLocation } from 'wouter';
import { isGameId, loadPackEditor } from './games/index.ts';
import { hasLesson } from './lesson/index.ts';
import { useSettings, wantsLessMotion } from './settings.ts';
import { Home } from './shell/home.tsx';
import { PendingQuestions } from './shell/pending-questions.tsx';
import { setTableCode } from './shell/table-code.ts';
import { loadFirstMessages, loadMessages } from './text/index.ts';
import type { FirstMessages } from './text/messages.ts';

const tableCode = () => import('./table/table-page.tsx');
setTableCode(tableCode);
const TablePage = lazy(async () => ({ default: (await tableCode()).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const VerifyPage = lazy(async () => ({ default: (await import('./replay/verify-page.tsx')).VerifyPage }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));
const JoinPage = lazy(async () => ({ default: (await import('./online/join-page.tsx')).JoinPage }));
const AccountPage = lazy(async () => ({ default: (await import('./online/account-page.tsx')).AccountPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lesson/lesson-page.tsx')).LessonPage }));
const PacksPage = lazy(async () => ({ default: await loadPackEditor() }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const NotFound = lazy(async () => ({ default: (await import('./shell/note-page.tsx')).NothingHere }));
const SettingsPage = lazy(async () => ({ default: (await import('./shell/settings-page.tsx')).SettingsPage }));

const Setting = () => {
  const t = useTranslations('shell');
  return (
    <p className="waiting" role="status">
      {t('loading')}
    </p>
  );
};

interface Words {
  readonly language: Language;
  readonly messages: FirstMessages;
  /** More than the home page needs. */
  readonly isWhole: boolean;
}

/** What a page needs: the home page the first catalogue only. */
export const loadPageWords = async (language: Language, path: string): Promise<Words> => {
  const isWhole = path !== HOME;
  return { language, messages: await (isWhole ? loadMessages : loadFirstMessages)(language), isWhole };
};
const HOME = '/';

/** The words of the chosen language, once they are here; until then those before. */
const usePageWords = (first: Words): Words => {
  const language = useSettings(s => s.language);
  const [path] = useLocation();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    void loadPageWords(language, path).then(found => {
      if (!wanted) return;
      setWords(now => (now.language === language && (now.isWhole || !found.isWhole) ? now : found));
      document.documentElement.lang = language;
    });
    return () => {
      wanted = false;
    };
  }, [language, path]);
  return words;
};

/** Theme and motion, written on the root element, where the styles read them. */
const usePageLook = (): void => {
  const theme = useSettings(s => s.theme);
  const motion = useSettings(s => s.motion);
  useEffect(() => {
    const root = document.documentElement;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const paint = (): void => {
      root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    };
    paint();
    dark.addEventListener('change', paint);
    return () => dark.removeEventListener('change', paint);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset.motion = motion === 'full' ? 'full' : wantsLessMotion(motion) ? 'less' : 'system';
  }, [motion]);
};

const Pages = ({ isWhole }: Pick<Words, 'isWhole'>) => (
  <Switch>
    <Route path={HOME}>
      <Home />
    </Route>
    {!isWhole && <Route component={Setting} />}
    <Route path="/settings">
      <SettingsPage />
    </Route>
    <Route path="/play/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
    <Route path="/table/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
    <Route path="/join">
      <JoinPage />
    </Route>
    <Route path="/account">
      <AccountPage />
    </Route>
    <Route path="/learn/:game">{({ game }) => (hasLesson(game) ? <LessonPage key={game} game={game} /> : <NotFound />)}</Route>
    <Route path="/rules/:game">{({ game }) => (isGameId(game) ? <RulesPage key={game} game={game} /> : <NotFound />)}</Route>
    <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
    <Route path="/packs">
      <PacksPage />
    </Route>
    <Route path="/verify">
      <VerifyPage />
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

export const App = ({ first }: { first: Words }) => {
  const words = usePageWords(first);
  usePageLook();
  return (
    <IntlProvider locale={words.language} messages={words.messages} timeZone="UTC">
      <PendingQuestions />
      <Suspense fallback={<Setting />}>
        <Pages isWhole={words.isWhole} />
      </Suspense>
    </IntlProvider>
  );
};
