/** A sheet over board and rail, never over the ledge: the chronicle, a player, the result. Escape and the cross close it. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Opened by itself beside something that has the focus and keeps it. */
  readonly leavesFocus?: boolean;
  readonly children: ReactNode;
}

export const Drawer = ({ title, onClose, leavesFocus = false, children }: Props) => {
  const t = useTranslations('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const { current } = opener;
    if (leavesFocus) return;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    };
  }, [leavesFocus]);
  return (
    <div className="drawer">
      <section className="sheet" aria-label={title}>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="button quiet icon" onClick={onClose} aria-label={t('close')}>
            <X aria-hidden />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
      </section>
    </div>
  );
};
