/**
 * Runs before the first paint, before everything else: language and theme of the player, and the home page in that language, written at build
 * time, put in its place. LANGUAGES is written above this text at build time. Touches that come before React has taken over the page are kept for it.
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

  try {
    // As shell/returning.ts writes it.
    if (localStorage.getItem('stoa-returning') !== null) page.dataset.returning = '';
  } catch {
    // Nothing may be kept here.
  }

  const home = document.getElementById(`home-${page.lang}`);
  const root = document.getElementById('root');
  if (home !== null && location.pathname === '/') {
    root.replaceChildren(home.content);
    root.dataset.written = '';
  }

  const touched = [];
  let pressed;
  let take;
  /** Its place among those that look like it: the app may draw it anew. */
  const placeOf = what => [...document.querySelectorAll(what.tagName)].filter(like => like.textContent === what.textContent).indexOf(what);
  const press = ({ target, clientX: x, clientY: y }) => {
    const what = target.closest('button');
    pressed = what === null ? undefined : { what, at: placeOf(what), x, y };
  };
  const keep = event => {
    const here = event.target.closest('button, input');
    // What woke while the finger was down may have moved away under it.
    const meant = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 10 ? pressed : undefined;
    pressed = undefined;
    const what = meant?.what ?? here;
    if (what === null) return;
    // React may be taking over the page: a button acts once, afterwards.
    if (what.tagName === 'BUTTON' && (take === undefined || what !== here)) event.stopImmediatePropagation();
    const touch = { what, at: meant?.at ?? placeOf(what), marked: what.checked };
    if (take === undefined) touched.push(touch);
    else {
      still();
      if (what !== here) take(touch);
    }
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', keep, true);
  const still = () => {
    removeEventListener('pointerdown', press, true);
    removeEventListener('click', keep, true);
  };
  /** React has taken over the page: it gets the touches so far, and the one that has begun. */
  globalThis.stoaTouched = then => {
    take = then;
    touched.forEach(then);
    if (pressed === undefined) still();
  };
}
