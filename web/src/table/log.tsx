/** The events of a table as lines: who did it, to whom, where. */
import type { GameEvent, Seat } from '@stoa/engine';
import type { GameScreen } from '../games/types.ts';
import type { NamedText } from './name-people.ts';

export interface LogLine {
  readonly at: number;
  readonly words: string;
  readonly places: readonly string[];
  /** It speaks of the reader: for another player the sentence is different. */
  readonly own: boolean;
  /** Another player did it to the reader. */
  readonly toMe: boolean;
  /** Who did it, where a player did. */
  readonly by: Seat | undefined;
  /** It opens a part of the chronicle. */
  readonly opens: 'chapter' | 'section' | undefined;
}

const actorOf = (event: GameEvent): Seat | undefined => {
  const { seat, side } = event as { readonly seat?: unknown; readonly side?: unknown };
  return typeof seat === 'number' ? seat : typeof side === 'number' ? side : undefined;
};

/** The class of a line: what is new, what is about the reader. */
export const lineClass = (isFresh: boolean, own: boolean): string | undefined =>
  `${isFresh ? 'fresh' : ''}${own ? ' own' : ''}`.trim() || undefined;

/** What has a line of its own, with where it stands: two happenings may be told as one. */
export const toldOf = <T extends { readonly event: GameEvent }>(
  all: readonly T[],
  { log: { mergeEvents } }: GameScreen,
  me?: Seat,
): readonly T[] => {
  if (mergeEvents === undefined) return all;
  const told: T[] = [];
  for (const one of all) {
    const before = told.at(-1);
    const both = before && mergeEvents(before.event, one.event, me);
    if (both) told[told.length - 1] = { ...one, event: both };
    else told.push(one);
  }
  return told;
};

type Lines = WeakMap<GameEvent, LogLine | null>;
/** The log grows by an event or two and is read anew with each message: what was put into words once is not put into words again. */
const told = new WeakMap<NamedText, Map<Seat | undefined, Lines>>();
const linesFor = (text: NamedText, me: Seat | undefined): Lines => {
  const byViewer = told.get(text) ?? new Map<Seat | undefined, Lines>();
  told.set(text, byViewer);
  const lines = byViewer.get(me) ?? new WeakMap<GameEvent, LogLine | null>();
  byViewer.set(me, lines);
  return lines;
};

interface Reading {
  readonly text: NamedText;
  readonly screen: GameScreen;
  readonly me: Seat | undefined;
}
const lineOf = (event: GameEvent, at: number, { text, screen, me }: Reading): LogLine | null => {
  const words = text.event(event, me);
  if (words === undefined) return null;
  const own = words !== text.event(event, undefined);
  const { places, affects, actor, opens } = screen.log;
  return {
    at,
    words,
    places: places?.(event) ?? [],
    own,
    toMe: me !== undefined && (affects?.(event, me) ?? own),
    by: actor ? actor(event) : actorOf(event),
    opens: opens?.(event),
  };
};

export const linesOf = (log: readonly GameEvent[], text: NamedText, screen: GameScreen, me: Seat | undefined): readonly LogLine[] =>
  toldOf(
    log.map((event, at) => ({ event, at })),
    screen,
    me,
  ).flatMap(({ event, at }) => {
    const known = linesFor(text, me);
    const before = known.get(event);
    const line = before === undefined ? lineOf(event, at, { text, screen, me }) : before;
    known.set(event, line);
    // News are a log of their own: there the same event stands at another place.
    return line === null ? [] : line.at === at ? line : { ...line, at };
  });
