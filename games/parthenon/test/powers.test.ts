/** Every power of the built-in pack, and events that reach into later phases. */
import { after, asks, no, tells } from '@stoa/engine/testing';
import { abroad, at, build, rule } from './tools.ts';

const owned = (wonder: number, stage: number, seat = 0): string => {
  const [owner, stages] = [new Array<number>(12).fill(-1), new Array<number>(12).fill(0)];
  owner[wonder] = seat;
  stages[wonder] = stage;
  return `wonderOwner=${owner.join(',')} wonderStage=${stages.join(',')}`;
};
const far = (rest: string): string => at('hazard-draw', `step=6 at=3,-1,-1,3,-1,-1,-1,-1,-1 sailed=9 region=1 draws=0 ${rest}`);
const harbor = (land: number, card: number, rest: string): string => {
  const cards = [-1, -1, -1, -1, -1, -1];
  cards[land] = card;
  return abroad(`at=${land},-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 harbor=${cards.join(',')} harborUp=${1 << land} ${rest}`);
};

rule('PA-22.10', 'philosophies', [
  [
    at('events', 'season=2 row=1,3,-1,-1 hand1=wool philosophies=0,1,0'),
    '0 resolve-event drought; 1 pay-option 0; 1 confirm; 0 name-village 1',
    after('hand1=wool', 'powersUsed=0,1,0'),
  ],
  [
    at('events', 'season=2 row=2,3,-1,-1 hand1=wool+grain philosophies=0,1,0'),
    '0 resolve-event pirate_raids; 1 suffer true',
    after('hand1=grain+wool'),
  ],
  [at('events', 'season=2 row=2,3,-1,-1 hand1=wool+grain'), '0 resolve-event pirate_raids; 1 suffer true', 'no-power'],
  [
    at('production', 'step=1 asked=1 done=6 philosophies=2,0,0'),
    '0 substitute 1 ore; 0 confirm',
    after('hand0=ore+wool', 'powersUsed=2,0,0'),
  ],
  [at('production', 'step=1 asked=1 done=6 philosophies=2,0,0'), '0 substitute 1 grapes', 'not-another-good'],
  [at('production', 'step=1 asked=1 done=6 philosophies=2,0,0'), '0 substitute 1 ore; 0 substitute 2 ore', 'used-this-season'],
  [
    far('cargo0A=wool*3+ore cargo1A=wool philosophies=4,0,0'),
    '* draw-hazard storm_wreck; 0 keep-card ore',
    after('cargo0A=ore', 'powersUsed=4,0,0'),
  ],
  [far('cargo0A=wool*3+ore cargo1A=wool philosophies=4,0,0'), '* draw-hazard storm_wreck; 0 keep-card gold', 'not-held'],
  [
    harbor(1, 14, 'cargo0A=wool*2 philosophies=8,0,0'),
    '0 exchange A F1; 0 pay wool; 0 take ore; 0 confirm; 0 exchange A F1',
    no('not-this-row', 'PA-10.11'),
  ],
  [
    harbor(1, 14, 'cargo0A=wool*2 philosophies=8,0,0'),
    '0 exchange A F1; 0 pay wool; 0 take ore; 0 confirm',
    after('cargo0A=ore+wool', 'powersUsed=8,0,0'),
  ],
  [
    build('hand0=grapes*2 philosophies=16,0,0'),
    '0 build village-3; 0 pay grapes; 0 pay grapes; 0 confirm',
    after('villages=7,3,3', 'powersUsed=16,0,0'),
  ],
  [build('hand0=grapes*2 philosophies=16,0,0 powersUsed=16,0,0'), '0 build village-3', no('cannot-pay', 'PA-12.2')],
  [
    at('events', 'year=2 season=2 row=7,11,-1,-1 hand1=wool villages=3,7,3'),
    '0 resolve-event plague; 1 suffer false; 1 pick-village 5',
    'no-village',
  ],
  [at('production', `step=1 asked=1 done=6 ${owned(7, 3)}`), '0 boost-village 2; 0 boost-village 1', 'no-power'],
]);
rule(['PA-14.6', 'PA-14.7'], 'wonders', [
  [
    at('events', `year=2 season=2 row=6,7,-1,-1 hand1=gold ${owned(1, 3, 1)}`),
    '0 resolve-event persian_tribute',
    [after('grounded=65', 'hand1=gold'), tells({ e: 'spared', seat: 1, by: 'wonder' })],
  ],
  [
    far(`cargo0A=wool*5 cargo1A=wool ${owned(2, 3)}`),
    '* draw-hazard storm_wreck; 0 replace-hazard A none; 0 accept-hazard',
    [asks(-1, 'hazard-draw'), after('cargo0A=wool*5', 'victim=0')],
  ],
  [
    far(`cargo0A=wool cargo1A=wool*4+gold ${owned(2, 3)}`),
    '* draw-hazard storm_wreck; 1 replace-hazard A gold; 1 accept-hazard',
    after('hand0=gold', 'cargo1A=wool*4'),
  ],
  [far(`cargo0A=wool cargo1A=wool*4+gold ${owned(2, 3)}`), '* draw-hazard storm_wreck; 1 replace-hazard A none', 'must-buy'],
  [far('cargo0A=wool cargo1A=wool*4+gift'), '* draw-hazard storm_wreck; 1 replace-hazard A none', 'no-power'],
  [far(`cargo0A=wool cargo1A=wool*4 ${owned(2, 3)}`), '* draw-hazard storm_wreck; 1 replace-hazard A gold', no('not-held', 'PA-14.7')],
  [build(`hand0=gold ${owned(3, 2)} philosophies=0,1,0`), '0 pay-wonder great_library none; 0 adopt cynicism', after('philosophies=1,1,0')],
  // Nothing in play: the free adoption is lost, then or at the end of the phase.
  [build(`hand0=gold ${owned(3, 2)}`), '0 pay-wonder great_library none', after('!freeAdoptions=1,0,0')],
  [build(`hand0=gold ${owned(3, 2)} philosophies=0,1,0`), '0 pay-wonder great_library none', after('freeAdoptions=1,0,0')],
  [build(`hand0=gold ${owned(3, 2)} philosophies=0,1,0`), '0 pay-wonder great_library none; 0 done', after('!freeAdoptions=1,0,0')],
  [build(`hand0=wool*2 ${owned(4, 3)}`), '0 use-power hippodrome none; 0 pay wool; 0 pay wool; 0 confirm', after('hand0=gold')],
  [
    build(`hand0=wool*4 ${owned(4, 3)}`),
    '0 use-power hippodrome none; 0 pay wool; 0 pay wool; 0 confirm; 0 use-power hippodrome none',
    'used-this-season',
  ],
  [build(`hand0=wool ${owned(4, 3)}`), '0 use-power hippodrome none', 'cannot-pay'],
  [
    at('build', `step=10 asked=7 done=5 hand1=wool*3 ${owned(4, 3)}`),
    '1 use-service hippodrome wool; 1 pay wool; 1 pay wool; 1 confirm',
    after('hand0=wool', 'hand1=gold'),
  ],
  [at('build', `step=10 asked=7 done=5 hand1=wool*2 ${owned(4, 3)}`), '1 use-service hippodrome wool', 'cannot-pay'],
  [
    at('build', `step=10 asked=7 done=5 hand1=wool*3 powersUsed=0,1024,0 ${owned(4, 3)}`),
    '1 use-service hippodrome wool',
    'used-this-season',
  ],
  [
    at('events/event-target', `year=2 event=0 row=8,-1,-1,-1 hand1=wool*3 ${owned(5, 3, 1)}`),
    '0 choose-target 1; 1 decline-target none; 0 choose-target 1',
    no('named-already', 'PA-22.10'),
  ],
  [
    at('events/event-target', `year=2 event=0 row=8,-1,-1,-1 hand1=gold ${owned(5, 3, 2)}`),
    '0 choose-target 1; 1 decline-target gold',
    [after('hand2=gold'), asks(0, 'event-target')],
  ],
  [
    at('events/event-target', `year=2 event=0 row=8,-1,-1,-1 hand1=wool ${owned(5, 3, 2)}`),
    '0 choose-target 1; 1 decline-target none',
    'must-buy',
  ],
  [at('production', `step=1 asked=1 done=6 ${owned(7, 3)}`), '0 boost-village 2; 0 confirm', after('hand0=grapes+wool*2')],
  [at('production', `step=1 asked=1 done=6 ${owned(7, 3)}`), '0 boost-village 2; 0 boost-village 1', no('no-power', 'PA-22.10')],
  [far(`cargo0A=wool*3+army*2 cargo1A=wool ${owned(8, 3)}`), '* draw-hazard storm_wreck', after('hand0=army*2')],
  [build(`hand0=wool ${owned(9, 3)}`), '0 use-power temple_of_artemis none; 0 pay wool; 0 confirm', after('hand0=gift')],
  [
    at('hazard-draw', `step=6 draws=0 at=1,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool*5 ${owned(10, 3)}`),
    '* draw-hazard storm_wreck',
    [after('cargo0A=wool*5'), tells({ e: 'fleet-warded', by: 'wonder' })],
  ],
  [far(`cargo0A=wool*5 cargo1A=wool ${owned(10, 3)}`), '* draw-hazard storm_wreck', tells({ e: 'lost', seat: 0 })],
  [harbor(0, 13, `cargo0A=wool+gold ${owned(11, 3)}`), '0 take-plan A', asks(-1, 'plan-draw')],
  [harbor(0, 12, `cargo0A=wool+gold ${owned(11, 3)}`), '0 take-plan A', asks(-1, 'plan-draw')],
]);
rule(['PA-5.10', 'PA-5.8'], 'events that reach into the season', [
  [at('events/event-target', 'year=2 event=0 row=8,-1,-1,-1 hand1=gold+ore+grain'), '0 choose-target 1; 1 pick wool', 'not-fitting'],
  [at('production', 'step=1 asked=1 done=6 settlers=1,0,0'), '0 assign-army 1; 0 confirm', after('hand0=grapes*2+wool')],
  [
    build('hand0=grapes discounts=65536,0,0'),
    '0 build village-3; 0 pay grapes; 0 confirm',
    after('villages=7,3,3', '!discounts=65536,0,0'),
  ],
  [
    at('events', 'year=2 season=2 row=11,7,-1,-1 hand1=pottery'),
    '0 resolve-event egyptian_envoys; 1 take-optional; 1 pick pottery; 1 confirm',
    after('hand1=papyrus'),
  ],
  [at('events', 'year=2 season=2 row=11,7,-1,-1 hand1=wool'), '0 resolve-event egyptian_envoys; 1 take-optional', 'cannot-pay'],
  [
    at('events', 'year=2 season=2 row=7,11,-1,-1 hand1=wool villages=3,7,3'),
    '0 resolve-event plague; 1 suffer false; 1 pick-village 1; 1 pick-village 3; 1 confirm',
    after('blocked=3,5,3'),
  ],
  [
    at('events', 'year=2 season=2 row=7,11,-1,-1 hand1=wool villages=3,7,3'),
    '0 resolve-event plague; 1 suffer false; 1 pick-village 1; 1 confirm',
    no('incomplete', 'PA-21.5'),
  ],
  [
    at('events', 'year=3 season=2 row=12,15,-1,-1 hand1=warship'),
    '0 resolve-event persian_war; 1 pay-option 1; 0 name-village 1',
    after('!hand1=warship'),
  ],
  [
    at('events/event-target', 'step=0 year=3 event=0 row=13,-1,-1,-1 hand1=wool*2'),
    '0 choose-target 1; 1 suffer false',
    after('acropolisShut=2'),
  ],
  [
    at('events/event-target', 'year=3 event=0 row=17,-1,-1,-1'),
    '0 choose-target 1; 0 pick ore; 0 confirm; 1 pick gift; 1 confirm; 2 pick wool; 2 confirm',
    after('hand1=gift', 'hand0=ore', 'hand2=wool'),
  ],
]);
