/**
 * Touches that came before React had taken over the page count now, each once and in their order. Where the page could not be taken over as it was
 * written (other settings than the usual ones), what was touched is found again by its place.
 */
type Touch = Parameters<Parameters<NonNullable<typeof stoaTouched>>[0]>[0];

const again = ({ what, at, marked }: Touch): void => {
  const alike = [...document.querySelectorAll<HTMLElement>(what.tagName)].filter(like => like.textContent === what.textContent);
  const now = what.isConnected ? what : alike[at];
  // The browser has marked it already, and React is told of a mark only when it changes.
  if (now instanceof HTMLInputElement && marked !== undefined) now.checked = !marked;
  now?.click();
};

export const touchAgain = (): void => {
  // Each in a task of its own: React handles the mark before the press.
  globalThis.stoaTouched?.(touch => void setTimeout(again, 0, touch));
  globalThis.stoaTouched = undefined;
};
