/** Phase 9: touch the cards to keep in secret, or show the hand and keep one of each. */
import type { PaAction } from '@stoa/parthenon';
import { CardButtons, CardRow } from '../pieces/cards.tsx';
import { usePlan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { keepLimit, keptNow } from './keeping.ts';

export const Discard = (props: PaProps & { words: ScreenWords }) => {
  const { view, me, text, words, askWhy } = props;
  const { keep: planned, set } = usePlan();
  if (view.room !== 'discard' || me === undefined || !view.acting.includes(me) || view.draft?.decided) return null;
  const hand = view.islands[me]?.hand ?? [];
  const laid = view.draft?.laid ?? [];
  const limit = keepLimit(view, me);
  const keep = keptNow(view, me, planned);
  let rest: typeof hand = hand;
  for (const card of [...laid, ...keep]) rest = without(rest, card);
  const full = laid.length + keep.length >= limit;
  return (
    <section className="pa-discard">
      <h3>{words.keepHeading(laid.length + keep.length, limit)}</h3>
      <p>{words.keepHint(limit)}</p>
      {laid.length > 0 && <CardRow cards={laid} text={text} />}
      {keep.length > 0 && (
        <CardButtons
          cards={keep}
          open={() => true}
          names={text.names.cards}
          label={card => words.dontKeep(text.names.cards[card].one)}
          onTouch={card => set({ keep: without(keep, card), sure: false })}
        />
      )}
      <h3>{words.inHand}</h3>
      <CardButtons
        cards={rest}
        open={() => !full}
        names={text.names.cards}
        label={(card, n) => words.keepCard(text.names.cards[card].one, n)}
        onTouch={card =>
          full
            ? askWhy(
                { do: 'keep', card },
                keep.map((c): PaAction => ({ do: 'keep', card: c })),
              )
            : set({ keep: [...keep, card], sure: false })
        }
      />
      <dl className="pa-fates">
        <div>
          <dt>{words.wouldLose('A')}</dt>
          <dd>
            <CardRow cards={rest} text={text} />
          </dd>
        </div>
        <div>
          <dt>{words.wouldLose('B')}</dt>
          <dd>
            <CardRow cards={hand.filter((card, i) => hand.indexOf(card) !== i)} text={text} />
          </dd>
        </div>
      </dl>
    </section>
  );
};
