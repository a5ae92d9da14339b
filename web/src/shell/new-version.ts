/**
 * A page that was open while the site was replaced asks for parts that are gone. The game is kept after every move, so the page begins
 * anew with the version that is there; once, for without a network that would never end.
 */
const KEY = 'stoa-renewed';
/** Milliseconds in which the page does not begin anew a second time. */
const PAUSE = 30_000;

export const mayRenew = (now: number, last: number, online: boolean): boolean => online && now - last > PAUSE;

const renew = (): void => {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!mayRenew(Date.now(), last, navigator.onLine)) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
};

/** Vite tells when a part of the app cannot be loaded. */
export const renewWhenReplaced = (): void => addEventListener('vite:preloadError', renew);
