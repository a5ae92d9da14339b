/** `stoa verify FILE`: replays a record and checks legality, result, hash chain and, if the secret is revealed, every draw. */
import { readFileSync, statSync } from 'node:fs';
import { type AnyGame, MAX_RECORD_BYTES, messageOf, type Verdict, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { isProblem, parseArguments } from '../arguments.ts';
import { findGame } from '../games.ts';
import { print, printJson, refuse } from '../output.ts';
import type { Command } from './command.ts';

const FLAGS = { json: { kind: 'switch' } } as const;

/** The text of a record, or a verdict on a file that is too large to be read at all. */
const read = (file: string): string | Verdict => {
  const { size } = statSync(file);
  if (size <= MAX_RECORD_BYTES) return readFileSync(file, 'utf8');
  return { ok: false, entries: 0, firstBad: 0, draws: 'sealed', message: `${size} bytes; a record has at most ${MAX_RECORD_BYTES}` };
};

/** Loads only the game that the header names; `verifyRecord` checks everything else. */
const gameOf = async (text: string): Promise<AnyGame | undefined> => {
  try {
    const id = (JSON.parse(text) as { header?: { game?: unknown } } | null)?.header?.game;
    return typeof id === 'string' ? (await findGame(id))?.game : undefined;
  } catch {
    return undefined;
  }
};

const judge = async (text: string): Promise<Verdict> => {
  const game = await gameOf(text);
  return verifyRecord(text, id => (game?.id === id ? game : undefined), fairness);
};

const placeOf = (verdict: Verdict): string =>
  verdict.firstBad === 0 ? 'the header' : verdict.firstBad === verdict.entries + 1 ? 'the end block' : `entry ${verdict.firstBad}`;

export const verify: Command = {
  name: 'verify',
  usage: 'FILE [--json]',
  does: 'replays a record: legality, result, hash chain, every draw',
  async run(args) {
    const parsed = parseArguments(args, ['FILE'], FLAGS);
    if (isProblem(parsed)) return refuse('verify', parsed.problem);
    const file = parsed.words[0]!;
    let content: string | Verdict;
    try {
      content = read(file);
    } catch (error) {
      return refuse('verify', `${file} cannot be read: ${messageOf(error)}`);
    }
    const verdict = typeof content === 'string' ? await judge(content) : content;
    if (parsed.flags.json) printJson(verdict);
    else if (verdict.ok) print(`good: ${verdict.entries} entries, draws ${verdict.draws}`);
    else print(`bad at ${placeOf(verdict)}: ${verdict.message}`);
    return verdict.ok ? 0 : 1;
  },
};
