/** How a Greek reaction would change the battle it is played in. In: the view before it. Out: the view with the battle after it. */
import type { CardId } from '../cards.ts';
import { diceFor, persianCap } from '../dice.ts';
import { cityOf, GREECE, PERSIA } from '../map.ts';
import type { EwBattleView, EwView } from '../view-types.ts';

const withThreeDice = (battle: EwBattleView): EwBattleView => ({ ...battle, greekDice: 3, diceCount: [battle.diceCount[PERSIA], 3] });

const AFTER: { readonly [C in CardId]?: (battle: EwBattleView) => EwBattleView } = {
  // EW-17.G04, EW-17.G15.
  4: withThreeDice,
  15: withThreeDice,
  // EW-17.G06: no Cavalry bonus.
  6: battle => ({ ...battle, cavalry: false, caps: [persianCap(cityOf(battle.at)), battle.caps[GREECE]] }),
  // EW-17.G09: one more Persian fleet is lost, EW-10.3 with the army it carries.
  9: battle => {
    const left = battle.pieces[PERSIA] - 1;
    return {
      ...battle,
      pieces: [left, battle.pieces[GREECE]],
      diceCount: [diceFor(left), battle.diceCount[GREECE]],
      embarked: battle.attacker === PERSIA ? Math.min(battle.embarked, left) : battle.embarked,
    };
  },
};

/** Undefined where there is no battle or the reaction does not change it. */
export const afterReaction = (view: EwView, card: CardId): EwView | undefined => {
  const { battle, side } = view.prompt;
  const change = AFTER[card];
  return battle === null || side !== GREECE || change === undefined
    ? undefined
    : { ...view, prompt: { ...view.prompt, battle: change(battle) } };
};
