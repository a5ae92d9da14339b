/**
 * The generator of each draw: HMAC-SHA-256 keyed by the secret over (table id, entropies, draw number, counter), made
 * unbiased by rejection. Draws have their own numbers, so that offers, undos and clock entries do not change later draws.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draws, Rng } from '@stoa/engine';
import { secretBytes } from './secret.ts';

export type Entropies = readonly (string | null)[];

const WORDS = 4294967296;
const WORDS_IN_A_BLOCK = 8;

/** Blocks 0, 1, 2 … of a draw, each read as eight 32-bit words, high byte first. */
const generator = (block: (counter: number) => Uint8Array): Rng => {
  let counter = 0;
  let used = WORDS_IN_A_BLOCK;
  let words: DataView | undefined;
  const next = (): number => {
    if (words === undefined || used === WORDS_IN_A_BLOCK) {
      const bytes = block(counter++);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      used = 0;
    }
    return words.getUint32(4 * used++);
  };
  return {
    int(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`int(${n}): a whole number from 1 to 2^32 is needed`);
      const limit = WORDS - (WORDS % n);
      let word = next();
      while (word >= limit) word = next();
      return word % n;
    },
  };
};

/** The text that is authenticated for one block: a JSON list without spaces. */
export const drawText = (table: string, entropies: Entropies, draw: number, counter: number): string =>
  JSON.stringify(['stoa-draw/1', table, entropies, draw, counter]);

export const draws = (secret: string, table: string, entropies: Entropies): Draws => {
  const keyed = hmac.create(sha256, secretBytes(secret));
  return {
    rng: draw =>
      generator(counter =>
        keyed
          .clone()
          .update(utf8ToBytes(drawText(table, entropies, draw, counter)))
          .digest(),
      ),
  };
};

/** Draw 0, made before setup: `seating[i]` is the new seat of the player in seat i. A Fisher-Yates shuffle from the last index down. */
export const seating = (secret: string, table: string, entropies: Entropies, seats: number): readonly number[] => {
  const rng = draws(secret, table, entropies).rng(0);
  const order = Array.from({ length: seats }, (_, i) => i);
  for (let i = seats - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
