/** What Supply cost, by side and city: armies that the land does not feed, and armies that are cut off (EW-12.6, EW-12.9). */
import type { EwEvent } from '@stoa/earth-and-water';
import type { CityId, Side } from '@stoa/earth-and-water/map';

export interface Starved {
  readonly side: Side;
  readonly city: CityId;
  readonly armies: number;
  /** Cut off rather than too many. */
  readonly cut: boolean;
}

export const starvedIn = (events: readonly EwEvent[]): readonly Starved[] => {
  const lost = new Map<string, Starved>();
  for (const e of events.slice(
    Math.max(
      0,
      events.findLastIndex(({ e: kind }) => kind === 'supply-began'),
    ),
  )) {
    if (e.e !== 'armies-lost' || !e.rule.startsWith('EW-12')) continue;
    const cut = e.rule === 'EW-12.9';
    const key = `${e.side} ${e.city} ${cut}`;
    lost.set(key, { side: e.side, city: e.city, armies: e.armies + (lost.get(key)?.armies ?? 0), cut });
  }
  return [...lost.values()];
};
