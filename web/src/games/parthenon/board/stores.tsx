/** My stores, always in sight: every kind of commodity with its number, aegis cards at home and aboard; how many may be kept. */
import { CARDS, type CardId } from '@stoa/parthenon/cards';
import { countsOf } from '../counts.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardRow } from '../pieces/cards.tsx';
import { usePlan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const COMMODITIES: readonly CardId[] = CARDS.filter(card => card !== 'army' && card !== 'warship' && card !== 'gift');

export const Stores = ({ view, me, text, words }: Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords }) => {
  const loads = usePlan(s => s.loads);
  const mine = me === undefined ? undefined : view.islands[me];
  if (mine === undefined) return null;
  const loaded = view.room === 'voyage-plan' ? [...(view.draft?.load ?? []), ...Object.values(loads)].flat() : [];
  const home = loaded.reduce(without, mine.hand ?? []);
  const hand = countsOf(home);
  const aegis = countsOf([...mine.aegis, ...mine.aegisAboard]);
  const all = [...home, ...mine.aegis, ...mine.aegisAboard];
  /** Away from home; aegis cards stand above wherever they lie. */
  const cargo = [...mine.fleets.flatMap(f => f.cargo ?? []), ...loaded].filter(card => COMMODITIES.includes(card));
  /** Under its drawing the first word of a name is enough. */
  const short = (card: CardId): string => text.names.cards[card].one.split(' ')[0] ?? '';
  return (
    <>
      <div className="pa-stores" role="img" aria-label={`${words.stores}: ${text.cards(all)}`}>
        {COMMODITIES.map(card => (
          <span key={card} className={(hand[card] ?? 0) === 0 ? 'none' : ''}>
            <CardMark card={card} />
            <b>{hand[card] ?? 0}</b>
            <span className="pa-store-name">{short(card)}</span>
          </span>
        ))}
        {(['army', 'warship', 'gift'] as const).map(card => (
          <span key={card} className={(aegis[card] ?? 0) === 0 ? 'none' : ''}>
            <CardMark card={card} />
            <b>{aegis[card] ?? 0}</b>
            <span className="pa-store-name">{short(card)}</span>
          </span>
        ))}
      </div>
      {/* While one loads the line stands from the start: nothing moves under the finger. */}
      {(cargo.length > 0 || view.room === 'voyage-plan') && (
        <p className="pa-aboard">
          {words.aboard} <CardRow cards={cargo} text={text} />
        </p>
      )}
    </>
  );
};
