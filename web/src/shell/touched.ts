/**
 * Touches that came before the app was awake count now, each once and in their order. Where the page could not be taken over as it was
 * written (other settings than the usual ones), what was touched is found again by its place.
 */
type Touch = ReturnType<NonNullable<typeof stoaTouched>>[number];

const again = ({ what, at, marked }: Touch): void => {
  const now = what.isConnected ? what : document.querySelectorAll<HTMLElement>('button, input')[at];
  if (now?.tagName !== what.tagName || now.textContent !== what.textContent) return;
  // The browser has marked it already, and the app hears of a mark only when it changes.
  if (now instanceof HTMLInputElement && marked !== undefined) now.checked = !marked;
  now.click();
};

export const touchAgain = (): void => {
  const touched = globalThis.stoaTouched?.() ?? [];
  globalThis.stoaTouched = undefined;
  // Each in a task of its own: the app knows what was marked before it hears what was pressed.
  for (const touch of touched) setTimeout(again, 0, touch);
};
