/** The ledge's sentence: what is asked, and one line below it — what is drafted, where to touch, or why something is not possible. */
import type { Seat } from '@stoa/engine';
import type { ReactNode, RefObject } from 'react';
import { PROMPT } from './use-scroll-targets.ts';

/** Longer prompts are set smaller, on two or three lines: a prompt is never cut. */
const LONG = 52;
const VERY_LONG = 84;
const lengthOf = ({ length }: string): 'short' | 'long' | 'very-long' =>
  length > VERY_LONG ? 'very-long' : length > LONG ? 'long' : 'short';

interface Props {
  readonly prompt: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** The reader is asked. */
  readonly mine: boolean;
  readonly me: Seat | undefined;
  readonly children?: ReactNode;
}

export const Say = ({ prompt, heading, mine, me, children }: Props) => (
  <>
    <span className={`me-stripe${mine && me !== undefined ? ` side-${me} seat-${me}` : ''}`} aria-hidden="true" />
    <div className="said" data-length={lengthOf(prompt)} data-mine={mine}>
      <h1 className="prompt" id={PROMPT} ref={heading} tabIndex={-1}>
        {prompt}
      </h1>
      {children}
    </div>
  </>
);
