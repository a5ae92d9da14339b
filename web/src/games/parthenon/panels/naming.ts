/** PA-4.8: what the Archon names of every struck island, chosen on one panel and sent together. Without a screen. */
import type { Name, Naming } from '@stoa/parthenon/reading';

/** By island and kind: what was chosen instead of the first. */
export type Names = Readonly<Record<string, readonly Name[]>>;

export const namingKey = ({ seat, choices }: Naming): string => `${seat} ${choices[0]?.do}`;
const isSame = (a: Name, b: Name): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Chosen, or else the first ones: nothing has to be touched where it does not matter. */
export const chosenIn = (naming: Naming, names: Names): readonly Name[] => {
  const chosen = (names[namingKey(naming)] ?? []).filter(one => naming.choices.some(other => isSame(one, other)));
  const rest = naming.choices.filter(one => !chosen.some(other => isSame(one, other)));
  return [...chosen, ...rest].slice(0, naming.n);
};
export const isNamed = (naming: Naming, names: Names, one: Name): boolean => chosenIn(naming, names).some(other => isSame(one, other));

/** Names one more; if enough are named already, the oldest name goes. */
export const withName = (naming: Naming, names: Names, one: Name): Names =>
  isNamed(naming, names, one) ? names : { ...names, [namingKey(naming)]: [one, ...chosenIn(naming, names)].slice(0, naming.n) };

export const allNames = (namings: readonly Naming[], names: Names): readonly Name[] => namings.flatMap(naming => chosenIn(naming, names));
