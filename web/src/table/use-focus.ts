/**
 * Focus follows the decision, so that the keyboard never starts again at the top of the page: to the prompt at each new decision, to the
 * confirmation when a draft is whole, back to the prompt when what had the focus is gone.
 */
import { type RefObject, useEffect, useRef } from 'react';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
/** What the reader is busy with keeps the focus: words being typed, a dialog, a sheet, a lesson. */
const isBusy = (): boolean => document.activeElement?.closest('input, textarea, select, dialog, .drawer, .voice') != null;

export const useConfirmFocus = (button: RefObject<HTMLButtonElement | null>, complete: boolean): void => {
  useEffect(() => {
    if (complete) button.current?.focus({ preventScroll: true });
  }, [button, complete]);
};

/** `decision`: null while others decide. `changes`: after each of them the focus may be gone. */
export const usePromptFocus = (prompt: RefObject<HTMLElement | null>, decision: number | null, ...changes: readonly unknown[]): void => {
  const before = useRef(decision);
  useEffect(() => {
    const isNew = decision !== null && decision !== before.current;
    before.current = decision;
    if (isNew && !isBusy()) prompt.current?.focus({ preventScroll: true });
  }, [prompt, decision]);
  const change = JSON.stringify(changes);
  useEffect(() => {
    if (change !== '' && isLost()) prompt.current?.focus({ preventScroll: true });
  }, [prompt, change]);
  // A thing may vanish by itself: the next key begins at the prompt.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab' && isLost()) prompt.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [prompt]);
};
