/**
 * One local table: the engine's driver, bots at their pace, the row in IndexedDB. Nothing is told to the screen
 * before it is written.
 */
import {
  type Action,
  type AnyGame,
  type AnyTable,
  CHANCE,
  type Entry,
  foldTable,
  type Illegal,
  isIllegal,
  isRefused,
  makeHeader,
  type Seat,
  type TableHeader,
} from '@stoa/engine';
import { commitment, draws, makeSecret } from '@stoa/fair';
import { factsOf, packIn } from '../games/facts.ts';
import type { Pace } from '../settings.ts';
import { type KeptGame, keepGame } from '../storage/games-db.ts';
import { levelOf, type Preview, type Reply, type TableInfo, type Update } from '../table/table-client.ts';
import { botMove } from './bots.ts';
import { previewOf, whyAfter } from './preview.ts';
import type { NewTable } from './protocol.ts';
import { offersUndo, undoOwn, undoPastBots } from './undo-past-bots.ts';

/** Milliseconds between a bot's steps; a held step waits for `next`. */
const DELAY: Readonly<Record<Pace, number>> = { step: Number.POSITIVE_INFINITY, normal: 950, fast: 260, skip: 0 };

/** What a page is told of a table before anything else. */
export const infoOf = (
  game: AnyGame,
  kept: Pick<KeptGame, 'id' | 'game' | 'mode' | 'seats' | 'level' | 'levels' | 'header'>,
): TableInfo => ({
  id: kept.id,
  game: kept.game,
  mode: kept.mode,
  seats: kept.seats,
  level: kept.level,
  ...(kept.levels && { levels: kept.levels }),
  commitment: kept.header.commitment,
  takesBack: kept.header.takeBack === 'any',
  pack: packIn(factsOf(game), kept.header.options),
});

const hex = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');

const ELSEWHERE: Reply = { refused: 'stale' };

/** The page that shows the table. */
export interface Page {
  readonly tell: (update: Update) => void;
  /** Another tab plays this table on. */
  readonly elsewhere: () => void;
}

type Intent = Parameters<AnyTable['propose']>[0];

export class Host {
  readonly info: TableInfo;
  private readonly table: AnyTable;
  private readonly kept: Pick<KeptGame, 'id' | 'game' | 'mode' | 'seats' | 'level' | 'levels' | 'header' | 'secret' | 'begun'>;
  private readonly page: Page;
  private viewer: Seat;
  private sent = -1;
  private pace: Pace = 'normal';
  private skipping = false;
  private thinking = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy: Promise<unknown> = Promise.resolve();
  /** How many entries the row in this browser holds, as far as this tab knows. */
  private written: number;

  private constructor(game: AnyGame, kept: Host['kept'], entries: readonly Entry<Action>[], page: Page) {
    this.kept = kept;
    this.page = page;
    this.table = foldTable(game, kept.header, entries, draws(kept.secret, kept.header.table, kept.header.entropies));
    this.written = entries.length;
    this.viewer = Math.max(0, kept.seats.indexOf('human'));
    this.info = infoOf(game, kept);
  }

  static async begin(game: AnyGame, wish: NewTable, page: Page): Promise<Host> {
    const options = game.parseOptions(wish.options);
    if (isIllegal(options)) throw new Error(`${options.rule} ${options.why}`);
    const id = crypto.randomUUID();
    const secret = makeSecret(crypto.getRandomValues(new Uint8Array(32)));
    const header: TableHeader = makeHeader(game, wish.seats.length, options, {
      table: id,
      chance: 'fair',
      commitment: commitment(secret),
      takeBack: wish.mode === 'solo' ? wish.takeBack : 'bars',
      ...(wish.from && { rules: wish.from.rules, position: wish.from.position }),
      entropies: wish.seats.map(kind => (kind === 'human' ? hex(crypto.getRandomValues(new Uint8Array(16))) : null)),
    });
    const host = new Host(
      game,
      {
        ...{ id, game: game.id, mode: wish.mode, seats: wish.seats, level: wish.level, header, secret, begun: Date.now() },
        ...(wish.levels && { levels: wish.levels }),
      },
      [],
      page,
    );
    await host.step({ do: 'begin' });
    return host;
  }

  static resume(game: AnyGame, kept: KeptGame, page: Page): Host {
    return new Host(game, kept, kept.entries, page);
  }

  /** The first update, and the bots' clock. */
  start(): void {
    if (this.kept.mode === 'hot-seat') this.viewer = this.humanWanted() ?? this.viewer;
    this.publish();
    this.wakeBots();
  }

  play(seat: Seat, decision: number | null, actions: readonly Action[]): Promise<Reply> {
    const parsed: Action[] = [];
    for (const action of actions) {
      const known = this.table.game.parseAction(action);
      if (known === undefined) return Promise.resolve({ refused: 'unknown' });
      parsed.push(known);
    }
    return this.step({ do: 'play', seat, actions: parsed, decision, allowReveals: true });
  }
  undo(seat: Seat): Promise<Reply> {
    const { game, header, entries } = this.table;
    if (this.kept.mode !== 'solo' || header.takeBack === 'any') return this.step({ do: 'undo', seat });
    const copy = (): AnyTable => foldTable(game, header, entries, draws(this.kept.secret, header.table, header.entropies));
    const undos = undoPastBots(copy(), seat, this.isBot) ?? undoOwn(copy(), seat);
    return this.step(...(undos ?? [{ do: 'undo' as const, seat, learners: [seat] }]));
  }
  concede = (seat: Seat): Promise<Reply> => this.step({ do: 'concede', seat });

  why(seat: Seat, draft: readonly Action[], action: Action): Illegal | null {
    return whyAfter(this.table.game, this.table.state, seat, draft, action);
  }

  preview(seat: Seat, draft: readonly Action[]): Preview | null {
    return previewOf(this.table.game, this.table.state, seat, draft, `${this.table.seq}`);
  }

  look(seat: Seat): void {
    this.viewer = seat;
    this.sent = -1;
    this.publish();
    this.wakeBots();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.publish();
    this.wakeBots();
  }

  next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.botStep();
  }

  /** The pace is forgotten until a person must decide. */
  skip(): void {
    this.skipping = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wakeBots();
  }

  /** Another tab has the table: nothing more is played, written or told here. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** One after the other; nothing is told before the last. */
  private step(...intents: readonly Intent[]): Promise<Reply> {
    const done = this.busy.then(async (): Promise<Reply> => {
      if (this.closed) return ELSEWHERE;
      for (const intent of intents) {
        const proposal = this.table.propose(intent, Date.now());
        if (isRefused(proposal)) {
          const { refused, illegal, bar } = proposal;
          return { refused, ...(illegal && { illegal }), ...(bar && { bar }) };
        }
        this.table.adopt(proposal);
      }
      if (!(await this.keep())) {
        this.close();
        this.page.elsewhere();
        return ELSEWHERE;
      }
      if (intents[0]?.do !== 'begin') this.publish();
      this.wakeBots();
      return { ok: true };
    });
    this.busy = done.catch(() => undefined);
    return done;
  }

  /** Written before anything is told; only this worker sees the table in between. */
  private async keep(): Promise<boolean> {
    const { table, written } = this;
    const waiting = table.game.actors(table.state).filter(seat => seat !== CHANCE);
    const me = this.kept.mode === 'solo' ? waiting.find(seat => !this.isBot(seat)) : undefined;
    const { length } = table.entries;
    const isKept = await keepGame(
      {
        ...this.kept,
        entries: table.entries,
        touched: Date.now(),
        waiting,
        outcome: table.outcome ?? null,
        ...(me !== undefined && { asks: { seat: me, view: table.game.view(table.state, me) } }),
      },
      written,
    );
    if (isKept) this.written = length;
    return isKept;
  }

  private isBot = (seat: Seat): boolean => this.kept.seats[seat] === 'bot';
  private botWanted(): Seat | undefined {
    if (this.table.outcome !== undefined) return undefined;
    return this.table.game.actors(this.table.state).find(seat => seat !== CHANCE && this.isBot(seat));
  }
  private humanWanted(): Seat | undefined {
    if (this.table.outcome !== undefined) return undefined;
    return this.table.game.actors(this.table.state).find(seat => seat !== CHANCE && !this.isBot(seat));
  }

  private wakeBots(): void {
    if (this.closed) return;
    if (this.humanWanted() !== undefined || this.table.outcome !== undefined) this.skipping = false;
    const pace = this.skipping ? 'skip' : this.pace;
    if (this.timer !== undefined || this.botWanted() === undefined || pace === 'step') return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.botStep();
    }, DELAY[pace]);
  }

  private async botStep(): Promise<void> {
    const seat = this.botWanted();
    if (seat === undefined || this.thinking || this.closed) return;
    this.thinking = true;
    const { seq } = this.table;
    const action = await botMove(this.table, seat, levelOf(this.kept, seat), this.kept.id).finally(() => {
      this.thinking = false;
    });
    if (this.table.seq === seq) await this.step({ do: 'play', seat, actions: [action], allowReveals: true });
    else this.wakeBots();
  }

  private publish(): void {
    const told = this.table.since(this.viewer, Math.max(this.sent, 0));
    const isSolo = this.kept.mode === 'solo' && told.outcome === null;
    const message = { ...told, undo: told.undo || (isSolo && offersUndo(this.table, this.viewer, this.isBot)) };
    this.sent = message.cursor;
    const wanted = this.kept.mode === 'hot-seat' ? this.humanWanted() : undefined;
    this.page.tell({
      viewer: this.viewer,
      message,
      handOver: wanted !== undefined && !this.table.game.actors(this.table.state).includes(this.viewer) ? wanted : null,
      held: this.pace === 'step' && this.botWanted() !== undefined,
    });
  }
}
