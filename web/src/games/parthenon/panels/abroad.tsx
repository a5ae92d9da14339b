/** What is asked in a land, above the map: the harbor, the trade of the fleets there, the way home. Loaded when fleets have landed. */
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { FleetTrade } from './fleet-trade.tsx';
import { HarborVote } from './harbors.tsx';
import { Return } from './return.tsx';

export const Abroad = (props: PaProps & { words: ScreenWords }) => (
  <>
    <HarborVote {...props} />
    <FleetTrade {...props} />
    <Return {...props} />
  </>
);
