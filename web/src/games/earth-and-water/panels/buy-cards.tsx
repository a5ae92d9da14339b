/** How many cards: one row of keys. */
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { KingRisk } from './king-risk.tsx';

export const BuyCards = ({ actions, draft, view, choose, replace, text, lang, showOdds }: EwProps) => {
  const words = WORDS[lang];
  // After the draft: Mines of Laurion asks while its card is drafted.
  const buys = actions.flatMap(a => (a.do === 'buy-cards' ? [a] : [])).sort((a, b) => a.n - b.n);
  if (buys.length === 0) return null;
  const last = draft.at(-1);
  const chosen = last?.do === 'buy-cards' ? last.n : undefined;
  const left = chosen === undefined || view.talents === null ? undefined : view.talents - chosen;
  return (
    <section className="ew-buy" aria-label={words.cardsToBuy}>
      <h2>{words.cardsToBuy}</h2>
      <div className="choices">
        {buys.map(a => (
          <button
            key={a.n}
            type="button"
            className="button"
            aria-pressed={a.n === chosen}
            aria-label={words.buy(a.n)}
            onClick={() => (chosen === undefined ? choose(a) : replace(a))}
          >
            {a.n}
          </button>
        ))}
      </div>
      <p className="muted">{left === undefined ? words.cardCost : words.leftForPieces(left)}</p>
      <KingRisk n={chosen} view={view} text={text} lang={lang} showOdds={showOdds} />
    </section>
  );
};
