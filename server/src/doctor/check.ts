/** One thing that `stoa doctor` looked at: its state, what was found, and what the operator can do about it. */
export interface Check {
  readonly name: 'store' | 'disk' | 'clock' | 'proxy' | 'mail' | 'push' | 'redis';
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly says: string;
  /** What to do; there is nothing to do where all is well. */
  readonly todo?: string;
}

type Judge = (name: Check['name'], says: string) => Check;
type JudgeWithAdvice = (name: Check['name'], says: string, todo: string) => Check;

export const ok: Judge = (name, says) => ({ name, state: 'ok', says });
export const warning: JudgeWithAdvice = (name, says, todo) => ({ name, state: 'warning', says, todo });
export const wrong: JudgeWithAdvice = (name, says, todo) => ({ name, state: 'wrong', says, todo });

/** The addresses among the settings that may contain a password. */
export interface SecretAddresses {
  readonly database?: string | undefined;
  readonly redis?: string | undefined;
  readonly smtp?: string | undefined;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Of one address, or of a list with commas. */
const passwordsOf = (addresses: string | undefined): string[] =>
  [addresses ?? '', ...(addresses ?? '').split(/,(?=[a-z]+:\/\/)/)].flatMap(address => {
    if (!URL.canParse(address)) return [];
    const { password, searchParams } = new URL(address);
    return [password, decoded(password), searchParams.get('password') ?? ''];
  });

/** The reason of a failure without any password of the settings: libraries may quote an address. */
export const reasonOf = (error: unknown, { database, redis, smtp }: SecretAddresses): string => {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  const words = message === undefined || message === '' ? (code ?? String(error)) : message;
  const secrets = [database, redis, smtp].flatMap(passwordsOf).filter(secret => secret !== '');
  // The longest first: one password may be a part of another.
  return secrets
    .sort((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, '…'), words)
    .split('\n', 1)
    .join('');
};
