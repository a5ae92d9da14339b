/**
 * Verification of a record: shape, hash chain, legality of every entry, result and, where the secret is revealed, every draw.
 * In: anything. Out: a verdict with the number of the first wrong part; never an exception.
 */
import { canonical } from './canonical.ts';
import { type AnyGame, CHANCE } from './contract.ts';
import type { Draws, Entry, TableHeader } from './entries.ts';
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
    return verdict(0, { at: 0, problem: `cannot be verified: ${error instanceof Error ? error.message : String(error)}` }, 'failed');
  }
};

/** Of two problems the one that comes first; of two at the same part the first named. */
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

/** Plays the record again, past a wrong draw if it can, so that one changed die does not hide the next problem. */
const replay = (
  record: TableRecord,
  misshapen: RecordProblem | undefined,
  games: (id: string) => AnyGame | undefined,
  secret: string | null | undefined,
  fairness: Fairness,
): Replay => {
  const stop = (at: number, problem: string): Replay => ({ first: earlier(wrongDraw, { at, problem }), drawsHold: false });
  let wrongDraw: RecordProblem | undefined;
  if (misshapen?.at === 0) return { first: undefined, drawsHold: false };
  const { h: _, ...header } = record.header;
  const game = games(header.game);
  if (game === undefined) return stop(0, `no game ${header.game}`);
  const end = record.entries.length + 1;

  let table: AnyTable;
  try {
    const problem = headerProblem(game, header);
    if (problem !== undefined) return stop(0, problem);
    table = openTable(game, header, undefined);
  } catch (error) {
    return stop(0, said(error));
  }

  let draws: Draws | undefined;
  /** How many new secrets there were so far. */
  let epochs = 0;
  const later = typeof secret === 'string' ? (record.end.later ?? []) : [];
  if (typeof secret === 'string') {
    if (header.chance !== 'fair') wrongDraw = { at: end, problem: 'a secret, but chance was not fair' };
    else if (fairness.commitment(secret) !== header.commitment) wrongDraw = { at: end, problem: 'the secret is not the committed one' };
    else {
      draws = fairness.draws(secret, header.table, header.entropies);
      wrongDraw = wrongSeating(header, secret, fairness);
    }
  }

  for (const [i, linked] of record.entries.entries()) {
    const at = i + 1;
    if (at === misshapen?.at) return { first: wrongDraw, drawsHold: false };
    try {
      const { h: __, ...stored } = linked;
      let entry = stored as Entry;
      if (entry.kind === 'action' || entry.kind === 'chance') {
        const action = game.parseAction(entry.action);
        if (action === undefined) return stop(at, 'not an action of this game');
        if (canonical(action) !== canonical(entry.action)) return stop(at, 'an action with fields that mean nothing');
        if (entry.kind === 'chance' && draws !== undefined && game.why(table.state, CHANCE, action) === undefined) {
          const drawn = game.sample(table.state, draws.rng(entry.draw));
          if (canonical(drawn) !== canonical(action))
            wrongDraw = earlier(wrongDraw, { at, problem: `draw ${entry.draw} is not the one the secret gives` });
        }
        entry = { ...entry, action };
      } else if (entry.kind === 'epoch' && typeof secret === 'string') {
        const next = later[epochs++];
        if (next !== undefined && fairness.commitment(next) === entry.commitment)
          draws &&= fairness.draws(next, header.table, header.entropies);
        else wrongDraw = earlier(wrongDraw, { at: end, problem: `the secret of entry ${at} is not the committed one` });
      }
      table.take(entry);
    } catch (error) {
      return stop(at, said(error));
    }
  }
  if (misshapen !== undefined) return { first: wrongDraw, drawsHold: false };
  if (epochs < later.length) wrongDraw = earlier(wrongDraw, { at: end, problem: 'a secret that no entry has committed to' });
  const result = canonical(table.outcome ?? null);
  if (canonical(record.end.result) !== result)
    return {
      first: earlier(wrongDraw, { at: end, problem: 'the result is not the one the entries give' }),
      drawsHold: wrongDraw === undefined,
    };
  if (typeof secret === 'string' && table.outcome === undefined)
    return { first: earlier(wrongDraw, { at: end, problem: 'the secret is revealed before the end' }), drawsHold: wrongDraw === undefined };
  return { first: wrongDraw, drawsHold: wrongDraw === undefined };
};

const wrongSeating = (header: TableHeader, secret: string, fairness: Fairness): RecordProblem | undefined => {
  if (header.seating === null) return undefined;
  const drawn = fairness.seating(secret, header.table, header.entropies, header.seats);
  return canonical(drawn) === canonical(header.seating) ? undefined : { at: 0, problem: 'the seating is not the one the secret gives' };
};

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
