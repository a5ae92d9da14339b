/** A payment under way: the cards laid down, and what is taken for them. */
import { billFor } from '@stoa/parthenon/reading';
import { CardButtons, CardRow, PriceRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

/** Cards laid down for what is being paid, and what is taken for them. */
export const Payment = ({ view, text, actions, words, choose }: PaProps & { words: ScreenWords }) => {
  const bill = billFor(view);
  if (bill === undefined || view.draft === null) return null;
  const { begun, left, toTake } = bill;
  const pays = actions.flatMap(a => (a.do === 'pay' ? [a.card] : []));
  const takes = actions.flatMap(a => (a.do === 'take' ? [a.card] : []));
  return (
    <section className="pa-payment">
      <h3>{text.action(begun, view)}</h3>
      <p className="pa-bill">
        {view.draft.laid.length > 0 && (
          <span>
            {words.paidSoFar} <CardRow cards={view.draft.laid} text={text} />
          </span>
        )}
        {left.length > 0 && (
          <span>
            {words.stillToPay} <PriceRow price={left} text={text} />
          </span>
        )}
        {view.draft.taken.length > 0 && (
          <span>
            {words.givesFor} <CardRow cards={view.draft.taken} text={text} />
          </span>
        )}
        {left.length === 0 && toTake.length > 0 && (
          <span>
            {words.stillToTake} <PriceRow price={toTake} text={text} />
          </span>
        )}
      </p>
      {pays.length > 0 && (
        <CardButtons
          cards={pays}
          open={() => true}
          names={text.names.cards}
          label={card => text.action({ do: 'pay', card }, view)}
          onTouch={card => choose({ do: 'pay', card })}
        />
      )}
      {takes.length > 0 && (
        <CardButtons
          cards={takes}
          open={() => true}
          names={text.names.cards}
          label={card => text.action({ do: 'take', card }, view)}
          onTouch={card => choose({ do: 'take', card })}
        />
      )}
    </section>
  );
};
