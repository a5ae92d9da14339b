/** What a face-up event means for one island this season: PA-5, read from the pack and from what the island holds. For the eye only. */
import type { Seat } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { islandData, kindsFor, type Price, packOf, shortOf } from '@stoa/parthenon/reading';
import { countsOf } from '../counts.ts';

type Effect = ReturnType<typeof packOf>['events'][number]['effects'][number];
export type Meaning =
  | { readonly code: 'safe'; readonly card: CardId }
  | { readonly code: 'can-pay'; readonly prices: readonly Price[] }
  | { readonly code: 'cannot-pay'; readonly prices: readonly Price[] }
  | { readonly code: 'gain'; readonly price: Price }
  | { readonly code: 'may'; readonly price: Price; readonly able: boolean }
  | {
      readonly code:
        | 'named-gain'
        | 'names-gain'
        | 'names-harm'
        | 'named-harm'
        | 'dearer'
        | 'cheaper'
        | 'boost'
        | 'redraw'
        | 'more-hazards'
        | 'immune'
        | 'nothing-to-lose';
    };

export const meaningsFor = (view: PaView, me: Seat, event: string): readonly Meaning[] => {
  const mine = view.islands[me];
  const pack = packOf(view);
  const card = pack.events.find(e => e.id === event);
  if (mine === undefined || card === undefined) return [];
  const produced = islandData(view, me)?.basics ?? [];
  const all = [...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard];
  const have = countsOf(all);
  const immune = mine.wonders.some(
    w =>
      w.stage === 'complete' &&
      pack.wonders.find(p => p.id === w.wonder)?.effects.some(e => e.op === 'immune' && e.tags?.some(tag => card.tags.includes(tag))),
  );
  if (immune) return [{ code: 'immune' }];
  const found: Meaning[] = [];
  const look = (effects: readonly Effect[]): void => {
    for (const e of effects)
      switch (e.op) {
        case 'each':
          look(e.do ?? []);
          break;
        case 'payOr': {
          const shield = e.unlessOwns?.find(id => all.includes(id as CardId));
          const prices = (e.options ?? []).filter(price => shortOf(view, price).length === 0);
          if (shield !== undefined) found.push({ code: 'safe', card: shield as CardId });
          else if (prices.length > 0) found.push({ code: 'can-pay', prices });
          else if (e.else?.every(step => step.op === 'lose' && !kindsFor(step.what ?? '', produced).some(kind => (have[kind] ?? 0) > 0)))
            found.push({ code: 'nothing-to-lose' });
          else found.push({ code: 'cannot-pay', prices: e.options ?? [] });
          break;
        }
        case 'may':
          found.push({ code: 'may', price: e.cost ?? [], able: shortOf(view, e.cost ?? []).length === 0 });
          break;
        case 'gain':
          if (e.who !== 'archon' || view.archon === me) found.push({ code: 'gain', price: [{ n: Number(e.n), of: e.what ?? '' }] });
          break;
        case 'chooseTargets':
          // The Archon names the islands and is never named.
          if (view.archon === me) found.push({ code: e.beneficial ? 'names-gain' : 'names-harm' });
          else found.push({ code: e.beneficial ? 'named-gain' : 'named-harm' });
          break;
        case 'modifyCost':
          found.push({ code: e.add === undefined ? 'cheaper' : 'dearer' });
          break;
        case 'boostProduction':
          found.push({ code: 'boost' });
          break;
        case 'redrawHazard':
          if (view.archon === me) found.push({ code: 'redraw' });
          break;
        case 'modifyHazardDraws':
          found.push({ code: 'more-hazards' });
          break;
        default:
          break;
      }
  };
  look(card.effects);
  return found;
};
