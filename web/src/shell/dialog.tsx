/** The browser's own dialog: focus, Escape and the backdrop are its business. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

export const Dialog = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const t = useTranslations('shell');
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} onClose={onClose} aria-label={title}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="button quiet icon" onClick={() => ref.current?.close()} aria-label={t('close')}>
          <X aria-hidden />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
};
