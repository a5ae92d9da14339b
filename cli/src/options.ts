/** Options of a game from the command line: `--option k=v` and `--pack FILE`. In: words. Out: options that the game's parser accepted. */
import { readFileSync, statSync } from 'node:fs';
import { isIllegal, messageOf } from '@stoa/engine';
import type { Problem } from './arguments.ts';
import type { RegisteredGame } from './games.ts';

/** The value in the option's list that prints as the word, else the word as JSON, else the word. */
const readValue = (values: readonly unknown[] | undefined, word: string): unknown => {
  const named = values?.find(v => String(v) === word);
  if (named !== undefined) return named;
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
};

type Specs = Readonly<Record<string, { readonly kind: string; readonly values?: readonly unknown[]; readonly maxBytes?: number }>>;

const readPack = (file: string, maxBytes: number): { readonly pack: unknown } | Problem => {
  try {
    const { size } = statSync(file);
    if (size > maxBytes) return { problem: `${file} has ${size} bytes; a pack has at most ${maxBytes}` };
    return { pack: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { problem: `--pack ${file}: ${messageOf(error)}` };
  }
};

export const gameOptions = (
  { game, texts }: RegisteredGame,
  pairs: Readonly<Record<string, string>>,
  pack: string | undefined,
): { readonly options: unknown } | Problem => {
  const specs = game.optionSpec as Specs;
  const json: Record<string, unknown> = {};
  for (const [name, word] of Object.entries(pairs)) {
    if (!Object.hasOwn(specs, name)) {
      const known = Object.keys(specs).join(', ');
      return { problem: `${game.id} has no option "${name}"${known === '' ? '; it has none' : `; it has: ${known}`}` };
    }
    json[name] = readValue(specs[name]?.values, word);
  }
  if (pack !== undefined) {
    const found = Object.entries(specs).find(([, spec]) => spec.kind === 'data');
    if (found === undefined) return { problem: `${game.id} takes no pack` };
    const read = readPack(pack, found[1].maxBytes ?? 0);
    if ('problem' in read) return read;
    json[found[0]] = read.pack;
  }
  const options = game.parseOptions(json);
  if (!isIllegal(options)) return { options };
  return { problem: `${options.rule}: ${texts.en.refusal(options)}${options.with ? ` ${JSON.stringify(options.with)}` : ''}` };
};
