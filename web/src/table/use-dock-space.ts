/**
 * On a narrow screen the dock lies over the foot of the page. The page leaves as much room below as the dock is high, so that the
 * last thing on it (the chat's button) can be scrolled clear and the browser scrolls to what has the focus, not under the dock.
 */
import { type RefObject, useEffect } from 'react';

export const useDockSpace = (dock: RefObject<HTMLElement | null>, ready: boolean): void => {
  useEffect(() => {
    const { current } = dock;
    if (!ready || current === null) return;
    const root = document.documentElement;
    const eye = new ResizeObserver(() => root.style.setProperty('--dock-height', `${Math.ceil(current.getBoundingClientRect().height)}px`));
    eye.observe(current);
    return () => {
      eye.disconnect();
      root.style.removeProperty('--dock-height');
    };
  }, [dock, ready]);
};
