/** The counters of a commit turn as a sentence tells them: by power, then by what they do, then by place. */
import type { LocationId, PowerId, SideId } from '../box.ts';
import type { Sent } from './words.ts';

interface Way {
  readonly side: SideId;
  readonly places: readonly { readonly location: LocationId; readonly isAllied: boolean; readonly forces: readonly Sent[] }[];
}
interface March {
  readonly power: PowerId;
  readonly ways: readonly Way[];
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

const placesOf = (sent: readonly Sent[]): Way['places'] =>
  unique(sent.map(({ location, box }) => `${location} ${box}`)).flatMap(key => {
    const forces = sent.filter(({ location, box }) => `${location} ${box}` === key);
    const [first] = forces;
    return first === undefined ? [] : [{ location: first.location, isAllied: first.box === 'allied', forces }];
  });

export const marchesOf = (sent: readonly Sent[]): readonly March[] =>
  unique(sent.map(({ power }) => power)).map(power => {
    const own = sent.filter(one => one.power === power);
    return {
      power,
      ways: unique(own.map(({ side }) => side)).map(side => ({ side, places: placesOf(own.filter(one => one.side === side)) })),
    };
  });
