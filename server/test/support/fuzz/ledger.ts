/**
 * What accepted messages explain. After a round of messages the store is looked at: an entry whose intent was not accepted, a chat line that
 * was refused, a seat, plan, note or setting that changed although no message that may change it was accepted, is a finding.
 */
import { isKey } from '@stoa/engine';
import type { Look } from './target.ts';

/** What may differ from the look before. `due`: entries without an intent, by bots, windows declined and plans. */
type Part = 'seats' | 'table' | 'state' | 'plans' | 'notes' | 'due';

const EVERYTHING: readonly Part[] = ['seats', 'table', 'state', 'plans', 'notes', 'due'];
/** Parts a message changes when it is accepted, by what it is. */
const CHANGES: Readonly<Record<string, readonly Part[]>> = {
  play: ['state'],
  undo: [],
  'agree-end': ['seats', 'state'],
  // A bot plays on.
  concede: EVERYTHING,
  plan: ['plans', 'due'],
  note: ['notes'],
  say: [],
  /** Sitting down, getting up, standing answers. */
  lobby: EVERYTHING,
};

/** A message that is no question, as far as it matters here. */
export interface Wish {
  readonly table: string;
  readonly what: string;
  /** Of an intent or of a chat line. */
  readonly id: string | undefined;
}

export interface Ledger {
  /** The ids of all intents and lines that were accepted at the table. */
  readonly ids: Set<string>;
  /** In this round. */
  readonly may: Set<Part>;
  /** The number of rounds for which a message may still be handled after its socket closed. */
  unsure: number;
}

export const newLedger = (): Ledger => ({ ids: new Set(), may: new Set(), unsure: 0 });

export const accept = (ledger: Ledger | undefined, { what, id }: Wish): void => {
  if (id !== undefined) ledger?.ids.add(id);
  // A spoilt message may have the name of something that every object has, and the number of one that was accepted.
  for (const part of isKey(CHANGES, what) ? (CHANGES[what] ?? []) : []) ledger?.may.add(part);
};

const idIn = (intent: string): string => intent.slice(intent.indexOf(':') + 1);

/** The first entry that no accepted message explains. An intent is noted on the last of its entries; the others come before it. */
const unexplained = ({ ids, may, unsure }: Ledger, { intents }: Look): string | undefined => {
  const mayBeDue = may.has('due') || unsure > 0;
  const isOurs = (intent: string | null | undefined): boolean =>
    intent == null ? mayBeDue : ids.has(idIn(intent)) || (idIn(intent).startsWith('plan.') && mayBeDue);
  const stranger = intents.find(intent => intent !== null && !isOurs(intent));
  if (stranger !== undefined) return `an entry of ${stranger}`;
  return intents.length === 0 || isOurs(intents.at(-1)) ? undefined : 'an entry without an intent';
};

/** How the table differs in ways that no accepted message explains; undefined: in none. Counts the parts that had to be the same. */
export const foundIn = (ledger: Ledger, before: Look, after: Look, count: (parts: number) => void): string | undefined => {
  const entry = unexplained(ledger, after);
  if (entry !== undefined) return entry;
  const line = after.said.find(id => !ledger.ids.has(id));
  if (line !== undefined) return `the chat line ${line}`;
  if (ledger.unsure > 0) return undefined;
  const fixed = Object.keys(before.parts).filter(part => !ledger.may.has(part as Part));
  count(fixed.length);
  return fixed.find(part => before.parts[part] !== after.parts[part]);
};

/** The next round begins. */
export const turnPage = (ledger: Ledger): void => {
  ledger.may.clear();
  ledger.unsure = Math.max(0, ledger.unsure - 1);
};
