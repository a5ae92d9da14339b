/** What is taken with one touch: what undo takes back, and answers whose odds are on the button. Movements, draws and dice are confirmed. */
import type { EwAction } from '@stoa/earth-and-water';
import { isMove } from '@stoa/earth-and-water/reading';
import type { CommitMode } from '../../../table/commit-mode.ts';

const MULTI_STEP: ReadonlySet<string> = new Set(['play-move', 'play-event']);
const NO_CONFIRM: ReadonlySet<string> = new Set([
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
  if (MULTI_STEP.has(a.do)) return 'opens';
  if (NO_CONFIRM.has(a.do)) return 'at-once';
  // How many go is set while the movement is drafted: also where the same side decides next, as after Molon Labe.
  if (isMove(a) && all.filter(b => isMove(b) && b.from === a.from && b.to === a.to).length > 1) return 'adjusts';
  // Talents that are left over are asked about.
  if (a.do === 'end-preparation') return all.length === 1 ? 'at-once' : 'whole';
  return 'whole';
};
