/** `stoa restore FILE --data DIR`: restores the store from a copy into an empty folder. */
import { join, resolve } from 'node:path';
import { isProblem, parseArguments } from '../arguments.ts';
import { fail, print, refuse } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Command } from './command.ts';

const FLAGS = { data: { kind: 'text', what: 'a folder' } } as const;

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--data DIR]',
  does: 'the store from a copy; overwrites nothing',
  async run(args) {
    const parsed = parseArguments(args, ['FILE'], FLAGS);
    if (isProblem(parsed)) return refuse('restore', parsed.problem);
    const server = await import('@stoa/server');
    const data = resolve(parsed.flags.data ?? join(ROOT, 'data'));
    const problem = await server.restore(resolve(parsed.words[0]!), data);
    if (problem !== undefined) return fail('restore', problem);
    print(`restored into ${data}`);
    print('all sessions and API tokens have ended; tables that are not over draw from new secrets');
    return 0;
  },
};
