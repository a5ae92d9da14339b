/**
 * The frame of a great event: it takes the stage over board and rail, and never covers the ledge, where the way on is. A scene inside
 * measures this box, not the window. With less motion everything stands at once; the stop stays.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { isBusy } from './use-focus.ts';

interface Props {
  readonly title: string;
  /** The whole event in one sentence, for readers who do not see the scene. */
  readonly said: string;
  /** The hand that draws it: battle, election, hazard, king … as a class `moment-<kind>`. */
  readonly kind?: string;
  readonly children?: ReactNode;
}

export const Moment = ({ title, said, kind = 'plain', children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title === '') return undefined;
    // With the next frame, in which the scene is laid out anyway. By then a lesson may have taken the focus to its next step.
    const frame = requestAnimationFrame(() => {
      if (!isBusy()) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [title]);
  return (
    <section className={`moment moment-${kind}`} aria-label={title}>
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
