/** The sentences of the game, one catalogue per language, and the `PkText` made from them. A missing sentence does not compile. */
import {
  type ChapterOf,
  type EngineRefusal,
  type GameText,
  isKey,
  type RuleText,
  type Seat,
  type Sentences,
  say,
  saySections,
  winnersOf,
} from '@stoa/engine';
import type { PkAction } from '../actions.ts';
import type { CityId, LocationId, PowerId, SpecialId, TileId } from '../box.ts';
import type { PkEnding, PkEvent, Placement } from '../events.ts';
import type { PkFrame } from '../frames.ts';
import type { PkOptions } from '../options.ts';
import type { PkScore } from '../outcome.ts';
import {
  type FactsOf,
  factsOf,
  type PkQuestions,
  type PkQuietPrompts,
  type PkTable,
  type PkWaits,
  promptOf,
  tableOf,
} from '../reading/index.ts';
import type { PkRefusals } from '../refusals.ts';
import type { PkRuleId } from '../rulebook.ts';

import type { PkView } from '../view-types.ts';

export type PkRoomName = PkFrame['room'];
/** A part of the rulebook: only ids that exist. */
export type SomeRules = Readonly<Partial<Record<PkRuleId, RuleText>>>;
/** Counters of one power and kind that went to one side of one location together; strengths where the reader may know them. */
export interface Sent extends Pick<Placement, 'power' | 'unit' | 'location' | 'side' | 'box'> {
  readonly counters: number;
  readonly strengths: readonly number[];
}
/** Whose cubes, and how many. */
export interface Struck {
  readonly seat: Seat;
  readonly cubes: number;
}
export interface SpecialText {
  readonly name: string;
  readonly text: string;
}

type ActionOf<K extends PkAction['do']> = Extract<PkAction, { readonly do: K }>;
type Fields<C> = C extends keyof PkRefusals ? PkRefusals[C] : { readonly room?: PkRoomName };
/** `me`: the reader's seat, whose cubes are “yours”. */
export type EventWords = {
  readonly [K in PkEvent['e']]: (e: Extract<PkEvent, { readonly e: K }>, me: Seat | undefined) => string | undefined;
};
type EventOf<K extends PkEvent['e']> = Extract<PkEvent, { readonly e: K }>;
export type RefusalWords = { readonly [C in keyof PkRefusals | EngineRefusal]: (fields: Fields<C>) => string };
/** The label of an action, from the action and what the view adds to it. */
export type ActionWords = { readonly [K in PkAction['do']]: (a: ActionOf<K>, facts: FactsOf<K>) => string };
export type GroupWords = { readonly [K in PkAction['do']]: (a: ActionOf<K>) => string };
/** `yours`: to the seat that decides; `others`: to the other seats; `quiet`: in rooms that ask no seat. */
export interface PromptWords {
  readonly yours: Sentences<PkQuestions>;
  readonly others: Sentences<PkWaits>;
  readonly quiet: Sentences<PkQuietPrompts>;
}
export type TableWords = Sentences<PkTable>;

export interface PkWords {
  readonly name: string;
  readonly tagline: string;
  readonly seat: (seat: Seat) => string;
  readonly powers: Readonly<Record<PowerId, string>>;
  readonly locations: Readonly<Record<LocationId, string>>;
  readonly specials: Readonly<Record<SpecialId, SpecialText>>;
  readonly tile: (tile: TileId) => string;
  /** What happens in the room, in two or three words. */
  readonly rooms: Readonly<Record<PkRoomName, string>>;
  readonly prompts: PromptWords;
  readonly events: EventWords;
  /** A tile and the cubes it brought, in one sentence. */
  readonly tookTile: (taken: EventOf<'tile-taken'>, placed: EventOf<'cubes-placed'>) => string;
  /** One sentence for the counters of a commit turn, by power and destination, and the cubes paid. */
  readonly sentForces: (seat: Seat, sent: readonly Sent[], cubes: number) => string;
  /** One sentence for all whom a plague struck (PK-17.2). */
  readonly plagueStruck: (city: CityId, struck: readonly Struck[], me: Seat | undefined) => string;
  readonly refusals: RefusalWords;
  readonly actions: ActionWords;
  readonly groups: GroupWords;
  readonly table: TableWords;
  /** `isMine`: the reader won alone. */
  readonly outcomes: Readonly<Record<PkEnding, (winners: readonly Seat[], isMine: boolean) => string>>;
  readonly scores: Readonly<Record<keyof PkScore, string>>;
  readonly options: {
    readonly [K in keyof PkOptions]: { readonly title: string; readonly values: Readonly<Record<PkOptions[K], string>> };
  };
  /** By the number before the point in the id of a rule. */
  readonly chapters: Readonly<Record<ChapterOf<PkRuleId>, string>>;
  readonly rules: Readonly<Record<PkRuleId, RuleText>>;
}

/** What the web uses beyond `GameText`. */
export interface PkText extends GameText<PkAction, PkEvent, PkView> {
  readonly powers: Readonly<Record<PowerId, string>>;
  readonly cities: Readonly<Record<CityId, string>>;
  readonly locations: PkWords['locations'];
  readonly specials: PkWords['specials'];
  readonly tile: PkWords['tile'];
  readonly rooms: PkWords['rooms'];
  readonly tookTile: PkWords['tookTile'];
  readonly sentForces: PkWords['sentForces'];
  readonly plagueStruck: PkWords['plagueStruck'];
}

/** What the web and the command line use, made from one catalogue. */
export const textFrom = (words: PkWords): PkText => ({
  name: words.name,
  tagline: words.tagline,
  minutes: [120, 180],
  // Three turns, about 115 touches that decide and 27 past scenes (BENCHMARKS.md, touches).
  minutesWithBots: [25, 45],
  seat: words.seat,
  prompt: (view, me) => {
    const prompt = promptOf(view, me);
    if ('quiet' in prompt) return say(words.prompts.quiet, prompt.quiet);
    return 'asks' in prompt ? say(words.prompts.yours, prompt.asks) : say(words.prompts.others, prompt.waits);
  },
  named: (view, me) => {
    const prompt = promptOf(view, me);
    return 'asks' in prompt ? prompt.named : [];
  },
  event: (e, me) => (words.events[e.e] as (e: PkEvent, me: Seat | undefined) => string | undefined)(e, me),
  refusal: ({ why, with: fields }) => {
    const sentence = isKey(words.refusals, why) ? words.refusals[why] : words.refusals['not-now'];
    return (sentence as (fields: object) => string)(fields ?? {});
  },
  action: (a, view) => (words.actions[a.do] as (a: PkAction, facts: unknown) => string)(a, factsOf(a, view)),
  actionGroup: a => (words.groups[a.do] as (a: PkAction) => string)(a),
  table: view => saySections(words.table, tableOf(view)),
  outcome: ({ reason, places }, me) => {
    const winners = winnersOf(places);
    return words.outcomes[isKey(words.outcomes, reason) ? reason : 'three-turns'](winners, winners.length === 1 && winners[0] === me);
  },
  scoreSource: source => (isKey(words.scores, source) ? words.scores[source] : source),
  option: name => {
    if (!isKey(words.options, name)) return { title: name, value: String };
    const { title, values } = words.options[name];
    return { title, value: value => (values as Readonly<Record<string, string>>)[String(value)] ?? String(value) };
  },
  chapter: n => (isKey(words.chapters, n) ? words.chapters[n] : undefined),
  rule: id => (isKey(words.rules, id) ? words.rules[id] : undefined),
  powers: words.powers,
  cities: words.powers,
  locations: words.locations,
  specials: words.specials,
  tile: words.tile,
  rooms: words.rooms,
  tookTile: words.tookTile,
  sentForces: words.sentForces,
  plagueStruck: words.plagueStruck,
});
