/** What belongs to no phase: packs in force, secrets, absent players, the piles. */
import { after, hides, opens, tells } from '@stoa/engine/testing';
import { BUILTIN, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { at, build, rule } from './tools.ts';

const cheaper = JSON.stringify({
  ...BUILTIN,
  structures: BUILTIN.structures.map(s => (s.id === 'shrine' ? { ...s, cost: [{ n: 2, of: 'wool' }] } : s)),
});
rule(['PA-22.1', 'PA-22.2', 'PA-22.3', 'PA-22.6', 'PA-22.7', 'PA-22.9', 'PA-22.11', 'PA-2.12'], 'TV-77: a pack of one’s own is in force', [
  [`${build('hand0=wool*2')} pack=${cheaper}`, '0 build shrine', after('acropolis=0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0')],
  [build('hand0=wool*2'), '0 build shrine', 'cannot-pay', { ids: ['PA-12.2'] }],
]);
rule(['PA-2.6', 'PA-2.13', 'PA-3.2', 'PA-1.12'], 'plans come from the pile; what can be built is open', [
  ['3 tournament islands=chios,crete,rhodes room=deal-plans', '* draw-plan oracle', tells({ e: 'plan-drawn', wonder: 'oracle' }, 2)],
  ['3 tournament islands=chios,crete,rhodes room=deal-plans', '* draw-plan oracle; * draw-plan oracle', 'impossible', { ids: ['PA-14.1'] }],
  [build('hand0=grapes+wool'), '', opens('0 build village-3', '0 done')],
]);
rule(['PA-20.1'], 'others are told how many, not which', [
  [
    at('production', 'step=1 asked=1 done=6 hand0=army'),
    '0 assign-army 1; 0 confirm',
    [
      tells({ e: 'produced', seat: 0, cards: 3 }, 1),
      tells({ e: 'produced', seat: 0, cards: ['grapes', 'grapes', 'wool'] }, 0),
      hides({ e: 'produced', seat: 0, cards: ['grapes', 'grapes', 'wool'] }, 2),
    ],
  ],
]);
rule('PA-21.3', 'what an absent player does is always open', [
  [at('events', 'season=2 row=1,3,-1,-1 hand1=grapes'), '0 resolve-event drought', opens('1 suffer false')],
  [build('hand0=grapes+wool'), '0 done', after('step=12')],
]);

test('PA-21.3 absent players suffer, pass and are done', () => {
  for (const [position, seat, action] of [
    [build('hand0=wool*2'), 0, 'done'],
    [at('trade-open', 'step=3 hand0=wool'), 1, 'ready'],
    [at('discard', 'step=11 asked=1 done=6 hand0=wool*4'), 0, 'option-b'],
  ] as const) {
    const s = parthenon.parsePosition(position);
    if ('why' in s) throw new Error(s.why);
    expect(parthenon.absent(s, seat)).toEqual({ do: action });
  }
});
test('PA-20.1 a spectator sees no hand and no draft', () => {
  const s = parthenon.parsePosition(build('hand0=wool*2 cargo1A=gift'));
  if ('why' in s) throw new Error(s.why);
  const view = parthenon.view(s, undefined);
  expect(view.draft).toBeNull();
  expect(view.islands.map(island => island.hand)).toEqual([null, null, null]);
  expect(view.islands[1]?.fleets[0]?.cargo).toBeNull();
});
