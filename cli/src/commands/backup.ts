/** `stoa backup FILE --data DIR`: a copy of the embedded store, made by the running server on its own connection, or directly if none runs. */
import { join, resolve } from 'node:path';
import { isProblem, parseArguments } from '../arguments.ts';
import { fail, print, refuse } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Command } from './command.ts';

const FLAGS = { data: { kind: 'text', what: 'a folder' } } as const;

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--data DIR]',
  does: 'a copy of the embedded store, also while it serves',
  async run(args) {
    const parsed = parseArguments(args, ['FILE'], FLAGS);
    if (isProblem(parsed)) return refuse('backup', parsed.problem);
    const { askOperator } = await import('@stoa/server');
    const data = resolve(parsed.flags.data ?? join(ROOT, 'data'));
    const answer = await askOperator({ data }, { do: 'backup', file: resolve(parsed.words[0]!) });
    if ('problem' in answer) return fail('backup', answer.problem);
    for (const line of answer.lines) print(line);
    return 0;
  },
};
