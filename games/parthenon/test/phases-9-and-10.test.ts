/** Phases 9 and 10, discarding and the vote, seasons, years and victory: tables titled with their rule ids, the test vectors (TV) among them. */
import { after, asks, no, opens, over, tells } from '@stoa/engine/testing';
import { at, build, rule } from './tools.ts';

const shrink = (rest: string): string => at('discard', `step=11 asked=1 done=6 ${rest}`);
rule(['PA-15.1', 'PA-15.2', 'PA-15.3', 'PA-15.4', 'PA-15.5', 'PA-12.9'], 'discarding', [
  [at('discard', 'step=11 asked=1 done=6 hand0=wool*5+army'), '0 keep grain', no('not-held', 'PA-15.2')],
  [shrink('hand0=grain*3+wool+ore+grapes'), '0 keep grain; 0 keep grain; 0 keep grain; 0 option-a', after('hand0=grain*3')],
  [
    shrink('hand0=grain*3+wool+ore+grapes'),
    '0 option-b',
    [after('hand0=grain+grapes+ore+wool', 'shown=1'), tells({ e: 'discarded', cards: ['grain', 'grain'] }, 1)],
  ],
  [shrink('hand0=grain*4'), '0 keep grain; 0 keep grain; 0 keep grain; 0 keep grain', 'keeps-enough'],
  [
    shrink('hand0=grain*7 acropolis=0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 keep grain; 0 keep grain; 0 keep grain; 0 keep grain; 0 keep grain; 0 keep grain; 0 option-a',
    after('hand0=grain*6'),
  ],
  [shrink('hand0=grain*4+army*2+gift*3'), '0 option-a; 0 option-a', after('hand0=army*2+gift*3')],
  [shrink('hand0=grain*4+army'), '0 keep army', no('only-commodities', 'PA-15.4')],
]);

const poll = (rest: string): string => at('vote', `step=12 ${rest}`);
rule(['PA-16.1', 'PA-16.2', 'PA-16.3'], 'the vote', [
  [poll(''), '0 vote 0', 'not-yourself'],
  [poll(''), '0 vote 5', 'no-such-seat'],
  [poll(''), '0 vote 1; 1 vote 2; 2 vote 1', after('archon=1')],
  [poll(''), '0 vote 1; 1 vote 2; 2 vote 0', asks(-1, 'archon-tie')],
  [poll('votes=1,2,-1'), '2 vote 0; * draw-archon 2', after('archon=2')],
  [poll('philosophies=0,32,0'), '0 vote 1; 1 vote 2; 2 vote 0', after('archon=2')],
  [poll(''), '1 vote 0', no('not-your-turn', 'PA-16.1')],
]);
rule(['PA-17.1', 'PA-17.2', 'PA-17.3', 'PA-17.4', 'PA-4.1'], 'end of season and year', [
  [
    poll(
      'season=4 votes=1,2,-1 shown=1 harbor=14,13,-1,-1,-1,-1 harborSeen=7,3,0,0,0,0 harborUp=1 harborBag=1,1,1,1,1,1,1,1,1,1,1,1,4,2,4',
    ),
    '2 vote 1',
    [after('year=2', 'harbor=-1,13,-1,-1,-1,-1', 'harborSeen=0,3,0,0,0,0', '!shown=1'), tells({ e: 'year-ended', year: 1 })],
  ],
  [poll('season=2 votes=1,2,-1'), '2 vote 1', after('season=3')],
]);
const full =
  'villages=63,3,3 workshops=2,0,0 acropolis=1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0 wonderOwner=0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=3,3,0,0,0,0,0,0,0,0,0,0';
const both = (philosophies: string): string =>
  `villages=63,63,3 workshops=2,2,0 acropolis=1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0 wonderOwner=0,0,1,1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=3,3,3,3,0,0,0,0,0,0,0,0 philosophies=${philosophies}`;
const last = (rest: string): string => poll(`year=3 season=4 votes=1,2,-1 ${rest}`);
rule(['PA-18.1', 'PA-18.2', 'PA-18.3'], 'complete islands', [
  [poll(`year=2 season=4 votes=1,2,-1 ${full}`), '2 vote 1', over('complete', 1, 2, 2)],
  [poll(`season=2 votes=1,2,-1 ${both('3,7,0')}`), '2 vote 1', over('tie-break', 2, 1, 3)],
  [poll(`season=2 votes=1,2,-1 villages=63,3,3`), '2 vote 1', after('season=3')],
]);
const TIES: readonly (readonly [string, string])[] = [
  ['1 complete wonders', 'villages=3,7,3 wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=3,0,0,0,0,0,0,0,0,0,0,0'],
  ['2 partial wonders', 'villages=7,7,3 wonderOwner=0,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=2,1,0,0,0,0,0,0,0,0,0,0'],
  ['3 plans', 'villages=7,7,3 wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=1,0,0,0,0,0,0,0,0,0,0,0'],
  ['4 acropolis', 'villages=3,7,3 acropolis=1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'],
  ['5 workshops', 'villages=7,15,3 workshops=1,0,0'],
  ['6 philosophies', 'villages=7,7,3 philosophies=1,0,0'],
  ['7 fleets', 'villages=7,7,3 fleets=2,1,1'],
  ['8 Aegis cards', 'villages=7,7,3 cargo0A=gift'],
  ['9 gold', 'villages=7,7,3 hand0=gold'],
  ['10 rares', 'villages=7,7,3 hand0=papyrus hand1=wool*3'],
  ['11 basics', 'villages=7,7,3 hand0=wool*2 hand1=wool'],
];
rule(['PA-18.4', 'PA-18.5', 'PA-18.6'], 'the end of year 3 and the eleven tie-breakers', [
  [last('villages=7,3,3'), '2 vote 1', over('structures', 1, 2, 2)],
  ...TIES.map(([, position]) => [last(position), '2 vote 1', over('tie-break', 1, 2, 3)] as const),
]);
rule(['PA-18.5', 'PA-20.1'], 'hands that are compared are shown, others are not', [
  [last('villages=7,7,3 hand0=gold'), '2 vote 1', after('shown=3')],
  [last('villages=7,7,3 fleets=2,1,1 hand0=gold'), '2 vote 1', after('!shown=3')],
]);
rule('PA-18.7', 'still tied, the new Archon picks', [
  [last('villages=7,7,3'), '2 vote 1', asks(1, 'tie-pick')],
  [last('villages=7,7,3'), '2 vote 1; 1 pick-winner 2', 'not-tied'],
  [last('villages=7,7,3'), '2 vote 1; 1 pick-winner 0', over('archon', 1, 2, 3)],
]);
rule(['PA-21.4', 'PA-21.1', 'PA-21.2'], 'a seat without a choice is not asked', [
  [build('hand0=wool'), '0 done', asks(0, 'vote')],
  [build('hand0=wool*4'), '0 done', asks(0, 'discard')],
  [build('hand0=wool*4'), '', opens('0 done', '0 set-order-wish late')],
  [build('hand0=wool*4'), '1 done', no('not-your-turn', 'PA-12.1')],
]);
