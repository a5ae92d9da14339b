/** A scene without dice: its parts come in when it is drawn. That of a battle has its own times (`settles.ts`) and is not held. */
import { type ReactNode, useRef } from 'react';
import { useHeldMotion } from '../../../table/when-drawn.ts';

export const HeldScene = ({ className, label, children }: { className: string; label: string; children: ReactNode }) => {
  const scene = useRef<HTMLElement>(null);
  useHeldMotion(scene, true);
  return (
    <section ref={scene} className={className} aria-label={label}>
      {children}
    </section>
  );
};
