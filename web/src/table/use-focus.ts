/**
 * Focus follows the decision, so that the keyboard never starts again at the top of the page: to the prompt at each new decision, to the
 * confirmation when a draft is whole, back to the prompt when what had the focus is gone.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from './store.ts';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
/** What the reader is busy with keeps the focus: words being typed, a dialog, a sheet, a lesson. */
export const isBusy = (): boolean => document.activeElement?.closest('input, textarea, select, dialog, .drawer, .voice') != null;

/** With the next frame: the page is laid out there anyway, and a message does not have to wait for it. */
const focusSoon = (element: RefObject<HTMLElement | null>, isWanted: () => boolean): (() => void) => {
  const frame = requestAnimationFrame(() => {
    if (isWanted()) element.current?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
};

/** What a message or a passed moment may take away. On the board a key goes on where the last one was; a finger does not. */
const FLEETING = '.tray, .dock, .matter, .moment-place, .board :focus:not(:focus-visible)';
/** What is about to vanish gives up the focus before: a focused element that is removed makes the browser lay out the whole page in between. */
const useLettingGo = (): void => {
  useEffect(
    () =>
      useTable.subscribe((now, before) => {
        if (now.message === before.message && now.stops === before.stops) return;
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && !isBusy() && activeElement.closest(FLEETING)) activeElement.blur();
      }),
    [],
  );
};

export const useConfirmFocus = (button: RefObject<HTMLButtonElement | null>, complete: boolean): void => {
  useEffect(() => {
    return complete ? focusSoon(button, () => true) : undefined;
  }, [button, complete]);
};

/** What a card or a counter is used on lies elsewhere: after it is picked the next key begins at the prompt, unless the tray goes on asking. */
export const useStepFocus = (prompt: RefObject<HTMLElement | null>, drafted: number, complete: boolean): void => {
  const before = useRef(drafted);
  useEffect(() => {
    const grew = drafted > before.current;
    before.current = drafted;
    const isInTray = (): boolean => document.activeElement?.closest('.tray') != null && document.querySelector('.tray .spot.open') === null;
    return grew && !complete ? focusSoon(prompt, isInTray) : undefined;
  }, [prompt, drafted, complete]);
};

/** `decision`: null while others decide. `changes`: after each of them the focus may be gone. */
export const usePromptFocus = (prompt: RefObject<HTMLElement | null>, decision: number | null, ...changes: readonly unknown[]): void => {
  useLettingGo();
  const before = useRef(decision);
  useEffect(() => {
    const isNew = decision !== null && decision !== before.current;
    before.current = decision;
    return isNew ? focusSoon(prompt, () => !isBusy()) : undefined;
  }, [prompt, decision]);
  const change = JSON.stringify(changes);
  useEffect(() => (change === '' ? undefined : focusSoon(prompt, isLost)), [prompt, change]);
  // A thing may vanish by itself: the next key begins at the prompt.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab' && isLost()) prompt.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [prompt]);
};
