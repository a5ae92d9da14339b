/** A worker whose stronger bots are broken: the archon throws, the strategos never answers. The others take any move. */
import { choose as really, type Thought } from '../../src/workers/think.ts';

export const choose = (thought: Thought): ReturnType<typeof really> => {
  if (thought.bot === 'archon') throw new Error('broken');
  if (thought.bot === 'strategos') for (;;);
  return really({ ...thought, bot: 'random' });
};
