/** The ways a game can end, and those in which a king's death cut a campaign short; `kings`: the contexts of all deaths, in order. */
export interface Wanted {
  readonly reason: string;
  readonly places: readonly number[];
  readonly kings?: readonly ('preparation' | 'pacification')[];
}

export const WANTED: Readonly<Record<string, Wanted>> = {
  'key-cities-persia': { reason: 'key-cities', places: [1, 2] },
  'key-cities-greece': { reason: 'key-cities', places: [2, 1] },
  'points-persia': { reason: 'points', places: [1, 2], kings: [] },
  'points-greece': { reason: 'points', places: [2, 1], kings: [] },
  'points-draw': { reason: 'points', places: [1, 1], kings: [] },
  'king-in-preparation': { reason: 'points', places: [2, 1], kings: ['preparation'] },
  'king-by-pacification': { reason: 'points', places: [2, 1], kings: ['pacification'] },
  'both-kings': { reason: 'points', places: [2, 1], kings: ['preparation', 'preparation'] },
  'king-ends-game-persia': { reason: 'death-of-the-king', places: [1, 2] },
  'king-ends-game-greece': { reason: 'death-of-the-king', places: [2, 1] },
  'king-ends-game-draw': { reason: 'death-of-the-king', places: [1, 1] },
};
