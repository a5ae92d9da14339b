/**
 * Touches that came before the app was awake count now, each once. Where the page could not be taken over as it was written (other settings
 * than the usual ones), what was touched is found again by its place.
 */
export const touchAgain = (): void => {
  const touched = globalThis.stoaTouched?.() ?? [];
  globalThis.stoaTouched = undefined;
  for (const { what, at } of touched) {
    const now = what.isConnected ? what : document.querySelectorAll<HTMLElement>('button, input')[at];
    if (now?.tagName === what.tagName && now.textContent === what.textContent) now.click();
  }
};
