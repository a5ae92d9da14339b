/**
 * Verification of a record: shape, hash chain, legality of every entry, result and, where the secret is revealed, every draw.
 * In: anything. Out: a verdict with the number of the first wrong part; never an exception.
 */
import { canonical } from './canonical.ts';
import { type AnyGame, CHANCE } from './contract.ts';
import type { Draws, Entry, TableHeader } from './entries.ts';
import { messageOf } from './guards.ts';
import { headerProblem } from './header.ts';
import { openTable } from './open-table.ts';
import { type Fairness, link, type RecordProblem, readRecord, type TableRecord } from './record.ts';
import type { AnyTable } from './table.ts';

export interface Verdict {
  readonly ok: boolean;
  readonly entries: number;
  /** 0 is the header, 1 … n the entries, n + 1 the end block; null if all is well. */
  readonly firstBad: number | null;
  /** sealed: no secret to replay them with · failed: they differ, or the record broke before all were replayed. */
  readonly draws: 'verified' | 'sealed' | 'failed';
  /** For maintainers; '' if all is well. */
  readonly message: string;
}

export const verifyRecord = (input: unknown, games: (id: string) => AnyGame | undefined, fairness: Fairness): Verdict => {
  const verdict = (entries: number, bad: RecordProblem | undefined, draws: Verdict['draws']): Verdict => ({
    ok: bad === undefined,
    entries,
    firstBad: bad?.at ?? null,
    draws,
    message: bad?.problem ?? '',
  });
  try {
    const reading = readRecord(input);
    if ('problem' in reading) return verdict(0, reading, 'sealed');
    const { record, first } = reading;
    const sealed = typeof record.end !== 'object' || record.end === null || typeof record.end.secret !== 'string';
    const broken = earlier(first, brokenLink(record, first, fairness.hash));
    const replayed = replay(record, first, games, sealed ? undefined : record.end.secret, fairness);
    return verdict(record.entries.length, earlier(broken, replayed.first), sealed ? 'sealed' : replayed.drawsHold ? 'verified' : 'failed');
  } catch (error) {
    return verdict(0, { at: 0, problem: `cannot be verified: ${messageOf(error)}` }, 'failed');
  }
};

/** The problem at the earlier part; at the same part, `a`. */
const earlier = (a: RecordProblem | undefined, b: RecordProblem | undefined): RecordProblem | undefined =>
  a === undefined || (b !== undefined && b.at < a.at) ? b : a;

const brokenLink = (record: TableRecord, first: RecordProblem | undefined, hash: Fairness['hash']): RecordProblem | undefined => {
  const parts = [record.header, ...record.entries, record.end];
  let h = '';
  for (const [at, part] of parts.entries()) {
    if (at === first?.at) return undefined;
    h = link(hash, h, part);
    if (h !== part.h) return { at, problem: 'the hash chain breaks here' };
  }
  return undefined;
};

interface Replay {
  readonly first: RecordProblem | undefined;
  /** Every draw of the record was replayed and is the same. */
  readonly drawsHold: boolean;
}

/** Compares the draws of a record with its revealed secrets. Without a secret it finds nothing. */
interface DrawCheck {
  /** The earliest wrong draw so far. */
  first: RecordProblem | undefined;
  draws: Draws | undefined;
  /** How many new secrets the entries have committed to so far. */
  epochs: number;
  readonly secret: string | null | undefined;
  /** The secrets of later epochs, in order. */
  readonly later: readonly string[];
  readonly header: TableHeader;
  readonly fairness: Fairness;
  /** The number of the end block. */
  readonly end: number;
}

const drawCheck = (record: TableRecord, header: TableHeader, secret: string | null | undefined, fairness: Fairness): DrawCheck => {
  const end = record.entries.length + 1;
  const check: DrawCheck = { first: undefined, draws: undefined, epochs: 0, secret, later: [], header, fairness, end };
  if (typeof secret !== 'string') return check;
  const revealed = { ...check, later: record.end.later ?? [] };
  if (header.chance !== 'fair') return { ...revealed, first: { at: end, problem: 'a secret, but chance was not fair' } };
  if (fairness.commitment(secret) !== header.commitment)
    return { ...revealed, first: { at: end, problem: 'the secret is not the committed one' } };
  return {
    ...revealed,
    draws: fairness.draws(secret, header.table, header.entropies),
    first: wrongSeating(header, secret, fairness),
  };
};

const checkDraw = (check: DrawCheck, table: AnyTable, entry: Entry & { readonly kind: 'chance' }, at: number): void => {
  const { game, state } = table;
  if (check.draws === undefined || game.why(state, CHANCE, entry.action) !== undefined) return;
  const drawn = game.sample(state, check.draws.rng(entry.draw));
  if (canonical(drawn) === canonical(entry.action)) return;
  check.first = earlier(check.first, { at, problem: `draw ${entry.draw} is not the one the secret gives` });
};

const checkEpoch = (check: DrawCheck, entry: Entry & { readonly kind: 'epoch' }, at: number): void => {
  if (typeof check.secret !== 'string') return;
  const { fairness, header, end } = check;
  const next = check.later[check.epochs++];
  if (next !== undefined && fairness.commitment(next) === entry.commitment)
    check.draws &&= fairness.draws(next, header.table, header.entropies);
  else check.first = earlier(check.first, { at: end, problem: `the secret of entry ${at} is not the committed one` });
};

/** A fresh table for this header, or why there is none. */
const openFor = (game: AnyGame | undefined, header: TableHeader): AnyTable | string => {
  if (game === undefined) return `no game ${header.game}`;
  try {
    return headerProblem(game, header) ?? openTable(game, header, undefined);
  } catch (error) {
    return messageOf(error);
  }
};

/** Applies one entry and checks its draw; returns what is wrong with the entry itself. */
const takeIn = (table: AnyTable, stored: Entry, check: DrawCheck, at: number): string | undefined => {
  try {
    let entry = stored;
    if (entry.kind === 'action' || entry.kind === 'chance') {
      const action = table.game.parseAction(entry.action);
      if (action === undefined) return 'not an action of this game';
      if (canonical(action) !== canonical(entry.action)) return 'an action with fields that mean nothing';
      entry = { ...entry, action };
      if (entry.kind === 'chance') checkDraw(check, table, entry, at);
    } else if (entry.kind === 'epoch') checkEpoch(check, entry, at);
    table.take(entry);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};

const checkEnd = (record: TableRecord, table: AnyTable, check: DrawCheck): RecordProblem | undefined => {
  const at = check.end;
  if (check.epochs < check.later.length) check.first = earlier(check.first, { at, problem: 'a secret that no entry has committed to' });
  if (canonical(record.end.result) !== canonical(table.outcome ?? null))
    return { at, problem: 'the result is not the one the entries give' };
  if (typeof check.secret === 'string' && table.outcome === undefined) return { at, problem: 'the secret is revealed before the end' };
  return undefined;
};

/** Plays the record again, past a wrong draw if it can, so that one changed die does not hide the next problem. */
const replay = (
  record: TableRecord,
  misshapen: RecordProblem | undefined,
  games: (id: string) => AnyGame | undefined,
  secret: string | null | undefined,
  fairness: Fairness,
): Replay => {
  if (misshapen?.at === 0) return { first: undefined, drawsHold: false };
  const { h: _, ...header } = record.header;
  const table = openFor(games(header.game), header);
  if (typeof table === 'string') return { first: { at: 0, problem: table }, drawsHold: false };
  const check = drawCheck(record, header, secret, fairness);
  for (const [i, linked] of record.entries.entries()) {
    const at = i + 1;
    if (at === misshapen?.at) return { first: check.first, drawsHold: false };
    const { h: __, ...entry } = linked;
    const problem = takeIn(table, entry as Entry, check, at);
    if (problem !== undefined) return { first: earlier(check.first, { at, problem }), drawsHold: false };
  }
  if (misshapen !== undefined) return { first: check.first, drawsHold: false };
  const wrongEnd = checkEnd(record, table, check);
  return { first: earlier(check.first, wrongEnd), drawsHold: check.first === undefined };
};

const wrongSeating = (header: TableHeader, secret: string, fairness: Fairness): RecordProblem | undefined => {
  if (header.seating === null) return undefined;
  const drawn = fairness.seating(secret, header.table, header.entropies, header.seats);
  return canonical(drawn) === canonical(header.seating) ? undefined : { at: 0, problem: 'the seating is not the one the secret gives' };
};
