/** What can wait until the browser has nothing better to do. */
import { useEffect, useState } from 'react';

export const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 300);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(then, { timeout: 2000 });
  return () => cancelIdleCallback(call);
};

/** False on the page as it is written at build time. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
};
