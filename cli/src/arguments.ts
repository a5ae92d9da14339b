/**
 * Command line arguments, parsed once. In: words. Out: typed values, or one line that says what was expected.
 * Node's `parseArgs` splits them; ranges, pairs and the sentences about mistakes, which it does not have, are here.
 */
import { parseArgs } from 'node:util';

export type Flag =
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly what: string }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  /** May be given several times: k=v. */
  | { readonly kind: 'pairs' };

type Value<F extends Flag> = F['kind'] extends 'switch'
  ? boolean
  : F['kind'] extends 'whole'
    ? number | undefined
    : F['kind'] extends 'pairs'
      ? Readonly<Record<string, string>>
      : string | undefined;

export type Flags = Readonly<Record<string, Flag>>;

export interface Parsed<F extends Flags> {
  readonly words: readonly string[];
  readonly flags: { readonly [K in keyof F]: Value<F[K]> };
}
export interface Problem {
  readonly problem: string;
}
export const isProblem = (x: object): x is Problem => 'problem' in x;

const read = (name: string, flag: Flag, value: string, before: unknown): unknown => {
  switch (flag.kind) {
    case 'switch':
      return { problem: `--${name} takes no value` };
    case 'text':
      return value === '' ? { problem: `--${name} needs ${flag.what}` } : value;
    case 'whole': {
      const n = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      if (n >= flag.min && n <= flag.max) return n;
      return { problem: `--${name} must be a whole number from ${flag.min} to ${flag.max}, not "${value}"` };
    }
    case 'pairs': {
      const at = value.indexOf('=');
      if (at < 1) return { problem: `--${name} must look like name=value, not "${value}"` };
      return { ...(before as Record<string, string>), [value.slice(0, at)]: value.slice(at + 1) };
    }
  }
};

/** `words` names the positional arguments in order; all of them are required. */
export const parseArguments = <F extends Flags>(args: readonly string[], words: readonly string[], flags: F): Parsed<F> | Problem => {
  const found: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(flags)) values[name] = flag.kind === 'switch' ? false : flag.kind === 'pairs' ? {} : undefined;

  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [name, { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) }]),
  );
  // Not strict: its own errors would come one kind at a time and without the names that are known.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = rawName === `--${name}` && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) {
      const known = Object.keys(flags).map(f => `--${f}`);
      return { problem: `unknown option ${rawName}; ${known.length > 0 ? `known: ${known.join(' ')}` : 'this command takes none'}` };
    }
    if (flag.kind === 'switch' && value === undefined) {
      values[name] = true;
      continue;
    }
    if (value === undefined || (!inlineValue && value.startsWith('--'))) return { problem: `--${name} needs a value` };
    const read1 = read(name, flag, value, values[name]);
    if (typeof read1 === 'object' && read1 !== null && isProblem(read1)) return read1;
    values[name] = read1;
  }
  if (found.length < words.length) return { problem: `${words[found.length]} is missing` };
  if (found.length > words.length) return { problem: `"${found[words.length]}" was not expected` };
  return { words: found, flags: values as Parsed<F>['flags'] };
};
