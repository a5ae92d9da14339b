/** Battles for the tests of the odds. */
import type { OddsBattle } from '../src/odds.ts';

export const land = (persia: number, greece: number, more: Partial<OddsBattle> = {}): OddsBattle => ({
  pieces: [persia, greece],
  attacker: 0,
  cap: 4,
  greekDice: 0,
  embarked: 0,
  next: 'round',
  ...more,
});
