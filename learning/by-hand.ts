/** How bots without a learnt suspicion weigh hidden things, by kind: what scores compare a learnt suspicion with. */
import { EAGERNESS, KEPT } from '@stoa/bots/suspicions';
import type { Seat } from '@stoa/engine';
import { box, type PaState } from '@stoa/parthenon';
import { type PkState, SPECIALS } from '@stoa/perikles';

const ones = (n: number): number[] => new Array<number>(n).fill(1);
const CARDS = 16;
const GOODS = 11;
/** `determinize` of Parthenon takes what an island makes itself as four times as likely. */
const OWN_GOODS = 4;

export const byHandOf = (game: string, part: string, s: unknown, owner: Seat): readonly number[] => {
  switch (`${game}/${part}`) {
    case 'perikles/counters':
      return EAGERNESS;
    case 'perikles/tiles':
      return (s as PkState).turn > 1 ? SPECIALS.map(tile => KEPT[tile]) : ones(SPECIALS.length);
    case 'parthenon/hands':
    case 'parthenon/cargo': {
      const produced = box(s as PaState).islands[(s as PaState).islandOf[owner]!]?.produced ?? 0;
      return ones(GOODS).map((n, kind) => (((produced >> kind) & 1) === 1 ? OWN_GOODS : n));
    }
    default:
      return ones(CARDS);
  }
};
