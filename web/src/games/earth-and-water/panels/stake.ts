/** What else than the city a battle is about, by the card of the movement. */
import type { EwView } from '@stoa/earth-and-water';
import type { Stake } from '../words/screen-words.ts';

const STAKES: readonly string[] = ['the-great-king', 'evangelion', 'cavalry-of-mardonius'] satisfies readonly Stake[];
const isStake = (kind: string | undefined): kind is Stake => kind !== undefined && STAKES.includes(kind);

export const stakeOf = ({ prompt }: EwView): Stake | undefined => {
  const kind = prompt.operation?.kind;
  return isStake(kind) ? kind : undefined;
};
