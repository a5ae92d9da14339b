/** A place on a drawn board that can be touched or reached with the keyboard; open or shut, it always answers. */
import type { KeyboardEvent, ReactNode } from 'react';

export const GridButton = ({
  label,
  open,
  pressed = false,
  className = '',
  onTouch,
  children,
}: {
  label: string;
  open: boolean;
  pressed?: boolean;
  className?: string;
  onTouch: () => void;
  children: ReactNode;
}) => (
  <g
    className={`spot ${open ? 'open' : 'shut'} ${pressed ? 'pressed' : ''} ${className}`}
    role="button"
    tabIndex={open || pressed ? 0 : -1}
    aria-label={label}
    aria-disabled={!open && !pressed}
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
