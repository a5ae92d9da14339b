/** Any legal move, all equally likely: the reference for every other bot. */
import type { Bot } from './observation.ts';

export const randomBot = <S, A, V>(): Bot<S, A, V> => ({
  name: 'random',
  choose: ({ legal }, _budget, rng) => legal[rng.int(legal.length)]!,
});
