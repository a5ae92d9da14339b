/** What would follow a draft: asked of a copy of the table, for the seat that drafts it. Nothing is played. */
import { type Action, type AnyGame, CHANCE, type Illegal, type Seat, sfc32 } from '@stoa/engine';
import type { Preview } from '../table/table-client.ts';

/** How many tables the seat cannot tell apart are tried, before a draft counts as showing nothing hidden. */
const TRIED = 6;

/** A copy of the state with the draft played on it; undefined where a draft does not fit or chance stands in the way. */
const after = (game: AnyGame, from: unknown, seat: Seat, draft: readonly Action[]): unknown => {
  const state = game.clone(from);
  for (const action of draft) {
    const known = game.parseAction(action);
    if (known === undefined || game.actors(state).includes(CHANCE) || game.why(state, seat, known) !== undefined) return undefined;
    game.apply(state, seat, known);
  }
  return game.actors(state).includes(CHANCE) ? undefined : state;
};

/** Asked of the table as it would be after the draft, so that a shut place explains itself in the middle of a move. */
export const whyAfter = (game: AnyGame, from: unknown, seat: Seat, draft: readonly Action[], action: Action): Illegal | null => {
  const known = game.parseAction(action);
  const state = after(game, from, seat, draft);
  if (known === undefined || state === undefined) return null;
  return game.why(state, seat, known) ?? null;
};

/** Only as far as the seat can foresee: a draft that would show it something hidden has no preview. */
export const previewOf = (game: AnyGame, from: unknown, seat: Seat, draft: readonly Action[], seed: string): Preview | null => {
  const state = after(game, from, seat, draft);
  if (state === undefined || !game.actors(state).includes(seat)) return null;
  const view = game.view(state, seat);
  const seen = JSON.stringify(view);
  const rng = sfc32(seed);
  for (let k = 0; k < TRIED; k++) {
    const other = after(game, game.determinize(from, seat, rng), seat, draft);
    if (other === undefined || JSON.stringify(game.view(other, seat)) !== seen) return null;
  }
  const actions: Action[] = [];
  game.actions(state, seat, actions);
  return { view, actions, room: game.room(state) };
};
