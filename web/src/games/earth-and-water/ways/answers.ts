/** The answers of a battle or a reaction, each with its own chance, and how many armies come by the Royal Road. They stand in the ledge, what leads on last. */
import type { EwAction } from '@stoa/earth-and-water';
import type { Side } from '@stoa/earth-and-water/map';
import { type Chances, chanceFor, chancesAfter, chancesOf, percentFor } from '../odds/chances.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

const ANSWERS: ReadonlySet<string> = new Set(['react', 'decline', 'fight-on', 'retreat-road', 'retreat-sea', 'place-armies']);
export const isAnswer = (a: EwAction): boolean => ANSWERS.has(a.do);

/** What leads on stands last: fighting on; of reactions the last, of declining alone itself, of numbers the highest. */
const ORDER: Readonly<Record<string, number>> = { decline: 0, 'retreat-road': 1, 'retreat-sea': 2, react: 3, 'fight-on': 4 };

const byRank = (a: EwAction, b: EwAction): number =>
  a.do === 'place-armies' && b.do === 'place-armies' ? a.armies - b.armies : (ORDER[a.do] ?? 0) - (ORDER[b.do] ?? 0);

export interface Answer {
  readonly action: EwAction;
  readonly words: string;
  /** My chance of holding the field, where it is known. */
  readonly chance: string | undefined;
  /** It leads on and stands out. No answer does where going on is more likely to fail and there is another way. */
  readonly main: boolean;
}

const chancesWith = (a: EwAction, { view, showOdds }: EwProps): Chances | undefined => {
  if (!showOdds) return undefined;
  return a.do === 'react' ? chancesAfter(view, a.card) : a.do === 'decline' || a.do === 'fight-on' ? chancesOf(view) : undefined;
};

const answerWords = (a: EwAction, { view, text, me, lang }: EwProps): string => {
  if (a.do === 'react' && (me === 0 || me === 1)) return text.card(a.card, me).name;
  if (a.do === 'retreat-road') return WORDS[lang].retreatTo(text.cities[a.city], false);
  return a.do === 'retreat-sea' ? WORDS[lang].retreatTo(text.cities[a.port], true) : text.action(a, view);
};

export const answersOf = (props: EwProps): readonly Answer[] => {
  const list = props.actions.filter(isAnswer).sort(byRank);
  const { me } = props;
  return list.map((action, i) => {
    const chances = me === 0 || me === 1 ? chancesWith(action, props) : undefined;
    const isDoubtful = list.length > 1 && chances !== undefined && chanceFor(chances, me as Side) < 0.5;
    return {
      action,
      words: answerWords(action, props),
      chance: chances && percentFor(chances, me as Side),
      main: i === list.length - 1 && !isDoubtful,
    };
  });
};

/** Names without a sentence: as many of them fit beside each other in any ledge. */
const NARROW_ROOM = 3;

export interface Placed {
  readonly ledge: readonly Answer[];
  readonly scene: readonly Answer[];
}
/** Ways to retreat that the ledge has no room for stand in the scene, and the first of more reactions than it can hold. */
export const placed = (answers: readonly Answer[], room: number): Placed => {
  if (answers.length <= room) return { ledge: answers, scene: [] };
  const isRetreat = ({ action }: Answer): boolean => action.do === 'retreat-road' || action.do === 'retreat-sea';
  const others = answers.filter(answer => !isRetreat(answer));
  const tooMany = others.filter(({ action }) => action.do === 'react').slice(0, Math.max(0, others.length - NARROW_ROOM));
  return {
    ledge: others.filter(answer => !tooMany.includes(answer)),
    scene: [...answers.filter(isRetreat), ...tooMany],
  };
};
