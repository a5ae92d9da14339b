/** In the matter: what is being paid, and whole payments to choose from. The first of them is the main button in the ledge. */
import { Spot } from '../../spot.tsx';
import { CardRow } from '../pieces/cards.tsx';
import { usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { paySteps, type Way, waysNow } from './paying.ts';

/** Ways side by side; more are laid down card by card. */
const SHOWN = 6;

export const WaysToPay = ({ view, text, actions, draft, words, choose }: PaProps & { words: ScreenWords }) => {
  const { paying, set } = usePlan();
  const now = draft.length > 0 ? undefined : waysNow(view, actions, paying);
  if (now === undefined) return null;
  const { action, ways } = now;
  const pay = (way: Way): void => {
    const [first, ...then] = paySteps(action, way);
    set({ paying: null });
    if (first) choose(first, ...then);
  };
  const cardByCard = (): void => {
    set({ paying: null });
    if (action !== null) choose(action);
  };
  return (
    <section className="pa-payment" aria-label={words.payWith}>
      {action !== null && <h3>{text.action(action, view)}</h3>}
      <p className="muted">{words.payWith}</p>
      <div className="pa-ways">
        {ways.slice(0, SHOWN).map((way, i) => (
          <Spot key={way.join(' ')} className="pa-way" label={words.pay(text.cards(way))} open pressed={i === 0} onTouch={() => pay(way)}>
            <CardRow cards={way} text={text} />
          </Spot>
        ))}
        {action !== null && ways.length > SHOWN && (
          <button type="button" className="button quiet" onClick={cardByCard}>
            {words.cardByCard}
          </button>
        )}
      </div>
    </section>
  );
};
