/**
 * The socket of this tab. It comes back by itself, first quickly, then more slowly; after every opening it attaches to its tables
 * again and repeats what was not answered. Everything it sends may be repeated: intents and chat carry ids, a plan says what it replaces, questions change nothing.
 */
import type { Attached, ClientMessage, Refusal, ServerMessage } from '@stoa/protocol';
import { SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
import { Problem } from './api.ts';

type Unnumbered<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never;
export type Question = Unnumbered<Exclude<ClientMessage, { t: 'attach' | 'detach' | 'ping' }>>;
export type Answer = Extract<ServerMessage, { t: 'answer' | 'why' | 'planned' | 'done' }>;
export type PushedMessage = Extract<ServerMessage, { t: 'seat' | 'change' | 'table' | 'plan' | 'chat' | 'gone' }>;

export interface Attachment {
  /** The cursor to go on from. */
  cursor(): number;
  attached(what: Attached): void;
  refused(error: Refusal): void;
  told(message: PushedMessage): void;
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Problem) => void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;

export class SocketLink {
  private socket: WebSocket | undefined;
  private readonly attachments = new Map<string, Attachment>();
  private readonly waiting = new Map<number, Waiting>();
  private readonly attaching = new Map<number, string>();
  private n = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly onState: (state: LinkState) => void;

  constructor(onState: (state: LinkState) => void) {
    this.onState = onState;
    addEventListener('online', this.now);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.now);
    this.connect();
  }

  attach(table: string, attachment: Attachment): () => void {
    this.attachments.set(table, attachment);
    this.sendAttach(table);
    return () => {
      this.attachments.delete(table);
      this.send({ t: 'detach', n: ++this.n, table });
    };
  }
  /** Once more from the beginning, when what came does not continue what is here. */
  again(table: string): void {
    this.sendAttach(table);
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => this.put({ question, resolve, reject }));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    this.rest();
    removeEventListener('online', this.now);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Problem('offline'));
    this.waiting.clear();
    this.onState('closed');
  }

  private readonly now = (): void => {
    if (this.retry === undefined || document.hidden) return;
    clearTimeout(this.retry);
    this.connect();
  };
  private readonly drop = (): void => this.lost(this.socket);

  private connect(): void {
    this.retry = undefined;
    if (this.isClosed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.attaching.clear();
      for (const table of this.attachments.keys()) this.sendAttach(table);
      const unanswered = [...this.waiting.values()];
      this.waiting.clear();
      for (const one of unanswered) this.put(one);
      this.heart = setInterval(() => this.ping(socket), PING_EVERY);
      this.onState('open');
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.silence);
      this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket | undefined): void {
    if (socket === undefined || socket !== this.socket) return;
    this.socket = undefined;
    this.rest();
    socket.close();
    if (this.isClosed) return;
    this.onState('lost');
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.failures++);
    this.retry = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }
  private rest(): void {
    clearInterval(this.heart);
    clearTimeout(this.silence);
  }

  /** A connection that broke without a word is noticed by its silence. */
  private ping(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(socket), PATIENCE);
    this.send({ t: 'ping', n: ++this.n });
  }

  private put(one: Waiting): void {
    const n = ++this.n;
    this.waiting.set(n, one);
    this.send({ ...one.question, n } as ClientMessage);
  }
  private sendAttach(table: string): void {
    const attachment = this.attachments.get(table);
    if (attachment === undefined || this.socket?.readyState !== WebSocket.OPEN) return;
    const n = ++this.n;
    this.attaching.set(n, table);
    this.send({ t: 'attach', n, table, cursor: attachment.cursor(), protocol: SHORT_CHANGES_PROTOCOL });
  }
  /** What cannot be sent now is sent when the connection is back. */
  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'seat':
      case 'change':
      case 'plan':
      case 'gone':
      case 'chat':
        this.attachments.get(message.table)?.told(message);
        return;
      case 'table':
        this.attachments.get(message.table.table)?.told(message);
        return;
      case 'attached':
        this.attachments.get(message.attached.table.table)?.attached(message.attached);
        this.attaching.delete(message.n);
        return;
      case 'refused': {
        if (message.n === null) return;
        const table = this.attaching.get(message.n);
        if (table !== undefined) this.attachments.get(table)?.refused(message.error);
        this.attaching.delete(message.n);
        this.waiting.get(message.n)?.reject(new Problem(message.error.code, message.error.retryAfter));
        this.waiting.delete(message.n);
        return;
      }
      default:
        this.waiting.get(message.n)?.resolve(message);
        this.waiting.delete(message.n);
    }
  }
}
