/** A small mark on cards whose printed text is unknown, with what that means. */
import type { PaView } from '@stoa/parthenon';
import { packOf } from '@stoa/parthenon/reading';

/** An entry of the pack that is our own design, wholly or in its weakest field. */
export const isDesigned = (entry: object | undefined): boolean =>
  (entry as { readonly provenance?: string } | undefined)?.provenance === 'reconstruction';
/** Only the built-in pack says where a card comes from; a table's own pack stands for itself. */
export const isReconstructed = (
  view: PaView,
  deck: 'events' | 'hazards' | 'harborStatus' | 'wonders' | 'philosophies' | 'structures',
  id: string,
): boolean => isDesigned(packOf(view)[deck].find(c => c.id === id));
export const Reconstructed = ({ is, label }: { is: boolean; label: string }) =>
  is ? (
    <abbr className="pa-reconstructed" title={label}>
      <span aria-hidden="true">◊</span>
      <span className="unseen">{label}</span>
    </abbr>
  ) : null;
