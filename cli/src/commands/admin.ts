/** `stoa admin VERB …`: the operator's verbs, carried out by the server that runs on the folder, or directly on the store. */
import { join, resolve } from 'node:path';
import type { OperatorRequest } from '@stoa/server';
import { isProblem, parseArguments } from '../arguments.ts';
import { fail, print, refuse } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Command } from './command.ts';

const FLAGS = { data: { kind: 'text', what: 'a folder' }, database: { kind: 'text', what: 'a postgres:// address' } } as const;
/** Only for `reset`. */
const RESET_FLAGS = { ...FLAGS, 'keep-passkeys': { kind: 'switch' } } as const;

interface Verb {
  readonly does: string;
  readonly words: readonly string[];
  request(words: readonly string[], keepPasskeys: boolean): OperatorRequest | string;
}

const who = (verb: 'ban' | 'unban', does: string): Verb => ({
  does,
  words: ['ACCOUNT'],
  request: ([name = '']) => ({ do: verb, who: name }),
});
const plain = (verb: 'check-tables' | 'clean-guests' | 'new-epoch' | 'places' | 'reports' | 'sweep', does: string): Verb => ({
  does,
  words: [],
  request: () => ({ do: verb }),
});

const VERBS: Readonly<Record<string, Verb>> = {
  ban: who('ban', 'shuts an account out and ends its sessions'),
  unban: who('unban', 'lets it in again'),
  reset: {
    does: 'makes a code with which its owner sets a new password; ends sessions, tokens and, without --keep-passkeys, passkeys',
    words: ['ACCOUNT'],
    request: ([name = ''], keepPasskeys) => ({ do: 'reset', who: name, keepPasskeys }),
  },
  'remove-line': {
    does: 'removes a line of a chat',
    words: ['TABLE', 'N'],
    request: ([table = '', n = '']) => (/^[1-9]\d{0,8}$/.test(n) ? { do: 'remove-line', table, n: Number(n) } : `"${n}" is no line number`),
  },
  reports: plain('reports', 'lists the lines of chat that players reported'),
  tables: { does: 'lists the tables', words: [], request: () => ({ do: 'tables' }) },
  places: plain('places', 'says which process and which database serve what'),
  move: {
    does: 'moves a table to another database, while it is played',
    words: ['TABLE', 'DATABASE'],
    request: ([table = '', to = '']) => ({ do: 'move', table, to }),
  },
  void: { does: 'ends a table without a result', words: ['TABLE'], request: ([table = '']) => ({ do: 'void', table }) },
  'check-tables': plain('check-tables', 'folds every live table again and lists those that differ'),
  'clean-guests': plain('clean-guests', 'deletes guests not seen for long whom no game waits for'),
  sweep: plain('sweep', 'deletes what was left behind, as every night'),
  'new-epoch': plain('new-epoch', 'new secrets and sessions, after a snapshot of the machine was put back'),
};

export const admin: Command = {
  name: 'admin',
  usage: 'VERB [--data DIR] [--database URL]',
  does: "the operator's verbs",
  verbs: Object.entries(VERBS).map(([name, { words, does }]) => [[name, ...words].join(' '), does]),
  async run([name, ...rest]) {
    const verb = name !== undefined && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (verb === undefined)
      return refuse(
        'admin',
        `${name === undefined ? 'which verb?' : `there is no verb "${name}";`} there are: ${Object.keys(VERBS).join(', ')}`,
      );
    const parsed = parseArguments(rest, verb.words, name === 'reset' ? RESET_FLAGS : FLAGS);
    if (isProblem(parsed)) return refuse('admin', parsed.problem);
    const request = verb.request(parsed.words, 'keep-passkeys' in parsed.flags && parsed.flags['keep-passkeys'] === true);
    if (typeof request === 'string') return refuse('admin', request);
    const { askOperator } = await import('@stoa/server');
    const { data, database } = parsed.flags;
    const answer = await askOperator({ data: resolve(data ?? join(ROOT, 'data')), database }, request);
    if ('problem' in answer) return fail('admin', answer.problem);
    for (const line of answer.lines) print(line);
    return 0;
  },
};
