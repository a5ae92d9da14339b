/** How many cards: one row of keys; for Persia also how likely they are to kill the king. */
import { kingRisk, nextKing } from '@stoa/earth-and-water/reading';
import { percentWords } from '../odds/chances.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

const KingRisk = ({ n, view, text, lang, showOdds }: { n: number | undefined } & Pick<EwProps, 'view' | 'text' | 'lang' | 'showOdds'>) => {
  const king = nextKing(view);
  if (king === undefined || n === 0 || kingRisk(view, n ?? 6) === 0) return null;
  const percent = n === undefined || !showOdds ? undefined : percentWords(kingRisk(view, n));
  return <p className="ew-king-risk">{WORDS[lang].kingRisk(text.figures[king], percent)}</p>;
};

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
