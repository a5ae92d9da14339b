/** The face of a bot: in the ring of its rank, or small in the ring of its seat. Decoration beside its name. */
import type { BotName } from '../table/bot-names.ts';
import { Picture } from './picture.tsx';

type Rank = 'novice' | 'citizen' | 'strategos' | 'archon';
/** From 48 px with a rank; below that without. */
export const BotFace = ({ name, rank, className }: { name: BotName; rank?: Rank; className?: string }) => (
  <Picture
    gallery={rank === undefined ? 'faces/bots-small' : `faces/${rank}`}
    name={name.toLowerCase() as Lowercase<BotName>}
    {...(className === undefined ? {} : { className })}
  />
);
