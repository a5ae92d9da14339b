/**
 * The frame of a great event: it takes the stage over board and rail, and never covers the ledge, where the way on is. A scene inside
 * measures this box, not the window. With less motion everything stands at once; the stop stays.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { isBusy } from './use-focus.ts';
import { useHeldMotion } from './when-drawn.ts';

interface Props {
  readonly title: string;
  /** The whole event in one sentence, for readers who do not see the scene. */
  readonly said: string;
  /** The hand that draws it: battle, election, hazard, king … as a class `moment-<kind>`. */
  readonly kind?: string;
  /** The board stays in sight below the title: the scene has the rail. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

/** Regions that the scene covers. */
const COVERED = '.stage > :is(.board, .matter, .story)';
const STOPS = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';
/** The nearest thing before or after that a scene does not cover. */
const uncovered = (from: Element, isBack: boolean): HTMLElement | undefined => {
  const all = [...document.querySelectorAll<HTMLElement>(`.stage :is(${STOPS})`)].filter(one => one.closest(COVERED) === null);
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const there = all.filter(one => (from.compareDocumentPosition(one) & side) !== 0 && one.getClientRects().length > 0);
  return isBack ? there.at(-1) : there[0];
};
/** Tab goes past what is behind the scene: a focus there would not be seen. */
const useNothingBehind = (): void => {
  useEffect(() => {
    let isBack = false;
    const onKey = (event: KeyboardEvent): void => {
      isBack = event.key === 'Tab' && event.shiftKey;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      // A place on a map is no HTML element.
      if (target instanceof Element && target.closest(COVERED) !== null) uncovered(target, isBack)?.focus({ preventScroll: true });
    };
    addEventListener('keydown', onKey, true);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('focusin', onFocus);
    };
  }, []);
};

export const Moment = ({ title, said, kind = 'plain', beside = false, children }: Props) => {
  const scene = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useNothingBehind();
  useHeldMotion(scene, true);
  useEffect(() => {
    if (title === '') return undefined;
    // With the next frame, in which the scene is laid out anyway. By then a lesson may have taken the focus to its next step.
    const frame = requestAnimationFrame(() => {
      if (!isBusy()) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [title]);
  return (
    <section ref={scene} className={`moment moment-${kind}${beside ? ' beside' : ''}`} aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={children ? 'unseen' : 'moment-said'} role="status">
        {said}
      </p>
      {children && <div className="moment-scene">{children}</div>}
    </section>
  );
};
