/** A small drawing in a line of text. With a label it is read out, without it is an ornament. */
import type { ReactNode } from 'react';

export const Mark = ({
  viewBox,
  className = '',
  label,
  children,
}: {
  viewBox: string;
  className?: string;
  label: string | undefined;
  children: ReactNode;
}) =>
  label === undefined ? (
    <svg className={`pk-mark ${className}`} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg className={`pk-mark ${className}`} viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  );
