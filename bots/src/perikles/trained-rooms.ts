/** The rooms of the training. Their order numbers features: a room that was added later has none until the networks are trained again. */
import type { PkRoomName } from '@stoa/perikles';

export const TRAINED_ROOMS: readonly PkRoomName[] = [
  'start-player',
  'deal-specials',
  'draw-locations',
  'draw-influence',
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'alkibiades',
  'propose',
  'commit-forces',
  'choose-first',
  'recover',
  'commit',
  'ask',
  'slave-revolt',
  'battle-special',
  'dice',
  'casualty',
];
