/** The home page as text in every language; run at build time by scripts/prerender.ts. */
import { LANGUAGES, type Language } from '@stoa/engine';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { useSettings } from './settings.ts';
import { loadMessages } from './text/index.ts';

const homePage = async (language: Language): Promise<string> => {
  const messages = await loadMessages(language);
  // What the store held at first is what is drawn here and what the browser begins with.
  Object.assign(useSettings.getInitialState(), { language });
  return renderToString(
    <Router ssrPath="/">
      <App first={{ language, messages }} />
    </Router>,
  );
};

export const homePages: [language: Language, html: string][] = [];
for (const language of LANGUAGES) homePages.push([language, await homePage(language)]);
