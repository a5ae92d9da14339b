/**
 * Fuzzing in rounds. In a round every table hears from several sockets at once, and requests come beside them. Then the store is looked at:
 * what changed at a table must be explained by messages that were accepted (`ledger.ts`). Findings are also a 5xx, an `internal`, a line in
 * the server's log, a message without its one answer.
 */
import { type Rng, sfc32 } from '@stoa/engine';
import { oneOf } from './generate.ts';
import { ask } from './http.ts';
import { accept, foundIn, turnPage, type Wish } from './ledger.ts';
import { asking, isPersonal, type Message, socketMessage, someWay } from './messages.ts';
import { type Caller, type Crowd, closeScene, guestCaller, isSpent, knownTo, type Scene, setScene } from './scene.ts';
import type { Target } from './target.ts';
import { type Answer, openWire, type Wire } from './wire.ts';

export interface Figures {
  messages: number;
  rounds: number;
  /** Messages that may have changed a table. */
  accepted: number;
  /** Parts of tables that had to be unchanged, and were. */
  unchanged: number;
  /** Entries that were written, each by an accepted message. */
  entries: number;
  /** Of the longest table. */
  longest: number;
  tables: number;
  reopened: number;
  readonly answers: Record<string, number>;
}

interface Round {
  readonly rng: Rng;
  readonly target: Target;
  readonly crowd: Crowd;
  readonly figures: Figures;
  readonly isQuiet: boolean;
  /** As it went out and as it was answered, to be told with a finding. */
  readonly sent: string[];
}

/** Of one round: exchanges on each socket, messages in each; and requests. A table hears from as many sockets at once as it has seats. */
const EXCHANGES = 8;
const MESSAGES = 40;
const REQUESTS = 96;
/** Three rounds of four are quiet (`messages.ts`), the first ones too: a short run has no others. */
const LOUD = 4;
/** After this many rounds nothing of a closed socket is at work any more. */
const ROUNDS_UNSURE = 3;

const count = (figures: Figures, what: string): void => {
  figures.answers[what] = (figures.answers[what] ?? 0) + 1;
};

/** Without a table it may be any. */
const note = ({ crowd, figures }: Round, wish: Wish): void => {
  figures.accepted++;
  for (const { table, ledger } of crowd.scenes) if (wish.table === table || wish.table === '') accept(ledger, wish);
};

const refusalOf = (answer: Answer) =>
  answer.t === 'refused' ? answer.error : answer.t === 'answer' && !answer.answer.ok ? answer.answer.error : undefined;

const exchange = async (round: Round, scene: Scene, wire: Wire): Promise<void> => {
  const { rng, crowd, figures, isQuiet, sent } = round;
  const known = knownTo(crowd, scene, wire.seen(scene.table), rng);
  const messages = Array.from({ length: MESSAGES }, (_, i) => socketMessage(rng, known, 10 + i, isQuiet));
  figures.messages += messages.length;
  const answers = await wire.exchange(messages.map(({ text }) => text));
  const codes = new Map<number | null, string>();
  for (const answer of answers) {
    const refusal = refusalOf(answer);
    const code = refusal?.code ?? answer.t;
    count(figures, code);
    codes.set(answer.n, `${codes.get(answer.n) ?? ''} ${code}`);
    if (refusal?.code === 'internal') throw new Error(`internal: ${messages.map(({ text }) => text).join('\n')}`);
    if (!refusal && answer.n !== null) for (const message of messages) if (message.n === answer.n) took(round, scene, wire, message);
  }
  for (const { text, n } of messages) sent.push(`${text} →${codes.get(n) ?? ' nothing'}`);
  // The server ended the socket: what it had read is still done, and not answered.
  if (wire.isOpen()) return;
  for (const { wish } of messages) if (wish) note(round, wish);
  for (const { ledger } of crowd.scenes) ledger.unsure = ROUNDS_UNSURE;
};

const took = (round: Round, { table }: Scene, wire: Wire, { t, wish }: Message): void => {
  if (wish) note(round, wish);
  if (t === 'detach') wire.detached(table);
};

const openFor = async ({ target, figures }: Round, caller: Caller): Promise<Wire> => {
  if (caller.wire?.isOpen()) return caller.wire;
  figures.reopened++;
  caller.wire = await openWire(target.url, caller.headers);
  return caller.wire;
};

const bySocket = async (round: Round, scene: Scene, caller: Caller): Promise<void> => {
  for (let i = 0; i < EXCHANGES; i++) {
    const wire = await openFor(round, caller);
    // A socket that has too many tables gets no more of them.
    if (await wire.attach(scene.table)) await exchange(round, scene, wire);
    else wire.close();
  }
  // Every listener makes a move more expensive, so only one listener without a seat stays.
  if (scene.others.indexOf(caller) > 0) await caller.wire?.detach(scene.table);
};

/** Mostly those from whom the table waits for a decision; seldom one without a seat. */
const speakersAt = (scene: Scene, rng: Rng): Set<Caller> => {
  const { players, others, table } = scene;
  const owing = players.filter(({ wire }) => typeof wire?.seen(table)?.decision === 'number');
  const speakers = new Set<Caller>();
  while (speakers.size < players.length) {
    const left = owing.filter(caller => !speakers.has(caller));
    speakers.add(oneOf(left.length > 0 && rng.int(5) > 0 ? left : rng.int(4) > 0 ? players : others, rng));
  }
  return speakers;
};

const byRequest = async (round: Round): Promise<void> => {
  const { rng, target, crowd, figures, isQuiet, sent } = round;
  const scene = oneOf(crowd.scenes, rng);
  const way = someWay(rng, isQuiet);
  const caller = oneOf(isPersonal(way) ? crowd.guests : [...scene.players, ...scene.others, ...crowd.strangers, ...crowd.guests], rng);
  const { method, path, body, wish } = asking(way, rng, knownTo(crowd, scene, caller.wire?.seen(scene.table), rng));
  figures.messages++;
  const { status, text } = await ask(target.url, method, path, caller.headers, body);
  count(figures, String(status));
  sent.push(`${method} ${path} ${body?.slice(0, 2000)} → ${status}`);
  if (status >= 500) throw new Error(`${status} to ${method} ${path} ${body}: ${text}`);
  // A refused move is an answer like any other.
  if (status < 300 && wish && !text.startsWith('{"ok":false')) note(round, wish);
};

/** Plans and standing answers would be carried out later, in their own time: they are taken back. */
const takeBack = async ({ target, crowd }: Round): Promise<void> => {
  const asks = crowd.scenes
    .filter(({ ledger }) => ledger.may.has('due') || ledger.unsure > 0)
    .flatMap(({ table, players, ledger }) =>
      players.map(async ({ headers }) => {
        const plan = await ask(target.url, 'DELETE', `/api/tables/${table}/plan`, headers);
        const windows = await ask(target.url, 'PUT', `/api/tables/${table}/auto-decline`, headers, '{"windows":[]}');
        // One that was being carried out just then.
        if (plan.status === 409 || windows.status === 409) ledger.unsure = ROUNDS_UNSURE;
      }),
    );
  await Promise.all(asks);
};

const refresh = async ({ target, crowd, figures }: Round): Promise<void> => {
  for (const [i, scene] of crowd.scenes.entries()) {
    turnPage(scene.ledger);
    if (!isSpent(scene)) continue;
    await closeScene(target, scene);
    crowd.scenes[i] = await setScene(target, scene.game, crowd.strangers.slice(0, 3));
    figures.tables++;
  }
  crowd.guests = [await guestCaller(target.url)];
};

const compare = async ({ target, crowd, figures, sent }: Round): Promise<void> => {
  const { scenes } = crowd;
  const looks = await target.looks(scenes.map(({ table, look: { entries, lines } }) => ({ table, entries, lines })));
  for (const [i, scene] of scenes.entries()) {
    const { table, game, ledger, look: before } = scene;
    const after = looks[i] ?? before;
    const found = foundIn(ledger, before, after, parts => {
      figures.unchanged += parts;
    });
    if (found !== undefined) {
      const about = sent.filter(text => text.includes(table)).join('\n');
      throw new Error(`table ${table} of ${game.id} was changed by refused messages (${found}):\n${about.slice(-200_000)}`);
    }
    figures.entries += after.intents.length;
    figures.longest = Math.max(figures.longest, after.entries);
    scene.look = after;
  }
  if (target.said() !== '') throw new Error(`the server logged: ${target.said()}`);
};

/** A short run whose only round ended a socket has compared nothing. It goes on until a round was compared, for this many rounds at most. */
const MOST_ROUNDS_MORE = 4 * ROUNDS_UNSURE;

/** Goes on until the given number of messages was sent. Throws at the first finding, with what was sent. */
export const fuzz = async (target: Target, crowd: Crowd, seed: string, messages: number): Promise<Figures> => {
  const rng = sfc32(seed);
  const counts = { messages: 0, rounds: 0, accepted: 0, unchanged: 0, entries: 0, longest: 0, reopened: 0 };
  const figures: Figures = { ...counts, tables: crowd.scenes.length, answers: {} };
  const comparedNothing = () => figures.unchanged <= figures.rounds && figures.rounds < MOST_ROUNDS_MORE;
  for (; figures.messages < messages || comparedNothing(); figures.rounds++) {
    const round: Round = { rng, target, crowd, figures, isQuiet: figures.rounds % LOUD !== LOUD - 1, sent: [] };
    const talks = crowd.scenes.flatMap(scene => [...speakersAt(scene, rng)].map(caller => bySocket(round, scene, caller)));
    await Promise.all([...talks, ...Array.from({ length: REQUESTS }, () => byRequest(round))]);
    await takeBack(round);
    await compare(round);
    await refresh(round);
  }
  return figures;
};
