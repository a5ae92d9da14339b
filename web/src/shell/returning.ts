/** Games were begun in this browser: the home page shows those first. `boot.js` reads this before the first paint. */
const KEY = 'stoa-returning';

export const markReturning = (): void => {
  document.documentElement.dataset.returning = '';
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Nothing may be kept here: the next visit is a first one again.
  }
};
