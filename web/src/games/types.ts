/** What a game brings to the screen. Without a board it is played in words: every game can be. */
import type { Action, GameEvent, GameText, Language, Outcome, Seat } from '@stoa/engine';
import type { ComponentType } from 'react';
import type { Sound } from '../table/sounds.ts';
import type { How } from '../table/store.ts';

export type AnyText = GameText<Action, GameEvent, unknown>;

export interface BoardProps {
  /** The table after what is drafted, as far as it can be foreseen. */
  readonly view: unknown;
  /** The table as it stands. */
  readonly before: unknown;
  readonly me: Seat | undefined;
  readonly text: AnyText;
  readonly lang: Language;
  /** Everything that may be done next, after what is drafted. */
  readonly actions: readonly Action[];
  /** What could be chosen before anything was drafted. */
  readonly offered: readonly Action[];
  readonly draft: readonly Action[];
  /** What the log line under the finger speaks of. */
  readonly lit: readonly string[];
  /** The latest happenings, for motion; a new array each time. */
  readonly news: readonly GameEvent[];
  /** Everything since this seat last decided. */
  readonly fresh: readonly GameEvent[];
  /** The draft needs nothing more. */
  readonly complete: boolean;
  /** Drafts or sends, as `how` says; with more actions after it, all are sent together at once. */
  readonly choose: (action: Action, ...then: readonly Action[]) => void;
  /** Replaces the last drafted step. */
  readonly replace: (action: Action) => void;
  /** Takes the draft back to its first `n` steps. */
  readonly keepDraft: (n: number) => void;
  /** Why not; asked of the table after the first `after` drafted steps, after steps of a plan of one's own, or after the whole draft. */
  readonly askWhy: (action: Action, after?: number | readonly Action[]) => void;
  readonly showOdds: boolean;
}

/** Something another player asks of a seat, apart from its turn. */
export interface Question {
  readonly words: string;
  readonly answers: readonly { readonly action: Action; readonly words: string }[];
}

export interface GameScreen {
  readonly texts: Readonly<Record<Language, AnyText>>;
  readonly Board?: ComponentType<BoardProps>;
  /** Under the board: the hand. */
  readonly Beside?: ComponentType<BoardProps>;
  /** Above the choices: what the decision is about, e.g. a battle. */
  readonly Focus?: ComponentType<BoardProps>;
  /** In words, above the choices: what is too free to be listed, e.g. an offer to be put together. */
  readonly WithWords?: ComponentType<BoardProps>;
  /** Inside the draft: how many. */
  readonly DraftTools?: ComponentType<BoardProps>;
  /** Everything in the box: out, used, still unknown. */
  readonly Cards?: ComponentType<Pick<BoardProps, 'view' | 'me' | 'text' | 'lang'>>;
  /** The signs of the board, told beside the rules that apply now. */
  readonly Legend?: ComponentType<Pick<BoardProps, 'lang'>>;
  /** The end, before the happenings that decided it: by how much and from what. */
  readonly decidedBy?: (outcome: Outcome, lang: Language) => string | undefined;
  /** The end: what set a seat before another with as many points. */
  readonly tieBreak?: (
    end: { readonly outcome: Outcome; readonly view: unknown },
    before: Seat,
    after: Seat,
    text: AnyText,
    lang: Language,
  ) => string | undefined;
  /** Seats have no roles: online, people are called by their names. */
  readonly byName?: true;
  /** Whether an action may be only the beginning of a move, or needs no confirmation: undo takes it back, or of `all` nothing else is left. */
  readonly how?: (action: Action, all: readonly Action[]) => How;
  /** The view after drafted steps that nothing follows, where the screen can tell; every part of the table then shows that one. */
  readonly foreseen?: (view: unknown, me: Seat, steps: readonly Action[]) => unknown;
  /** Actions the board or its neighbours already offer; the choices show the rest. */
  readonly onBoard?: (action: Action) => boolean;
  /** Places a log line speaks of, as the board names them. */
  readonly places?: (event: GameEvent) => readonly string[];
  /** Two happenings in a row that one line tells: what the line is about instead of both. */
  readonly joined?: (before: GameEvent, event: GameEvent) => GameEvent | undefined;
  /** Happenings that were done to this seat by others or by fate: the recap tells them first. Absent: whatever speaks of the seat. */
  readonly doneTo?: (event: GameEvent, me: Seat) => boolean;
  /** What a happening sounds like, for those who want sounds. */
  readonly sound?: (event: GameEvent) => Extract<Sound, 'piece' | 'dice' | 'loss'> | undefined;
  /** Happenings that decided the game, for the end. */
  readonly isTurning?: (event: GameEvent, outcome: Outcome) => boolean;
  /** The one answer that may be given by itself when nothing else is possible, e.g. to decline. */
  readonly isDecline?: (action: Action) => boolean;
  /** To give something up: beside what else can be done its button looks like less and stands last. */
  readonly letsGo?: (action: Action, view: unknown) => boolean;
  /** On a phone: ids of what the question is about, `prompt` for its sentence. One of them is brought into sight if none is. */
  readonly asked?: (view: unknown, me: Seat) => readonly string[] | undefined;
  /** The board itself says what to touch where nothing can be pressed in the dock; otherwise the dock points at what is lit. */
  readonly saysWhatToTouch?: (view: unknown) => boolean;
  /** What others ask of this seat now, for a card on whatever page. */
  readonly questions?: (view: unknown, me: Seat, actions: readonly Action[], text: AnyText, lang: Language) => readonly Question[];
  /** What a reaction window is called, by the name of its room. */
  readonly windowName?: (room: string, text: AnyText) => string | undefined;
  /** Rules that apply now, nearest first. */
  readonly rulesNow?: (view: unknown) => readonly string[];
  /** A short public fact for a seat's line. */
  readonly SeatFact?: ComponentType<{ view: unknown; seat: Seat; text: AnyText; lang: Language }>;
}
