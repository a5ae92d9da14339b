/**
 * Whom a sentence speaks of. Where a game has no roles, people are called by their names; the reader finds “you” beside the reader's own name,
 * in every game and every language, so that no catalogue has to turn each verb round.
 */
import type { Seat } from '@stoa/engine';
import type { AnyText } from '../games/types.ts';

/** The game’s word for a seat, without an article that the sentence may have drawn into another word. */
const wordFor = (text: AnyText, seat: Seat): string => text.seat(seat).replace(/^\P{Lu}+/u, '');

type Say = (words: string) => string;

/** `names`: by seat; null: the seat keeps its word. `you`: what marks the reader’s own. */
export const namePeople = (text: AnyText, names: readonly (string | null)[], you: string): AnyText => {
  const people = names.flatMap((name, seat) => (name === null ? [] : [[wordFor(text, seat), name] as const]));
  const sayTo = (me: Seat | undefined): Say => {
    const put = new Map(people);
    if (me !== undefined) put.set(wordFor(text, me), `${names[me] ?? wordFor(text, me)} (${you})`);
    if (put.size === 0) return words => words;
    // All at once: a player may have the name of another seat.
    const seats = new RegExp(`(?<!\\p{L})(?:${[...put.keys()].join('|')})(?![\\p{L}\\p{N}])`, 'gu');
    return words => words.replace(seats, word => put.get(word) ?? word);
  };
  const sayers = new Map<Seat | undefined, Say>();
  const to = (me: Seat | undefined): Say => {
    const known = sayers.get(me) ?? sayTo(me);
    sayers.set(me, known);
    return known;
  };
  const say = to(undefined);
  return {
    ...text,
    seat: seat => names[seat] ?? text.seat(seat),
    prompt: (view, me) => to(me)(text.prompt(view, me)),
    event: (event, me) => {
      const words = text.event(event, me);
      return words === undefined ? undefined : to(me)(words);
    },
    refusal: why => say(text.refusal(why)),
    action: (action, view) => say(text.action(action, view)),
    table: (view, me) => text.table(view, me).map(({ title, lines }) => ({ title: to(me)(title), lines: lines.map(to(me)) })),
    outcome: outcome => say(text.outcome(outcome)),
  };
};
