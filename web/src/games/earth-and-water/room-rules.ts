/** Help: the rules behind each decision, nearest first. */
import type { EwRoomName, EwRuleId } from '@stoa/earth-and-water';

const BATTLE: readonly EwRuleId[] = ['EW-9.3', 'EW-9.4', 'EW-9.6', 'EW-9.8', 'EW-9.10', 'EW-9.14', 'EW-9.15'];
const SEA: readonly EwRuleId[] = ['EW-10.2', 'EW-10.3', 'EW-10.6', 'EW-10.7', 'EW-10.8'];
const WINDOW: readonly EwRuleId[] = ['EW-6.7', 'EW-16.1', 'EW-16.2', 'EW-16.3'];

export const ROOM_RULES: Readonly<Record<EwRoomName | '', readonly EwRuleId[]>> = {
  '': ['EW-13.1', 'EW-13.6'],
  'preparation-cards': ['EW-5.1', 'EW-5.2', 'EW-5.3', 'EW-5.4', 'EW-5.5'],
  'draw-cards': ['EW-15.1', 'EW-15.2', 'EW-14.1'],
  'king-army': ['EW-14.2'],
  'preparation-pieces': ['EW-5.6', 'EW-5.7', 'EW-5.9', 'EW-5.12', 'EW-5.13'],
  operations: ['EW-6.2', 'EW-6.4', 'EW-6.5', 'EW-6.8', 'EW-6.13', 'EW-7.1', 'EW-8.1', 'EW-8.2'],
  'land-movement': ['EW-7.1', 'EW-7.2', 'EW-7.4', 'EW-7.5', 'EW-7.6', 'EW-7.8', 'EW-3.1', 'EW-3.2'],
  'naval-movement': ['EW-8.1', 'EW-8.2', 'EW-8.5', 'EW-8.6', 'EW-8.7', 'EW-8.9'],
  'figure-army': ['EW-16.3', 'EW-16.4', 'EW-1.13'],
  'window-tribute': ['EW-17.G12', ...WINDOW],
  'window-naval-movement': ['EW-17.G05', ...WINDOW],
  'window-persia-attacks': ['EW-17.G04', 'EW-17.G15', 'EW-17.G06', ...WINDOW],
  'window-greece-attacks': ['EW-17.G04', ...WINDOW],
  'window-fleet-lost': ['EW-17.G09', ...WINDOW],
  'window-annihilated': ['EW-17.P05', ...WINDOW],
  'naval-battle': SEA,
  'naval-attacker': SEA,
  'naval-defender': SEA,
  'land-battle': BATTLE,
  'land-attacker': BATTLE,
  'land-defender': BATTLE,
  bridge: ['EW-11.1', 'EW-11.2', 'EW-11.3', 'EW-11.4'],
  'ionian-revolt': ['EW-17.G02'],
  tribute: ['EW-17.P02', 'EW-3.3'],
  'wrath-of-poseidon': ['EW-17.G03'],
  themistocles: ['EW-17.G05', 'EW-8.1'],
  ostracism: ['EW-17.P06'],
  'royal-road': ['EW-17.P08'],
  'royal-road-armies': ['EW-17.P08'],
  hippias: ['EW-17.P09', 'EW-19.7'],
  'separate-peace': ['EW-17.P10'],
  'defection-of-thebes': ['EW-17.P12'],
  'support-from-syracuse': ['EW-17.G14'],
  desertion: ['EW-17.G16'],
  pacification: ['EW-17.P16', 'EW-14.6'],
  'supply-hand': ['EW-12.1', 'EW-12.2'],
  'supply-capacity': ['EW-12.4', 'EW-12.5', 'EW-12.6', 'EW-12.7', 'EW-12.9'],
};
