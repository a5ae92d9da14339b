/** What is taken with one touch: what undo takes back, and answers whose odds are on the button. Movements, draws and dice are confirmed. */
import type { EwAction } from '@stoa/earth-and-water';
import type { CommitMode } from '../../../table/commit-mode.ts';

const OPENS: ReadonlySet<string> = new Set(['play-move', 'play-event']);
const AT_ONCE: ReadonlySet<string> = new Set([
  'raise-army',
  'raise-fleet',
  'build-bridge',
  'discard-card',
  'confirm',
  'decline',
  'fight-on',
  'retreat-road',
  'retreat-sea',
  'keep-bridge',
  'destroy-bridge',
  'choose-city',
  'choose-port',
  'place-armies',
  'react',
  'pass',
]);

export const commitMode = (a: EwAction, all: readonly EwAction[]): CommitMode => {
  if (OPENS.has(a.do)) return 'opens';
  if (AT_ONCE.has(a.do)) return 'at-once';
  // Talents that are left over are asked about.
  if (a.do === 'end-preparation') return all.length === 1 ? 'at-once' : 'whole';
  return 'whole';
};
