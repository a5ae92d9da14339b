/** Arrow keys move the focus among what can be touched in a region: to the nearest thing in that direction. */
import { useEffect } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}
const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How many times the distance across counts: a thing far to the side is not in that direction. */
const ACROSS = 2;

/** The index of the nearest place in a direction; −1 where there is none. */
export const nearestIn = (key: string, from: Place, places: readonly Place[]): number => {
  const way = WAYS[key];
  if (way === undefined) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { x, y }] of places.entries()) {
    const dx = x - from.x;
    const dy = y - from.y;
    const along = dx * way.x + dy * way.y;
    if (along <= 1) continue;
    const far = along + ACROSS * Math.abs(dx * way.y + dy * way.x);
    if (far < least) [best, least] = [i, far];
  }
  return best;
};

const REGIONS = ['.board', '.matter', '.tray'] as const;
const TOUCHABLE = '[role=button][tabindex="0"], button:enabled:not([tabindex="-1"]), a[href]';
/** These have arrows of their own. */
const OWN_ARROWS = 'input, textarea, select, [role=slider], [role=radio]';

const middleOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const touchablesIn = (region: Element): readonly HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(TOUCHABLE)].filter(element => element.getClientRects().length > 0);

const firstTouchable = (): HTMLElement | undefined =>
  REGIONS.flatMap(name => [...document.querySelectorAll(`.stage > ${name}`)]).flatMap(touchablesIn)[0];

/** From a thing in a region to its neighbour; from anywhere else in the ledge, into the first region that has something. */
const goalOf = (key: string, at: Element): HTMLElement | undefined => {
  const region = at.closest('.stage > .board, .stage > .matter, .stage > .tray, .stage > .moment-place');
  if (region === null) return at === document.body || at.closest('.say') ? firstTouchable() : undefined;
  const others = touchablesIn(region).filter(element => element !== at);
  return others[nearestIn(key, middleOf(at), others.map(middleOf))];
};

export const useArrows = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      const at = document.activeElement;
      if (at === null || at.matches(OWN_ARROWS) || document.querySelector('dialog[open]')) return;
      // A region that is longer than its place scrolls by the arrows while it has the focus itself.
      if (REGIONS.some(name => at.matches(name))) return;
      const goal = goalOf(event.key, at);
      if (goal === undefined) return;
      event.preventDefault();
      goal.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
