/** The sentences of Petteia, one catalogue per language. A missing sentence does not compile. */
import { type EngineRefusal, type GameText, isKey, type RuleText, type TextSection } from '@stoa/engine';
import type { PtAction } from '../actions.ts';
import { isSide, nameOf, type Side, WHITE } from '../board.ts';
import type { PtEnding, PtEvent } from '../events.ts';
import type { PtRefusals } from '../refusals.ts';
import type { PtRuleId } from '../rulebook.ts';
import type { PtView } from '../view.ts';

type Fields<C> = C extends keyof PtRefusals ? PtRefusals[C] : Record<never, never>;

export interface PtWords {
  readonly name: string;
  readonly tagline: string;
  readonly side: (side: Side) => string;
  readonly prompt: {
    readonly move: (side: Side, quietLeft: number) => string;
    readonly yours: (quietLeft: number) => string;
    readonly over: () => string;
  };
  readonly events: { readonly [K in PtEvent['e']]: (e: Extract<PtEvent, { readonly e: K }>) => string };
  readonly refusals: { readonly [C in keyof PtRefusals | EngineRefusal]: (fields: Fields<C>) => string };
  readonly actions: { readonly [K in PtAction['do']]: (a: Extract<PtAction, { readonly do: K }>) => string };
  readonly groups: { readonly [K in PtAction['do']]: (a: Extract<PtAction, { readonly do: K }>) => string };
  readonly table: { readonly men: (side: Side, squares: readonly string[]) => TextSection; readonly course: (view: PtView) => TextSection };
  /** `isMine`: the reader won. */
  readonly outcomes: { readonly [R in PtEnding]: (winner: Side | null, isMine: boolean) => string };
  readonly scores: { readonly men: string };
  readonly rules: Readonly<Record<PtRuleId, RuleText>>;
}

export type PtText = GameText<PtAction, PtEvent, PtView>;

/** The `GameText` that the web and the command line use, made from one catalogue. */
export const textFrom = (words: PtWords): PtText => ({
  name: words.name,
  tagline: words.tagline,
  minutes: [10, 20],
  seat: seat => words.side(isSide(seat) ? seat : WHITE),
  prompt: (view, me) =>
    view.turn === null
      ? words.prompt.over()
      : view.turn === me
        ? words.prompt.yours(view.quietLeft)
        : words.prompt.move(view.turn, view.quietLeft),
  named: (view, me) => (me !== undefined && view.turn === me ? [{ do: 'move' }] : []),
  event: e => (words.events[e.e] as (e: PtEvent) => string)(e),
  refusal: ({ why, with: fields }) => {
    const sentence = isKey(words.refusals, why) ? words.refusals[why] : words.refusals['not-now'];
    return (sentence as (fields: object) => string)(fields ?? {});
  },
  action: a => words.actions[a.do](a),
  actionGroup: a => words.groups[a.do](a),
  table: view => [
    ...([0, 1] as const).map(side =>
      words.table.men(
        side,
        view.men.flatMap((man, square) => (man === side ? [nameOf(square)] : [])),
      ),
    ),
    words.table.course(view),
  ],
  outcome: ({ reason, places }, me) => {
    const winner = places[0] === places[1] ? null : places[0] === 1 ? 0 : 1;
    return words.outcomes[reason as PtEnding](winner, winner !== null && winner === me);
  },
  scoreSource: () => words.scores.men,
  option: name => ({ title: name, value: String }),
  rule: id => (isKey(words.rules, id) ? words.rules[id] : undefined),
});
