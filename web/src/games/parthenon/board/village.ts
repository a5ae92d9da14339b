/** What a touch of a village means, without a screen: to work it, to mark it, to build it. */
import type { PaAction, PaView } from '@stoa/parthenon';

type Island = PaView['islands'][number];
export type VillageNumber = 1 | 2 | 3 | 4 | 5 | 6;

export interface Village {
  readonly built: boolean;
  readonly action: PaAction | undefined;
  /** What a touch of a shut village means. */
  readonly meant: PaAction;
  /** Armies and boosts that work there beside its people. */
  readonly more: number;
  readonly says: 'blocked' | 'mark' | 'army' | 'boost' | 'worked' | undefined;
}

export const villageOf = (view: PaView, mine: Island, actions: readonly PaAction[], n: VillageNumber): Village => {
  const structure = `village-${n}` as const;
  const built = mine.villages.includes(n);
  const mark = actions.find(a => a.do === 'pick-village' && a.village === n);
  const assign = actions.find(a => a.do === 'assign-army' && a.village === n);
  const boost = actions.find(a => a.do === 'boost-village' && a.village === n);
  const more = [view.draft?.armies, view.draft?.boosted].filter(list => list?.includes(n)).length;
  return {
    built,
    action: built ? (mark ?? assign ?? boost) : actions.find(a => a.do === 'build' && a.structure === structure),
    meant: built ? { do: 'assign-army', village: n } : { do: 'build', structure },
    more,
    says: mine.blocked.includes(n) ? 'blocked' : mark ? 'mark' : assign ? 'army' : boost ? 'boost' : more > 0 ? 'worked' : undefined,
  };
};
