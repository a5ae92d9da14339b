/** Single keys for the table. They rest while a dialog is open or something is being typed, and leave buttons their Enter. */
import { useEffect, useRef } from 'react';

export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (document.querySelector('dialog[open]') || target.matches('input:not([type=radio]), textarea, select')) return;
      if (event.key === 'Enter' && target.closest('button, a, summary, [role=button]')) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
