/** Help: the rules behind each decision, nearest first. */
import type { PaRuleId } from '@stoa/parthenon';

const EVENT: readonly PaRuleId[] = ['PA-5.2', 'PA-5.3', 'PA-5.5', 'PA-5.7', 'PA-5.8', 'PA-5.9', 'PA-4.8'];
const HAZARD: readonly PaRuleId[] = ['PA-9.1', 'PA-9.2', 'PA-9.4', 'PA-9.6', 'PA-9.7', 'PA-9.8', 'PA-9.9', 'PA-9.10'];
export const ROOM_RULES: Readonly<Record<string, readonly PaRuleId[]>> = {
  '': ['PA-18.1', 'PA-18.4', 'PA-18.5'],
  events: EVENT,
  'event-target': EVENT,
  'event-decline': ['PA-14.7', ...EVENT],
  'event-decide': ['PA-5.8', 'PA-5.9', ...EVENT.slice(0, 4)],
  'event-name': EVENT,
  production: ['PA-6.1', 'PA-6.2', 'PA-6.3', 'PA-6.4', 'PA-6.5'],
  'order-set': ['PA-4.3', 'PA-4.4'],
  'trade-start': ['PA-7.1', 'PA-14.4', 'PA-14.3'],
  'trade-open': ['PA-7.2', 'PA-7.3', 'PA-7.5', 'PA-7.6', 'PA-4.9'],
  'voyage-start': ['PA-8.1', 'PA-14.7'],
  'voyage-plan': ['PA-8.2', 'PA-8.3', 'PA-8.4', 'PA-8.6', 'PA-8.7', 'PA-8.8', 'PA-8.9', 'PA-9.2'],
  'hazard-redraw': HAZARD,
  'hazard-pick': HAZARD,
  'hazard-respond': ['PA-9.7', ...HAZARD],
  'hazard-choose': ['PA-9.6', ...HAZARD],
  'hazard-keep': HAZARD,
  'hazard-divert': ['PA-9.10', ...HAZARD],
  'harbor-vote': ['PA-10.1', 'PA-10.2', 'PA-10.3', 'PA-10.4', 'PA-10.5', 'PA-10.6', 'PA-10.7', 'PA-10.8'],
  'fleet-trade': ['PA-10.9', 'PA-10.11', 'PA-10.12', 'PA-10.14', 'PA-10.18', 'PA-10.19', 'PA-10.20', 'PA-10.21', 'PA-10.7', 'PA-14.1'],
  return: ['PA-11.1', 'PA-11.2', 'PA-11.3', 'PA-11.4'],
  build: ['PA-12.1', 'PA-12.3', 'PA-12.4', 'PA-12.5', 'PA-12.6', 'PA-12.7', 'PA-12.8', 'PA-12.10', 'PA-13.1', 'PA-13.2', 'PA-14.3'],
  dispute: ['PA-4.7', 'PA-13.4'],
  discard: ['PA-15.1', 'PA-15.2', 'PA-15.3', 'PA-15.4'],
  vote: ['PA-16.1', 'PA-16.2', 'PA-16.3'],
  'tie-pick': ['PA-18.5', 'PA-18.7'],
};
