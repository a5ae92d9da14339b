/** What lies under Promises once it is opened: a new one, who has kept how many, and the ledger. */
import type { PaAction, PaEvent, PaView, PromiseKind } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import { useState } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { ledgerOf } from './ledger.ts';
import type { MarketWords } from './words.ts';

export interface PromisesProps {
  readonly view: PaView;
  readonly me: number;
  readonly log: readonly PaEvent[];
  readonly text: PaText;
  readonly words: MarketWords;
  readonly open: boolean;
  readonly choose: (action: PaAction) => void;
}

type Props = PromisesProps;
type Entries = ReturnType<typeof ledgerOf>;

const NewPromise = ({ view, me, text, words, choose }: Props) => {
  const others = view.islands.map(island => island.seat).filter(seat => seat !== me);
  const [to, setTo] = useState(view.archon === me ? (others[0] ?? 0) : view.archon);
  const [what, setWhat] = useState<PromiseKind>('vote');
  const { promises } = text.names;
  return (
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
  );
};

/** How many promises each has kept and broken. */
const Records = ({ view, text, words, ledger }: Props & { ledger: Entries }) => {
  const count = (seat: number, fate: 'kept' | 'broken'): number =>
    ledger.filter(entry => entry.seat === seat && entry.fate === fate).length;
  const records = view.islands
    .map(({ seat }) => ({ seat, kept: count(seat, 'kept'), broken: count(seat, 'broken') }))
    .filter(({ kept, broken }) => kept + broken > 0);
  return records.length === 0 ? null : (
    <p className="pm-records">
      {records.map(({ seat, kept, broken }) => (
        <span key={seat}>
          <SeatMark seat={seat} /> {words.record(text.seat(seat), kept, broken)}
        </span>
      ))}
    </p>
  );
};

const Ledger = ({ me, text, words, ledger }: Props & { ledger: Entries }) => {
  const name = (seat: number): string | null => (seat === me ? null : text.seat(seat));
  return (
    <ul className="pm-ledger">
      {ledger
        .map((entry, i) => ({ ...entry, key: i }))
        .reverse()
        .map(entry => (
          <li key={entry.key} className={entry.fate}>
            <SeatMark seat={entry.seat} />
            <span>{words.promised(name(entry.seat), name(entry.to), text.names.promises[entry.what])}</span>
            <b>{words.fate[entry.fate]}</b>
          </li>
        ))}
    </ul>
  );
};

export const PromiseLedger = (props: Props & { ledger: Entries }) => (
  <>
    {props.open && <NewPromise {...props} />}
    <Records {...props} />
    {props.ledger.length > 0 && <Ledger {...props} />}
  </>
);
