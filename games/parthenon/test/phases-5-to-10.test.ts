/** Phases 5 to 10, wonders, victory and variants: tables titled with their rule ids, the test vectors (TV) among them. */
import { after, asks, choices, no, opens, over, tells } from '@stoa/engine/testing';
import { abroad, at, build, rule, voyage } from './tools.ts';

/** Hazards to come: fleets 0A, 1A, 2A at sea in one region; the card is drawn by the first step. */
const sea = (rest: string): string => at('hazard-draw', `step=6 ${rest}`);
const NEAR = 'at=1,-1,-1,1,-1,-1,1,-1,-1 sailed=73';
const GIFT_AT_HOME = 'fleets=2,1,1 cargo0B=gift';
const FAR = 'at=3,-1,-1,3,-1,-1,-1,-1,-1 sailed=9 region=1 draws=0';

rule(['PA-9.7', 'PA-9.8', 'PA-9.14', 'PA-9.5', 'PA-1.4'], 'TV-24, TV-29: a Warship wards, but its fleet counts', [
  [
    sea(`${FAR} cargo0A=pottery+spices cargo1A=pottery+spices+tools+warship`),
    '* draw-hazard pirates_treasure',
    [
      after('cargo0A=pottery+spices', 'cargo1A=pottery+spices+tools+warship'),
      tells({ e: 'fleet-warded', seat: 1, by: 'warship' }),
      tells({ e: 'declared', what: 'rare' }, 2),
    ],
  ],
  [sea(`${FAR} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_gold', after('cargo0A=pottery+spices', 'cargo1A=wool')],
  // A Gift aboard another fleet: the owner is asked, so that nobody learns where it is. None aboard at all, as the table knows: no question.
  [sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_treasure', asks(0, 'hazard-respond')],
  [sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_treasure; 0 use-gift A', 'no-gift'],
  [sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_treasure; 0 use-gift B', 'not-hit'],
  [sea(`${FAR} cargo0A=pottery+gift*2 cargo1A=wool`), '* draw-hazard pirates_treasure; 0 use-gift A; 0 use-gift A', 'answered-already'],
  [
    sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`),
    '* draw-hazard pirates_treasure; 0 accept-hazard',
    after('!cargo0A=pottery+spices', 'cargo1A=wool'),
  ],
  [
    sea(`${FAR} cargo0A=pottery+spices cargo1A=wool`),
    '* draw-hazard pirates_treasure',
    [after('!cargo0A=pottery+spices', 'cargo1A=wool'), tells({ e: 'fleet-hit', seat: 0 })],
  ],
]);
rule(['PA-9.6', 'PA-9.13', 'PA-9.12', 'PA-9.11'], 'TV-25, TV-30: a Gift replaces the card; cargo or commodities', [
  [
    sea(`${NEAR} cargo0A=grain*6 cargo1A=wool*6 cargo2A=ore*3+gift draws=0`),
    '* draw-hazard storm_heavy_seas; 2 use-gift A; 2 accept-hazard; * lose-card grain; * lose-card wool; * draw-hazard storm_wreck',
    after('!cargo2A=ore*3+gift', 'room=season/harbor-vote/harbor-draw', 'cargo0A=grain*5', 'cargo1A=wool*5', 'cargo2A=ore*3'),
  ],
  [sea(`${FAR} cargo0A=wool*3+army cargo1A=ore`), '* draw-hazard storm_gale', choices({ do: 'lose-card' }, 'card', 'wool', 'army')],
  [sea(`${FAR} cargo0A=wool*2+army cargo1A=ore*2`), '* draw-hazard storm_heavy_seas; * lose-card army', 'impossible'],
  [sea(`${FAR} cargo0A=wool+ore cargo1A=ore+wool`), '* draw-hazard raiders_landing; 0 pick-loss gold', 'not-fitting'],
  [
    sea(`${FAR} cargo0A=wool+ore cargo1A=ore+wool`),
    '* draw-hazard raiders_landing; 0 pick-loss ore; 1 pick-loss ore',
    after('cargo0A=wool', 'cargo1A=wool'),
  ],
]);
rule(['PA-9.1', 'PA-9.2', 'PA-9.3', 'PA-9.4'], 'TV-26, TV-27, TV-32: which cards are drawn for whom', [
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 confirm', [asks(-1, 'hazard-draw'), after('region=1', 'draws=1')]],
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 confirm; * draw-hazard safe_journey', asks(-1, 'hazard-draw')],
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 confirm; * draw-hazard nothing', 'impossible'],
  [
    sea('at=1,-1,-1,5,-1,-1,-1,-1,-1 sailed=9 draws=0 cargo0A=wool cargo1A=ore*5'),
    '* draw-hazard storm_turn_back',
    after('!at=1,-1,-1,5,-1,-1,-1,-1,-1', 'cargo1A=ore*5'),
  ],
]);
rule(['PA-9.9', 'PA-9.10', 'PA-22.10'], 'TV-28, TV-31: turned back, or sent elsewhere', [
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore*5`), '* draw-hazard storm_turn_back', after('hand0=wool*5', 'hand1=ore*5')],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore`), '* draw-hazard storm_off_course; 0 divert egypt', no('same-land', 'PA-22.10')],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore`), '* draw-hazard storm_off_course; 0 divert athens', no('other-region', 'PA-22.10')],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore`), '* draw-hazard storm_off_course; 0 divert italy', after('at=5,-1,-1,3,-1,-1,-1,-1,-1')],
]);
rule('PA-22.8', 'the Archon names the fleet', [
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore*4`), '* draw-hazard pirates_ambush', choices({ do: 'pick-fleet' }, 'seat', 0, 1)],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore*4`), '* draw-hazard pirates_ambush; 0 pick-fleet 2 A', 'not-fitting-fleet'],
]);

const visit = (rest: string): string =>
  at(
    'harbor-vote',
    `step=7 asked=3 done=4 at=0,-1,-1,0,-1,-1,-1,-1,-1 sailed=9 cargo0A=wool cargo1A=ore harbor=14,-1,-1,-1,-1,-1 harborSeen=3,0,0,0,0,0 harborBag=1,1,1,1,1,1,1,1,1,1,1,1,4,3,4 ${rest}`,
  );
rule(['PA-10.1', 'PA-10.2', 'PA-10.3', 'PA-10.4', 'PA-10.5', 'PA-2.8', 'PA-20.2'], 'TV-33 to TV-35: looking and voting', [
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

/** Fleet A of seat 0 at a land (athens 0, sparta 1, egypt 3, carthage 4, italy 5) under a harbor card (by number). */
const harbor = (land: number, card: number, cargo: string, rest = ''): string => {
  const cards = [-1, -1, -1, -1, -1, -1];
  cards[land] = card;
  const bag = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 5];
  bag[card] = (bag[card] as number) - 1;
  return abroad(
    `at=${land},-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 harbor=${cards.join(',')} harborUp=${1 << land} harborBag=${bag.join(',')} ${cargo === '' ? '' : `cargo0A=${cargo}`} ${rest}`,
  );
};
const [SHORT_OLIVES, MUCH_OLIVES, DUTIES, BLOCKADE, OPEN] = [2, 8, 12, 13, 14];
rule(['PA-10.9', 'PA-10.10', 'PA-10.11', 'PA-10.12', 'PA-10.16'], 'TV-39, TV-40: exchanges by the tables', [
  [harbor(1, OPEN, 'wool*4'), '0 exchange A N2; 0 pay wool; 0 pay wool; 0 pay wool; 0 pay wool; 0 confirm', after('cargo0A=gold')],
  [harbor(1, OPEN, 'wool*3+ore'), '0 exchange A N2; 0 pay wool; 0 pay wool; 0 pay wool; 0 pay ore; 0 confirm', after('cargo0A=gold')],
  [harbor(1, OPEN, 'wool*2'), '0 exchange A N1; 0 pay wool; 0 pay wool; 0 take grain; 0 confirm', after('cargo0A=grain')],
  [harbor(5, OPEN, 'wool'), '0 exchange A F1; 0 pay wool; 0 take olives; 0 confirm', after('cargo0A=olives')],
  [harbor(1, OPEN, 'wool*3'), '0 exchange A N2', 'cannot-pay'],
  [harbor(1, OPEN, 'wool*3'), '0 exchange A F1', 'not-this-row'],
  [harbor(1, OPEN, 'wool*2'), '0 exchange A N1; 0 take grain', 'not-fitting'],
]);
rule(['PA-10.7', 'PA-10.14', 'PA-10.15', 'PA-10.22'], 'TV-41, TV-48: duties, and papyrus from Egypt', [
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
rule(['PA-10.13', 'PA-10.17', 'PA-1.2'], 'TV-47: no papyrus from a row, no Aegis card sold', [
  [harbor(4, OPEN, 'wool*2'), '0 exchange A F3; 0 pay wool; 0 pay wool; 0 take papyrus', no('not-fitting', 'PA-10.9')],
  [harbor(4, OPEN, 'gold*2'), '0 buy A', after('cargo0A=warship')],
  [harbor(1, OPEN, 'gold*2'), '0 buy A', no('nothing-sold', 'PA-10.14')],
  [harbor(5, OPEN, 'army'), '0 exchange A F1', no('cannot-pay', 'PA-10.9')],
]);
rule(['PA-10.18', 'PA-10.19', 'PA-10.20', 'PA-10.21'], 'TV-42 to TV-46: surplus and shortage', [
  [harbor(5, MUCH_OLIVES, 'olives*2+wool'), '0 exchange A F2', 'own-rates-only'],
  [harbor(5, MUCH_OLIVES, 'olives*2+wool'), '0 exchange A buy; 0 pay wool; 0 confirm', after('cargo0A=olives*4')],
  [harbor(5, MUCH_OLIVES, 'olives*4'), '0 exchange A sell; 0 take ore; 0 confirm', after('cargo0A=ore')],
  [harbor(5, MUCH_OLIVES, 'olives*4'), '0 exchange A sell; 0 take olives', no('not-fitting', 'PA-10.9')],
  [harbor(5, MUCH_OLIVES, 'gold'), '0 exchange A F7; 0 take olives', no('not-fitting', 'PA-10.9')],
  [harbor(5, SHORT_OLIVES, 'olives*2'), '0 exchange A sell; 0 exchange A sell', after('cargo0A=gold*2')],
  [harbor(5, SHORT_OLIVES, 'wool*2'), '0 exchange A F2; 0 pay wool; 0 pay wool; 0 confirm; 0 exchange A buy', after('cargo0A=olives')],
  [harbor(5, SHORT_OLIVES, 'wool'), '0 exchange A F1; 0 pay wool; 0 take olives', no('not-fitting', 'PA-10.9')],
]);
rule(['PA-10.6', 'PA-10.8', 'PA-14.1', 'PA-14.2'], 'TV-37, TV-38, TV-61: plans at Athens', [
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
rule('PA-19.1', 'TV-75: the Delian League opens Athens in year 1', [
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
rule(['PA-11.1', 'PA-11.2', 'PA-11.3', 'PA-11.4'], 'TV-49 to TV-51: coming home', [
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

rule(
  ['PA-12.1', 'PA-12.2', 'PA-12.3', 'PA-12.4', 'PA-1.1', 'PA-1.3', 'PA-1.5', 'PA-21.5', 'PA-22.4', 'PA-22.5'],
  'TV-55, TV-63: building and paying',
  [
    [build('hand0=grain+grapes+olives+ore+timber+wool'), '0 build workshop', after('workshops=1,0,0', '!hand0=wool')],
    [build('hand0=grain+grapes+olives+ore+timber*2'), '0 build workshop', 'cannot-pay'],
    [build('hand0=grapes+wool'), '0 build village-3', after('villages=7,3,3')],
    [build('hand0=grapes+wool'), '0 build village-1', 'built-already'],
    [build('hand0=wool+ore'), '0 build village-5; 0 pay wool; 0 pay ore; 0 confirm', after('villages=19,3,3')],
    [build('hand0=wool+ore'), '0 build village-5; 0 confirm', 'incomplete'],
    [build('hand0=wool*2+ore'), '0 build village-5; 0 pay wool; 0 pay wool', 'not-fitting'],
    [build('hand0=wool+ore+gold'), '0 build village-5; 0 buy-fleet', 'finish-first'],
    [build('hand0=wool'), '0 pay wool', 'nothing-begun'],
    [build('hand0=grapes+wool added=1'), '0 build village-3', 'cannot-pay', { note: 'Unskilled Labor' }],
    [build('hand0=grapes+wool+ore added=1'), '0 build village-3; 0 pay grapes; 0 pay wool; 0 pay ore; 0 confirm', after('villages=7,3,3')],
    [
      build('hand0=ore+grain+pottery added=1'),
      '0 build fortress; 0 pay ore; 0 pay grain; 0 pay pottery; 0 confirm',
      after('!hand0=pottery'),
    ],
  ],
);
rule(['PA-12.5', 'PA-12.6', 'PA-1.9'], 'TV-56: alternatives and the full acropolis', [
  [
    build('hand0=olives+grapes+pottery acropolis=0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
    '0 build shrine; 0 pay olives; 0 pay grapes; 0 pay pottery; 0 confirm',
    after('acropolis=0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'),
  ],
  [build('hand0=grain+ore+timber acropolis=0,2,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 build marketplace', 'one-alternative'],
  [build('hand0=gold+tools acropolis=1,2,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 build treasury', 'acropolis-full'],
  [build('hand0=ore+grain+pottery acropolis=1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'), '0 build fortress', 'built-already'],
]);
rule(['PA-12.7', 'PA-12.8', 'PA-12.10'], 'TV-52 to TV-54, TV-57: using structures, buying fleets', [
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
rule(['PA-13.1', 'PA-13.2', 'PA-13.3', 'PA-13.4', 'PA-13.5', 'PA-13.6'], 'TV-58: philosophies', [
  [
    build('hand0=papyrus+tools'),
    '0 build academy; 0 pay papyrus; 0 pay tools; 0 confirm; 0 choose-philosophy sophism',
    after('philosophies=32,0,0'),
  ],
  [
    build('hand0=papyrus+tools philosophies=0,32,0'),
    '0 build academy; 0 pay papyrus; 0 pay tools; 0 confirm; 0 choose-philosophy sophism',
    'in-play-already',
  ],
  [build('hand0=papyrus+tools'), '0 build academy; 0 pay papyrus; 0 pay tools; 0 confirm; 0 done', 'choose-first'],
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
rule(['PA-14.3', 'PA-14.4', 'PA-14.5', 'PA-14.6'], 'TV-59, TV-60: wonders in stages', [
  [
    build(`hand0=ore*3+timber+tools ${owns(1, 1)}`),
    '0 pay-wonder colossus none; 0 pay-wonder colossus none',
    after('wonderStage=0,3,0,0,0,0,0,0,0,0,0,0'),
  ],
  [build(`hand0=gold+timber ${owns(2, 2)}`), '0 pay-wonder lighthouse none', 'pay-elsewhere'],
  [harbor(3, OPEN, 'gold+timber', owns(2, 2)), '0 pay-wonder lighthouse A', after('wonderStage=0,0,3,0,0,0,0,0,0,0,0,0')],
  [harbor(4, OPEN, 'gold+timber', owns(2, 2)), '0 pay-wonder lighthouse A', 'pay-elsewhere'],
  [harbor(3, OPEN, 'timber', owns(2, 2)), '0 pay-wonder lighthouse A', 'cannot-pay'],
  [build('hand0=ore*3'), '0 pay-wonder colossus none', 'not-your-wonder'],
  [build(`hand0=ore ${owns(1, 1)}`), '0 pay-wonder colossus none', 'cannot-pay'],
  [build(`hand0=ore ${owns(1, 3)}`), '0 pay-wonder colossus none', 'wonder-complete'],
]);

const shrink = (rest: string): string => at('discard', `step=11 asked=1 done=6 ${rest}`);
rule(['PA-15.1', 'PA-15.2', 'PA-15.3', 'PA-15.4', 'PA-15.5', 'PA-12.9'], 'TV-64 to TV-67: discarding', [
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
  [shrink('hand0=grain*4+army*2+gift*3'), '0 option-a', after('hand0=army*2+gift*3')],
  [shrink('hand0=grain*4+army'), '0 keep army', 'not-held'],
]);

const poll = (rest: string): string => at('vote', `step=12 ${rest}`);
rule(['PA-16.1', 'PA-16.2', 'PA-16.3'], 'TV-68, TV-69: the vote', [
  [poll(''), '0 vote 0', 'not-yourself'],
  [poll(''), '0 vote 5', 'no-such-seat'],
  [poll(''), '0 vote 1; 1 vote 2; 2 vote 1', after('archon=1')],
  [poll(''), '0 vote 1; 1 vote 2; 2 vote 0', asks(-1, 'archon-tie')],
  [poll('votes=1,2,-1'), '2 vote 0; * draw-archon 2', after('archon=2')],
  [poll('philosophies=0,32,0'), '0 vote 1; 1 vote 2; 2 vote 0', after('archon=2')],
  [poll(''), '1 vote 0', no('not-your-turn', 'PA-16.1')],
]);
rule(['PA-17.1', 'PA-17.2', 'PA-17.3', 'PA-17.4', 'PA-4.1'], 'TV-36: end of season and year', [
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
rule(['PA-18.1', 'PA-18.2', 'PA-18.3'], 'TV-70, TV-71: complete islands', [
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
rule(['PA-18.4', 'PA-18.5', 'PA-18.6'], 'TV-72, TV-73: the end of year 3 and the eleven tie-breakers', [
  [last('villages=7,3,3'), '2 vote 1', over('structures', 1, 2, 2)],
  ...TIES.map(([, position]) => [last(position), '2 vote 1', over('tie-break', 1, 2, 3)] as const),
]);
rule('PA-18.7', 'TV-74: still tied, the new Archon picks', [
  [last('villages=7,7,3'), '2 vote 1', asks(1, 'tie-pick')],
  [last('villages=7,7,3'), '2 vote 1; 1 pick-winner 2', 'not-tied'],
  [last('villages=7,7,3'), '2 vote 1; 1 pick-winner 0', over('archon', 1, 2, 3)],
]);
rule(['PA-21.4', 'PA-21.1', 'PA-21.2'], 'nobody is asked who has no choice', [
  [build('hand0=wool'), '0 done', asks(0, 'vote')],
  [build('hand0=wool*4'), '0 done', asks(0, 'discard')],
  [build('hand0=wool*4'), '', opens('0 done', '0 set-order-wish late')],
  [build('hand0=wool*4'), '1 done', no('not-your-turn', 'PA-12.1')],
]);
