/**
 * Promises kept and broken, PA-4.9: read off what this seat has seen happen. A promise is judged by the first occasion to keep it;
 * until then it is open. Nothing is enforced.
 */
import type { Seat } from '@stoa/engine';
import type { PaEvent, PromiseKind } from '@stoa/parthenon';

export interface LedgerEntry {
  readonly seat: Seat;
  readonly to: Seat;
  readonly what: PromiseKind;
  readonly fate: 'open' | 'kept' | 'broken';
}

type Fate = LedgerEntry['fate'];
/** Trades and gifts may come until the end of the next season. */
const SEASONS = 2;

const some = (cards: readonly unknown[] | number): boolean => (typeof cards === 'number' ? cards : cards.length) > 0;

/** What this event says about the promise; undefined if nothing. */
const judge = (p: Pick<LedgerEntry, 'seat' | 'to' | 'what'>, e: PaEvent, archon: Seat): Fate | undefined => {
  const names = e.e === 'target-named' && archon === p.seat ? e.seat : undefined;
  switch (p.what) {
    case 'vote':
      return e.e === 'voted' && e.seat === p.seat ? (e.target === p.to ? 'kept' : 'broken') : undefined;
    case 'spare':
      return names === undefined ? undefined : names === p.to ? 'broken' : 'kept';
    case 'name':
      return names === undefined ? undefined : names === p.to ? 'kept' : 'broken';
    case 'trade':
      return e.e === 'traded' && ((e.seat === p.seat && e.to === p.to) || (e.seat === p.to && e.to === p.seat)) ? 'kept' : undefined;
    case 'repay':
      if (e.e === 'donated') return e.seat === p.seat && e.to === p.to ? 'kept' : undefined;
      if (e.e !== 'traded') return undefined;
      return (e.seat === p.seat && e.to === p.to && some(e.give)) || (e.seat === p.to && e.to === p.seat && some(e.want))
        ? 'kept'
        : undefined;
    case 'reveal':
      return e.e === 'harbor-voted' && e.seat === p.seat ? (e.reveal ? 'kept' : 'broken') : undefined;
  }
};
const HAS_TERM: ReadonlySet<PromiseKind> = new Set(['trade', 'repay']);

/** `archon`: who is in office now, for a log that begins in the middle. */
export const ledgerOf = (log: readonly PaEvent[], archon: Seat): readonly LedgerEntry[] => {
  const entries: (LedgerEntry & { seasons: number })[] = [];
  let office: Seat | undefined;
  const first = log.find(e => e.e === 'archon-chosen');
  if (first === undefined) office = archon;
  for (const e of log) {
    if (e.e === 'archon-chosen') office = e.seat;
    entries.forEach((entry, i) => {
      if (entry.fate !== 'open') return;
      const seasons = entry.seasons + (e.e === 'season-began' ? 1 : 0);
      const fate = judge(entry, e, office ?? -1) ?? (HAS_TERM.has(entry.what) && seasons >= SEASONS ? 'broken' : 'open');
      entries[i] = { ...entry, seasons, fate };
    });
    if (e.e === 'promised') entries.push({ seat: e.seat, to: e.to, what: e.what, fate: 'open', seasons: 0 });
  }
  return entries.map(({ seat, to, what, fate }) => ({ seat, to, what, fate }));
};
