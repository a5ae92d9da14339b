/** What makes a building dearer this season (PA-5.10). For the eye only; the table decides what can be paid. */
import type { PaView } from '@stoa/parthenon';
import { type Building, type Price, packOf } from '@stoa/parthenon/reading';

/** The events that make this kind of building dearer this season (PA-5.10), with what each adds. */
export const raisedBy = (view: PaView, kind: Building): readonly { readonly id: string; readonly added: Price }[] =>
  packOf(view)
    .events.filter(({ id }) => view.added.includes(id))
    .flatMap(({ id, effects }) => {
      const added = effects.flatMap(effect => (effect.op === 'modifyCost' && effect.applies?.includes(kind) ? (effect.add ?? []) : []));
      return added.length === 0 ? [] : [{ id, added }];
    });
