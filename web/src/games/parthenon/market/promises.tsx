/** Promises: to make one, and the ledger of those kept and broken. What is folded is loaded when it is opened. */
import { HeartHandshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ledgerOf } from './ledger.ts';
import type { PromisesProps } from './promise-ledger.tsx';

const PromiseLedger = lazy(async () => ({ default: (await import('./promise-ledger.tsx')).PromiseLedger }));

export const Promises = (props: PromisesProps) => {
  const { view, log, words, open } = props;
  const [isOpen, setOpen] = useState(false);
  const ledger = ledgerOf(log, view.archon);
  if (!open && ledger.length === 0) return null;
  return (
    <details className="pm-promises" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <HeartHandshake aria-hidden />
        {words.promises}
        {ledger.length > 0 && <b className="pm-number">{ledger.length}</b>}
      </summary>
      {isOpen && (
        <Suspense>
          <PromiseLedger {...props} ledger={ledger} />
        </Suspense>
      )}
    </details>
  );
};
