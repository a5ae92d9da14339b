/** Several equal steps in one touch: all armies that the talents pay for in one city, all armies that find no food. */
import type { EwAction, EwEvent, EwView } from '@stoa/earth-and-water';
import type { CityId, Side } from '@stoa/earth-and-water/map';

export interface Seen {
  readonly view: EwView;
  readonly me: Side;
  readonly actions: readonly EwAction[];
  readonly log: readonly EwEvent[];
}

export interface Raised {
  readonly city: CityId;
  readonly n: number;
  readonly actions: readonly EwAction[];
}

/** The rest of the talents for armies, in the city where the last one of this Preparation was raised. */
export const restOfTalents = ({ view, me, actions, log }: Seen): Raised | undefined => {
  const { prompt, talents, reserveArmies } = view;
  if (prompt.room !== 'preparation-pieces' || prompt.side !== me || talents === null) return undefined;
  const last = log.slice(log.findLastIndex(e => e.e === 'preparation-began')).findLast(e => e.e === 'army-raised');
  if (last?.e !== 'army-raised') return undefined;
  const n = Math.min(talents, reserveArmies[me]);
  const raise = actions.find(a => a.do === 'raise-army' && a.city === last.city);
  return raise === undefined || n < 2 ? undefined : { city: last.city, n, actions: Array.from({ length: n }, () => raise) };
};

export interface Removed {
  readonly city: CityId;
  readonly n: number;
}
export interface Removal {
  readonly cities: readonly Removed[];
  readonly actions: readonly EwAction[];
}

/** Which armies to give up: those that are cut off are lost in any case (EW-12.9), then always one of the largest group. */
export const armiesToRemove = ({ view, me, actions }: Seen): Removal | undefined => {
  const { prompt } = view;
  if (prompt.room !== 'supply-capacity' || prompt.side !== me || prompt.left < 2) return undefined;
  const open = view.cities.flatMap(({ city, armies, supply }) => {
    const action = actions.find(a => a.do === 'choose-city' && a.city === city);
    return action ? [{ city, action, armies: armies[me], isCut: supply === 'none', n: 0 }] : [];
  });
  const steps: EwAction[] = [];
  for (let left = prompt.left; left > 0; left--) {
    const [next, second] = open.filter(c => c.armies > 0).sort((a, b) => Number(b.isCut) - Number(a.isCut) || b.armies - a.armies);
    if (next === undefined) break;
    next.armies--;
    next.n++;
    // EW-21.1: the table itself takes the rest from the only city that is left.
    if (second !== undefined) steps.push(next.action);
  }
  return { cities: open.filter(c => c.n > 0).map(({ city, n }) => ({ city, n })), actions: steps };
};
