/** Promises: to make one, and the ledger of those kept and broken. */
import type { PaAction, PaEvent, PaView, PromiseKind } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { ledgerOf } from './ledger.ts';
import type { MarketWords } from './words.ts';

export const Promises = ({
  view,
  me,
  log,
  text,
  words,
  open,
  choose,
}: {
  view: PaView;
  me: number;
  log: readonly PaEvent[];
  text: PaText;
  words: MarketWords;
  open: boolean;
  choose: (action: PaAction) => void;
}) => {
  const others = view.islands.map(island => island.seat).filter(seat => seat !== me);
  const [to, setTo] = useState(view.archon === me ? (others[0] ?? 0) : view.archon);
  const [what, setWhat] = useState<PromiseKind>('vote');
  const { promises } = text.names;
  const name = (seat: number): string | null => (seat === me ? null : text.seat(seat));
  const ledger = ledgerOf(log, view.archon);
  if (!open && ledger.length === 0) return null;
  const records = view.islands
    .map(({ seat }) => ({
      seat,
      kept: ledger.filter(entry => entry.seat === seat && entry.fate === 'kept').length,
      broken: ledger.filter(entry => entry.seat === seat && entry.fate === 'broken').length,
    }))
    .filter(({ kept, broken }) => kept + broken > 0);
  return (
    <details className="pm-promises">
      <summary>
        <HeartHandshake aria-hidden />
        {words.promises}
        {ledger.length > 0 && <b className="pm-number">{ledger.length}</b>}
      </summary>
      {open && (
        <div className="pm-promise">
          <label>
            {words.promiseTo}
            <select value={to} onChange={event => setTo(Number(event.target.value))}>
              {others.map(seat => (
                <option key={seat} value={seat}>
                  {text.seat(seat)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.promiseWhat}
            <select value={what} onChange={event => setWhat(event.target.value as PromiseKind)}>
              {(Object.keys(promises) as PromiseKind[]).map(kind => (
                <option key={kind} value={kind}>
                  {promises[kind]}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="button" onClick={() => choose({ do: 'promise', to, what })}>
            {words.promise}
          </button>
          <p className="muted">{words.promiseHint}</p>
        </div>
      )}
      {records.length > 0 && (
        <p className="pm-records">
          {records.map(({ seat, kept, broken }) => (
            <span key={seat}>
              <SeatMark seat={seat} /> {words.record(text.seat(seat), kept, broken)}
            </span>
          ))}
        </p>
      )}
      {ledger.length > 0 && (
        <ul className="pm-ledger">
          {ledger
            .map((entry, i) => ({ ...entry, key: i }))
            .reverse()
            .map(entry => (
              <li key={entry.key} className={entry.fate}>
                <SeatMark seat={entry.seat} />
                <span>{words.promised(name(entry.seat), name(entry.to), promises[entry.what])}</span>
                <b>{words.fate[entry.fate]}</b>
              </li>
            ))}
        </ul>
      )}
    </details>
  );
};
