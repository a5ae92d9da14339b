/**
 * The ledge holds other deeds at other times: wait, decide, go on. A touch that comes just after a change was meant for what stood there
 * before, so for a moment the ledge takes none. The keyboard is not held up.
 */
import { type MouseEvent, useEffect, useState } from 'react';

/** Milliseconds after a change. */
const UNARMED = 600;

/** What the ledge is for. */
type LedgeDeed = 'waits' | 'asks' | 'answers' | 'stops' | 'over';

export interface Armed {
  readonly armed: boolean;
  /** For `onClickCapture` of the ledge. */
  readonly guard: (event: MouseEvent) => void;
}

/** A click of mouse, pen or finger; the keyboard's has no place on the screen. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean => nativeEvent.detail > 0;

export const useArmed = (deed: LedgeDeed): Armed => {
  const [armedFor, setArmedFor] = useState(deed);
  const armed = armedFor === deed;
  useEffect(() => {
    const timer = setTimeout(() => setArmedFor(deed), UNARMED);
    return () => clearTimeout(timer);
  }, [deed]);
  return {
    armed,
    guard: event => {
      if (armed || !isTouch(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
