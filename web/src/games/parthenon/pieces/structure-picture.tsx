/** What stands or could stand on the island, as its picture; what does not stand yet is pale. */
import type { StructureId } from '@stoa/parthenon/cards';
import { Picture } from '../../../art/picture.tsx';

type Stage = 'plan' | 'partial' | 'complete';

export const StructurePicture = ({ structure, plan }: { structure: StructureId; plan: boolean }) => (
  <Picture
    gallery="parthenon/structures"
    name={structure.startsWith('village-') ? 'village' : (structure as 'workshop')}
    crop="close"
    className={plan ? 'pa-pale' : ''}
  />
);

export const WonderPicture = ({ wonder, stage }: { wonder: string; stage: Stage }) =>
  stage === 'plan' ? (
    <Picture gallery="parthenon/plans" name="plan" crop="close" />
  ) : (
    <Picture gallery={stage === 'complete' ? 'parthenon/wonders' : 'parthenon/wonders-begun'} name={wonder} crop="close" />
  );
