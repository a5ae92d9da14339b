/** Any legal move, all alike: the yardstick. */
import type { Bot } from './chair.ts';

export const randomBot = <S, A, V>(): Bot<S, A, V> => ({
  name: 'random',
  choose: (chair, _budget, rng) => chair.legal[rng.int(chair.legal.length)] as A,
});
