/** The answers of a battle or a reaction, each with its own chance. They stand in the ledge, what leads on last. */
import type { EwAction } from '@stoa/earth-and-water';
import { chancesAfter, chancesOf, percentFor } from '../odds/chances.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

const ANSWERS: ReadonlySet<string> = new Set(['react', 'decline', 'fight-on', 'retreat-road', 'retreat-sea']);
export const isAnswer = (a: EwAction): boolean => ANSWERS.has(a.do);

/** What leads on stands last: fighting on; of reactions the last, of declining alone itself. */
const ORDER: Readonly<Record<string, number>> = { decline: 0, 'retreat-road': 1, 'retreat-sea': 2, react: 3, 'fight-on': 4 };

export interface Answer {
  readonly action: EwAction;
  readonly words: string;
  /** My chance of holding the field, where it is known. */
  readonly chance: string | undefined;
  readonly main: boolean;
}

const chanceOf = (a: EwAction, { view, me, showOdds }: EwProps): string | undefined => {
  if (!showOdds || (me !== 0 && me !== 1)) return undefined;
  const chances = a.do === 'react' ? chancesAfter(view, a.card) : a.do === 'decline' || a.do === 'fight-on' ? chancesOf(view) : undefined;
  return chances && percentFor(chances, me);
};

const answerWords = (a: EwAction, { view, text, me, lang }: EwProps): string => {
  if (a.do === 'react' && (me === 0 || me === 1)) return text.card(a.card, me).name;
  if (a.do === 'retreat-road') return WORDS[lang].retreatTo(text.cities[a.city], false);
  return a.do === 'retreat-sea' ? WORDS[lang].retreatTo(text.cities[a.port], true) : text.action(a, view);
};

export const answersOf = (props: EwProps): readonly Answer[] => {
  const list = props.actions.filter(isAnswer).sort((a, b) => (ORDER[a.do] ?? 0) - (ORDER[b.do] ?? 0));
  return list.map((action, i) => ({
    action,
    words: answerWords(action, props),
    chance: chanceOf(action, props),
    main: i === list.length - 1,
  }));
};

/** Ways to retreat that the ledge has no room for stand in the scene. */
export const placed = (
  answers: readonly Answer[],
  room: number,
): { readonly ledge: readonly Answer[]; readonly scene: readonly Answer[] } => {
  if (answers.length <= room) return { ledge: answers, scene: [] };
  const isInLedge = ({ action }: Answer): boolean => action.do !== 'retreat-road' && action.do !== 'retreat-sea';
  return { ledge: answers.filter(isInLedge), scene: answers.filter(answer => !isInLedge(answer)) };
};
