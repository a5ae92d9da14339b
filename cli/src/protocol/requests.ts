/** Every request of the engine protocol: fields.ts reads the request, and the reply is one object. */

import { randomBytes } from 'node:crypto';
import { loadChances, observe } from '@stoa/bots';
import { type Action, CHANCE, type GameEvent, isRefused, isWhole, makeRecord, type Proposal, type Refused, sfc32 } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { BOT_NAMES, findBot } from '../bots.ts';
import { worthOf } from '../evaluation.ts';
import { findGame, GAME_IDS } from '../games.ts';
import type { Asking } from './asking.ts';
import { loadTable, newTable, positionTable, sampleTable } from './beginnings.ts';
import { readActions, readActor, readGame, readOneAction, readSeat, readTable } from './fields.ts';
import { explained, isWrong, refused, type Wrong, wrong } from './replies.ts';
import type { Seated } from './tables.ts';

type Handler = (asking: Asking) => object | Promise<object>;

const games: Handler = async () => {
  const list = [];
  for (const id of GAME_IDS) {
    const registered = await findGame(id);
    if (registered === undefined) continue;
    const { game } = registered;
    list.push({ id, rules: game.rules, seats: game.seatRange, options: game.optionSpec, actions: game.actionSchemas() });
  }
  return { games: list };
};

const seated = ({ tables }: Asking, made: Seated | Wrong): object => {
  if (isWrong(made)) return made;
  const number = tables.add(made);
  return isWrong(number) ? number : { table: number, actors: made.table.game.actors(made.table.state) };
};

/** Reads the table first; the rest of the handler works on it. */
const at =
  (handle: (seat: Seated, asking: Asking) => object | Promise<object>): Handler =>
  asking => {
    const found = readTable(asking.tables, asking.request);
    return isWrong(found) ? found : handle(found, asking);
  };

const look = at(({ table }, { request }) => {
  const { game, state, seq } = table;
  const outcome = table.outcome ?? null;
  const { seat } = request;
  if (seat === 'all') return { seq, actors: game.actors(state), mayAct: game.mayAct(state), view: state, outcome };
  const viewer = seat === null ? undefined : readSeat(table.header.seats, seat);
  if (isWrong(viewer)) return wrong('malformed', `${viewer.error.message}, null for a spectator or "all" for the referee`);
  return { seq, actors: game.waiting(state, viewer), view: game.view(state, viewer), outcome };
});

/** The actions a seat can take; for −1 the outcomes with their weights, or how many there are. */
const actions = at((seat, { request }) => {
  const { game, state } = seat.table;
  const by = readActor(seat, request);
  if (isWrong(by)) return by;
  if (seat.table.outcome !== undefined) return { actions: [] };
  if (by !== CHANCE) {
    const list: Parameters<typeof game.actions>[2] = [];
    game.actions(state, by, list);
    return { actions: list };
  }
  const { count, list } = game.outcomes(state);
  if (list === undefined) return { actions: [], space: { count, room: game.room(state), example: game.sample(state, sfc32('example')) } };
  return { actions: list.map(([action]) => action), weights: list.map(([, weight]) => weight) };
});

const why = at((seat, { request, lang }) => {
  const { table, registered } = seat;
  const by = readActor(seat, request);
  if (isWrong(by)) return by;
  const action = readOneAction(table.game, request);
  if (isWrong(action)) return action;
  const illegal = table.game.why(table.state, by, action);
  return { illegal: illegal === undefined ? null : explained(illegal, registered.texts[lang]) };
});

/** Adopts the proposal and returns the events that the acting seat may see; chance sees all. */
const adopted = ({ table, registered }: Seated, by: number, proposal: Proposal<Action, GameEvent> | Refused, { lang }: Asking): object => {
  if (isRefused(proposal)) return refused(proposal, registered.texts[lang]);
  table.adopt(proposal);
  const { game, state, seq } = table;
  const events = by === CHANCE ? proposal.events : proposal.events.map(e => game.seen(e, by)).filter(e => e !== undefined);
  const isOver = table.outcome !== undefined;
  return {
    seq,
    events,
    actors: isOver ? [] : game.actors(state),
    mayAct: isOver ? [] : game.mayAct(state),
    outcome: table.outcome ?? null,
  };
};

const play = at((seat, asking) => {
  const by = readActor(seat, asking.request);
  if (isWrong(by)) return by;
  const list = readActions(seat.table.game, asking.request);
  if (isWrong(list)) return list;
  return adopted(seat, by, seat.table.propose({ do: 'play', seat: by, actions: list, allowReveals: true }, 0), asking);
});

const undo = at((seat, asking) => {
  const by = readSeat(seat.table.header.seats, asking.request.seat);
  return isWrong(by) ? by : adopted(seat, by, seat.table.propose({ do: 'undo', seat: by }, 0), asking);
});

const sample = at((seat, asking) => {
  const by = readSeat(seat.table.header.seats, asking.request.seat);
  return isWrong(by) ? by : seated(asking, sampleTable(seat, by, asking));
});

const record = at(({ table, secret }) => makeRecord(table, fairness.hash, table.outcome === undefined ? null : secret));

const bot = at(async ({ table, registered }, { request }) => {
  const seat = readSeat(table.header.seats, request.seat);
  if (isWrong(seat)) return seat;
  const { bot: name = 'random', millis = 500 } = request;
  if (!isWhole(millis, 1, 600_000)) return wrong('malformed', '"millis" must be a whole number from 1 to 600000');
  const found = await findBot(registered.game, name);
  if (found === undefined) return wrong('unknown', `"bot" must be one of: ${BOT_NAMES.join(', ')}`);
  if (table.outcome !== undefined) return wrong('over', 'the game is over');
  const rng = sfc32(randomBytes(16).toString('hex'));
  const observation = observe(table.game, table.state, seat, rng);
  if (observation.legal.length === 0) return wrong('not-your-turn', `seat ${seat} has nothing to do now`);
  return { action: found.choose(observation, { millis, now: () => performance.now() }, rng) };
});

/** Tables dealt for one estimate of a seat. */
const DEALT = 16;
/** Every seat's chance to win as this seat may know it; for "all" from the whole state. */
const evaluate = at(async ({ table, registered }, { request }) => {
  const { game, state, header } = table;
  const seat = request.seat === 'all' ? 'all' : readSeat(header.seats, request.seat);
  if (isWrong(seat)) return wrong('malformed', `${seat.error.message} or "all" for the referee`);
  if (table.outcome !== undefined) return wrong('over', 'the game is over');
  const chances = await loadChances(registered.game);
  if (chances === undefined) return wrong('unknown', `${game.id} has no evaluation`);
  return { game: game.id, ...worthOf(chances, seat === 'all' ? [state] : chances.dealt(state, seat, DEALT)) };
});

const close = at((_seat, { tables, request }) => ({ closed: tables.close(request.table as number) }));

export const REQUESTS: Readonly<Record<string, Handler>> = {
  games,
  new: async asking => {
    const registered = await readGame(asking.request);
    return isWrong(registered) ? registered : seated(asking, newTable(registered, asking));
  },
  look,
  actions,
  why,
  play,
  sample,
  undo,
  record,
  load: async asking => seated(asking, await loadTable(asking)),
  position: async asking => {
    const registered = await readGame(asking.request);
    return isWrong(registered) ? registered : seated(asking, positionTable(registered, asking));
  },
  bot,
  evaluate,
  close,
};
