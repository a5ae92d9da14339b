/** PA-12.6 for the reader: the originals of which one can no longer be built once this structure stands a second time; none if it is an original. */
import { ACROPOLIS, type AcropolisId, type StructureId } from '../cards.ts';
import type { PaView } from '../view-types.ts';

export const lockedOut = (view: PaView, structure: StructureId): readonly AcropolisId[] => {
  const built = view.me === null ? [] : (view.islands[view.me]?.acropolis ?? []);
  if (!built.some(a => a.structure === structure)) return [];
  return ACROPOLIS.filter(type => !built.some(a => a.structure === type));
};
