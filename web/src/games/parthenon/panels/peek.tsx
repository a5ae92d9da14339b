/** Step 4.0, PA-14.7: a player who pays another island to look at a harbor chooses the card first, then touches the land. */
import type { PaAction } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { CardButtons } from '../pieces/cards.tsx';
import { usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const paidWith = (actions: readonly PaAction[]): readonly CardId[] => [
  ...new Set(actions.flatMap(a => (a.do === 'peek' && a.pay !== 'none' ? [a.pay] : []))),
];
/** The card one looks with: the one touched, else the first there is. */
export const lookCard = (actions: readonly PaAction[], touched: CardId | null): CardId | 'none' => {
  const cards = paidWith(actions);
  return touched !== null && cards.includes(touched) ? touched : (cards[0] ?? 'none');
};

export const Peek = ({ actions, text, words }: PaProps & { words: ScreenWords }) => {
  const { look, set } = usePlan();
  const cards = paidWith(actions);
  if (cards.length === 0) return null;
  return (
    <section className="pa-payment">
      <h3>{words.lookWith}</h3>
      <CardButtons
        cards={cards}
        open={() => true}
        names={text.names.cards}
        label={card => words.pay(text.cards([card]))}
        pressed={card => card === lookCard(actions, look)}
        onTouch={card => set({ look: card })}
      />
    </section>
  );
};
