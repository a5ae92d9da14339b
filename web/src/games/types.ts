/** What a game brings to the screen. Without a board it is played in words: every game can be. */
import type { Action, GameEvent, GameText, Language, Outcome, Seat } from '@stoa/engine';
import type { ComponentType, ReactNode } from 'react';
import type { CommitMode } from '../table/commit-mode.ts';
import type { Sound } from '../table/sounds.ts';

export type AnyText = GameText<Action, GameEvent, unknown>;

/** The types of one game: what its screen is written for. */
export interface GameTypes {
  readonly view: unknown;
  readonly action: Action;
  readonly event: GameEvent;
  readonly text: object;
}

/** Any game: all that the table page knows. */
export interface AnyGameTypes extends GameTypes {
  readonly text: AnyText;
}

export interface BoardProps<G extends GameTypes = AnyGameTypes> {
  /** The table after the draft, as far as the screen can foresee it. */
  readonly view: G['view'];
  /** The table as it stands. */
  readonly before: G['view'];
  /** undefined: a spectator. */
  readonly me: Seat | undefined;
  readonly text: G['text'];
  readonly lang: Language;
  /** Every legal action after the draft. */
  readonly actions: readonly G['action'][];
  /** Every legal action before the draft. */
  readonly offered: readonly G['action'][];
  readonly draft: readonly G['action'][];
  /** Places that the highlighted log line names. */
  readonly lit: readonly string[];
  /** The events of the last update, for motion; a new array each time. */
  readonly news: readonly G['event'][];
  /** Every event since this seat last decided. */
  readonly fresh: readonly G['event'][];
  /** Every event so far; the same array until there is another one. */
  readonly log: readonly G['event'][];
  /** The draft needs nothing more. */
  readonly complete: boolean;
  /** Drafts or sends, as `commitMode` says; with more actions after it, all are sent together at once. */
  readonly choose: (action: G['action'], ...then: readonly G['action'][]) => void;
  /** Replaces the last drafted step. */
  readonly replace: (action: G['action']) => void;
  /** Takes the draft back to its first `n` steps. */
  readonly keepDraft: (n: number) => void;
  /** Why an action is illegal after the first `after` drafted steps, after the given steps, or after the whole draft. */
  readonly askWhy: (action: G['action'], after?: number | readonly G['action'][]) => void;
  readonly showOdds: boolean;
}

/** A great event that waits for a touch. always: at the fast pace too · normal: at the normal pace. */
export type Waits = 'always' | 'normal';

/** What a moment is about: the event that waits, and what led to it since the last stop. */
export interface Stopped<G extends GameTypes = AnyGameTypes> {
  readonly event: G['event'];
  readonly cause: readonly G['event'][];
  /** It sums up the stops before it: “all results” leads here. */
  readonly sums?: boolean;
}
export interface MomentProps<G extends GameTypes = AnyGameTypes> extends BoardProps<G> {
  /** The stop that is shown; undefined: none, and a scene that is still going on may be shown from the view. */
  readonly stop: Stopped<G> | undefined;
}

/** Something another player asks of a seat, apart from its turn. */
export interface Question<A extends Action = Action> {
  readonly words: string;
  readonly answers: readonly { readonly action: A; readonly words: string }[];
}

/** A great event that has the stage. Its scene lies over board and rail; what it does not bring, the table goes on showing. */
export interface StageMoment {
  readonly scene: ReactNode;
  /** What the ledge says in place of the prompt, with one line below. */
  readonly say?: { readonly prompt: string; readonly note?: string };
  /** What the way on from a stop is called, e.g. the next battle. */
  readonly next?: string;
  /** Where nothing waits: the ways on in place of the table's, the main one last, class `main`. */
  readonly ways?: ReactNode;
  readonly tray?: ReactNode;
}

export interface EndProps<G extends GameTypes = AnyGameTypes> extends Pick<BoardProps<G>, 'view' | 'me' | 'text' | 'lang'> {
  readonly outcome: Outcome;
}

/** What a game shows, by the region of the stage that holds it (`table/README.md`). */
export interface ScreenParts<G extends GameTypes> {
  /** board: the place. It fills its region and keeps its size. */
  readonly Board?: ComponentType<BoardProps<G>>;
  /** matter: what the decision is about, e.g. a battle with its odds. Renders nothing while there is nothing to say. */
  readonly Matter?: ComponentType<BoardProps<G>>;
  /** matter, while something is drafted: how many. */
  readonly DraftTools?: ComponentType<BoardProps<G>>;
  /** tray: what I hold. It may run on sideways; its height is given. */
  readonly Tray?: ComponentType<BoardProps<G>>;
  /** ledge: buttons that lead on and are more than a word, the main one last. Renders nothing while the choices are enough. */
  readonly Ways?: ComponentType<BoardProps<G>>;
  /** moment: a great event over board and rail, inside the shell's `Moment`. Renders something for every event that `log.waits`. */
  readonly Moment?: ComponentType<MomentProps<G>>;
  /** bar: the clock of the game. */
  readonly Clock?: ComponentType<Pick<BoardProps<G>, 'view' | 'me' | 'text' | 'lang'>>;
  /** frieze: a short public fact on a seat's plate. */
  readonly SeatFact?: ComponentType<{ view: G['view']; seat: Seat; text: G['text']; lang: Language }>;
  /** A player's sheet: everything public about the player. */
  readonly SeatSheet?: ComponentType<{ view: G['view']; seat: Seat; text: G['text']; lang: Language }>;
  /** story, chronicle: the sign of a seat, before its player's name, where board and plates tell seats apart by signs. */
  readonly SeatSign?: ComponentType<{ seat: Seat }>;
  /** frieze: between the first plate and the others, e.g. a score track. */
  readonly Between?: ComponentType<Pick<BoardProps<G>, 'view' | 'me' | 'text' | 'lang'>>;
  /** The end: the game's last picture, large, e.g. the place as it stood. Decoration, 3 by 2; without it one of victory or defeat. */
  readonly EndPicture?: ComponentType<EndProps<G>>;
  /** The end: a section of the game's own between the curve and the points. */
  readonly EndMore?: ComponentType<EndProps<G>>;
  /** In words, above the choices: what is too free to be listed, e.g. an offer to be put together. */
  readonly WithWords?: ComponentType<BoardProps<G>>;
  /** Everything in the box: out, used, still unknown. */
  readonly Cards?: ComponentType<Pick<BoardProps<G>, 'view' | 'me' | 'text' | 'lang'>>;
  /** The signs of the board, told beside the rules that apply now. */
  readonly Legend?: ComponentType<Pick<BoardProps<G>, 'lang'>>;
}

export interface DraftHooks<G extends GameTypes> {
  /** Whether an action may be only the beginning of a move, or needs no confirmation: undo takes it back, or of `all`, every legal action after the draft, nothing else is left. */
  readonly commitMode?: (action: G['action'], all: readonly G['action'][]) => CommitMode;
  /** The view after drafted steps that nothing follows, where the screen can tell; every part of the table then shows that one. */
  readonly foreseen?: (view: G['view'], me: Seat, steps: readonly G['action'][]) => G['view'];
  /** Against bots this action is taken by itself, after a moment, where no other is left. Not where something unlisted can be done, like an offer. */
  readonly finishesItself?: (only: G['action'], view: G['view']) => boolean;
  /** The action of `all` does not keep a decision open: a wish for later, or a refusal of what cannot be paid. */
  readonly isAside?: (action: G['action'], all: readonly G['action'][]) => boolean;
  /** Actions the board or the hand already offers; the choices show the rest. */
  readonly onBoard?: (action: G['action']) => boolean;
  /** A hook: what is asked in place of the prompt, no more than what is still open. Absent or undefined: the prompt. */
  readonly useAsks?: (props: BoardProps<G>) => string | undefined;
  /** How this decision is made: the line below the prompt, where something is still to be touched. Absent: “touch what is lit”. */
  readonly hint?: (view: G['view'], actions: readonly G['action'][], lang: Language) => string | undefined;
  /** What the screen holds ready beside the draft, such as a voyage being loaded: how many steps, and when that changes. */
  readonly prepared?: { readonly subscribe: (changed: () => void) => () => void; readonly count: () => number };
  /** The game's own way back: while it is legal, Undo does this. */
  readonly takesBack?: (actions: readonly G['action'][]) => G['action'] | undefined;
  /** What the main button says once the draft is whole: the deed, with its odds where they are known. */
  readonly deed?: (props: BoardProps<G>) => string | undefined;
  /** The action gives something up: beside others its button is quiet and stands last. */
  readonly givesUp?: (action: G['action'], view: G['view']) => boolean;
}

export interface LogHooks<G extends GameTypes> {
  /** Places a log line names, as the board names them. */
  readonly places?: (event: G['event']) => readonly string[];
  /** Who did it. Absent: the event's `seat` or `side`. */
  readonly actor?: (event: G['event']) => Seat | undefined;
  /** The event opens a part of the chronicle, and its sentence is the heading: chapter, e.g. a turn · section, e.g. a battle. */
  readonly opens?: (event: G['event']) => 'chapter' | 'section' | undefined;
  /** Two events in a row that one line tells: the event that the line tells instead. */
  readonly mergeEvents?: (before: G['event'], event: G['event'], me?: Seat) => G['event'] | undefined;
  /** Where the story begins, if not at `decidedAt`, the length of the log when the seat last decided: a turn may be many decisions. */
  readonly storyFrom?: (log: readonly G['event'][], decidedAt: number, me: Seat | undefined) => number;
  /** How the game stands, in a few sentences: the story tells it where no other player has acted. */
  readonly situation?: (view: G['view'], text: G['text'], lang: Language) => readonly string[];
  /** The event was done to this seat by others or by chance: the recap tells it first. Absent: every event that names the seat. */
  readonly affects?: (event: G['event'], me: Seat) => boolean;
  /**
   * The event is a great one: the table stands still until the reader goes on. `me` is undefined for a spectator; `beside`: all events told with
   * it; `before`: the log up to it.
   */
  readonly waits?: (
    event: G['event'],
    me: Seat | undefined,
    beside: readonly G['event'][],
    before: () => readonly G['event'][],
  ) => Waits | undefined;
  /** The moment of this event sums up those before it: “all results” leads there. */
  readonly sums?: (event: G['event']) => boolean;
  /** How many milliseconds the scene of a stop takes until what it decided is seen. */
  readonly settles?: (log: readonly G['event'][], stop: G['event']) => number;
  /** What an event sounds like, for players who want sounds. */
  readonly sound?: (event: G['event']) => Extract<Sound, 'piece' | 'dice' | 'loss'> | undefined;
  /** The event decided the game; the end panel lists these. */
  readonly isTurningPoint?: (event: G['event'], outcome: Outcome) => boolean;
}

export interface PhoneHooks<G extends GameTypes> {
  /** Ids of what the question is about. If none is in sight, its region scrolls to the first. */
  readonly scrollTargets?: (view: G['view'], me: Seat) => readonly string[] | undefined;
  /** The board itself says what to touch where the ledge has no button; otherwise the ledge points at what is lit. */
  readonly boardShowsHint?: (view: G['view']) => boolean;
}

export interface EndHooks<G extends GameTypes> {
  /** Before the turning points: by how much and from what. `own`: the reader's seat. */
  readonly decidedBy?: (
    outcome: Outcome,
    text: G['text'],
    lang: Language,
    log: readonly G['event'][],
    own?: Seat | undefined,
  ) => string | undefined;
  /** What is told beside a place, where it is not the sum of the scores; nothing where there is nothing to tell. */
  readonly pointsOf?: (view: G['view'], seat: Seat, lang: Language) => string | undefined;
  /** What set a seat before another with as many points. */
  readonly tieBreak?: (
    /** `own`: the reader's seat. */
    end: { readonly outcome: Outcome; readonly view: G['view']; readonly own?: Seat | undefined },
    before: Seat,
    after: Seat,
    text: G['text'],
    lang: Language,
  ) => string | undefined;
}

/** A screen as a game writes it, in its own types. */
export interface Screen<G extends GameTypes> {
  readonly parts?: ScreenParts<G>;
  /** The screen's own sentences in a language, where they are a file of their own; waited for before the screen is shown. */
  readonly loadWords?: (lang: Language) => Promise<void>;
  /** The text as this screen tells it, e.g. without log lines that the board makes needless. */
  readonly adaptText?: (text: G['text'], lang: Language) => G['text'];
  readonly draft?: DraftHooks<G>;
  readonly log?: LogHooks<G>;
  readonly phone?: PhoneHooks<G>;
  readonly end?: EndHooks<G>;
  /** The game hides nothing: on one screen it need not be covered between two players. */
  readonly allOpen?: true;
  /** Rooms in which a seat is shown nothing that others may not see: on one screen they are not covered. Nor are the scenes of such a game. */
  readonly openRooms?: ReadonlySet<string>;
  /** moment: a hook in place of `parts.Moment`, where sentence, way on or tray change with the scene. */
  readonly useMoment?: (props: MomentProps<G>) => StageMoment | undefined;
  /** Seats have no roles: people and bots are called by their names. */
  readonly byName?: true;
  /** What others ask of this seat now, for a card on every page. */
  readonly questions?: (
    view: G['view'],
    me: Seat,
    actions: readonly G['action'][],
    text: G['text'],
    lang: Language,
  ) => readonly Question<G['action']>[];
  /** What `parts.Cards` is called where the game has no cards. */
  readonly cardsName?: (lang: Language) => string;
  /** What a reaction window is called, by the name of its room. */
  readonly windowName?: (room: string, text: G['text']) => string | undefined;
  /** Every rule of the game, in order; loaded when they are asked for. */
  readonly loadRules?: () => Promise<readonly string[]>;
  /** Rules that apply now, nearest first. */
  readonly rulesNow?: (view: G['view']) => readonly string[];
}

type Groups = 'parts' | 'draft' | 'log' | 'phone' | 'end';
/** A screen as the table page uses it: any game, every group there. */
export type GameScreen = Screen<AnyGameTypes> & Required<Pick<Screen<AnyGameTypes>, Groups>>;

/**
 * The door between a game's own types and the table page. The page hands a screen only the views, actions, events and text of
 * the screen's own game, so the one cast is safe.
 */
export const defineScreen = <G extends GameTypes>(screen: Screen<G>): GameScreen => {
  const whole: Screen<G> & Required<Pick<Screen<G>, Groups>> = { parts: {}, draft: {}, log: {}, phone: {}, end: {}, ...screen };
  return whole as unknown as GameScreen;
};
