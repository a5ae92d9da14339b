/**
 * Petteia copied, with what a new game may bring: after each move the other side is asked whether it salutes (a question with a decline),
 * a reply may be planned ahead, and a table may carry data that people wrote. Server and web know nothing of it.
 */
import {
  type Action,
  type AnyGame,
  actionSchema,
  anyGame,
  fromRooms,
  type GameEvent,
  leave,
  leaveAll,
  open,
  type Resuming,
  type Rooms,
  type Seat,
} from '@stoa/engine';
import { petteia } from '@stoa/petteia';

type Frame = { readonly room: 'move' } | { readonly room: 'salute'; readonly seat: Seat };
interface CopiedState {
  stack: Frame[];
  resuming: Resuming;
  readonly board: ReturnType<typeof petteia.setup>;
  saluted: number;
}

const MOVE: Frame = { room: 'move' };
const PASS = { do: 'pass' };
const SALUTE = { do: 'salute' };
const board = anyGame(petteia);

const rooms: Rooms<CopiedState, Frame, Action, GameEvent> = {
  move: {
    rule: 'CP-1',
    mode: 'one',
    leadsTo: ['move', 'salute'],
    actors: s => board.actors(s.board) as Seat[],
    actions: (s, _f, seat, out) => board.actions(s.board, seat, out),
    why: (s, _f, seat, a) => board.why(s.board, seat, a),
    apply(s, _f, by, a, log) {
      board.apply(s.board, by, a, log);
      if (board.outcome(s.board)) leaveAll(s);
      else open(s, { room: 'salute', seat: board.actors(s.board)[0] as Seat });
    },
  },
  salute: {
    rule: 'CP-2',
    mode: 'one',
    decline: PASS,
    isWindow: true,
    asksPlayers: true,
    leadsTo: ['move'],
    actors: (_s, f) => [f.seat],
    actions: (_s, _f, _seat, out) => void out.push(PASS, SALUTE),
    why: (_s, _f, _seat, a) => (a.do === 'pass' || a.do === 'salute' ? undefined : { rule: 'CP-2', why: 'not-now' }),
    apply(s, _f, by, a, log) {
      if (a.do === 'salute') s.saluted++;
      log?.({ e: a.do === 'salute' ? 'saluted' : 'passed', seat: by } as GameEvent);
      leave(s);
    },
  },
};

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> => typeof json === 'object' && json !== null;

export const copied: AnyGame = {
  ...board,
  ...(fromRooms(rooms, () => 'CP-1') as unknown as Pick<
    AnyGame,
    'rooms' | 'room' | 'actors' | 'waiting' | 'mayAct' | 'actions' | 'why' | 'apply'
  >),
  id: 'copied',
  optionSpec: { deck: { kind: 'data', maxBytes: 1000, default: null, rule: 'CP-3', offered: true } } as AnyGame['optionSpec'],
  parseOptions: json => (isObject(json) ? { deck: json.deck ?? null } : { rule: 'CP-3', why: 'bad-options' }),
  setup: (): CopiedState => ({ stack: [MOVE], resuming: false, board: petteia.setup(2, {}, 1), saluted: 0 }),
  clone: s => {
    const state = s as CopiedState;
    return { ...state, stack: state.stack.slice(), board: petteia.clone(state.board) };
  },
  outcome: s => board.outcome((s as CopiedState).board),
  view: (s, seat) => ({ ...(board.view((s as CopiedState).board, seat) as object), saluted: (s as CopiedState).saluted }),
  knowledge: (s, seat) => board.knowledge((s as CopiedState).board, seat),
  determinize: (s, seat, rng) => ({ ...(copied.clone(s) as CopiedState), board: board.determinize((s as CopiedState).board, seat, rng) }),
  parseAction: json => (isObject(json) && (json.do === 'pass' || json.do === 'salute') ? { do: json.do } : board.parseAction(json)),
  actionSchemas: () => ({ ...board.actionSchemas(), pass: actionSchema('pass', {}), salute: actionSchema('salute', {}) }),
  printPosition: s => JSON.stringify(s),
  parsePosition: line => JSON.parse(line) as CopiedState,
  invariants: s => board.invariants((s as CopiedState).board),
  /** A reply holds while the board is as it was when the reply was planned. */
  ahead: {
    rests: view => JSON.stringify((view as { saluted: number }).saluted),
    fits: ({ rests }, view) => (rests === JSON.stringify((view as { saluted: number }).saluted) ? 'goes' : 'falls'),
  },
};
