/** Which counter an answer refers to, for the labels of the choices (PK-8.3, PK-14.3). In: a view. Out: strengths. */
import type { PowerId, UnitId } from '../box.ts';
import type { PkView } from '../view-types.ts';

const unitsOf = <T>(unit: UnitId, [hoplites, triremes]: readonly [T, T]): T => (unit === 'hoplite' ? hoplites : triremes);

/** The strength that recovery returns: that of the weakest dead counter. */
export const recovered = (view: PkView, city: PowerId, unit: UnitId): number | undefined => {
  const power = view.powers.find(p => p.power === city);
  return power && unitsOf(unit, power.dead)[0];
};

/** The weakest counter a power has in the battle. */
export const weakest = (
  { battle, locations }: PkView,
  power: PowerId,
): { readonly unit: UnitId; readonly strength: number } | undefined => {
  const there = battle && locations.find(l => l.location === battle.location);
  if (!battle || !there) return undefined;
  const [strength] = [...there.attack.forces, ...there.defend.forces]
    .filter(force => force.power === power)
    .flatMap(force => unitsOf(battle.unit, [force.hoplites, force.triremes]).strengths ?? [])
    .sort((a, b) => a - b);
  return strength === undefined ? undefined : { unit: battle.unit, strength };
};

/** The strengths that stay in the power's hand when it sends a counter of this strength. */
export const staying = ({ commit, powers }: PkView, strength: number): readonly number[] => {
  const pending = commit?.pending;
  const hand = pending && powers.find(p => p.power === pending.power)?.hand;
  const all = pending && hand ? (unitsOf(pending.unit, [hand.hoplites, hand.triremes]).strengths ?? []) : [];
  const sent = all.indexOf(strength);
  return sent < 0 ? [] : all.toSpliced(sent, 1);
};
