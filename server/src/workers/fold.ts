/** In a worker: folds stored tables again and hashes what each position means. */
import { type Action, type AnyTable, canonical, type Entry, messageOf, openTable, type TableHeader } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { GAMES } from '../games.ts';

export interface Folding {
  readonly game: string;
  /** As stored. */
  readonly header: string;
  readonly bodies: readonly string[];
  /** The entry at which the state was last noted; 0: never. */
  readonly notedAt: number;
}
export interface Folded {
  /** Why the entries no longer fold; undefined if they do. */
  readonly reason?: string;
  /** The digest of the position after `notedAt` entries, and after all. */
  readonly then?: string;
  readonly now?: string;
}

/** Digests with another prefix are from an earlier version and cannot be compared. */
export const DIGEST_FORM = '2-';

/**
 * What a position means: who must decide where, and every legal action of every seat. State and views are left out: a new
 * version may store the state differently, or show more of it, and the position means the same.
 */
const digest = ({ game, state, header, outcome }: AnyTable): string => {
  const seats = Array.from({ length: header.seats }, (_, seat) => seat);
  const actions = seats.map(seat => {
    const list: Action[] = [];
    if (game.actors(state).includes(seat) || game.mayAct(state).includes(seat)) game.actions(state, seat, list);
    return list;
  });
  return `${DIGEST_FORM}${fairness.hash(canonical({ room: game.room(state), actors: game.actors(state), outcome: outcome ?? null, actions }))}`;
};

const foldAgain = ({ game: id, header, bodies, notedAt }: Folding): Folded => {
  const game = GAMES.get(id);
  if (!game) return {};
  try {
    const table = openTable(game, JSON.parse(header) as TableHeader, undefined);
    let then = digest(table);
    for (const [i, body] of bodies.entries()) {
      table.take(JSON.parse(body) as Entry<Action>);
      if (i + 1 === notedAt) then = digest(table);
    }
    return { then, now: digest(table) };
  } catch (error) {
    return { reason: messageOf(error) };
  }
};

/** Many tables in one message. */
export const refold = (foldings: readonly Folding[]): Folded[] => foldings.map(foldAgain);
