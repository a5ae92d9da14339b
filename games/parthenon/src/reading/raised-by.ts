/** What makes a building dearer this season (PA-5.10). */
import type { PaView } from '../view-types.ts';
import { type Price, packOf } from './prices.ts';
import type { Building } from './saving.ts';

/** The events that make this kind of building dearer this season (PA-5.10), with what each adds. */
export const raisedBy = (view: PaView, kind: Building): readonly { readonly id: string; readonly added: Price }[] =>
  packOf(view)
    .events.filter(({ id }) => view.added.includes(id))
    .flatMap(({ id, effects }) => {
      const added = effects.flatMap(effect => (effect.op === 'modifyCost' && effect.applies?.includes(kind) ? (effect.add ?? []) : []));
      return added.length === 0 ? [] : [{ id, added }];
    });
