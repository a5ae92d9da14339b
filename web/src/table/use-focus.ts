/**
 * Focus follows the decision, so that the keyboard never starts again at the top of the page: to the confirmation when a draft is
 * whole, back to the prompt when what had the focus is gone.
 */
import { type RefObject, useEffect } from 'react';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

export const useConfirmFocus = (button: RefObject<HTMLButtonElement | null>, complete: boolean): void => {
  useEffect(() => {
    if (complete) button.current?.focus({ preventScroll: true });
  }, [button, complete]);
};

export const usePromptFocus = (prompt: RefObject<HTMLElement | null>, ...changes: readonly unknown[]): void => {
  const change = JSON.stringify(changes);
  useEffect(() => {
    if (change !== '' && isLost()) prompt.current?.focus({ preventScroll: true });
  }, [prompt, change]);
};
