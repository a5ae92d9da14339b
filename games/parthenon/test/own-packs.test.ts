/**
 * Packs that players wrote, PA-22.1: packs changed at random (numbers, words, effects moved between cards, new cards) either are refused with a
 * place and a reason, or whole games are played with them and every promise holds. STOA_PACKS says how many, STOA_SEED which.
 */
import { messageOf, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { takenPack } from './changed-pack.ts';
import { playConserved } from './conservation.ts';

test('PA-22.1 a changed pack is refused with its place, or whole games are played with it', () => {
  const seed = process.env.STOA_SEED ?? 'packs';
  for (let n = 0; n < Number(process.env.STOA_PACKS ?? 4); n++) {
    const taken = takenPack(sfc32(`${seed}/${n}`));
    const options = { pack: taken.pack, tournament: n % 2 === 0 };
    try {
      playConserved(3 + (n % 4), options, `${seed}/${n}`);
    } catch (error) {
      throw new Error(`pack ${n} of seed ${seed}: ${messageOf(error)}`, { cause: error });
    }
  }
});

test('PA-22.1 among the changes of a fixed seed some are refused, each with its place', () => {
  expect(takenPack(sfc32('packs/refused')).refused).toBeGreaterThan(0);
});
