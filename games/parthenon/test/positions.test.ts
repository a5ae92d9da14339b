/** PA-21.1: positions that no game reaches are refused with the word that cannot be, so that no request or record can stop a process. */
import { parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { abroad, at, build, sea } from './tools.ts';

const refused = (position: string): unknown => parthenon.parsePosition(position);
const names = (token: string): unknown => ({ rule: 'PA-21.1', why: 'bad-position', with: { token } });

test.each([
  [at('build', 'step=10 done=99'), 'done=99'],
  [at('build', 'archon=3'), 'archon=3'],
  [at('build', 'asked=7 turn=2 rank=1,1,2'), 'rank=1,1,2'],
  [at('voyage-plan', 'asked=7 turn=1'), 'rank'],
  [build('year=4'), 'year=4'],
  [build('fleets=1,4,1'), 'fleets=1,4,1'],
  [build('villages=3,3,64'), 'villages=3,3,64'],
  [abroad('at=6,-1,-1,-1,-1,-1,-1,-1,-1'), 'at=6,-1,-1,-1,-1,-1,-1,-1,-1'],
  [abroad('harbor=15,-1,-1,-1,-1,-1'), 'harbor=15,-1,-1,-1,-1,-1'],
  [sea('region=2'), 'region=2'],
  [at('hazard-redraw', 'step=6'), 'hazard'],
  [at('events/event-decide', 'step=0 place=1 yearEvents=4,-1,-1,-1'), 'place=1'],
  [at('events/event-target', 'step=0 place=0 effect=2 yearEvents=5,-1,-1,-1'), 'place=0'],
  [at('trade-open', 'step=3 offers=1,0'), 'offers=1,0'],
  ['3 islands=chios,chios,rhodes room=season/build', 'islands=chios,chios,rhodes'],
  ['3 room=season/build', 'islands'],
  ['3 islands=chios,crete,rhodes room=build', 'room=build'],
  ['3 islands=chios,crete,rhodes room=season/build/build', 'room=season/build/build'],
])('PA-21.1 %s', (position, token) => {
  expect(refused(position)).toEqual(names(token));
});

test('PA-21.1 a position that can be is read', () => {
  expect(refused(at('build', 'step=10 asked=7 turn=1 rank=1,1,2'))).toMatchObject({ turn: 1 });
  expect(refused(at('events/event-decide', 'step=0 place=0 yearEvents=4,-1,-1,-1'))).toMatchObject({ season: 1 });
});
