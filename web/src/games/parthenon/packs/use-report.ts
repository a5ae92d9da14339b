/** What the worker says of a text; while it reads a newer one, the last report stays. */
import { useEffect, useRef, useState } from 'react';
import type { Report } from './check.ts';

/** Milliseconds of rest before a text that is being typed is read. */
const REST = 200;

export const useReport = (text: string): { readonly report: Report; readonly current: boolean } => {
  const [known, setKnown] = useState<{ readonly report: Report; readonly of: string }>({ report: { state: 'empty' }, of: '' });
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    const made = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    return () => {
      made.terminate();
      worker.current = null;
    };
  }, []);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      const now = worker.current;
      if (now === null) return;
      const call = Math.random();
      const hear = ({ data }: MessageEvent<{ readonly call: number; readonly report: Report }>): void => {
        if (data.call !== call) return;
        now.removeEventListener('message', hear);
        if (!gone) setKnown({ report: data.report, of: text });
      };
      now.addEventListener('message', hear);
      now.postMessage({ call, text });
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return { report: known.report, current: known.of === text };
};
