/** A small mark on cards whose printed text nobody has found, with what that means. */
import type { PaView } from '@stoa/parthenon';
import { packOf } from '@stoa/parthenon/text';

/** Only the built-in pack says where a card comes from; a table's own pack stands for itself. */
export const isReconstructed = (
  view: PaView,
  deck: 'events' | 'hazards' | 'harborStatus' | 'wonders' | 'philosophies' | 'structures',
  id: string,
): boolean => {
  const card = packOf(view)[deck].find(c => c.id === id) as { readonly provenance?: string } | undefined;
  return card?.provenance === 'reconstruction';
};
export const Reconstructed = ({ is, label }: { is: boolean; label: string }) =>
  is ? (
    <abbr className="pa-reconstructed" title={label}>
      <span aria-hidden="true">◊</span>
      <span className="unseen">{label}</span>
    </abbr>
  ) : null;
