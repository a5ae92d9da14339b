/** What events and powers save of a price, PA-22.10. For sentences and for the board; the table decides what can be paid. */
import type { Seat } from '@stoa/engine';
import { hasRules } from '../rules.ts';
import type { PaView } from '../view-types.ts';
import { kindsFor, NO_SAVING, type Saving } from './paying.ts';
import { packOf } from './prices.ts';

export type Building = 'village' | 'workshop' | 'acropolis' | 'wonder';

/** `inBuild`: it is paid in the building phase, where powers help. */
export const savingFor = (view: PaView, me: Seat, kind: Building, inBuild = true): Saving => {
  const mine = view.islands[me];
  if (mine === undefined) return NO_SAVING;
  const pack = packOf(view);
  const cheaper = mine.discounts.flatMap(id =>
    (pack.events.find(event => event.id === id)?.effects ?? [])
      .flatMap(effect => [effect, ...(effect.do ?? [])])
      .flatMap(effect => {
        const less = effect.op === 'modifyCost' && effect.applies?.includes(kind) ? effect.remove?.[0] : undefined;
        return less === undefined ? [] : [{ id, less }];
      }),
  )[0];
  const powers = [
    ...pack.philosophies.filter(({ id }) => mine.philosophies.includes(id)),
    ...pack.wonders.filter(({ id }) => mine.wonders.some(w => w.wonder === id && w.stage === 'complete')),
  ];
  const other = powers
    .filter(({ id }) => inBuild && !mine.powersUsed.includes(id))
    .flatMap(({ id, effects }) => effects.flatMap(effect => (effect.op === 'substituteCost' ? [{ id, effect }] : [])))[0];
  if (cheaper === undefined && other === undefined) return NO_SAVING;
  return {
    drops: Number(cheaper?.less.n ?? 0),
    dropped: cheaper === undefined ? [] : kindsFor(cheaper.less.of, []),
    asked: other === undefined ? [] : kindsFor(other.effect.asked ?? '', []),
    paid: other === undefined ? [] : kindsFor(other.effect.paid ?? '', []),
    repeats: hasRules(view, 4),
    by: [...(cheaper === undefined ? [] : [cheaper.id]), ...(other === undefined ? [] : [other.id])],
  };
};
