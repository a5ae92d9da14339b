/**
 * Fuzzing in batches. Before and after each the tables are looked at in the store: one that changed although no message to it was
 * accepted is a finding; so are a 5xx, an `internal`, a line in the server's log, a message without its one answer.
 */
import { Agent, request } from 'node:http';
import { type Rng, sfc32 } from '@stoa/engine';
import { API, type ApiRoute, ClientMessageSchema } from '@stoa/protocol';
import { guest } from '../client.ts';
import { crossed, fitting, garbled, type Known, oneOf, type Shape, spoilt } from './generate.ts';
import { type Caller, type Crowd, closeScene, isSpent, knownTo, type Scene, setScene } from './scene.ts';
import type { Target } from './target.ts';
import { openWire, type Wire } from './wire.ts';

export interface Figures {
  messages: number;
  batches: number;
  accepted: number;
  /** Looks at tables that had to be unchanged. */
  unchanged: number;
  reopened: number;
  readonly answers: Record<string, number>;
}

const KINDS = (ClientMessageSchema as Shape).anyOf ?? [];
const kindOf = (name: string): Shape => KINDS.find(kind => kind.properties?.t?.const === name) ?? oneOf(KINDS, sfc32('any'));
/** How often which message: most are moves. */
const OFTEN = ['intent', 'intent', 'intent', 'intent', 'intent', 'why', 'plan', 'say', 'attach', 'read-plan', 'detach', 'ping'];
const PLAY = (kindOf('intent').properties?.intent?.anyOf ?? [])[0] as Shape;

const ROUTES = Object.keys(API) as ApiRoute[];
/** What changes who is asking: for those who may be used up. */
const isPersonal = (route: string): boolean => !route.startsWith('GET') && /\/api\/(me|session|sessions|guest|tokens)\b/.test(route);
/** What costs a password hash, a worker or a new table. */
const isDear = (route: string): boolean => /sign-up|session|password|recover|POST \/api\/tables$|verify|rematch|guest/.test(route);
/** What is asked and not done. */
const isQuestion = (route: string): boolean => route.startsWith('GET') || /\/why$|\/verify$|\/read$/.test(route);

interface Turn {
  readonly rng: Rng;
  readonly target: Target;
  readonly crowd: Crowd;
  readonly scene: Scene;
  readonly figures: Figures;
  /** Tables a message to which was accepted; `all`: nobody can tell which. */
  readonly accepted: Set<string>;
  /** As it went out, to be told with a finding. */
  readonly sent: string[];
}

const count = (figures: Figures, what: string): void => {
  figures.answers[what] = (figures.answers[what] ?? 0) + 1;
};

const socketMessage = (rng: Rng, known: Known, n: number): unknown => {
  const kind = kindOf(oneOf(OFTEN, rng));
  const message = fitting(kind, known, rng) as Record<string, unknown>;
  message.n = n;
  if (message.t === 'intent' && rng.int(5) > 0) message.intent = fitting(PLAY, known, rng);
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

const CHANGES = new Set(['intent', 'plan', 'say']);

const bySocket = async (turn: Turn): Promise<void> => {
  const { rng, target, crowd, scene, figures } = turn;
  const owing = scene.callers.filter(({ wire }) => typeof wire?.seen.get(scene.table)?.decision === 'number');
  const caller = oneOf(owing.length > 0 && rng.int(5) > 0 ? owing : [...scene.callers, ...crowd.strangers.slice(0, 3)], rng);
  if (!caller.wire?.isOpen()) {
    caller.wire = await openWire(target.url, caller.headers);
    figures.reopened++;
  }
  // It may have been detached before.
  await caller.wire.exchange([JSON.stringify({ t: 'attach', n: 1, table: scene.table, cursor: 0 })]);
  // A few at a time: after a move that was made the next ones are about the new position.
  for (let part = 0; part < 6 && caller.wire.isOpen(); part++) await exchange(turn, caller.wire);
};

const exchange = async ({ rng, crowd, scene, figures, accepted, sent }: Turn, wire: Wire): Promise<void> => {
  const tablesOf = new Map<number, { readonly table: string; readonly t: unknown }[]>();
  const known = knownTo(crowd, scene, wire.seen.get(scene.table), rng);
  const texts = Array.from({ length: 10 }, (_, i) => {
    const message = socketMessage(rng, known, 10 + i);
    const fields = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
    if (typeof fields.n === 'number') {
      const table = typeof fields.table === 'string' ? fields.table : '';
      tablesOf.set(fields.n, [...(tablesOf.get(fields.n) ?? []), { table, t: fields.t }]);
    }
    const text = JSON.stringify(message) ?? 'undefined';
    return rng.int(40) === 0 ? garbled(text, rng) : rng.int(300) === 0 ? Buffer.from(text) : text;
  });
  figures.messages += texts.length;
  sent.push(...texts.map(String));
  for (const answer of await wire.exchange(texts)) {
    const refusal = answer.t === 'refused' ? answer.error : answer.t === 'answer' && !answer.answer.ok ? answer.answer.error : undefined;
    count(figures, refusal?.code ?? answer.t);
    if (refusal?.code === 'internal') throw new Error(`internal: ${texts.join('\n')}`);
    if (refusal || answer.n === null) continue;
    for (const { table, t } of tablesOf.get(answer.n) ?? []) {
      if (typeof t !== 'string' || !CHANGES.has(t)) continue;
      figures.accepted++;
      accepted.add(table);
    }
    // Text was garbled: the number may be another's.
    if (!tablesOf.has(answer.n) && ['answer', 'planned', 'done'].includes(answer.t)) accepted.add('all');
  }
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const ask = (
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const given = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(`${url}${path}`, { method, agent, headers: { ...headers, ...given }, timeout: 60_000 }, response => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', chunk => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
    asked.end(body);
  });

const pathOf = (pattern: string, known: Known, rng: Rng): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value =
      rng.int(6) > 0 ? oneOf(known[name] ?? ['x', '0', 'aaaaaaaaaaaaaaaa'], rng) : oneOf(['', '%00', '-1', '..', 'é', '9'.repeat(80)], rng);
    return encodeURIComponent(String(value));
  });

const byHttp = async ({ rng, target, crowd, scene, figures, accepted, sent: log }: Turn): Promise<void> => {
  const asks = Array.from({ length: 16 }, async () => {
    let route = oneOf(ROUTES, rng);
    while (isDear(route) && rng.int(30) > 0) route = oneOf(ROUTES, rng);
    const [method, pattern] = route.split(' ') as [string, string];
    const caller: Caller = isPersonal(route)
      ? oneOf(crowd.guests, rng)
      : oneOf([...scene.callers, ...crowd.strangers, ...crowd.guests], rng);
    const known = knownTo(crowd, scene, caller.wire?.seen.get(scene.table), rng);
    const body = fitting(API[route].body as Shape, known, rng);
    const sent =
      body === undefined ? (rng.int(10) === 0 ? spoilt({}, known, rng) : undefined) : rng.int(6) === 0 ? body : spoilt(body, known, rng);
    const text = sent === undefined ? undefined : (JSON.stringify(sent) ?? '');
    const path = pathOf(pattern, known, rng);
    const wrong = rng.int(60) === 0 ? oneOf(['PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PUT'], rng) : method;
    const reply = await ask(
      target.url,
      wrong,
      path,
      { ...caller.headers },
      text === undefined ? undefined : rng.int(30) === 0 ? garbled(text, rng) : text,
    );
    count(figures, String(reply.status));
    log.push(`${wrong} ${path} ${text?.slice(0, 2000)} ${reply.status}`);
    if (reply.status >= 500) throw new Error(`${reply.status} to ${wrong} ${path} ${text}: ${reply.text}`);
    if (reply.status >= 300 || isQuestion(`${wrong} ${pattern}`)) return;
    // A refused move is an answer like any other.
    if (pattern.endsWith('/intents') && reply.text.startsWith('{"ok":false')) return;
    figures.accepted++;
    accepted.add(/\/api\/tables\/([^/]+)/.exec(path)?.[1] ?? 'all');
  });
  figures.messages += asks.length;
  await Promise.all(asks);
};

/** Plans and standing answers would be carried out later, in their own time: they are taken back. */
const takeBack = async ({ target, scene, accepted }: Turn): Promise<void> => {
  if (!accepted.has(scene.table) && !accepted.has('all')) return;
  for (const { headers } of scene.callers.slice(0, -1)) {
    await ask(target.url, 'DELETE', `/api/tables/${scene.table}/plan`, { ...headers }, undefined);
    await ask(target.url, 'PUT', `/api/tables/${scene.table}/auto-decline`, { ...headers }, '{"windows":[]}');
  }
};

const refreshCrowd = async ({ url }: Target, crowd: Crowd, batch: number): Promise<void> => {
  for (const [i, scene] of crowd.scenes.entries())
    if (isSpent(scene) || (batch % 400 === 399 && (batch / 400) % crowd.scenes.length === i)) {
      closeScene(scene);
      crowd.scenes[i] = await setScene(url, scene.game);
    }
  if (batch % 20 === 19) crowd.guests = [{ headers: { cookie: (await guest(url)).cookie }, wire: undefined }];
};

/** Until so many messages were sent. Throws at the first finding, with what was sent. */
export const fuzz = async (target: Target, crowd: Crowd, seed: string, messages: number): Promise<Figures> => {
  const rng = sfc32(seed);
  const figures: Figures = { messages: 0, batches: 0, accepted: 0, unchanged: 0, reopened: 0, answers: {} };
  for (; figures.messages < messages; figures.batches++) {
    await refreshCrowd(target, crowd, figures.batches);
    const scene = oneOf(crowd.scenes, rng);
    const tables = crowd.scenes.map(({ table }) => table);
    const turn: Turn = { rng, target, crowd, scene, figures, accepted: new Set(), sent: [] };
    const before = await target.fingerprints(tables);
    await (rng.int(4) > 0 ? bySocket(turn) : byHttp(turn));
    const after = await target.fingerprints(tables);
    for (const [i, table] of tables.entries()) {
      if (turn.accepted.has(table) || turn.accepted.has('all')) continue;
      if (before[i] !== after[i])
        throw new Error(`table ${table} was changed by refused messages: ${before[i]} → ${after[i]}, ${turn.sent.join('\n')}`);
      figures.unchanged++;
    }
    if (target.said() !== '') throw new Error(`the server logged: ${target.said()}`);
    await takeBack(turn);
  }
  return figures;
};

export const endCrowd = (crowd: Crowd): void => {
  for (const scene of crowd.scenes) closeScene(scene);
  for (const { wire } of crowd.strangers) wire?.close();
};
