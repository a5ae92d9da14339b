/** PA-12.6 for the reader: the types not built yet, of which a second copy of this structure excludes one; empty if it is a first copy. */
import { ACROPOLIS, type AcropolisId, type StructureId } from '../cards.ts';
import type { PaView } from '../view-types.ts';

export const lockedOut = (view: PaView, structure: StructureId): readonly AcropolisId[] => {
  const built = view.me === null ? [] : (view.islands[view.me]?.acropolis ?? []);
  if (!built.some(a => a.structure === structure)) return [];
  return ACROPOLIS.filter(type => !built.some(a => a.structure === type));
};
