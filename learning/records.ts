/** Games as records: one line of JSON for each game, the file compressed. A record can be replayed, so that positions can be encoded anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Action, type AnyGame, CHANCE, type Outcome } from '@stoa/engine';

/** An action: its place in the list of legal actions, or the action itself (chance, and offers, which no list holds). */
export type Entry = number | Action;
/** How often a search visited the moves of a decision: pairs of an entry and its visits, most visited first. */
export type Visits = readonly (readonly [move: Entry, visits: number])[];

export interface GameRecord {
  readonly seats: number;
  readonly bots: string;
  readonly entries: readonly Entry[];
  /** By entry number: the root visits of the search that chose it. */
  readonly visits: Readonly<Record<number, Visits>>;
  /** By seat: its share of the win. */
  readonly shares: readonly number[];
  /** A second end of this game: the entries from number `at` on, played by fresh bots with other dice. */
  readonly twin?: { readonly at: number; readonly entries: readonly Entry[]; readonly shares: readonly number[] };
}

/** Do these bots search deeply? `archon:400` is an archon of 400 nodes. */
export const isDeep = (bots: string): boolean => /^(strategos|archon)/.test(bots);

export const writeRecords = (path: string, records: readonly GameRecord[]): void =>
  writeFileSync(path, gzipSync(records.map(record => JSON.stringify(record)).join('\n')));

export const readRecords = (path: string): GameRecord[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as GameRecord);

/** The action of an entry: `legal` is the list at that decision. */
export const actionOf = (game: AnyGame, entry: Entry, legal: readonly Action[]): Action => {
  const action = typeof entry === 'number' ? legal[entry] : game.parseAction(entry);
  if (action === undefined) throw new Error(`no action ${JSON.stringify(entry)}`);
  return action;
};

/** Called before each entry of a replay. `legal` is empty where chance decides. */
export type Look = (s: unknown, n: number, actor: number, legal: readonly Action[]) => void;

/** Plays the entries on `s`, which ends as the game did. */
export const replay = (game: AnyGame, s: unknown, entries: readonly Entry[], look: Look): Outcome | undefined => {
  const legal: Action[] = [];
  for (const [n, entry] of entries.entries()) {
    const actor = game.actors(s)[0]!;
    legal.length = 0;
    if (actor !== CHANCE) game.actions(s, actor, legal);
    look(s, n, actor, legal);
    game.apply(s, actor, actionOf(game, entry, legal));
  }
  return game.outcome(s);
};
