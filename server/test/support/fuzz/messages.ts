/** What is sent: socket messages and requests, most of them spoilt, and what each would change if it were accepted. */
import { type Rng, sfc32 } from '@stoa/engine';
import { API, type ApiRoute, ClientMessageSchema } from '@stoa/protocol';
import { crossed, fitting, garbled, type Known, oneOf, type Shape, spoilt } from './generate.ts';
import type { Wish } from './ledger.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const KINDS = (ClientMessageSchema as Shape).anyOf ?? [];
const kindOf = (name: string): Shape => KINDS.find(kind => kind.properties?.t?.const === name) ?? oneOf(KINDS, sfc32('any'));
/** How often which message: most are moves. */
const WEIGHTS = { intent: 14, why: 3, plan: 2, say: 1, attach: 1, detach: 1, 'read-plan': 1, ping: 1 } as const;
const OFTEN = Object.entries(WEIGHTS).flatMap(([name, weight]) => Array.from({ length: weight }, () => kindOf(name)));
const PLAY = (kindOf('intent').properties?.intent?.anyOf ?? [])[0]!;
/** The share of these messages that is sent unchanged. Each of them may end a game, and most games must go on. */
const RARELY = 30;

export interface Message {
  readonly text: string | Uint8Array;
  /** The number its answer will have; null when the server cannot read it. */
  readonly n: number | null;
  readonly t: string;
  readonly wish: Wish | undefined;
}

const intentFor = (given: unknown, known: Known, rng: Rng): unknown => {
  const { do: what } = fieldsOf(given);
  const mayEnd = what === 'concede' || what === 'agree-end';
  return rng.int(5) > 0 || (mayEnd && rng.int(RARELY) > 0) ? fitting(PLAY, known, rng) : given;
};

/**
 * What changes more of a table than its entries and its chat when it is accepted: in a quiet round it is sent only so that it is refused, and
 * nothing of that may change. A plan then replaces one that is not there.
 */
const quietly = (message: Fields, known: Known, rng: Rng): unknown => {
  if (message.t === 'plan') return { ...message, plan: { ...fieldsOf(message.plan), replaces: 'aaaaaaaaaaaaaaaa' } };
  const { do: what } = fieldsOf(message.intent);
  return what === 'concede' || what === 'agree-end' ? spoilt(message, known, rng) : undefined;
};

const madeUp = (rng: Rng, known: Known, n: number, isQuiet: boolean): unknown => {
  const message = { ...(fitting(oneOf(OFTEN, rng), known, rng) as Fields), n } as Record<string, unknown>;
  if (message.t === 'intent') message.intent = intentFor(message.intent, known, rng);
  const quiet = isQuiet ? quietly(message, known, rng) : undefined;
  if (quiet !== undefined) return quiet;
  const way = rng.int(8);
  const { intent } = message;
  if (way === 0 || (way < 3 && message.t !== 'intent')) return message;
  if (way > 5 || message.t !== 'intent' || typeof intent !== 'object' || intent === null || !('actions' in intent))
    return spoilt(message, known, rng);
  // Only the move: the shapes let it pass, the rules must not.
  const actions = known.action ?? [{}];
  const action = way > 4 ? spoilt(oneOf(actions, rng), known, rng) : crossed(oneOf(actions, rng), oneOf(actions, rng), rng);
  return { ...message, intent: { ...intent, actions: [action] } };
};

/** What an intent, a plan or a line of chat would change. */
const wishOf = (table: string, what: string, body: unknown): Wish | undefined => {
  const { id, do: verb } = fieldsOf(body);
  if (what === 'intent') return { table, what: textIn(verb) ?? '', id: textIn(id) };
  if (what === 'say') return { table, what, id: textIn(id) };
  return what === 'plan' ? { table, what, id: undefined } : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isNumber = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 2 ** 31;

export const socketMessage = (rng: Rng, known: Known, number: number, isQuiet: boolean): Message => {
  let message = madeUp(rng, known, number, isQuiet);
  let text = JSON.stringify(message) ?? 'undefined';
  if (rng.int(300) === 0) return { text: Buffer.from(text), n: null, t: '', wish: undefined };
  if (rng.int(40) === 0) {
    text = garbled(text, rng);
    message = parsed(text);
  }
  const fields = fieldsOf(message);
  const { n, t, table } = fields;
  const what = textIn(t) ?? '';
  return { text, n: isNumber(n) ? n : null, t: what, wish: wishOf(textIn(table) ?? '', what, fields[what]) };
};

const ROUTES = Object.keys(API) as ApiRoute[];
/** What costs a password hash, a worker or a new table, or ends one. */
const isDear = (route: string): boolean =>
  /sign-up|session|password|recover|POST \/api\/tables$|verify|rematch|guest|leave$|PUT .*\/seats\/:seat$/.test(route);
/** Sitting down, getting up, standing answers. Without a table in its path: at any of them. */
const isLobby = (route: string): boolean => /(join|leave|auto-decline|rematch|accept)$|PUT .*\/seats\/:seat$|DELETE \/api\/me$/.test(route);

export interface Asking {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly wish: Wish | undefined;
}

const ODD_PARTS = ['', '%00', '-1', '..', 'é', '9'.repeat(80)];

const wishOfRoute = (route: string, table: string, body: unknown): Wish | undefined => {
  if (isLobby(route)) return { table, what: 'lobby', id: undefined };
  if (route.endsWith('/intents')) return wishOf(table, 'intent', body);
  if (route === 'POST /api/tables/:table/chat') return wishOf(table, 'say', body);
  if (/^(PUT|DELETE) .*\/plan$/.test(route)) return { table, what: 'plan', id: undefined };
  return /^PUT .*\/note$/.test(route) ? { table, what: 'note', id: undefined } : undefined;
};

const isLoudRoute = (route: string): boolean => isLobby(route) || /^(PUT|DELETE) .*\/(plan|note)$/.test(route);

/** A route of the protocol, now and then with a method that it may not have. */
export interface Way {
  readonly route: ApiRoute;
  readonly method: string;
  readonly pattern: string;
}

export const someWay = (rng: Rng, isQuiet: boolean): Way => {
  let route = oneOf(ROUTES, rng);
  while ((isDear(route) && rng.int(RARELY) > 0) || (isQuiet && isLoudRoute(route))) route = oneOf(ROUTES, rng);
  const [method, pattern] = route.split(' ') as [string, string];
  return { route, pattern, method: rng.int(60) === 0 ? oneOf(['PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PUT'], rng) : method };
};

/** What changes who is asking: for those who may be used up. */
export const isPersonal = ({ method, pattern }: Way): boolean =>
  method !== 'GET' && /^\/api\/(me|session|sessions|guest|tokens)\b/.test(pattern);

export const asking = ({ route, method, pattern }: Way, rng: Rng, known: Known): Asking => {
  const fits = fitting(API[route].body as Shape, known, rng);
  const sent =
    fits === undefined ? (rng.int(10) === 0 ? spoilt({}, known, rng) : undefined) : rng.int(6) === 0 ? fits : spoilt(fits, known, rng);
  const text = sent === undefined ? undefined : (JSON.stringify(sent) ?? '');
  // The tokens that are known are this table's.
  let table = pattern.startsWith('/api/invitations') ? String(known.table?.[0]) : '';
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rng.int(6) > 0 ? oneOf(known[name] ?? ['x', '0', 'aaaaaaaaaaaaaaaa'], rng) : oneOf(ODD_PARTS, rng));
    if (name === 'table') table = value;
    return encodeURIComponent(value);
  });
  const body = text !== undefined && rng.int(30) === 0 ? garbled(text, rng) : text;
  // Over HTTP a byte order mark is no part of the body.
  const read = body === text ? sent : parsed((body ?? '').replace(/^\uFEFF/, ''));
  return { method, path, body, wish: wishOfRoute(`${method} ${pattern}`, table, read) };
};
