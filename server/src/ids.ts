/** Random ids and tokens, and the one way tokens are stored: as SHA-256, compared by the database's equality on the hash. */
import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const letters = (n: number): string => {
  let id = '';
  for (const byte of randomBytes(n)) id += ALPHABET[byte & 31];
  return id;
};

/** 80 random bits, safe in a path. */
export const newId = (): string => letters(16);
/** 256 random bits for its holder; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Four groups of four letters: 80 random bits that a person can copy from paper. */
export const newRecoveryCode = (): string => [letters(4), letters(4), letters(4), letters(4)].join('-');
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);
