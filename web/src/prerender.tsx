/** The home page as text in every language; run at build time by scripts/prerender.ts. */
import { LANGUAGES, type Language } from '@stoa/engine';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App, loadPageWords } from './app.tsx';
import { useSettings } from './settings.ts';

const homePage = async (language: Language): Promise<string> => {
  const first = await loadPageWords(language, '/');
  // What the store held at first is what is drawn here and what the browser begins with.
  Object.assign(useSettings.getInitialState(), { language });
  return renderToString(
    <Router ssrPath="/">
      <App first={first} />
    </Router>,
  );
};

export const homePages: [language: Language, html: string][] = [];
for (const language of LANGUAGES) homePages.push([language, await homePage(language)]);
