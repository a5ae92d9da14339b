/** Asks once more before something is deleted for good. */
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly title: string;
  /** What the two buttons say. */
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  /** What is lost, or what must be shown first. */
  readonly children?: ReactNode;
}

export const SureDialog = ({ title, yes, no, busy = false, onYes, onClose, children }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        onYes();
      }}
    >
      {children}
      <div className="act-row">
        <button type="submit" className="button main" disabled={busy}>
          {yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {no}
        </button>
      </div>
    </form>
  </Dialog>
);
