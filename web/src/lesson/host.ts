/**
 * A lesson's table in the worker: the engine's driver from the step's position, with chance and the opponent read from the
 * lesson. Every refusal is the game's own; what is legal but not asked for waits, and the learner is told so.
 */
import { type Action, type AnyGame, type AnyTable, CHANCE, type Illegal, isRefused, makeHeader, openTable, type Seat } from '@stoa/engine';
import type { Pace } from '../settings.ts';
import type { Preview, Reply, SeatKind, TableInfo, Update } from '../table/table-client.ts';
import { previewOf, whyAfter } from '../worker/preview.ts';
import { type Lesson, type LessonMark, type Line, linesAfter } from './types.ts';

/** Milliseconds before each step of the opponent; a lesson holds none back. */
const DELAY: Readonly<Record<Pace, number>> = { step: 1100, normal: 1100, fast: 400, skip: 0 };
/** No step has as many decisions. */
const TABLES_APART = 1000;

/** Of what is legal, what the step asks for now. */
const asked = (actions: readonly Action[], lines: readonly Line[]): readonly Action[] => {
  const next = lines[0];
  if (next?.by === 'learner' && next.wide) return actions;
  return actions.filter(action => linesAfter(lines, action) !== undefined);
};

const hintOf = (lines: readonly Line[]): readonly Action[] => {
  const pause = lines.findIndex(line => line.by !== 'learner');
  return (pause < 0 ? lines : lines.slice(0, pause)).map(({ action }) => action);
};

export class LessonHost {
  readonly info: TableInfo;
  private readonly game: AnyGame;
  private readonly lesson: Lesson;
  private readonly tell: (update: Update) => void;
  private table: AnyTable;
  /** Decisions count on from table to table and cursors from message to message, so that the screen takes nothing new for old. */
  private offset = 0;
  private told = 0;
  /** The table's own cursor. */
  private sent = 0;
  private step = 0;
  /** What is left of the step. */
  private lines: readonly Line[] = [];
  /** What was left before each of the learner's actions, for undo. */
  private played: (readonly Line[])[] = [];
  private astray = 0;
  private pace: Pace = 'normal';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: AnyGame, lesson: Lesson, tell: (update: Update) => void) {
    this.game = game;
    this.lesson = lesson;
    this.tell = tell;
    this.table = this.open(0);
    const seats = Array.from({ length: lesson.seats }, (_, seat): SeatKind => (seat === lesson.learner ? 'human' : 'bot'));
    this.info = { id: `lesson-${game.id}`, game: game.id, mode: 'lesson', seats, level: 'novice', commitment: null };
  }

  /** Stands at the beginning of a step; a step that goes on is reached by doing the ones before it as their hints say. */
  go(wanted: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { steps } = this.lesson;
    const step = Math.min(Math.max(wanted, 0), steps.length - 1);
    const goesOn = step === this.step + 1 && this.isDone && steps[step]?.position === null;
    if (!goesOn) {
      this.offset += TABLES_APART;
      this.sent = 0;
      this.table = this.open(step);
    }
    this.step = step;
    this.lines = steps[step]?.lines ?? [];
    this.played = [];
    this.astray = 0;
    this.chance();
    this.publish();
    this.wake();
  }

  async play(seat: Seat, decision: number | null, actions: readonly Action[]): Promise<Reply> {
    const parsed: Action[] = [];
    const left = [this.lines];
    for (const action of actions) {
      const known = this.game.parseAction(action);
      if (known === undefined) return { refused: 'unknown' };
      const lines = linesAfter(left.at(-1) ?? [], known);
      if (seat !== this.lesson.learner || lines === undefined) return this.unasked(seat, actions);
      parsed.push(known);
      left.push(lines);
    }
    const own = decision === null ? null : decision - this.offset;
    const proposal = this.table.propose({ do: 'play', seat, actions: parsed, decision: own, allowReveals: true }, 0);
    if (isRefused(proposal)) return { refused: proposal.refused, ...(proposal.illegal && { illegal: proposal.illegal }) };
    this.table.adopt(proposal);
    this.lines = left.pop() ?? [];
    this.played.push(...left);
    this.chance();
    this.publish();
    this.wake();
    return { ok: true };
  }

  undo(seat: Seat): Promise<Reply> {
    const lines = this.played.at(-1);
    const proposal = this.table.propose({ do: 'undo', seat }, 0);
    if (lines === undefined || isRefused(proposal)) return Promise.resolve({ refused: 'barrier', bar: 'nothing' });
    clearTimeout(this.timer);
    this.timer = undefined;
    this.table.adopt(proposal);
    this.lines = lines;
    this.played.pop();
    this.publish();
    return Promise.resolve({ ok: true });
  }

  /** A lesson cannot be given up. */
  concede(_seat: Seat): Promise<Reply> {
    return Promise.resolve({ refused: 'unknown' });
  }

  why(seat: Seat, draft: readonly Action[], action: Action): Illegal | null {
    const illegal = whyAfter(this.game, this.table.state, seat, draft, action);
    if (illegal === null) this.stray();
    return illegal;
  }

  /** A draft beside the point leads nowhere: confirmed, it is answered like any other touch. */
  preview(seat: Seat, draft: readonly Action[]): Preview | null {
    const lines = draft.reduce<readonly Line[] | undefined>((left, action) => left && linesAfter(left, action), this.lines);
    const preview = lines && previewOf(this.game, this.table.state, seat, draft, `${this.table.seq}`);
    return preview ? { ...preview, actions: asked(preview.actions, lines) } : null;
  }

  /** One seat learns; there is no other viewer. */
  look(_seat: Seat): void {
    this.publish();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
  }

  next(): void {
    this.opponent();
  }

  skip(): void {
    this.opponent();
  }

  private get isDone(): boolean {
    return this.lines.length === 0;
  }

  private open(step: number): AnyTable {
    const { steps, seats } = this.lesson;
    const from = steps.findLastIndex((s, i) => i <= step && s.position !== null);
    const header = makeHeader(this.game, seats, this.game.parseOptions({}), {
      table: 'lesson',
      position: steps[from]?.position ?? null,
      chance: 'asked',
      takeBack: 'any',
    });
    const table = openTable(this.game, header, undefined);
    for (const before of steps.slice(from, step)) for (const line of before.lines) this.put(table, line);
    return table;
  }

  private put(table: AnyTable, line: Line): void {
    const { learner } = this.lesson;
    const { by, action } = line;
    const first = (): Seat | undefined => table.game.actors(table.state).find(s => s !== CHANCE && s !== learner);
    const seat = by === 'chance' ? CHANCE : by === 'learner' ? learner : (line.seat ?? first());
    const proposal = table.propose({ do: 'play', seat: seat ?? CHANCE, actions: [action] }, 0);
    if (isRefused(proposal)) throw new Error(`the lesson cannot play ${JSON.stringify(action)}: ${JSON.stringify(proposal)}`);
    table.adopt(proposal);
  }

  /** Dice and draws fall at once, as at every table. */
  private chance(): void {
    for (let line = this.lines[0]; line?.by === 'chance'; line = this.lines[0]) this.read(line);
  }

  /** A line of the opponent or of chance, played from the lesson. */
  private read(line: Line): void {
    this.put(this.table, line);
    this.lines = this.lines.slice(1);
  }

  private wake(): void {
    if (this.timer !== undefined || this.lines[0]?.by !== 'opponent') return;
    this.timer = setTimeout(() => this.opponent(), DELAY[this.pace]);
  }

  private opponent(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const line = this.lines[0];
    if (line?.by !== 'opponent') return;
    this.read(line);
    this.chance();
    this.publish();
    this.wake();
  }

  /** The rules come first; what they allow is kept for a real game. */
  private unasked(seat: Seat, actions: readonly Action[]): Reply {
    const last = actions.at(-1);
    const illegal = last === undefined ? null : whyAfter(this.game, this.table.state, seat, actions.slice(0, -1), last);
    if (illegal !== null) return { refused: 'illegal', illegal };
    this.stray();
    return { ok: true };
  }

  private stray(): void {
    this.astray++;
    this.publish();
  }

  private publish(): void {
    const { learner } = this.lesson;
    const message = this.table.since(learner, this.sent);
    this.sent = message.cursor;
    const decision = message.decision === null || this.isDone ? null : message.decision + this.offset;
    const mark: LessonMark = {
      step: this.step,
      done: this.isDone,
      busy: this.lines[0]?.by === 'opponent',
      hint: hintOf(this.lines),
      astray: this.astray,
    };
    this.tell({
      viewer: learner,
      message: {
        ...message,
        cursor: ++this.told,
        decision,
        actions: asked(message.actions, this.lines),
        undo: this.played.length > 0 && message.outcome === null,
      },
      handOver: null,
      held: false,
      lesson: mark,
    });
  }
}
