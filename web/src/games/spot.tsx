/** A place that can be touched; open or shut, it always answers. */
import type { ReactNode } from 'react';

export const Spot = ({
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
  children?: ReactNode;
}) => (
  <button
    type="button"
    className={`spot ${open ? 'open' : 'shut'}${pressed ? ' pressed' : ''} ${className}`}
    aria-label={label}
    aria-disabled={!open && !pressed}
    aria-pressed={pressed}
    tabIndex={open || pressed ? 0 : -1}
    onClick={onTouch}
  >
    {children}
  </button>
);
