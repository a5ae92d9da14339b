/**
 * Drag by finger, pen or mouse: elements with `data-drag` are taken, elements with `data-drop` take them. What is dragged follows the
 * pointer as a picture; nothing else moves. A touch without a drag stays a touch, so every drag has its plain way as well.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** Pixels before a touch becomes a drag. */
const SLACK = 8;

export const useDrag = (area: RefObject<HTMLElement | null>, on: boolean, onDrop: (what: string, where: string) => void): void => {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const root = area.current;
    if (root === null || !on) return;
    let from: { readonly element: HTMLElement; readonly id: number; readonly x: number; readonly y: number } | undefined;
    let ghost: HTMLElement | undefined;
    let over: Element | null = null;
    const under = (event: PointerEvent): Element | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;
    const mark = (next: Element | null): void => {
      if (next === over) return;
      over?.classList.remove('drop-here');
      next?.classList.add('drop-here');
      over = next;
    };
    const end = (): void => {
      mark(null);
      ghost?.remove();
      root.classList.remove('dragging');
      from?.element.classList.remove('dragged');
      from = undefined;
      ghost = undefined;
    };
    const begin = (element: HTMLElement): HTMLElement => {
      const box = element.getBoundingClientRect();
      const copy = element.cloneNode(true) as HTMLElement;
      copy.classList.add('drag-ghost');
      copy.removeAttribute('data-drag');
      copy.setAttribute('aria-hidden', 'true');
      copy.style.width = `${box.width}px`;
      copy.style.height = `${box.height}px`;
      root.append(copy);
      root.classList.add('dragging');
      element.classList.add('dragged');
      return copy;
    };
    const onDown = (event: PointerEvent): void => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
      if (element === null || event.button !== 0) return;
      from = { element, id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent): void => {
      if (from === undefined || event.pointerId !== from.id) return;
      if (ghost === undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      ghost ??= begin(from.element);
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      mark(under(event));
    };
    const onUp = (event: PointerEvent): void => {
      if (from === undefined || event.pointerId !== from.id) return;
      const what = from.element.dataset.drag ?? '';
      const where = ghost === undefined ? undefined : (under(event) as HTMLElement | null)?.dataset.drop;
      // The touch that a drag ends with is no touch of its own.
      if (ghost !== undefined) {
        const swallow = (click: MouseEvent): void => click.stopPropagation();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      }
      end();
      if (where !== undefined) drop.current(what, where);
    };
    root.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', end);
    return () => {
      end();
      root.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', end);
    };
  }, [area, on]);
};
