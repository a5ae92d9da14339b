/** Who fuzzes: a table of every game with its players, a watcher, and people without a seat, some of whom may be used up. */
import { type AnyGame, type Rng, sfc32 } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { GAMES } from '../../../src/games.ts';
import type { Known } from './generate.ts';
import { call } from './http.ts';
import { type Ledger, newLedger } from './ledger.ts';
import type { Look, Target } from './target.ts';
import { openWire, type Wire } from './wire.ts';

export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  wire: Wire | undefined;
}

export interface Scene {
  readonly game: AnyGame;
  readonly table: string;
  readonly players: readonly Caller[];
  /** One who watches, and sockets of the strangers. */
  readonly others: readonly Caller[];
  readonly tokens: readonly string[];
  /** Moves that were legal once: most are not any more. */
  readonly past: unknown[];
  readonly ledger: Ledger;
  /** The accounts of the players. */
  readonly seated: string;
  /** As it was after the last round. */
  look: Look;
}

export interface Crowd {
  readonly scenes: Scene[];
  /** Sessions that must last: a guest, a member, a program. And two that are none. */
  readonly strangers: readonly Caller[];
  /** May sign up, sign out and delete themselves. */
  guests: Caller[];
  readonly secrets: Known;
}

const PASSWORD = 'a long enough password';
/** A seat has room for 4,000 entries: a table is given up before that. */
const MOST_ENTRIES = 3_500;

export const guestCaller = async (url: string): Promise<Caller> => {
  const { headers } = await call(url, {}, 'POST /api/guest');
  return { headers, wire: undefined };
};

export const setScene = async (target: Target, game: AnyGame, strangers: readonly Caller[]): Promise<Scene> => {
  const { url } = target;
  const callers = await Promise.all(Array.from({ length: game.seatRange[0] + 1 }, () => guestCaller(url)));
  const [host, ...rest] = callers as [Caller, ...Caller[]];
  const seats = rest.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const wish = { game: game.id, seats, visibility: 'open', watch: 'anyone' } as const;
  const { table } = (await call(url, host.headers, 'POST /api/tables', {}, wish)).reply.table;
  const { token } = (await call(url, host.headers, 'POST /api/tables/:table/invitations', { table }, {})).reply;
  for (const { headers } of rest.slice(0, -1)) await call(url, headers, 'POST /api/invitations/accept', {}, { token });
  const others = [...callers.slice(-1), ...strangers.map(({ headers }) => ({ headers, wire: undefined }))];
  for (const caller of [...callers, ...others.slice(1)]) caller.wire = await openWire(url, caller.headers);
  for (const { wire } of callers) await wire?.attach(table);
  const [look] = await target.looks([{ table, entries: 0, lines: 0 }]);
  if (look?.state !== 'playing') throw new Error(`table ${table} of ${game.id} did not begin`);
  const scene = { game, table, players: callers.slice(0, -1), others, tokens: [token], past: [], ledger: newLedger() };
  return { ...scene, seated: look.seated.join(), look };
};

/** Its table is not asked about again. */
export const closeScene = async (target: Target, { table, players, others, look }: Scene): Promise<void> => {
  for (const { wire } of [...players, ...others]) wire?.close();
  if (!(await target.kept(table, look.entries))) throw new Error(`entries of table ${table} were rewritten`);
};

/** Over, too long, or not with its own people any more. */
export const isSpent = ({ seated, look }: Scene): boolean =>
  look.state !== 'playing' || look.entries > MOST_ENTRIES || look.seated.join() !== seated;

export const gather = async (target: Target, seed: string): Promise<Crowd> => {
  const { url } = target;
  const rng: Rng = sfc32(`crowd ${seed}`);
  const signUp = async (login: string) =>
    call(url, (await guestCaller(url)).headers, 'POST /api/me/sign-up', {}, { login, password: PASSWORD });
  const member: Caller = { headers: (await signUp(`member${rng.int(1e9)}`)).headers, wire: undefined };
  const { secret } = (await call(url, member.headers, 'POST /api/tokens', {}, { label: 'fuzz' })).reply;
  const bearer: Caller = { headers: { authorization: `Bearer ${secret}` }, wire: undefined };
  const strangers = [await guestCaller(url), member, bearer];
  const scenes: Scene[] = [];
  for (const game of GAMES.values()) scenes.push(await setScene(target, game, strangers));
  const without: Caller[] = [
    { headers: {}, wire: undefined },
    { headers: { cookie: 'stoa_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }, wire: undefined },
  ];
  // Of another member: recovering an account ends its sessions.
  const login = `known${rng.int(1e9)}`;
  const { recoveryCodes } = (await signUp(login)).reply;
  const secrets: Known = {
    login: [login, 'nobody-there'],
    password: [PASSWORD, 'another password'],
    code: recoveryCodes.slice(0, 2),
  };
  return { scenes, strangers: [...strangers, ...without], guests: [await guestCaller(url)], secrets };
};

export const endCrowd = async (target: Target, { scenes }: Crowd): Promise<void> => {
  for (const scene of scenes) await closeScene(target, scene);
};

/** Values that are in use just now at a table, for a caller at that seat. */
export const knownTo = (crowd: Crowd, scene: Scene, seen: SeatMessage | undefined, rng: Rng): Known => {
  const other = crowd.scenes[rng.int(crowd.scenes.length)]!;
  const foreign = other.players[0]?.wire?.seen(other.table);
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
