/** Whether the board has room for the map of Greece; smaller screens show the cards. */
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1200px) and (min-height: 521px)';
const hasMap = (): boolean => typeof matchMedia === 'function' && matchMedia(WIDE).matches;
const onResize = (onChange: () => void): (() => void) => {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
};
export const useHasMap = (): boolean => useSyncExternalStore(onResize, hasMap, () => false);
