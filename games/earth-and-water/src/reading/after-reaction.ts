/** How a reaction would change the battle it is played in. In: the view before it. Out: the view with the battle after it. */
import { isKey } from '@stoa/engine';
import { type CardId, HALVES, type ReactionId } from '../cards.ts';
import { diceFor, persianCap, UNCAPPED } from '../dice.ts';
import { cityOf, GREECE, PERSIA } from '../map.ts';
import type { EwBattleView, EwView } from '../view-types.ts';

const withThreeDice = (battle: EwBattleView): EwBattleView => ({ ...battle, greekDice: 3, diceCount: [battle.diceCount[PERSIA], 3] });

/** EW-17.P05, EW-14.10: those who come back begin a new battle without the effects of the old one. */
const withImmortals = (battle: EwBattleView, back: number): EwBattleView => ({
  ...battle,
  round: 0,
  pieces: [back, battle.pieces[GREECE]],
  diceCount: [diceFor(back), diceFor(battle.pieces[GREECE])],
  caps: [persianCap(cityOf(battle.at)), UNCAPPED],
  greekDice: 0,
  cavalry: false,
  lastDice: null,
});

type Change = (battle: EwBattleView, left: number) => EwBattleView;
/** By reaction; undefined where no battle is under way. A reaction of cards.ts without its line here does not compile. */
const AFTER: Readonly<Record<ReactionId, Change | undefined>> = {
  // EW-17.G04, EW-17.G15.
  miltiades: withThreeDice,
  '300-spartans': withThreeDice,
  // EW-17.G06: no Cavalry bonus.
  pausanias: battle => ({ ...battle, cavalry: false, caps: [persianCap(cityOf(battle.at)), battle.caps[GREECE]] }),
  // EW-17.G09: one more Persian fleet is lost, EW-10.3 with the army it carries.
  artemisia: battle => {
    const left = battle.pieces[PERSIA] - 1;
    return {
      ...battle,
      pieces: [left, battle.pieces[GREECE]],
      diceCount: [diceFor(left), battle.diceCount[GREECE]],
      embarked: battle.attacker === PERSIA ? Math.min(battle.embarked, left) : battle.embarked,
    };
  },
  'the-immortals': withImmortals,
  // EW-17.G05, EW-17.G12: played in a movement, before any battle of it.
  themistocles: undefined,
  'molon-labe': undefined,
};

/** Undefined where there is no battle or the reaction does not change it. */
export const afterReaction = (view: EwView, card: CardId): EwView | undefined => {
  const { battle, side, left } = view.prompt;
  const event = side === null ? undefined : HALVES[card][side];
  const change = event !== undefined && isKey(AFTER, event) ? AFTER[event] : undefined;
  return battle === null || change === undefined ? undefined : { ...view, prompt: { ...view.prompt, battle: change(battle, left) } };
};
