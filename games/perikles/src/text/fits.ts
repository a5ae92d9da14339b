/** Whether one's Special tile is of the kind that is played in the round being fought (PK-17). In: a view. Out: yes or no. */
import type { PkView } from '../view-types.ts';

const OF_ROUND: Readonly<Record<'hoplite' | 'trireme', readonly PkView['special']['mine'][]>> = {
  hoplite: ['brasidas', 'thessalian-allies'],
  trireme: ['phormio', 'persian-fleet'],
};

export const fitsRound = ({ special, battle }: PkView): boolean => battle !== null && OF_ROUND[battle.unit].includes(special.mine);
