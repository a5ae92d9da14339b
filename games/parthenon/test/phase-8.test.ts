/** Phase 8, construction, philosophies and wonders: tables titled with their rule ids, the test vectors (TV) among them. */
import { after, asks, no, tells } from '@stoa/engine/testing';
import { at, build, harbor, OPEN, rule } from './tools.ts';

rule(['PA-12.1', 'PA-12.2', 'PA-12.3', 'PA-12.4', 'PA-1.1', 'PA-1.3', 'PA-1.5', 'PA-21.5', 'PA-22.4', 'PA-22.5'], 'building and paying', [
  [build('hand0=grain+grapes+olives+ore+timber+wool'), '0 build workshop', after('workshops=1,0,0', '!hand0=wool')],
  [build('hand0=grain+grapes+olives+ore+timber*2'), '0 build workshop', 'cannot-pay'],
  [build('hand0=grapes+wool'), '0 build village-3', after('villages=7,3,3')],
  [build('hand0=grapes+wool'), '0 build village-1', 'built-already'],
  [build('hand0=wool+ore'), '0 build village-5; 0 pay wool; 0 pay ore; 0 confirm', after('villages=19,3,3')],
  [build('hand0=wool+ore'), '0 build village-5; 0 confirm', 'incomplete'],
  [build('hand0=wool*2+ore'), '0 build village-5; 0 pay wool; 0 pay wool', 'not-fitting'],
  [build('hand0=wool+ore'), '0 build village-5; 0 pay timber', no('not-held', 'PA-12.2')],
  [
    build('hand0=wool+ore+gold'),
    '0 build village-5; 0 sail A italy',
    no('not-now', 'PA-12.1'),
    { note: 'also when nothing is being paid' },
  ],
  [build('hand0=wool+ore+gold'), '0 build village-5; 0 buy-fleet', 'finish-first'],
  [build('hand0=wool'), '0 pay wool', 'nothing-begun'],
  [build('hand0=grapes+wool added=1'), '0 build village-3', 'cannot-pay', { note: 'Unskilled Labor' }],
  [build('hand0=grapes+wool+ore added=1'), '0 build village-3; 0 pay grapes; 0 pay wool; 0 pay ore; 0 confirm', after('villages=7,3,3')],
  [build('hand0=ore+grain+pottery added=1'), '0 build fortress; 0 pay ore; 0 pay grain; 0 pay pottery; 0 confirm', after('!hand0=pottery')],
]);
rule(['PA-12.5', 'PA-12.6', 'PA-1.9'], 'alternatives and the full acropolis', [
  [
    build('hand0=olives+grapes+pottery acropolis=0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 build shrine; 0 pay olives; 0 pay grapes; 0 pay pottery; 0 confirm',
    after('acropolis=0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
  ],
  [build('hand0=grain+ore+timber acropolis=0,2,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 build marketplace', 'one-alternative'],
  [build('hand0=gold+tools acropolis=1,2,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 build treasury', 'acropolis-full'],
  [build('hand0=ore+grain+pottery acropolis=1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 build fortress', 'built-already'],
]);
rule(['PA-22.10', 'PA-13.1', 'PA-5.10'], 'an Academy built while the acropolis is shut brings its philosophy; adopting waits', [
  [
    build('hand0=papyrus+gold*3 acropolisShut=1 philosophies=0,1,0'),
    '0 build academy; 0 choose-philosophy atomism; 0 adopt cynicism',
    no('acropolis-shut', 'PA-5.10'),
  ],
  [build('hand0=papyrus acropolisShut=1'), '0 build academy; 0 choose-philosophy atomism', after('philosophies=16,0,0')],
  [
    build('hand0=gold acropolisShut=1 freeAdoptions=1,0,0 philosophies=0,1,0'),
    '0 adopt cynicism',
    after('philosophies=1,1,0', 'hand0=gold'),
  ],
]);
rule(['PA-12.7', 'PA-12.8', 'PA-12.10'], 'using structures, buying fleets', [
  [
    build('hand0=grain*3 acropolis=0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 use marketplace; 0 pay grain; 0 pay grain; 0 pay grain; 0 confirm; 0 buy-fleet',
    after('fleets=2,1,1'),
  ],
  [build('hand0=grapes*3 acropolis=0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 use marketplace', 'cannot-pay'],
  [
    build('hand0=grain*3 acropolis=0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0 uses=0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 use marketplace',
    'used-this-season',
  ],
  [
    build('hand0=pottery*2 acropolis=0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 use shrine; 0 pay pottery; 0 confirm; 0 use shrine; 0 pay pottery; 0 confirm',
    after('hand0=gift*2'),
  ],
  [
    build('hand0=pottery*2 acropolis=0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 use shrine; 0 pay pottery; 0 confirm; 0 use shrine',
    'used-this-season',
  ],
  [build('hand0=pottery acropolis=0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 acropolisShut=1'), '0 use shrine', no('acropolis-shut', 'PA-5.10')],
  [build('hand0=gold*2 fleets=2,1,1'), '0 buy-fleet', after('fleets=3,1,1')],
  [build('hand0=gold*2 fleets=3,1,1'), '0 buy-fleet', 'all-fleets'],
  [build('hand0=gold fleets=2,1,1'), '0 buy-fleet', 'cannot-pay'],
  [build('hand0=pottery'), '0 use shrine', 'nothing-to-use'],
]);
const academy = 'acropolis=0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0';
rule(['PA-13.1', 'PA-13.2', 'PA-13.3', 'PA-13.4', 'PA-13.5', 'PA-13.6'], 'philosophies', [
  [build('hand0=papyrus'), '0 build academy; 0 choose-philosophy sophism', after('philosophies=32,0,0')],
  [build('hand0=papyrus philosophies=0,32,0'), '0 build academy; 0 choose-philosophy sophism', 'in-play-already'],
  [build('hand0=papyrus'), '0 build academy; 0 done', 'choose-first'],
  [
    build(`hand0=gold*3 ${academy} philosophies=1,6,0`),
    '0 adopt epicureanism; 0 adopt stoicism',
    after('philosophies=7,6,0', '!hand0=gold'),
  ],
  [build(`hand0=gold ${academy} philosophies=3,4,0`), '0 adopt stoicism', 'cannot-pay'],
  [build(`hand0=gold ${academy} philosophies=1,4,0`), '0 adopt sophism', 'not-in-play'],
  [build(`hand0=gold ${academy} philosophies=1,4,0`), '0 adopt cynicism', 'owned-already'],
  [build('hand0=gold philosophies=0,4,0'), '0 adopt stoicism', 'no-academy'],
  [build(`hand0=gold ${academy} philosophies=1,4,0`), '0 choose-philosophy sophism', 'nothing-to-choose'],
  [
    '6 islands=chios,crete,rhodes,naxos,scyros,lemnos room=season/build step=10 asked=63 done=62 hand0=gold philosophies=2,1,1,1,1,0 acropolis=0,0,0,0,1,0' +
      ',0'.repeat(30),
    '0 adopt cynicism',
    'no-copy-left',
  ],
]);
rule(['PA-4.7', 'PA-4.6', 'PA-4.2'], 'two islands ask for the same new philosophy', [
  [at('build', 'step=10 asked=7 done=4 freePicks=1,1,0'), '0 choose-philosophy sophism; 1 choose-philosophy sophism', asks(0, 'dispute')],
  [
    at('build', 'step=10 asked=7 done=4 freePicks=1,1,0'),
    '0 choose-philosophy sophism; 1 choose-philosophy sophism; 0 place-next 2',
    'placed-already',
  ],
  [
    at('build', 'step=10 asked=7 done=4 freePicks=1,1,0'),
    '0 choose-philosophy sophism; 1 choose-philosophy sophism; 0 place-next 1',
    [after('philosophies=0,32,0'), tells({ e: 'philosophy-missed', seat: 0 })],
  ],
  [
    at('build', 'step=10 asked=7 done=4 freePicks=1,1,0'),
    '0 choose-philosophy sophism; 1 choose-philosophy atomism',
    after('philosophies=32,16,0'),
  ],
]);
const owns = (wonder: number, stage: number): string => {
  const [owner, stages] = [new Array<number>(12).fill(-1), new Array<number>(12).fill(0)];
  owner[wonder] = 0;
  stages[wonder] = stage;
  return `wonderOwner=${owner.join(',')} wonderStage=${stages.join(',')}`;
};
rule(['PA-14.3', 'PA-14.4', 'PA-14.5', 'PA-14.6'], 'wonders in stages', [
  [
    build(`hand0=ore*3+timber+tools ${owns(1, 1)}`),
    '0 pay-wonder colossus none; 0 pay-wonder colossus none',
    after('wonderStage=0,3,0,0,0,0,0,0,0,0,0,0'),
  ],
  [build(`hand0=gold ${owns(2, 2)}`), '0 pay-wonder lighthouse none', 'pay-elsewhere'],
  [harbor(3, OPEN, 'gold', owns(2, 2)), '0 pay-wonder lighthouse A', after('wonderStage=0,0,3,0,0,0,0,0,0,0,0,0')],
  [harbor(4, OPEN, 'gold', owns(2, 2)), '0 pay-wonder lighthouse A', 'pay-elsewhere'],
  [harbor(3, OPEN, 'timber', owns(2, 2)), '0 pay-wonder lighthouse A', 'cannot-pay'],
  [build('hand0=ore*3'), '0 pay-wonder colossus none', 'not-your-wonder'],
  [build(`hand0=ore ${owns(1, 1)}`), '0 pay-wonder colossus none', 'cannot-pay'],
  [build(`hand0=ore ${owns(1, 3)}`), '0 pay-wonder colossus none', 'wonder-complete'],
]);
