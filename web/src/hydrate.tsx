/** Starts the app: takes over the home page as it was written at build time, or draws the page that was asked for. */
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadPageWords } from './app.tsx';
import { useSettings } from './settings.ts';
import { touchAgain } from './shell/early-touches.ts';
import { whenIdle } from './shell/idle.ts';
import { renewWhenReplaced } from './shell/new-version.ts';

const keepOffline = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
};

const Hydrated = ({ first }: Parameters<typeof App>[0]) => {
  useEffect(() => {
    // The home page calls it itself, once it is hydrated.
    if (location.pathname !== '/') touchAgain();
    return whenIdle(keepOffline);
  }, []);
  return <App first={first} />;
};

export const hydrate = async (): Promise<void> => {
  renewWhenReplaced();
  const { language } = useSettings.getState();
  const app = <Hydrated first={await loadPageWords(language, location.pathname)} />;
  const root = document.getElementById('root') as HTMLElement;
  if (root.dataset.written === undefined) createRoot(root).render(app);
  // As a transition it is done in slices, and a touch comes first.
  else startTransition(() => void hydrateRoot(root, app));
};
