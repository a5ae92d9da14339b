/** When a question appears, what it is about comes into sight inside its own region: a board or a tray may be longer than the part that shows. */
import { useEffect } from 'react';

export const PROMPT = 'prompt';

/** All of it shows: nothing cuts it or lies over it. */
const isInSight = (place: Element): boolean => {
  const { left, right, top, bottom, width, height } = place.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const points = [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  return points.every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (place.contains(there) || there.contains(place));
  });
};

/** `places`: ids; one of them in sight is enough. Undefined while nothing is asked. */
export const useScrollTargets = (places: readonly string[] | undefined): void => {
  const asked = places?.join(' ') ?? '';
  useEffect(() => {
    if (asked === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame: looking for what lies where needs a page that is laid out.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const found = asked.split(' ').flatMap(id => document.getElementById(id) ?? []);
        if (!found.some(isInSight)) found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [asked]);
};
