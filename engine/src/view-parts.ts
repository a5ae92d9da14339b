/** Parts that the views of one state have in common. Each is made once; its identity shows that several viewers see the same. */

/** The common parts made so far, by name. Belongs to one state that never changes again. */
export type ViewParts = Map<string, unknown>;

/** The part of this name, made if it is missing. Without `parts` it is always made. What a viewer alone may see never goes through here. */
export const commonPart = <T>(parts: ViewParts | undefined, name: string, make: () => T): T => {
  if (parts === undefined) return make();
  let part = parts.get(name) as T | undefined;
  if (part === undefined) {
    part = make();
    parts.set(name, part);
  }
  return part;
};
