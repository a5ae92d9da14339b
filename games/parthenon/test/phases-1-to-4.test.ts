/** Set-up and phases 1 to 4: tables titled with their rule ids, the test vectors (TV) among them. */
import { after, asks, choices, hides, no, ok, shuts, tells } from '@stoa/engine/testing';
import { at, build, rule, voyage } from './tools.ts';

const DEAL3 = '* deal-island chios; * deal-island crete; * deal-island rhodes; * draw-archon 0';
const four = (extra: string): string =>
  `* draw-island ${extra}; * deal-island chios; * deal-island crete; * deal-island rhodes; * deal-island ${extra}`;

rule(['PA-2.1', 'PA-2.2', 'PA-2.3', 'PA-2.4', 'PA-2.9', 'PA-1.6', 'PA-1.7', 'PA-2.5'], 'islands are drawn and dealt; the start', [
  ['start', DEAL3, [after('islands=chios,crete,rhodes', 'room=season/event-reveal'), asks(-1)], { seats: 3 }],
  ['start', '* deal-island naxos', 'impossible', { seats: 3 }],
  ['start', '* draw-island chios', 'impossible', { seats: 4 }],
  ['start', '* draw-island naxos; * draw-island scyros; * deal-island naxos', ok, { seats: 5 }],
]);
rule('PA-2.10', 'bonus for four', [
  ['start', four('naxos'), after('hand0=gift', 'hand2=gift', 'hand3=army', '!hand1=gift'), { seats: 4 }],
  ['start', four('scyros'), after('hand1=gift', 'hand0=gift', 'hand3=army', '!hand2=gift'), { seats: 4 }],
  ['start', four('lemnos'), after('hand2=gift', 'hand1=gift', 'hand3=army', '!hand0=gift'), { seats: 4 }],
]);
rule('PA-2.11', 'bonus for five', [
  [
    'start',
    '* draw-island naxos; * draw-island scyros; * deal-island chios; * deal-island crete; * deal-island rhodes; * deal-island naxos; * deal-island scyros',
    after('hand0=gift', '!hand1=gift', 'hand2=gift', 'hand3=gift', 'hand4=gift'),
    { seats: 5 },
  ],
]);
rule(['PA-2.7', 'PA-3.1', 'PA-5.1', 'PA-1.11'], 'the year’s events; the beginner version lacks one', [
  [`3 islands=chios,crete,rhodes room=season/event-reveal`, '* reveal-event unskilled_labor', ok],
  ['3 beginner islands=chios,crete,rhodes room=season/event-reveal eventBag=258046', '* reveal-event unskilled_labor', 'impossible'],
  [`3 islands=chios,crete,rhodes room=season/event-reveal`, '* reveal-event plague', 'impossible'],
]);
rule(['PA-19.2', 'PA-19.3', 'PA-19.4'], 'the Tournament', [
  [
    '3 tournament islands=chios,crete,rhodes room=deal-plans',
    '* draw-plan colossus; * draw-plan oracle; * draw-plan lighthouse',
    after('room=season/event-reveal', 'wonderOwner=-1,0,2,-1,-1,-1,1,-1,-1,-1,-1,-1'),
  ],
  [
    '3 tournament islands=chios,crete,rhodes room=deal-plans wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=1,0,0,0,0,0,0,0,0,0,0,0',
    '* draw-plan parthenon',
    no('impossible', 'PA-14.1'),
  ],
]);

rule(['PA-5.2', 'PA-5.3', 'PA-5.4', 'PA-4.8'], 'three face-up events, in the Archon’s order', [
  [at('events', 'season=3 row=1,2,3,-1'), '', choices({ do: 'resolve-event' }, 'event', 'drought', 'pirate_raids', 'bountiful_harvest')],
  [at('events', 'season=3 row=1,2,3,-1'), '0 resolve-event golden_age', 'event-not-open'],
  [at('events', 'season=3 row=1,2,3,-1 eventsDone=1'), '0 resolve-event drought', 'event-not-open'],
  [at('events', 'season=3 row=1,2,3,-1'), '1 resolve-event drought', no('not-your-turn', 'PA-5.3')],
]);
const WAR = at('events', 'year=3 season=2 row=12,15,-1,-1 hand1=army+gold hand2=wool*3+gold villages=3,3,3');
const SUFFER = '0 resolve-event persian_war; 1 suffer false; 2 pick wool; 2 pick wool; 2 pick wool';
rule(['PA-5.5', 'PA-5.6', 'PA-5.7'], 'gifts to the Archon', [
  [at('events/event-target', 'event=0 row=5,-1,-1,-1 hand1=gold'), '1 donate [gold]; 0 choose-target 1', after('hand0=gold', 'hand1=gold')],
  [at('events', 'season=2 row=5,3,-1,-1 hand0=gold'), '0 donate [gold]', 'archon-gives-nothing'],
  [at('events', 'season=2 row=5,3,-1,-1 hand1=ore'), '1 donate [gold]', 'not-held'],
  [at('events', 'season=2 row=5,3,-1,-1 hand1=ore'), '1 donate []', 'nothing-given'],
  [at('production', 'step=1 asked=2 done=5 hand1=army+gold'), '1 donate [gold]', no('not-now', 'PA-6.7')],
  // Gifts wait while answers are secret and while the Archon's own island is struck; then what is laid out is bound.
  [WAR, `${SUFFER}; 2 donate [gold]`, no('not-now', 'PA-5.3')],
  [WAR, `${SUFFER}; 2 confirm; 2 donate [gold]`, no('not-now', 'PA-5.3')],
  [WAR, `${SUFFER}; 2 confirm; 0 name-village 1; 2 donate [wool]`, 'not-held'],
  [WAR, `${SUFFER}; 2 confirm; 0 name-village 1; 2 donate [gold]; 0 name-village 1`, after('hand0=gold', '!hand2=gold+wool*3')],
  // A seat that gave the rest away and lost all that was left has nothing laid out any more.
  [
    `${WAR} hand2=wool*3+gold+gift`,
    `${SUFFER}; 2 confirm; 0 name-village 1; 2 donate [gold]; 0 name-village 1; 2 donate [gift]`,
    after('hand0=gold+gift'),
  ],
]);
rule(['PA-4.9', 'PA-21.6'], 'promises are shown and do not bind', [
  [at('events', 'season=2 row=5,3,-1,-1'), '1 promise 0 vote', [after('promises=1,0,0'), tells({ e: 'promised', seat: 1, to: 0 }, 2)]],
  [at('events', 'season=2 row=5,3,-1,-1'), '1 promise 1 vote', 'not-yourself'],
  [at('trade-open', 'step=3 hand0=wool promisesMade=12,0,0'), '0 promise 1 vote', no('too-often', 'PA-21.5')],
]);
rule(['PA-5.8', 'PA-5.9'], 'Drought: pay, or the Archon names a village', [
  [
    at('events', 'season=2 row=1,3,-1,-1 hand1=grapes'),
    '0 resolve-event drought; 1 pay-option 0; 0 name-village 1; 0 name-village 2',
    after('blocked=1,0,2', '!hand1=grapes'),
  ],
  [at('events', 'season=2 row=1,3,-1,-1 hand1=ore'), '0 resolve-event drought; 1 pay-option 0', 'cannot-pay'],
  [at('events', 'season=2 row=1,3,-1,-1 hand1=ore'), '0 resolve-event drought; 1 pay-option 3', 'no-such-option'],
  [at('events', 'season=2 row=1,3,-1,-1 hand1=ore'), '0 resolve-event drought; 1 suffer false', asks(0, 'event-name')],
]);
rule('PA-5.10', 'Persian Tribute keeps a fleet in port for the season', [
  [at('events', 'year=2 season=2 row=6,7,-1,-1 hand1=grain*2'), '0 resolve-event persian_tribute; 1 suffer false', after('grounded=73')],
  [voyage('grounded=1 hand0=grain'), '0 load A grain', 'fleet-grounded'],
  [voyage('hand0=grain'), '0 load A grain', ok],
]);
rule('PA-22.10', 'events: exemptions, namings, random losses, blocks', [
  [
    at('events', 'season=2 row=2,3,-1,-1 hand1=ore+wool+army'),
    '0 resolve-event pirate_raids',
    after('hand1=ore+wool+army', 'eventsDone=1'),
  ],
  [
    at('events', 'season=2 row=2,3,-1,-1 hand1=grain+wool'),
    '0 resolve-event pirate_raids; 1 suffer false; * lose-card wool',
    after('hand1=grain'),
  ],
  [
    at('events', 'season=2 row=2,3,-1,-1 hand1=grain+wool'),
    '0 resolve-event pirate_raids; 1 suffer false; * lose-card ore',
    no('impossible', 'PA-9.13'),
  ],
  [at('events/event-target', 'event=0 row=5,-1,-1,-1'), '0 choose-target 0', 'may-not-be-named'],
  [
    at('events/event-target', 'year=2 event=0 row=8,-1,-1,-1 hand1=wool*3'),
    '0 choose-target 1; 1 pick wool; 1 pick wool; 1 confirm',
    after('hand1=wool'),
  ],
  [at('events', 'season=2 row=4,3,-1,-1'), '0 resolve-event fair_winds', after('redraws=1,0')],
  [
    at(
      'hazard-redraw',
      'step=6 redraws=1,0 draws=0 hazard=1 hazardBag=12,1,1,2,1,1,2,1,1,2,1,1,2,1 hazardTable=0,1,0,0,0,0,0,0,0,0,0,0,0,0',
    ),
    '0 redraw; * draw-hazard storm_gale',
    after('!redraws=1,0'),
  ],
  [at('events', 'step=0 year=3 season=2 row=14,15,-1,-1'), '0 resolve-event season_of_storms', after('extraDraws=0,1')],
]);

rule(['PA-6.1', 'PA-6.2', 'PA-6.3', 'PA-6.4', 'PA-6.6', 'PA-6.7', 'PA-1.8'], 'yields and Armies', [
  [
    at('production', 'step=1 asked=1 done=6 villages=11,3,3 hand0=army'),
    '0 confirm',
    after('hand0=grapes+wool*2+army', 'hand1=olives+timber'),
  ],
  [at('production', 'step=1 asked=1 done=6 villages=11,3,3 hand0=army'), '0 assign-army 2; 0 confirm', after('hand0=grapes+wool*3+army')],
  [at('production', 'step=1 asked=1 done=6 villages=11,3,3 hand0=army*2'), '0 assign-army 2; 0 assign-army 2', 'village-taken'],
  [at('production', 'step=1 asked=1 done=6 villages=11,3,3 hand0=army'), '0 assign-army 2; 0 assign-army 1', 'no-army-left'],
  [at('production', 'step=1 asked=1 done=6 workshops=1,0,0 cargo0A=army'), '0 assign-army 6', 'no-village'],
  [
    at('production', 'step=1 asked=1 done=6 workshops=1,0,0 cargo0A=army'),
    '0 assign-army 1; 0 confirm',
    after('hand0=grapes*2+wool+spices'),
  ],
]);
rule('PA-6.5', 'a blocked village yields nothing, also with an Army', [
  [at('production', 'step=1 asked=1 done=6 blocked=2,0,0 villages=11,3,3 hand0=army'), '0 assign-army 2', 'village-blocked'],
  [
    at('production', 'step=1 asked=1 done=6 blocked=2,0,0 villages=11,3,3 hand0=army'),
    '0 assign-army 1; 0 confirm',
    after('hand0=grapes*2+wool+army'),
  ],
]);

rule(['PA-7.1', 'PA-7.4'], 'the start of trade comes first', [
  [
    at(
      'trade-start',
      'step=2 asked=1 done=6 hand0=grain*2+wool wonderOwner=-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,1,0,0,0,0,0,0,0',
    ),
    '0 pay-wonder hippodrome none',
    after('wonderStage=0,0,0,0,2,0,0,0,0,0,0,0', '!hand0=wool'),
  ],
  [at('trade-start', 'step=2 asked=1 done=6 hand0=grain*2+wool'), '0 offer 1 [wool] [ore]', no('not-now', 'PA-7.1')],
  [
    at(
      'trade-start',
      'step=2 asked=1 done=6 hand0=wool wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=3,0,0,0,0,0,0,0,0,0,0,0',
    ),
    '0 use-power parthenon ore; 0 use-power parthenon ore',
    'no-power',
  ],
]);
rule(['PA-7.2', 'PA-7.3', 'PA-7.5'], 'offers', [
  [at('trade-open', 'step=3 hand0=wool*2 hand1=army'), '0 offer 1 [wool,wool] [army]; 1 accept 200', after('hand0=army', 'hand1=wool*2')],
  [at('trade-open', 'step=3 hand0=ore hand1=wool hand2=wool'), '0 offer -1 [ore] [wool]; 1 accept 0; 2 accept 0', 'no-such-offer'],
  [at('trade-open', 'step=3 hand0=ore hand1=grain'), '0 offer 1 [ore] [wool]; 1 accept 200', 'not-held'],
  [at('trade-open', 'step=3 hand0=ore'), '0 offer 1 [wool] []', 'not-held'],
  [at('trade-open', 'step=3 hand0=ore'), '0 offer 1 [] []', 'empty-offer'],
  [at('trade-open', 'step=3 hand0=ore'), '0 offer 0 [ore] []', 'not-yourself'],
  [at('trade-open', 'step=3 hand0=ore'), '0 offer 4 [ore] []', 'no-such-seat'],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer 1 [ore] [wool]; 2 accept 200', 'no-such-offer'],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer 1 [ore] [wool]; 0 accept 200', 'own-offer'],
  [
    at('trade-open', 'step=3 hand0=ore hand1=wool hand2=wool'),
    '0 offer 1 [ore] [wool]; 0 offer 2 [ore] [wool]; 2 accept 300; 1 accept 200',
    'no-such-offer',
    { note: 'lapsed' },
  ],
  [
    at('trade-open', 'step=3 hand0=ore hand1=wool'),
    '0 offer 1 [ore] [wool]; 1 counter 200 [] [ore]; 0 accept 500',
    after('hand1=ore+wool'),
  ],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer -1 [ore] [wool]; 1 decline 0', 'not-for-you'],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer 1 [ore] [wool]; 1 decline 200; 1 accept 200', 'no-such-offer'],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer 1 [ore] [wool]; 1 withdraw 200', 'not-your-offer'],
  [
    at('trade-open', 'step=3 hand0=ore hand1=wool'),
    '0 offer 1 [ore] [wool]; 0 withdraw 200',
    tells({ e: 'offer-closed', how: 'withdrawn' }, 1),
  ],
  [
    at('trade-open', 'step=3 hand0=ore hand1=wool hand2=wool'),
    '0 offer 1 [ore] [wool]; 0 offer 2 [ore] [wool]; 2 accept 300',
    // Only its maker and its addressee learn that an offer is void. The table learns who traded and how much.
    [
      tells({ e: 'offer-closed', offer: 200, seat: 0, how: 'lapsed' }, 0),
      tells({ e: 'offer-closed', offer: 200, how: 'lapsed' }, 1),
      hides({ e: 'offer-closed', offer: 200 }, 2),
      tells({ e: 'traded', seat: 0, to: 2, give: 1, want: 1 }, 1),
      hides({ e: 'traded', give: ['ore'] }, 1),
    ],
  ],
  [
    at('trade-open', 'openTrades step=3 hand0=ore hand1=wool hand2=wool'),
    '0 offer 2 [ore] [wool]; 2 accept 300',
    tells({ e: 'traded', give: ['ore'], want: ['wool'] }, 1),
  ],
  [
    at('trade-open', 'step=3 hand0=ore hand1=wool done=6'),
    '0 offer 1 [ore] [wool]; 1 ready; 0 ready',
    tells({ e: 'offer-closed', how: 'expired' }, 0),
  ],
  [
    at('trade-open', 'step=3 hand0=ore hand1=wool hand2=wool'),
    '0 offer -1 [ore] [wool]; 1 counter 0 [wool] [ore]; 2 accept 0',
    after('hand0=wool', 'hand2=ore'),
  ],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer 1 [ore] []; 1 accept 200', after('hand1=ore+wool')],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 offer 1 [] [wool]; 1 accept 200', after('hand0=ore+wool')],
]);
rule('PA-7.6', 'ready, and an offer that clears it', [
  [at('trade-open', 'step=3 hand0=ore hand1=wool done=6'), '0 offer 1 [ore] [wool]', asks([0, 1], 'trade-open')],
  [at('trade-open', 'step=3 hand0=ore hand1=wool done=6'), '0 ready', after('step=5')],
  [at('trade-open', 'step=3 hand0=ore hand1=wool'), '0 unready', 'not-ready'],
]);

rule(['PA-8.2', 'PA-8.3', 'PA-8.4', 'PA-8.5', 'PA-8.6', 'PA-8.7', 'PA-8.9', 'PA-1.10'], 'loading and sailing', [
  [
    voyage('hand0=wool*7'),
    '0 load A wool; 0 load A wool; 0 load A wool; 0 load A wool; 0 load A wool; 0 load A wool; 0 load A wool',
    'fleet-full',
  ],
  [voyage('hand0=wool'), '0 sail A egypt', 'fleet-empty'],
  [
    voyage('hand0=warship'),
    '0 load A warship; 0 sail A egypt; 0 confirm',
    [tells({ e: 'sailed', land: 'egypt', cards: 1 }, 1), tells({ e: 'sailed', cards: ['warship'] }, 0)],
  ],
  [voyage('fleets=2,1,1 hand0=wool*2'), '0 load A wool; 0 load B wool; 0 sail A egypt; 0 sail B egypt; 0 confirm', asks(-1, 'hazard-draw')],
  [voyage('hand0=wool'), '0 load A wool; 0 confirm', 'must-sail'],
  [voyage('hand0=wool'), '0 load A ore', 'not-held'],
  [voyage('hand0=wool'), '0 load B wool', 'no-fleet'],
  [voyage('fleets=2,1,1 cargo0A=gift'), '0 load B gift; 0 confirm', after('cargo0B=gift', '!cargo0A=gift')],
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 sail A italy', 'sails-already'],
]);
rule(['PA-4.3', 'PA-4.4', 'PA-8.8', 'PA-4.5'], 'clashing wishes, and the Archon’s order', [
  [at('trade-open', 'step=3 done=6 hand0=wool hand1=ore hand2=ore wishes=2,2,0'), '0 ready', asks(0, 'order-set')],
  [at('trade-open', 'step=3 done=6 hand0=wool hand1=ore hand2=ore wishes=2,0,0'), '0 ready', asks([1, 2], 'voyage-plan')],
  [at('trade-open', 'step=3 done=6 hand0=wool hand1=ore hand2=ore'), '0 ready', asks([0, 1, 2], 'voyage-plan')],
  [
    at('trade-open', 'step=3 done=6 hand0=wool hand1=ore hand2=ore wishes=2,2,0'),
    '0 ready; 0 place-next 1; 0 place-next 1',
    'placed-already',
  ],
  [
    at('trade-open', 'step=3 done=6 hand0=wool hand1=ore hand2=ore wishes=2,2,0'),
    '0 ready; 0 place-next 1; 0 place-next 2',
    asks(1, 'voyage-plan'),
  ],
  [build('hand0=wool wishes=1,0,0'), '0 set-order-wish early', 'same-wish'],
  [build('hand0=wool wishes=1,0,0'), '1 set-order-wish late', after('wishes=1,2,0')],
]);
rule('PA-8.1', 'looking before the voyage', [
  [
    at(
      'voyage-start',
      'step=4 asked=1 done=6 hand0=wool wonderOwner=-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,0,0,3,0,0,0,0,0',
    ),
    '0 peek egypt none; * draw-harbor blockade',
    [after('harborSeen=0,0,0,1,0,0'), tells({ e: 'looked', harbor: 'blockade' }, 0), tells({ e: 'looked', harbor: null }, 1)],
  ],
  [at('voyage-start', 'step=4 asked=1 done=6 hand0=wool'), '0 peek egypt none', 'no-power'],
]);
rule('PA-14.7', 'another island pays the Oracle’s owner and looks', [
  [
    at(
      'voyage-start',
      'step=4 asked=2 done=5 hand1=wool*2 wonderOwner=-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,0,0,3,0,0,0,0,0',
    ),
    '1 peek egypt wool; * draw-harbor blockade; 1 peek italy wool',
    no('no-power', 'PA-8.1'),
  ],
  [
    at(
      'voyage-start',
      'step=4 asked=2 done=5 hand1=wool*2 wonderOwner=-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,0,0,3,0,0,0,0,0',
    ),
    '1 peek egypt wool',
    [after('hand0=wool', 'hand1=wool'), asks(-1, 'harbor-draw')],
  ],
  [
    at(
      'voyage-start',
      'step=4 asked=2 done=5 hand1=wool*2 wonderOwner=-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,0,0,3,0,0,0,0,0',
    ),
    '1 peek egypt none',
    'must-buy',
  ],
  [at('voyage-start', 'step=4 asked=2 done=5 hand1=wool*2'), '', shuts('1 peek egypt none')],
]);
