/** Who fuzzes: a table of every game with its players, a watcher, and people without a seat, some of whom may be used up. */
import { type AnyGame, type Rng, sfc32 } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { GAMES } from '../../../src/games.ts';
import { type Client, guest } from '../client.ts';
import type { Known } from './generate.ts';
import { openWire, type Wire } from './wire.ts';

export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  wire: Wire | undefined;
}

export interface Scene {
  readonly game: AnyGame;
  readonly table: string;
  /** Seat by seat; then one who watches. */
  readonly callers: readonly Caller[];
  readonly tokens: readonly string[];
  /** A second socket of the first player, on which nothing odd is said: it always knows how the table is. */
  readonly keeper: Wire;
  /** Moves that were legal once: most are not any more. */
  readonly past: unknown[];
}

export interface Crowd {
  scenes: Scene[];
  /** Sessions that must last: a guest, a member, a program. And two that are none. */
  readonly strangers: readonly Caller[];
  /** May sign up, sign out and delete themselves. */
  guests: Caller[];
  readonly secrets: Known;
}

const LOGIN = 'fuzzer';
const PASSWORD = 'a long enough password';

const callerOf = ({ cookie }: Client): Caller => ({ headers: { cookie }, wire: undefined });

export const setScene = async (url: string, game: AnyGame): Promise<Scene> => {
  const clients: Client[] = [];
  for (let i = 0; i <= game.seatRange[0]; i++) clients.push(await guest(url));
  const [host, ...others] = clients as [Client, ...Client[]];
  const seats = others.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { table } = (await host.call('POST /api/tables', {}, { game: game.id, seats, visibility: 'open', watch: 'anyone' })).table;
  const { token } = await host.call('POST /api/tables/:table/invitations', { table }, {});
  for (const client of others.slice(0, -1)) await client.call('POST /api/invitations/accept', {}, { token });
  const callers = clients.map(callerOf);
  for (const caller of callers) {
    caller.wire = await openWire(url, caller.headers);
    await caller.wire.exchange([JSON.stringify({ t: 'attach', n: 1, table, cursor: 0 })]);
  }
  const keeper = await openWire(url, (callers[0] as Caller).headers);
  await keeper.exchange([JSON.stringify({ t: 'attach', n: 1, table, cursor: 0 })]);
  return { game, table, callers, tokens: [token], keeper, past: [] };
};

export const closeScene = ({ callers, keeper }: Scene): void => {
  keeper.close();
  for (const { wire } of callers) wire?.close();
};

/** Over, or not with its own people any more. */
export const isSpent = ({ table, keeper }: Scene): boolean => {
  const seen = keeper.seen.get(table);
  return seen === undefined || seen.outcome !== null || seen.chairs.some(chair => chair !== 'human');
};

export const gather = async (url: string, seed: string): Promise<Crowd> => {
  const rng: Rng = sfc32(`crowd ${seed}`);
  const [stranger, member] = [await guest(url), await guest(url)];
  const login = `${LOGIN}${rng.int(1e9)}`;
  const { recoveryCodes } = await member.call('POST /api/me/sign-up', {}, { login, password: PASSWORD });
  const { secret } = await member.call('POST /api/tokens', {}, { label: 'fuzz' });
  const scenes: Scene[] = [];
  for (const game of GAMES.values()) scenes.push(await setScene(url, game));
  const bearer: Caller = { headers: { authorization: `Bearer ${secret}` }, wire: undefined };
  const strangers = [callerOf(stranger), callerOf(member), bearer];
  for (const caller of strangers) caller.wire = await openWire(url, caller.headers);
  const nobody: Caller[] = [
    { headers: {}, wire: undefined },
    { headers: { cookie: 'stoa_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }, wire: undefined },
  ];
  const secrets: Known = { login: [login, 'nobody-there'], password: [PASSWORD, 'another password'], code: recoveryCodes.slice(0, 2) };
  return { scenes, strangers: [...strangers, ...nobody], guests: [callerOf(await guest(url))], secrets };
};

/** Values that are in use just now at a table, for one who asks from that chair. */
export const knownTo = (crowd: Crowd, scene: Scene, seen: SeatMessage | undefined, rng: Rng): Known => {
  const other = crowd.scenes[rng.int(crowd.scenes.length)] as Scene;
  const foreign = other.keeper.seen.get(other.table);
  const own = seen?.actions ?? [];
  const actions = own.length > 0 ? own : (foreign?.actions ?? [{}]);
  const some = Array.from({ length: 12 }, () => actions[rng.int(actions.length)] ?? {});
  scene.past[scene.past.length < 300 ? scene.past.length : rng.int(300)] = some[0];
  const past = Array.from({ length: 8 }, () => scene.past[rng.int(scene.past.length)]);
  return {
    ...crowd.secrets,
    table: [...Array.from({ length: 9 }, () => scene.table), other.table],
    decision: [...Array.from({ length: 5 }, () => seen?.decision ?? null), null],
    cursor: [seen?.cursor ?? 0, 0],
    action: [...some, ...past, ...(foreign?.actions.slice(0, 1) ?? [])],
    actions: some.map(action => [action]),
    room: [seen?.room ?? 'none', ...Object.keys(scene.game.rooms).slice(0, 4)],
    replaces: [null],
    game: [...GAMES.keys()],
    seat: [0, 1, 2],
    token: scene.tokens,
    bot: ['random'],
  };
};
