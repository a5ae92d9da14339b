/** Phases 6 and 7, harbors, trade abroad and the way home: tables titled with their rule ids, the test vectors (TV) among them. */
import { after, asks, no, tells } from '@stoa/engine/testing';
import { at, BLOCKADE, DUTIES, harbor, MUCH_OLIVES, OPEN, rule, SHORT_OLIVES, sea } from './tools.ts';

const visit = (rest: string): string =>
  at(
    'harbor-vote',
    `step=7 asked=3 done=4 at=0,-1,-1,0,-1,-1,-1,-1,-1 sailed=9 cargo0A=wool cargo1A=ore harbor=14,-1,-1,-1,-1,-1 harborSeen=3,0,0,0,0,0 harborBag=1,1,1,1,1,1,1,1,1,1,1,1,4,3,4 ${rest}`,
  );
rule(['PA-10.1', 'PA-10.2', 'PA-10.3', 'PA-10.4', 'PA-10.5', 'PA-2.8', 'PA-20.2'], 'looking and voting', [
  [visit(''), '0 pass-harbor athens; 1 pass-harbor athens', [tells({ e: 'harbor-closed', land: 'athens' }), after('hand0=wool')]],
  [visit(''), '0 reveal athens; 1 pass-harbor athens', [after('harborUp=1'), asks([0, 1], 'fleet-trade')]],
  [visit(''), '0 reveal athens; 0 reveal athens', no('not-your-turn', 'PA-10.2')],
  [visit(''), '0 reveal sparta', 'not-there'],
  [
    sea(
      'at=0,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 draws=0 cargo0A=wool harbor=14,-1,-1,-1,-1,-1 harborUp=1 harborSeen=7,0,0,0,0,0 harborBag=1,1,1,1,1,1,1,1,1,1,1,1,4,3,4',
    ),
    '* draw-hazard safe_journey',
    asks(0, 'fleet-trade'),
  ],
]);

rule(['PA-10.9', 'PA-10.10', 'PA-10.11', 'PA-10.12', 'PA-10.16'], 'exchanges by the tables', [
  [harbor(1, OPEN, 'wool*4'), '0 exchange A N2; 0 pay wool; 0 pay wool; 0 pay wool; 0 pay wool; 0 confirm', after('cargo0A=gold')],
  [harbor(1, OPEN, 'wool*3+ore'), '0 exchange A N2; 0 pay wool; 0 pay wool; 0 pay wool; 0 pay ore; 0 confirm', after('cargo0A=gold')],
  [harbor(1, OPEN, 'wool*2'), '0 exchange A N1; 0 pay wool; 0 pay wool; 0 take grain; 0 confirm', after('cargo0A=grain')],
  [harbor(5, OPEN, 'wool'), '0 exchange A F1; 0 pay wool; 0 take olives; 0 confirm', after('cargo0A=olives')],
  [harbor(1, OPEN, 'wool*3'), '0 exchange A N2', 'cannot-pay'],
  [harbor(1, OPEN, 'wool*3'), '0 exchange A F1', 'not-this-row'],
  [harbor(1, OPEN, 'wool*2'), '0 exchange A N1; 0 take grain', 'not-fitting'],
]);
rule(['PA-10.7', 'PA-10.14', 'PA-10.15', 'PA-10.22'], 'duties, and papyrus from Egypt', [
  [
    harbor(3, DUTIES, 'ore+pottery+wool*2'),
    '0 pay-duty A ore; 0 exchange A F6; 0 pay pottery; 0 confirm; 0 exchange A F2; 0 pay wool; 0 pay wool; 0 confirm; 0 buy A',
    after('cargo0A=papyrus'),
  ],
  [harbor(3, DUTIES, 'ore+pottery'), '0 exchange A F6', 'duty-first'],
  [harbor(3, DUTIES, 'ore+pottery'), '0 pay-duty A wool', 'not-held'],
  [harbor(3, DUTIES, 'ore+pottery'), '0 refuse-duty A; 0 exchange A F6', no('may-not-trade', 'PA-10.6')],
  [harbor(3, OPEN, 'ore+pottery'), '0 pay-duty A ore', 'no-duty'],
  [harbor(3, OPEN, 'gold', 'fleets=2,1,1 cargo0B=gold at=3,3,-1,-1,-1,-1,-1,-1,-1 sailed=3'), '0 buy A', no('cannot-pay', 'PA-10.9')],
]);
rule(['PA-10.13', 'PA-10.17', 'PA-1.2'], 'no papyrus from a row, no Aegis card sold', [
  [harbor(4, OPEN, 'wool*2'), '0 exchange A F3; 0 pay wool; 0 pay wool; 0 take papyrus', no('nothing-sold', 'PA-10.13')],
  [harbor(4, OPEN, 'gold*2'), '0 buy A', after('cargo0A=warship')],
  [harbor(1, OPEN, 'gold*2'), '0 buy A', no('nothing-sold', 'PA-10.14')],
  [harbor(5, OPEN, 'army'), '0 exchange A F1', no('cannot-pay', 'PA-10.9')],
]);
rule(['PA-10.18', 'PA-10.19', 'PA-10.20', 'PA-10.21'], 'surplus and shortage', [
  [harbor(5, MUCH_OLIVES, 'olives*2+wool'), '0 exchange A F2', 'own-rates-only'],
  [harbor(5, MUCH_OLIVES, 'olives*2+wool'), '0 exchange A buy; 0 pay wool; 0 confirm', after('cargo0A=olives*4')],
  [harbor(5, MUCH_OLIVES, 'olives*4'), '0 exchange A sell; 0 take ore; 0 confirm', after('cargo0A=ore')],
  [harbor(5, MUCH_OLIVES, 'olives*4'), '0 exchange A sell; 0 take olives', no('own-rates-only', 'PA-10.18')],
  [harbor(5, MUCH_OLIVES, 'gold'), '0 exchange A F7; 0 take olives', no('own-rates-only', 'PA-10.18')],
  [harbor(5, MUCH_OLIVES, 'olives+wool'), '0 exchange A F1; 0 pay olives', no('own-rates-only', 'PA-10.18')],
  [harbor(5, MUCH_OLIVES, 'ore+wool'), '0 exchange A F1; 0 pay timber', no('not-held', 'PA-10.9')],
  [harbor(5, MUCH_OLIVES, 'ore+wool'), '0 exchange A F1; 0 take ore', no('not-fitting', 'PA-10.9'), { note: 'nothing is paid yet' }],
  [harbor(5, SHORT_OLIVES, 'olives*2'), '0 exchange A sell; 0 exchange A sell', after('cargo0A=gold*2')],
  [harbor(5, SHORT_OLIVES, 'wool*2'), '0 exchange A F2; 0 pay wool; 0 pay wool; 0 confirm; 0 exchange A buy', after('cargo0A=olives')],
  [harbor(5, SHORT_OLIVES, 'wool'), '0 exchange A F1; 0 pay wool; 0 take olives', no('own-rates-only', 'PA-10.18')],
]);
rule(['PA-10.6', 'PA-10.8', 'PA-14.1', 'PA-14.2'], 'plans at Athens', [
  [harbor(0, OPEN, 'wool'), '0 take-plan A; * draw-plan colossus', after('wonderOwner=-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1')],
  [harbor(0, DUTIES, 'wool'), '0 take-plan A', no('duty-first', 'PA-10.7')],
  [harbor(0, DUTIES, 'wool'), '0 pay-duty A wool; 0 take-plan A', asks(-1, 'plan-draw')],
  [harbor(0, BLOCKADE, 'wool'), '0 take-plan A', 'may-not-trade'],
  [
    harbor(0, OPEN, 'gold', 'wonderOwner=0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=1,1,0,0,0,0,0,0,0,0,0,0'),
    '0 take-plan A',
    'two-plans',
  ],
  [
    harbor(0, OPEN, 'wool', 'wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=1,0,0,0,0,0,0,0,0,0,0,0'),
    '0 take-plan A',
    no('cannot-pay', 'PA-10.9'),
  ],
  [
    harbor(0, OPEN, 'gold', 'wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=1,0,0,0,0,0,0,0,0,0,0,0'),
    '0 take-plan A',
    [asks(-1, 'plan-draw'), after('!cargo0A=gold')],
  ],
]);
rule('PA-19.1', 'the Delian League opens Athens in year 1', [
  [
    '3 delianLeague islands=chios,crete,rhodes room=season/hazard-draw step=6 at=0,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool',
    '* draw-hazard safe_journey',
    asks(0, 'fleet-trade'),
  ],
  [
    '3 delianLeague islands=chios,crete,rhodes room=season/hazard-draw step=6 year=2 at=0,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool',
    '* draw-hazard safe_journey',
    asks(-1, 'harbor-draw'),
  ],
]);

const home = (rest: string): string => at('return', `step=9 asked=1 done=6 ${rest}`);
rule(['PA-11.1', 'PA-11.2', 'PA-11.3', 'PA-11.4'], 'coming home', [
  [
    home(`at=3,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool*8 load=0,0,0,0,0,8,0,0,0,0,0,0,0,0${',0'.repeat(112)}`),
    '0 discard-cargo A wool; 0 confirm',
    'over-limit',
  ],
  [
    home(`at=3,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool*8 load=0,0,0,0,0,8,0,0,0,0,0,0,0,0${',0'.repeat(112)}`),
    '0 discard-cargo A wool; 0 discard-cargo A wool; 0 confirm',
    after('hand0=wool*6'),
  ],
  [
    home(`at=3,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool*8 load=0,0,0,0,0,8,0,0,0,0,0,0,0,0${',0'.repeat(112)}`),
    '0 discard-cargo A wool; 0 discard-cargo A wool; 0 discard-cargo A wool',
    'within-limit',
  ],
  [
    home(
      'fleets=2,1,1 at=3,3,-1,-1,-1,-1,-1,-1,-1 sailed=3 cargo0A=wool*8 cargo0B=ore*3 load=0,0,0,0,0,8,0,0,0,0,0,0,0,0,0,0,0,3' +
        ',0'.repeat(108),
    ),
    '0 transfer A B wool; 0 transfer A B wool; 0 confirm',
    after('hand0=ore*3+wool*8'),
  ],
  [
    home(
      'fleets=2,1,1 at=3,4,-1,-1,-1,-1,-1,-1,-1 sailed=3 cargo0A=wool*8 cargo0B=ore*3 load=0,0,0,0,0,8,0,0,0,0,0,0,0,0,0,0,0,3' +
        ',0'.repeat(108),
    ),
    '0 transfer A B wool',
    'other-harbor',
  ],
  [
    home(`at=3,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool+gift load=0,0,0,0,0,1,0,0,0,0,0,0,0,1${',0'.repeat(112)}`),
    '0 keep-aboard A wool',
    'only-aegis-stays',
  ],
  [
    home(`at=3,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool+gift load=0,0,0,0,0,1,0,0,0,0,0,0,0,1${',0'.repeat(112)}`),
    '0 keep-aboard A gift; 0 confirm',
    after('hand0=wool', 'cargo0A=gift'),
  ],
]);
