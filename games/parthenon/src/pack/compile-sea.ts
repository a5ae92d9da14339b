/** Hazard and Harbor Status cards, from a pack to the box. */
import { bit } from '@stoa/engine';
import { BASIC_MASK, GOLD_MASK, RARE_MASK } from '../cards.ts';
import { type Harbor, type Hazard, type HazardStep, MOST, PICK_NONE, type Select } from './box.ts';
import type { HazardOp } from './check-effects.ts';
import { cardOf, cardsOf, first, NO_SCOPE, numberOf, pickOf, rateOf } from './compile-values.ts';
import { maskOf, type Scope } from './cost.ts';
import type { EffectJson, PackJson, SelectJson } from './types.ts';

const selectOf = (select: SelectJson): Select => {
  if (select.minCards !== undefined) return { by: 'min', cards: select.minCards };
  if (select.most !== undefined) return { by: 'most', of: (MOST as readonly string[]).indexOf(select.most) };
  if (select.has !== undefined)
    return {
      by: 'has',
      mask:
        (select.has.includes('rare') ? RARE_MASK : 0) |
        (select.has.includes('gold') ? GOLD_MASK : 0) |
        (select.has.includes('basic') ? BASIC_MASK : 0),
    };
  return { by: 'all' };
};
const hazardSteps: Readonly<Record<HazardOp, (e: EffectJson) => HazardStep>> = {
  lose: e => ({
    op: 'lose',
    what: maskOf(e.what ?? '', NO_SCOPE),
    n: numberOf(e.n),
    pick: e.n === 'all' ? PICK_NONE : pickOf(e.pick),
  }),
  turnBack: () => ({ op: 'turn-back' }),
  divert: () => ({ op: 'divert' }),
};

export const harborOf = (card: PackJson['harborStatus'][number]): Harbor => {
  const override = card.effects.find(e => e.op === 'tradeOverride');
  const fee = card.effects.find(e => e.op === 'entryFee');
  const special = override?.commodity === undefined ? -1 : cardOf(override.commodity);
  const scope: Scope = { produced: 0, own: special < 0 ? 0 : bit(special) };
  return {
    id: card.id,
    kind: card.kind,
    copies: card.copies,
    noTrade: card.effects.some(e => e.op === 'noTrade'),
    duty: fee === undefined ? 0 : maskOf(first(fee.cost).of, NO_SCOPE),
    special,
    sell: override?.sell === undefined ? null : rateOf(override.sell, scope),
    buy: override?.buy === undefined ? null : rateOf(override.buy, scope),
  };
};

export const hazardOf = (card: PackJson['hazards'][number]): Hazard => ({
  id: card.id,
  kind: card.kind,
  copies: card.copies,
  archonPicks: card.select.archonPicks !== undefined,
  select: selectOf(card.select.among ?? card.select),
  steps: card.do.map(e => hazardSteps[e.op as HazardOp](e)),
  wards: cardsOf(card.wardedBy),
});
