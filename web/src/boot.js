/**
 * Runs before the first paint, before everything else: language and theme of the player, and the home page in that language, written at build
 * time, put in its place. LANGUAGES is written above this text at build time. Touches that come before the app is awake are kept for it.
 */
{
  const page = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('stoa-settings')).state;
  } catch {
    // Nothing kept, or nothing may be kept here.
  }
  const wanted = [kept.language, ...navigator.languages].filter(Boolean);
  page.lang = wanted.map(want => LANGUAGES.find(lang => want.toLowerCase().startsWith(lang))).find(Boolean) ?? LANGUAGES[0];
  page.dataset.theme =
    kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

  const home = document.getElementById(`home-${page.lang}`);
  const root = document.getElementById('root');
  if (home !== null && location.pathname === '/') {
    root.replaceChildren(home.content);
    root.dataset.written = '';
  }

  const touched = [];
  const keep = event => {
    const what = event.target.closest('button, input');
    if (what === null) return;
    touched.push({ what, at: [...document.querySelectorAll('button, input')].indexOf(what), marked: what.checked });
    // The app may be half awake: a button acts once, when it is.
    if (what.tagName === 'BUTTON') event.stopImmediatePropagation();
  };
  addEventListener('click', keep, true);
  globalThis.stoaTouched = () => {
    removeEventListener('click', keep, true);
    return touched;
  };
}
