/**
 * People change a running game only through this function. A repeated intent gets the first answer again; a stale or illegal intent,
 * or one from another account, changes nothing.
 */
import { type Action, type AnyTable, isRefused, type Refused, type Seat } from '@stoa/engine';
import type { Intent, IntentReply, Refusal } from '@stoa/protocol';
import type { App } from '../app.ts';
import { plansWith, planWith } from '../plans/change.ts';
import { dueStep } from '../plans/fits.ts';
import type { Plan } from '../store/plans.ts';
import type { SeatRow } from '../store/schema.ts';
import { agreeEnd, heardOf } from './agree.ts';
import { type AnyProposal, commit } from './commit.ts';
import { intentKey, type LiveTable, seatOf } from './live-table.ts';
import { botSeat } from './lobby.ts';
import { mayWrite } from './quota.ts';
import { isBehind } from './refresh.ts';
import { atTable, RETRY } from './table-cache.ts';

const no = (error: Refusal): IntentReply => ({ ok: false, error });

/** The engine's refusal as a refusal of the protocol. */
const toProtocol = ({ refused, illegal, bar, index }: Refused): Refusal => ({
  // The server always has the draws: 'sealed' would be a bug of the server.
  code: refused === 'sealed' ? 'internal' : refused,
  ...(illegal ? { illegal: { ...illegal, ...(illegal.with ? { with: { ...illegal.with } } : {}) } } : {}),
  ...(bar === undefined ? {} : { bar }),
  ...(index === undefined ? {} : { index }),
});

const propose = (table: AnyTable, seat: Seat, intent: Exclude<Intent, { do: 'agree-end' }>, now: number): AnyProposal | Refusal => {
  let proposal: AnyProposal | Refused;
  if (intent.do === 'play') {
    const actions: Action[] = [];
    for (const [index, json] of intent.actions.entries()) {
      const action = table.game.parseAction(json);
      if (!action) return { code: 'malformed', index };
      actions.push(action);
    }
    proposal = table.propose({ do: 'play', seat, actions, decision: intent.decision }, now);
  } else if (intent.do === 'undo') {
    if (intent.cursor !== table.cursor(seat)) return { code: 'stale' };
    proposal = table.propose({ do: 'undo', seat }, now);
  } else proposal = table.propose({ do: 'concede', seat }, now);
  return isRefused(proposal) ? toProtocol(proposal) : proposal;
};

/** The rows follow entries that hand a seat to a bot. An intent makes such entries only when a seat concedes, which is final. */
const seatsAfter = (app: App, live: LiveTable, proposal: AnyProposal): readonly SeatRow[] => {
  const toBot = proposal.entries.flatMap(entry => (entry.kind === 'seat' && entry.now === 'bot' ? entry.seat : []));
  return toBot.length === 0
    ? live.seats
    : live.seats.map(seat => (toBot.includes(seat.seat) ? { ...botSeat(app, live, seat), conceded: 1 } : seat));
};

/** A player who decides by hand takes the step out of the plan. An undo of a planned answer removes its step, so that the player can answer. */
const plansAfter = (
  { plans }: LiveTable,
  { game, state }: AnyTable,
  seat: Seat,
  intent: Intent,
  proposal: AnyProposal,
): readonly Plan[] => {
  const plan = plans.find(one => one.seat === seat);
  if (!plan) return plans;
  const asked = intent.do === 'play' && intent.decision !== null ? dueStep(game, state, plan)?.step : undefined;
  const again =
    intent.do === 'undo' ? plan.steps.find(step => step.take === 'first' && step.room === game.room(proposal.state)) : undefined;
  const gone = asked?.take === 'all' ? asked : again;
  return gone ? plansWith(plans, plan, planWith(plan, gone)) : plans;
};

/** Repeated actions and undos would fill the table until no seat can play and no clock can run out. */
const isOverfull = ({ entries }: AnyTable, seat: Seat, most: number): boolean =>
  entries.length >= most && entries.filter(entry => (entry.kind === 'action' || entry.kind === 'undo') && entry.by === seat).length >= most;

/** Refusals are cached too, up to a limit, while the table is in memory. */
const MAX_REMEMBERED = 2000;

const remember = ({ answers }: LiveTable, key: string, reply: IntentReply): IntentReply => {
  if (reply.ok || answers.size < MAX_REMEMBERED) answers.set(key, reply);
  return reply;
};

/** A refusal is valid only if memory is up to date with the store. */
const refused = async (live: LiveTable, key: string, error: Refusal): Promise<IntentReply | typeof RETRY> =>
  (await isBehind(live)) ? RETRY : remember(live, key, no(error));

const answer = async (app: App, live: LiveTable, accountId: string, intent: Intent, key: string): Promise<IntentReply | typeof RETRY> => {
  const { table } = live;
  const seat = seatOf(live, accountId);
  if (seat === undefined || !table) return refused(live, key, { code: seat === undefined ? 'forbidden' : 'not-started' });
  if (intent.do === 'agree-end') {
    const agreed = await agreeEnd(app, live, table, seat, intent);
    return agreed === RETRY ? RETRY : remember(live, key, agreed);
  }
  if (intent.do !== 'concede' && isOverfull(table, seat, app.limits.entriesPerSeat)) return remember(live, key, no({ code: 'too-many' }));
  const proposal = propose(table, seat, intent, app.now());
  if ('code' in proposal) return refused(live, key, proposal);
  const written = await commit(app, live, proposal, key, {
    seats: seatsAfter(app, live, proposal),
    plans: plansAfter(live, table, seat, intent, proposal),
  });
  return written === 'conflict' ? RETRY : remember(live, key, { ok: true, cursor: table.cursor(seat) });
};

export const play = (app: App, tableId: string, accountId: string, intent: Intent): Promise<IntentReply> =>
  atTable(app, tableId, live => {
    heardOf(app, live, accountId);
    const key = intentKey(accountId, intent.id);
    const before = live.answers.get(key);
    if (before) return Promise.resolve(before);
    // Not cached: the same intent may be tried again later.
    if (!mayWrite(app, accountId)) return Promise.resolve(no({ code: 'too-many' }));
    return answer(app, live, accountId, intent, key);
  });
