/**
 * Where a game has no roles, people are called by their names: every sentence that names a seat names whoever sits there. Seats
 * nobody of name sits at keep what the game calls them.
 */
import type { AnyText } from '../games/types.ts';

export const called = (text: AnyText, names: readonly (string | null)[]): AnyText => {
  const people = new Map(names.flatMap((name, seat) => (name === null ? [] : [[text.seat(seat), name] as const])));
  if (people.size === 0) return text;
  // All at once: somebody may bear the name of another seat.
  const seats = new RegExp(`\\b(?:${[...people.keys()].join('|')})\\b`, 'gu');
  const say = (words: string): string => words.replace(seats, seat => people.get(seat) ?? seat);
  return {
    ...text,
    seat: seat => names[seat] ?? text.seat(seat),
    prompt: (view, me) => say(text.prompt(view, me)),
    event: (event, me) => {
      const words = text.event(event, me);
      return words === undefined ? undefined : say(words);
    },
    refusal: why => say(text.refusal(why)),
    action: (action, view) => say(text.action(action, view)),
    table: (view, me) => text.table(view, me).map(({ title, lines }) => ({ title: say(title), lines: lines.map(say) })),
    outcome: outcome => say(text.outcome(outcome)),
  };
};
