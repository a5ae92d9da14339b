/** The fields of a request, each read once. Out: the value, or an error object that says what was expected. */
import { type Action, type Actor, type AnyGame, CHANCE, isWhole, type Seat } from '@stoa/engine';
import { findGame, type RegisteredGame, unknownGame } from '../games.ts';
import type { Request } from './asking.ts';
import { type Wrong, wrong } from './replies.ts';
import type { Seated, Tables } from './tables.ts';

const MOST_ACTIONS = 16;

export const readGame = async ({ game }: Request): Promise<RegisteredGame | Wrong> => {
  if (typeof game !== 'string') return wrong('malformed', '"game" must be the id of a game');
  return (await findGame(game)) ?? wrong('unknown', unknownGame(game.slice(0, 40)));
};

export const readTable = (tables: Tables, { table }: Request): Seated | Wrong => {
  if (!isWhole(table, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) return wrong('malformed', '"table" must be the number of a table');
  return tables.get(table) ?? wrong('unknown', `there is no table ${table}`);
};

export const readSeats = (game: AnyGame, value: unknown): number | Wrong => {
  const [min, max] = game.seatRange;
  if (value === undefined && min === max) return min;
  if (isWhole(value, min, max)) return value;
  return wrong('malformed', `"seats" must be ${min === max ? min : `a number from ${min} to ${max}`} for ${game.id}`);
};

/** A seat of the table, or −1 for chance. */
export const readActor = ({ table }: Seated, { seat }: Request): Actor | Wrong => {
  if (seat === CHANCE) return CHANCE;
  return readSeat(table.header.seats, seat);
};

export const readSeat = (seats: number, seat: unknown): Seat | Wrong =>
  isWhole(seat, 0, seats - 1) ? seat : wrong('malformed', `"seat" must be a number from 0 to ${seats - 1}`);

const readAction = (game: AnyGame, json: unknown, index?: number): Action | Wrong => {
  const action = game.parseAction(json);
  if (action !== undefined) return action;
  const kind = typeof json === 'object' && json !== null && 'do' in json && typeof json.do === 'string' ? ` "${json.do.slice(0, 40)}"` : '';
  return wrong('malformed', `not an action${kind} of ${game.id}; {"do":"games"} shows their shapes`, index === undefined ? {} : { index });
};

/** One "action", or 1 to 16 "actions". */
export const readActions = (game: AnyGame, request: Request): readonly Action[] | Wrong => {
  const { action, actions } = request;
  if (actions === undefined) {
    const one = readAction(game, action);
    return 'error' in one ? one : [one];
  }
  if (action !== undefined) return wrong('malformed', 'either "action" or "actions", not both');
  if (!Array.isArray(actions) || actions.length === 0) return wrong('malformed', '"actions" must be a list of 1 to 16 actions');
  if (actions.length > MOST_ACTIONS) return wrong('too-large', `at most ${MOST_ACTIONS} actions at once`);
  const all: Action[] = [];
  for (const [index, json] of actions.entries()) {
    const one = readAction(game, json, index);
    if ('error' in one) return one;
    all.push(one);
  }
  return all;
};

export const readOneAction = (game: AnyGame, request: Request): Action | Wrong => readAction(game, request.action);
