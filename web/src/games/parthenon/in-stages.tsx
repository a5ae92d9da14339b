/** Parts of a long page that come one after the other, each in a task and a frame of its own: the first is there at once. */
import { type ReactNode, startTransition, useEffect, useState } from 'react';

export const InStages = ({ children }: { children: readonly ReactNode[] }) => {
  const [shown, setShown] = useState(1);
  const { length } = children;
  useEffect(() => {
    if (shown >= length) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(shown + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, length]);
  return children.slice(0, shown);
};
