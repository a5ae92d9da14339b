/**
 * The secret of a table: 32 bytes, made when the table is created, committed to by its SHA-256, revealed when the game ends.
 * Only the store holds it: it is never part of a state, view, event, log line or error.
 */
import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { sha256 } from './hash.ts';

const SECRET = /^[0-9a-f]{64}$/;

/** Makes a secret from 32 random bytes of the caller: this package has no source of randomness. */
export const makeSecret = (random: Uint8Array): string => {
  if (random.length !== 32) throw new Error('a secret is made of 32 random bytes');
  return bytesToHex(random);
};

/** For `--seed`: the same seed gives the same draws. */
export const secretFromSeed = (seed: string): string => sha256(seed);

export const secretBytes = (secret: string): Uint8Array => {
  if (!SECRET.test(secret)) throw new Error('a secret is 64 hexadecimal digits');
  return hexToBytes(secret);
};

/** SHA-256 of the 32 bytes, published before draw 0. No draw is derived from it. */
export const commitment = (secret: string): string => bytesToHex(sha256Bytes(secretBytes(secret)));
