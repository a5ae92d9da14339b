/** Where the missing cards could come from: own production, neighbours, lands with their rates as far as they are known. */
import type { LandId } from '@stoa/parthenon/cards';
import type { Price } from '@stoa/parthenon/reading';
import { sourcesOf } from '@stoa/parthenon/reading';
import { PriceRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

type Offer = ReturnType<typeof sourcesOf>['lands'][number];
/** Lands with the same rate in one line. */
const grouped = (lands: readonly Offer[]): readonly (Omit<Offer, 'land'> & { readonly names: readonly LandId[] })[] => {
  const groups = new Map<string, Omit<Offer, 'land'> & { names: LandId[] }>();
  for (const { land, ...offer } of lands) {
    const key = JSON.stringify(offer);
    const group = groups.get(key);
    if (group) group.names.push(land);
    else groups.set(key, { ...offer, names: [land] });
  }
  return [...groups.values()];
};

export const Sources = ({
  props: { view, me, text, words },
  price,
  missing,
}: {
  props: PaProps & { words: ScreenWords; me: number };
  price: Price;
  missing: readonly number[];
}) => (
  <div className="pa-sources">
    {price.map((item, i) => {
      const n = missing[i] ?? 0;
      if (n === 0) return null;
      const { own, makers, lands } = sourcesOf(view, me, item.of);
      return (
        <div key={`${item.of} ${price.slice(0, i).filter(p => p.of === item.of).length}`}>
          <h4>
            {words.missing} <PriceRow price={[{ ...item, n }]} text={text} />
          </h4>
          <ul>
            {own > 0 && <li>{words.ownYield(own)}</li>}
            {makers.length > 0 && (
              <li>
                {words.madeBy}{' '}
                {makers.map(seat => (
                  <span key={seat} className="pa-who">
                    <SeatMark seat={seat} /> {text.seat(seat)}
                  </span>
                ))}
              </li>
            )}
            {grouped(lands).map(({ names, rate, special, shut }) => (
              <li key={names.join(' ')} className={shut ? 'muted' : ''}>
                {names.map(land => text.names.lands[land]).join(', ')}: <PriceRow price={rate.give} text={text} /> →{' '}
                <PriceRow price={rate.get} text={text} /> {shut ? words.blockade : special ? words.ownRate : ''}
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
