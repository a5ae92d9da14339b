/** The type of a catalogue of sentences, one per language, and the `EwText` made from it. A missing sentence does not compile. */
import { type ChapterOf, type EngineRefusal, type GameText, isKey, type RuleText, type Sentences, say, saySections } from '@stoa/engine';
import type { EwAction, EwActionKind, EwActionOf } from '../actions.ts';
import type { CardId, EventId } from '../cards.ts';
import { HALVES } from '../cards.ts';
import type { EwEnding, EwEvent, WindowId } from '../events.ts';
import type { EwRoomName } from '../frames.ts';
import { type CityId, type FigureId, GREECE, PERSIA, type Side } from '../map.ts';
import type { EwOptions } from '../options.ts';
import { type EwQuestions, type EwQuietPrompts, type EwTable, type FactsOf, factsOf, promptOf, tableOf } from '../reading/index.ts';
import type { EwRefusals } from '../refusals.ts';
import type { EwRuleId } from '../rulebook.ts';
import type { TALLY } from '../state.ts';
import type { EwView } from '../view-types.ts';

/** The texts of some rules, by id. */
export type SomeRules = Readonly<Partial<Record<EwRuleId, RuleText>>>;
/** One half of a card as its side reads it. */
export interface CardText {
  readonly name: string;
  readonly event: string;
}
export type CardTexts = Readonly<Record<EventId, CardText>>;
export type ScoreSource = (typeof TALLY)[number];

type Fields<C> = C extends keyof EwRefusals ? EwRefusals[C] : { readonly room?: string };
export type EventWords = { readonly [K in EwEvent['e']]: (e: Extract<EwEvent, { readonly e: K }>) => string | undefined };
export type RefusalWords = { readonly [C in keyof EwRefusals | EngineRefusal]: (fields: Fields<C>) => string };
/** The label of an action, from the action and facts of the view. */
export type ActionWords = { readonly [K in EwActionKind]: (a: EwActionOf<K>, facts: FactsOf<K>) => string };
export type GroupWords = { readonly [K in EwActionKind]: (a: EwActionOf<K>) => string };
/** Each question for the seat that decides and for the others; and sentences for rooms where no seat decides. */
export interface PromptWords {
  readonly yours: Sentences<EwQuestions>;
  readonly others: Sentences<EwQuestions>;
  readonly quiet: Sentences<EwQuietPrompts>;
}
export type TableWords = Sentences<EwTable>;

export interface EwWords {
  readonly name: string;
  readonly tagline: string;
  readonly side: (side: Side) => string;
  readonly cities: Readonly<Record<CityId, string>>;
  readonly figures: Readonly<Record<FigureId, string>>;
  readonly cards: CardTexts;
  readonly windows: Readonly<Record<WindowId, string>>;
  /** The name of each room, in a few words. */
  readonly rooms: Readonly<Record<EwRoomName, string>>;
  readonly prompts: PromptWords;
  readonly events: EventWords;
  readonly refusals: RefusalWords;
  readonly actions: ActionWords;
  readonly groups: GroupWords;
  readonly table: TableWords;
  /** `isMine`: the reader won. */
  readonly outcomes: Readonly<Record<EwEnding, (winner: Side | null, isMine: boolean) => string>>;
  readonly scores: Readonly<Record<ScoreSource, string>>;
  readonly options: { readonly [K in keyof EwOptions]: { readonly title: string; readonly value: (value: EwOptions[K]) => string } };
  /** By the number before the point in the id of a rule. */
  readonly chapters: Readonly<Record<ChapterOf<EwRuleId>, string>>;
  readonly rules: Readonly<Record<EwRuleId, RuleText>>;
}

/** `GameText`, and what the web needs in addition. */
export interface EwText extends GameText<EwAction, EwEvent, EwView> {
  readonly cities: EwWords['cities'];
  readonly figures: EwWords['figures'];
  readonly windows: EwWords['windows'];
  readonly rooms: EwWords['rooms'];
  readonly events: CardTexts;
  card(card: CardId, side: Side): CardText;
}

const isSide = (seat: number | undefined): seat is Side => seat === PERSIA || seat === GREECE;
/** The `GameText` that the web and the command line use, made from one catalogue. */
export const textFrom = (words: EwWords): EwText => ({
  name: words.name,
  tagline: words.tagline,
  minutes: [30, 60],
  seat: seat => words.side(seat === GREECE ? GREECE : PERSIA),
  prompt: (view, me) => {
    const prompt = promptOf(view, me);
    if ('quiet' in prompt) return say(words.prompts.quiet, prompt.quiet);
    return say(prompt.yours ? words.prompts.yours : words.prompts.others, prompt.asks);
  },
  named: (view, me) => {
    const prompt = promptOf(view, me);
    return 'quiet' in prompt ? [] : prompt.named;
  },
  event: e => (words.events[e.e] as (e: EwEvent) => string | undefined)(e),
  refusal: ({ why, with: fields }) => {
    const sentence = isKey(words.refusals, why) ? words.refusals[why] : words.refusals['not-now'];
    return (sentence as (fields: object) => string)(fields ?? {});
  },
  action: (a, view) => (words.actions[a.do] as (a: EwAction, facts: unknown) => string)(a, factsOf(a, view)),
  actionGroup: a => (words.groups[a.do] as (a: EwAction) => string)(a),
  table: (view, me) => saySections(words.table, tableOf(view, isSide(me) ? me : undefined)),
  outcome: ({ reason, places }, me) => {
    const winner = places[PERSIA] === places[GREECE] ? null : places[PERSIA] === 1 ? PERSIA : GREECE;
    return words.outcomes[isKey(words.outcomes, reason) ? reason : 'points'](winner, winner !== null && winner === me);
  },
  scoreSource: source => (isKey(words.scores, source) ? words.scores[source] : source),
  option: name =>
    isKey(words.options, name)
      ? { title: words.options[name].title, value: value => words.options[name].value(value === 1 ? 1 : 2) }
      : { title: name, value: String },
  chapter: n => (isKey(words.chapters, n) ? words.chapters[n] : undefined),
  rule: id => (isKey(words.rules, id) ? words.rules[id] : undefined),
  cities: words.cities,
  figures: words.figures,
  windows: words.windows,
  rooms: words.rooms,
  events: words.cards,
  card: (card, side) => words.cards[HALVES[card][side]],
});
