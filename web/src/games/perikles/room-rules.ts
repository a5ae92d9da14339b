/** Help: the rules behind each decision, nearest first. */
import type { PkRuleId } from '@stoa/perikles';

const TAKE: readonly PkRuleId[] = ['PK-5.3', 'PK-5.4', 'PK-5.5', 'PK-5.6', 'PK-5.11', 'PK-17.2'];
const PROPOSE: readonly PkRuleId[] = ['PK-6.2', 'PK-6.3', 'PK-6.5', 'PK-6.6', 'PK-6.7', 'PK-7.2', 'PK-7.3'];
const BATTLE: readonly PkRuleId[] = ['PK-12.3', 'PK-12.5', 'PK-12.8', 'PK-12.10', 'PK-12.12', 'PK-13.1', 'PK-14.2', 'PK-15.1', 'PK-15.3'];
const COMMIT: readonly PkRuleId[] = [
  'PK-8.12',
  'PK-8.13',
  'PK-9.2',
  'PK-9.3',
  'PK-9.4',
  'PK-10.1',
  'PK-11.4',
  'PK-11.5',
  'PK-9.6',
  'PK-8.18',
  'PK-12.2',
];

export const ROOM_RULES: Readonly<Record<string, readonly PkRuleId[]>> = {
  '': ['PK-19.1', 'PK-19.2', 'PK-18.4'],
  'extra-cube': ['PK-2.8', 'PK-19.1'],
  'take-influence': TAKE,
  'any-city': ['PK-5.5', 'PK-1.6'],
  candidate: ['PK-5.6', ...PROPOSE],
  assassin: ['PK-5.6', 'PK-5.7', 'PK-5.8'],
  'after-tile': ['PK-5.11', 'PK-17.1', 'PK-17.2'],
  alkibiades: ['PK-17.2'],
  propose: PROPOSE,
  'choose-first': ['PK-8.2', 'PK-8.7', 'PK-8.8'],
  recover: ['PK-8.3', 'PK-8.4'],
  commit: COMMIT,
  ask: ['PK-10.1', 'PK-10.5', 'PK-10.8', 'PK-10.9'],
  'battle-special': ['PK-17.4', 'PK-17.5', 'PK-17.6', ...BATTLE],
  dice: BATTLE,
  casualty: ['PK-14.1', 'PK-14.3', 'PK-14.4', 'PK-14.5'],
};
