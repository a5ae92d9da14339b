/** Commands that come with their own issue and until then say so. */
import { refuse } from '../output.ts';
import type { Command } from './command.ts';

const following = (name: string, usage: string, does: string): Command => ({
  name,
  usage,
  does,
  run: async () => refuse(name, `not built yet: this command follows with its own issue (${does})`),
});

export const FOLLOWING: readonly Command[] = [following('admin', '…', "the operator's verbs")];
