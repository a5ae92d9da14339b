/** A place on a drawn board that can be touched or reached with the keyboard; open or shut, it always answers. */
import type { KeyboardEvent, ReactNode } from 'react';

export const GridButton = ({
  label,
  open,
  pressed = false,
  looks = false,
  idle = false,
  className = '',
  onTouch,
  children,
}: {
  label: string;
  open: boolean;
  pressed?: boolean;
  /** Touching it shows something: it decides nothing, and is reached by Tab like what is open. */
  looks?: boolean;
  /** Now no button at all: what stands around it takes the touch. Its drawing stays, so that nothing in it begins anew. */
  idle?: boolean;
  className?: string;
  onTouch: () => void;
  children: ReactNode;
}) =>
  idle ? (
    <g>{children}</g>
  ) : (
    <g
      className={`spot ${open ? 'open' : 'shut'} ${pressed ? 'pressed' : ''} ${className}`}
      role="button"
      tabIndex={open || pressed || looks ? 0 : -1}
      aria-label={label}
      aria-disabled={!open && !pressed && !looks}
      aria-pressed={pressed}
      onClick={onTouch}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onTouch();
      }}
    >
      {children}
    </g>
  );
