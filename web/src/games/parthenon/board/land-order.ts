/** The lands without a screen: what a touch does, and in which order they stand. */
import type { PaAction, PaView } from '@stoa/parthenon';
import { type CardId, type FleetId, LANDS, type LandId } from '@stoa/parthenon/cards';
import { landData } from '@stoa/parthenon/reading';
import { stormLands } from './sea-map.tsx';

/** The action of a touch on a land: looking at its harbor. Sending a fleet there is a plan of the page, not an action. */
export const landAction = (actions: readonly PaAction[], land: LandId, pay: CardId | 'none'): PaAction | undefined =>
  actions.find(a => a.do === 'peek' && a.pay === pay && a.land === land);
/** PA-9.10: where a storm sends a fleet is asked in the scene of the hazard, which covers the board. */
export const divertTo = (actions: readonly PaAction[], land: LandId): PaAction | undefined =>
  actions.find(a => a.do === 'divert' && a.land === land);

export type RegionName = 'neighbouring' | 'foreign';
const REGIONS: readonly RegionName[] = ['neighbouring', 'foreign'];

export interface Region {
  readonly which: RegionName;
  readonly lands: readonly LandId[];
}

export interface LandsSeen {
  readonly view: PaView;
  readonly me: number | undefined;
  readonly open: (land: LandId) => boolean;
  readonly chosen: FleetId;
}

/**
 * What matters now comes first: abroad the lands where the reader's fleets lie, the chosen fleet before the others; in a storm where it may
 * send a fleet; before sailing the harbors the reader may look at; among hazards the region they are drawn for.
 */
export const regionsInOrder = ({ view, me, open, chosen }: LandsSeen): readonly Region[] => {
  const lying = view.phase === 6 && me !== undefined ? (view.islands[me]?.fleets ?? []) : [];
  const first = lying.find(f => f.fleet === chosen && f.land !== null)?.land;
  const storm = stormLands(view);
  const danger = view.room.startsWith('hazard') ? REGIONS[view.hazard.region] : undefined;
  const rank = (land: LandId): number =>
    land === first || storm.includes(land) || (view.room === 'voyage-start' && open(land))
      ? 0
      : lying.some(f => f.land === land) || (danger !== undefined && landData(view, land)?.region === danger)
        ? 1
        : 2;
  const inOrder = LANDS.toSorted((a, b) => rank(a) - rank(b));
  const best = ({ lands }: Region): number => Math.min(...lands.map(rank));
  return REGIONS.map(which => ({ which, lands: inOrder.filter(land => landData(view, land)?.region === which) })).toSorted(
    (a, b) => best(a) - best(b),
  );
};

/** Votes about the harbor of a land, by seat. */
export const harborVotesAt = (view: PaView, land: LandId): readonly { readonly seat: number; readonly reveal: boolean }[] => {
  const bit = 1 << LANDS.indexOf(land);
  return (view.harborVotes ?? []).flatMap((v, seat) => (v.voted & bit ? [{ seat, reveal: (v.reveals & bit) !== 0 }] : []));
};
