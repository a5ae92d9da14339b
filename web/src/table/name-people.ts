/**
 * Whom a sentence speaks of. Where a game has no roles, people are called by their names; the reader finds “you” beside the reader's own name,
 * in every game and every language, so that no catalogue has to turn each verb round.
 */
import type { Seat } from '@stoa/engine';
import type { AnyText } from '../games/types.ts';

export interface People {
  /** By seat; null: nobody there has a name. */
  readonly names: readonly (string | null)[];
  /** Seats have no roles: every sentence says the name in place of the game's word. With roles only the ending says both. */
  readonly byName: boolean;
  /** What the reader is called. */
  readonly you: string;
}

/** A text that knows who sits where. Ledge, log and endings take no other, and only `namePeople` makes one. */
export interface NamedText extends AnyText {
  /** What this reader calls who sits there: “You”, a name, or the game's word where nobody has a name. */
  called(seat: Seat, me: Seat | undefined): string;
  /** The game's word for a seat that has a role: it stands beside the name. */
  role(seat: Seat): string | undefined;
}

/** The game’s word for a seat, without an article that the sentence may have drawn into another word. */
const wordFor = (text: AnyText, seat: Seat): string => text.seat(seat).replace(/^\P{Lu}+/u, '');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Say = (words: string) => string;

/** All at once: a player may have the name of another seat. */
const putting = (put: ReadonlyMap<string, string>): Say => {
  if (put.size === 0) return words => words;
  const seats = new RegExp(`(?<!\\p{L})(?:${[...put.keys()].join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return words => words.replace(seats, word => put.get(word) ?? word);
};

export const namePeople = (text: AnyText, { names, byName, you }: People): NamedText => {
  const known = names.flatMap((name, seat) => (name === null ? [] : [{ seat, name, word: wordFor(text, seat) }]));
  const sayTo = (me: Seat | undefined): Say => {
    const put = new Map(byName ? known.map(({ word, name }) => [word, name]) : []);
    if (me !== undefined) put.set(wordFor(text, me), `${(byName ? names[me] : null) ?? wordFor(text, me)} (${you})`);
    return putting(put);
  };
  const sayers = new Map<Seat | undefined, Say>();
  const to = (me: Seat | undefined): Say => {
    const usual = sayers.get(me) ?? sayTo(me);
    sayers.set(me, usual);
    return usual;
  };
  const say = to(undefined);
  /** Of the end: a role with who had it. */
  const sayEnd = (me: Seat | undefined): Say =>
    byName ? to(me) : putting(new Map(known.map(({ seat, word, name }) => [word, seat === me ? `${word} (${you})` : `${word} (${name})`])));
  return {
    ...text,
    called: (seat, me) => (seat === me ? capital(you) : (names[seat] ?? text.seat(seat))),
    role: seat => (byName ? undefined : text.seat(seat)),
    seat: seat => (byName ? (names[seat] ?? text.seat(seat)) : text.seat(seat)),
    prompt: (view, me) => to(me)(text.prompt(view, me)),
    event: (event, me) => {
      const words = text.event(event, me);
      return words === undefined ? undefined : to(me)(words);
    },
    refusal: why => say(text.refusal(why)),
    action: (action, view) => say(text.action(action, view)),
    table: (view, me) => text.table(view, me).map(({ title, lines }) => ({ title: to(me)(title), lines: lines.map(to(me)) })),
    outcome: (outcome, me) => sayEnd(me)(text.outcome(outcome, me)),
  };
};
