/** The sentences of the game, one catalogue per language, and the `PaText` built from them. A missing sentence does not compile. */
import {
  type ChapterOf,
  type EngineRefusal,
  type GameText,
  isKey,
  type RuleText,
  type Saying,
  type Seat,
  type TextSection,
} from '@stoa/engine';
import type { PaAction, PaActionKind, PaActionOf } from '../actions.ts';
import type { CardId } from '../cards.ts';
import type { HiddenCards, PaEnding, PaEvent } from '../events.ts';
import type { PackJson } from '../pack/types.ts';
import type { PackReason } from '../pack/validate.ts';
import { type FactsOf, factsOf } from '../reading/action-facts.ts';
import { ACTION_GROUPS, type ActionGroup } from '../reading/action-groups.ts';
import { meet, type Price } from '../reading/prices.ts';
import { promptOf } from '../reading/prompt-of.ts';
import type { PromptCodes } from '../reading/prompts.ts';
import { type PaTable, tableOf } from '../reading/table-of.ts';
import { type ToldEvent, toldEvent } from '../reading/told-event.ts';
import type { PaRefusals } from '../refusals.ts';
import type { PaRuleId } from '../rulebook.ts';
import type { PaView } from '../view-types.ts';
import type { CardTexts, PaNames } from './names.ts';
import { type Describer, namesWith } from './own-cards.ts';

/** A language's sentences, one for every code, with the names of the pack in force. */
export type NamedSentences<C> = { readonly [K in keyof C]: (fields: C[K], names: PaNames) => string };
export type EventWords = {
  readonly [K in ToldEvent['e']]: (e: Extract<ToldEvent, { readonly e: K }>, names: PaNames, me?: Seat) => string;
};
type Fields<C> = C extends keyof PaRefusals ? PaRefusals[C] : { readonly room?: string };
export type RefusalWords = { readonly [C in keyof PaRefusals | EngineRefusal]: (fields: Fields<C>) => string };
/** The label of an action, from the action, the names of the pack in force and what the view adds to it. */
export type ActionWords = { readonly [K in PaActionKind]: (a: PaActionOf<K>, names: PaNames, facts: FactsOf<K>) => string };
export type PromptWords = NamedSentences<PromptCodes>;
export type TableWords = NamedSentences<PaTable>;
export type GroupWords = Readonly<Record<ActionGroup, string>>;
/** A part of the rulebook: only ids that exist. */
export type SomeRules = Readonly<Partial<Record<PaRuleId, RuleText>>>;
export type ScoreSource = 'villages' | 'workshops' | 'acropolis' | 'wonders';
export type OptionName = 'beginner' | 'delianLeague' | 'tournament' | 'openTrades' | 'pack';

export interface PaWords {
  readonly name: string;
  readonly tagline: string;
  readonly seat: (seat: Seat) => string;
  readonly price: (price: Price) => string;
  readonly cards: (cards: HiddenCards) => string;
  readonly prompts: PromptWords;
  readonly events: EventWords;
  readonly refusals: RefusalWords;
  readonly packReasons: Readonly<Record<PackReason, string>>;
  readonly actions: ActionWords;
  readonly groups: GroupWords;
  readonly table: TableWords;
  /** `isMine`: the reader won. */
  readonly outcomes: Readonly<Record<PaEnding, (winner: string, isMine: boolean) => string>>;
  readonly scores: Readonly<Record<ScoreSource, string>>;
  readonly options: Readonly<Record<OptionName, { readonly title: string; readonly value: (value: unknown) => string }>>;
  /** By the number before the point in the id of a rule. */
  readonly chapters: Readonly<Record<ChapterOf<PaRuleId>, string>>;
  readonly rules: Readonly<Record<PaRuleId, RuleText>>;
}
/** One language: its names, its sentences, and words for the effects of cards it does not know. */
export interface PaCatalogue {
  readonly names: PaNames;
  readonly words: PaWords;
  readonly describe: Describer;
}
export interface PaText extends GameText<PaAction, PaEvent, PaView> {
  readonly names: PaNames;
  /** The same for a table with these options: cards of its own pack have their names and their effects in words. */
  readonly forOptions: (options: unknown) => PaText;
  /** A price in words. */
  readonly price: (price: Price) => string;
  /** Cards in words, or how many. */
  readonly cards: (cards: HiddenCards) => string;
}

/** Cards grouped by kind, in order. */
export const grouped = (cards: readonly CardId[]): readonly (readonly [CardId, number])[] => {
  const groups: [CardId, number][] = [];
  for (const card of cards) {
    const last = groups.find(([id]) => id === card);
    if (last === undefined) groups.push([card, 1]);
    else last[1]++;
  }
  return groups;
};
/** The name of a card of the pack; a pack that players wrote may have cards that no catalogue knows. */
export const nameIn = (cards: CardTexts, id: string): string => cards[id]?.name ?? id.replaceAll('_', ' ');
/** The name of a power: a wonder's or a philosophy's. */
export const powerName = (names: PaNames, id: string): string => names.wonders[id]?.name ?? nameIn(names.philosophies, id);
/** The sentence for a code. */
export const sayWith = <C>(sentences: NamedSentences<C>, { code, fields }: Saying<C>, names: PaNames): string =>
  sentences[code](fields, names);

const tableIn = (words: PaWords, names: PaNames, view: PaView, me: Seat | undefined): readonly TextSection[] =>
  tableOf(view, me).map(({ title, lines }) => ({
    title: sayWith(words.table, title, names),
    lines: lines.map(line => sayWith(words.table, line, names)),
  }));

const textWith = (words: PaWords, names: PaNames, forOptions: PaText['forOptions']): PaText => ({
  name: words.name,
  tagline: words.tagline,
  minutes: [120, 180],
  // 12 seasons of about 15 decisions (BENCHMARKS.md, touches).
  minutesWithBots: [30, 60],
  seat: words.seat,
  prompt: (view, me) => sayWith(words.prompts, promptOf(view, me), names),
  named: (view, me) => promptOf(view, me).named,
  event: (e, me) => {
    const told = toldEvent(e);
    return told && (words.events[told.e] as (e: PaEvent, names: PaNames, me?: Seat) => string)(told, names, me);
  },
  refusal: ({ why, with: fields }) => {
    const sentence = isKey(words.refusals, why) ? words.refusals[why] : words.refusals['not-now'];
    return (sentence as (fields: object) => string)(fields ?? {});
  },
  action: (a, view) => (words.actions[a.do] as (a: PaAction, names: PaNames, facts: unknown) => string)(a, names, factsOf(a, view)),
  actionGroup: a => words.groups[ACTION_GROUPS[a.do]],
  table: (view, me) => tableIn(words, names, view, me),
  outcome: ({ reason, places }, me) => {
    const winner = places.indexOf(1);
    return words.outcomes[isKey(words.outcomes, reason) ? reason : 'structures'](words.seat(winner), winner === me);
  },
  scoreSource: source => (isKey(words.scores, source) ? words.scores[source] : source),
  option: name => (isKey(words.options, name) ? words.options[name] : { title: name, value: String }),
  chapter: n => (isKey(words.chapters, n) ? words.chapters[n] : undefined),
  rule: id => (isKey(words.rules, id) ? words.rules[id] : undefined),
  names,
  forOptions,
  price: words.price,
  cards: words.cards,
});

const packOf = (options: unknown): PackJson | null => (options as { readonly pack?: PackJson | null } | null)?.pack ?? null;
/** The text of a language; the texts for data packs are cached. */
export const textFrom = (catalogue: PaCatalogue): PaText => {
  const made = new WeakMap<PackJson, PaText>();
  const forOptions = (options: unknown): PaText => {
    const pack = packOf(options);
    if (pack === null) return usual;
    let text = made.get(pack);
    if (text === undefined) {
      meet(pack);
      text = textWith(catalogue.words, namesWith(pack, catalogue), forOptions);
      made.set(pack, text);
    }
    return text;
  };
  const usual = textWith(catalogue.words, catalogue.names, forOptions);
  return usual;
};
