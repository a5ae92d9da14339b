/** Who is asked, when, and with which reason something is refused: philosophies owed, disputes, services, Gifts, wishes, limits of lists. */
import { after, asks, no, ok, opens, tells } from '@stoa/engine/testing';
import { parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { at, rule, sea, stepOf } from './tools.ts';

const OWED =
  '3 islands=chios,crete,rhodes archon=0 room=season/build step=10 asked=7 done=6 hand0=papyrus+tools+gold philosophies=0,1,2 acropolis=0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,1,0';
const ACADEMY = '0 build academy';
rule(['PA-13.1', 'PA-13.2'], 'the philosophy that an Academy owes counts in the price of the next', [
  [OWED, `${ACADEMY}; 0 adopt cynicism`, after('philosophies=1,1,2', '!hand0=gold', 'freePicks=1,0,0')],
  [OWED, `${ACADEMY}; 0 adopt cynicism; 0 adopt epicureanism`, 'cannot-pay'],
  [
    OWED.replace('+gold', '+gold*3'),
    `${ACADEMY}; 0 adopt cynicism; 0 adopt epicureanism; 0 choose-philosophy stoicism`,
    after('philosophies=7,1,2', '!hand0=gold'),
  ],
  [
    OWED.replace('+gold', '+gold*3'),
    `${ACADEMY}; 0 choose-philosophy stoicism; 0 adopt cynicism; 0 adopt epicureanism`,
    after('philosophies=7,1,2', '!hand0=gold'),
  ],
]);

const BOTH_OWED = at('build', 'step=10 asked=7 done=4 freePicks=1,1,0 hand0=grapes+wool+gold hand1=wool');
const ALL_BUILD = at('build', 'step=10 asked=7 hand0=papyrus+tools hand1=gold+wool hand2=wool');
const SECOND_HAS_ONE = 'philosophies=0,1,0 acropolis=0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0';
rule(['PA-13.1', 'PA-4.7', 'PA-4.6'], 'a new philosophy is taken at once, unless another island could claim it now', [
  [ALL_BUILD, `${ACADEMY}; 0 choose-philosophy sophism`, [after('philosophies=32,0,0'), asks([0, 1, 2], 'build')]],
  [`${ALL_BUILD} ${SECOND_HAS_ONE}`, `${ACADEMY}; 0 choose-philosophy sophism; 1 adopt sophism`, after('philosophies=32,33,0')],
  [BOTH_OWED, '0 choose-philosophy sophism', [after('!philosophies=32,0,0'), asks([0, 1], 'build')]],
  [BOTH_OWED, '0 choose-philosophy sophism', opens('0 build village-3', '0 done', '1 choose-philosophy sophism')],
  [BOTH_OWED, '0 choose-philosophy sophism; 0 build village-3', after('villages=7,3,3')],
  [BOTH_OWED, '0 choose-philosophy sophism; 0 choose-philosophy atomism', no('answered-already', 'PA-4.7')],
  [BOTH_OWED, '0 choose-philosophy sophism; 1 done', 'choose-first'],
  [BOTH_OWED, '0 choose-philosophy sophism; 0 done; 1 choose-philosophy atomism', after('philosophies=32,16,0')],
  [BOTH_OWED, '0 choose-philosophy sophism; 0 done; 1 choose-philosophy sophism', asks(0, 'dispute')],
  [
    BOTH_OWED,
    '0 choose-philosophy sophism; 0 done; 1 choose-philosophy sophism; 0 place-next 1',
    [after('philosophies=0,32,0'), tells({ e: 'philosophy-missed', seat: 0 }), asks([0, 1], 'build')],
  ],
  [BOTH_OWED, '0 choose-philosophy sophism; 0 done; 1 choose-philosophy sophism; 0 place-next 1; 0 done', 'choose-first'],
]);
const LAST_COPY = (done: number, hand1: string): string =>
  `6 islands=chios,crete,rhodes,naxos,scyros,lemnos room=season/build step=10 asked=63 done=${done} hand0=gold*2 ${hand1} philosophies=2,4,1,1,1,0 acropolis=0,0,0,0,1,0,0,0,0,0,1,0${',0'.repeat(24)}`;
rule(['PA-4.7', 'PA-13.4'], 'the last copy waits for those who could pay for it, by public facts', [
  [LAST_COPY(60, 'hand1=gold'), '0 adopt cynicism', after('philosophies=2,4,1,1,1,0')],
  [LAST_COPY(60, ''), '0 adopt cynicism', after('philosophies=3,4,1,1,1,0')],
  [LAST_COPY(60, 'hand1=gold'), '0 adopt cynicism; 1 done', after('philosophies=3,4,1,1,1,0')],
  [LAST_COPY(60, 'hand1=gold'), '0 adopt cynicism; 1 adopt cynicism', asks(0, 'dispute')],
  [LAST_COPY(60, 'hand1=gold'), '0 adopt cynicism; 0 done; 1 done', [after('philosophies=3,4,1,1,1,0'), asks(0, 'vote')]],
  [
    LAST_COPY(60, 'hand1=gold').replace('hand0=gold*2', 'hand0=gold'),
    '0 adopt cynicism; 0 buy-fleet',
    [tells({ e: 'philosophy-missed', seat: 0 }), after('fleets=2,1,1,1,1,1', '!wants=9,0,0,0,0,0')],
    { note: 'the gold was spent while the request waited' },
  ],
]);

const HIPPODROME = 'wonderOwner=-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,3,0,0,0,0,0,0,0';
const SERVED = '0 use-service hippodrome wool; 0 pay ore; 0 pay ore; 0 confirm';
rule(['PA-21.4', 'PA-14.7'], 'a seat with an empty hand that is paid for a service in phase 8 is asked', [
  [
    at('build', `step=10 asked=5 done=6 hand0=wool+ore*2 ${HIPPODROME}`),
    SERVED,
    [after('hand0=gold', 'hand1=wool'), asks([0, 1], 'build')],
  ],
  [at('build', `step=10 asked=5 done=6 hand0=wool+ore*2+timber*2 ${HIPPODROME}`), `${SERVED}; 0 done; 1 done`, asks(0, 'vote')],
  [
    at('build', `step=10 asked=7 done=6 hand0=wool+ore*2 hand1=timber ${HIPPODROME}`),
    SERVED,
    asks(0, 'build'),
    { note: 'it was done with a card in hand' },
  ],
  [
    at('build', `step=10 asked=5 done=6 rank=2,1,1 turn=2 hand0=wool+ore*2 hand2=wool ${HIPPODROME}`),
    SERVED,
    asks([0, 1], 'build'),
    { note: 'its place in the order had passed' },
  ],
]);
test('PA-21.4 a seat that is not asked has nothing to do by public facts', () => {
  const wrong = (position: string): readonly string[] => {
    const s = parthenon.parsePosition(position);
    if ('why' in s) throw new Error(s.why);
    return parthenon.invariants(s);
  };
  expect(wrong(at('build', 'step=10 asked=1 done=6 hand0=wool'))).toEqual([]);
  expect(wrong(at('build', 'step=10 asked=1 done=6 hand0=wool hand1=wool'))).toEqual(['a seat with a choice is not asked']);
});

const TWO_GIFTS = sea('at=1,-1,-1,1,-1,-1,-1,-1,-1 sailed=9 draws=0 cargo0A=grain*2+gift cargo1A=wool*2+gift');
const BOTH_USE = '* draw-hazard storm_heavy_seas; 0 use-gift A; 0 accept-hazard; 1 use-gift A; 1 accept-hazard';
rule('PA-9.7', 'all used Gifts are unloaded before a replacement card is compared', [
  [TWO_GIFTS, BOTH_USE, [asks(-1, 'hazard-draw'), after('cargo0A=grain*2', 'cargo1A=wool*2')]],
  [TWO_GIFTS, `${BOTH_USE}; * draw-hazard storm_wreck`, [after('!cargo0A=grain*2', 'cargo1A=wool*2'), asks(-1, 'hazard-draw')]],
  [
    TWO_GIFTS.replace('wool*2+gift', 'wool+gift*2'),
    `${BOTH_USE}; * draw-hazard safe_journey; * draw-hazard raiders_landing; 1 use-gift A; 1 accept-hazard; * draw-hazard safe_journey`,
    after('cargo0A=grain*2', 'cargo1A=wool'),
  ],
]);

const FULL_HAND = at('discard', 'step=11 asked=1 done=6 hand0=grain*4');
rule(['PA-15.2', 'PA-15.3'], 'option A with nothing kept is asked once more', [
  [FULL_HAND, '0 option-a', [asks(0, 'discard'), after('hand0=grain*4')]],
  [FULL_HAND, '0 option-a', opens('0 option-a', '0 option-b', '0 keep grain')],
  [FULL_HAND, '0 option-a; 0 option-a', [asks(0, 'vote'), after('!hand0=grain*4')]],
  [FULL_HAND, '0 option-a; 0 keep grain; 0 option-a', after('hand0=grain')],
  [FULL_HAND, '0 option-a; 0 option-b', after('hand0=grain')],
  [FULL_HAND, '0 keep grain; 0 option-a', after('hand0=grain')],
]);

const NAMED = at('events/event-target', 'year=2 event=0 row=8,-1,-1,-1 hand1=wool*3');
const cardsOf = (n: number): string => `[${new Array<string>(n).fill('wool').join(',')}]`;
const TRADING = at('trade-open', 'step=3 hand0=wool*15 hand1=ore');
rule(['PA-21.5', 'PA-7.5', 'PA-5.5'], 'lists and offers beyond the limit are refused with their reason', [
  [TRADING, `0 offer 1 ${cardsOf(12)} []`, ok],
  [TRADING, `0 offer 1 ${cardsOf(13)} []`, no('too-many-cards', 'PA-21.5', { limit: 12 })],
  [TRADING, `1 offer 0 [] ${cardsOf(13)}`, no('too-many-cards', 'PA-21.5', { limit: 12 })],
  [`${TRADING} offersMade=0,0,20,0,0,0,0,0,0,0,0,0`, '0 offer 1 [wool] []', no('too-often', 'PA-21.5', { limit: 20 })],
  [at('events', 'row=1,-1,-1,-1 hand1=wool*15'), `1 donate ${cardsOf(12)}`, ok],
  [at('events', 'row=1,-1,-1,-1 hand1=wool*15'), `1 donate ${cardsOf(13)}`, no('too-many-cards', 'PA-21.5', { limit: 12 })],
]);
rule(['PA-21.5', 'PA-5.8'], 'an answer to an event is confirmed when it is complete', [
  [NAMED, '0 choose-target 1; 1 pick wool; 1 confirm', no('incomplete', 'PA-21.5')],
  [NAMED, '0 choose-target 1; 1 pick wool; 1 pick wool; 1 confirm', after('hand1=wool')],
]);
test('PA-21.5 the door reads what a rule refuses', () => {
  for (const step of [`0 offer 1 ${cardsOf(13)} []`, `0 counter 5 [] ${cardsOf(20)}`, `0 donate ${cardsOf(13)}`])
    expect(parthenon.parseAction(stepOf(step).action)).toEqual(stepOf(step).action);
});

const OPENED = at('build', 'step=10 asked=7 hand0=gold*2 hand1=wool hand2=wool');
const PLANNING = at('voyage-plan', 'step=5 asked=7 hand0=wool hand1=wool hand2=wool');
rule(['PA-4.4', 'PA-21.6', 'PA-4.3', 'PA-21.5'], 'a wish can still be made when the phase opens, until something is done in it', [
  [OPENED, '1 set-order-wish early', asks(1, 'build')],
  [OPENED, '1 set-order-wish late', asks([0, 2], 'build')],
  [OPENED, '1 set-order-wish early; 1 set-order-wish any', asks([0, 1, 2], 'build')],
  [OPENED, '1 set-order-wish early; 2 set-order-wish early', asks(0, 'order-set')],
  [OPENED, '0 buy-fleet; 1 set-order-wish early', asks([0, 1, 2], 'build')],
  [OPENED.replace('hand0=gold*2', 'hand0=wool+ore'), '0 build village-5; 1 set-order-wish early', asks(1, 'build')],
  [
    OPENED.replace('hand0=gold*2', 'hand0=wool+ore'),
    '0 build village-5; 0 pay wool; 1 set-order-wish early; 1 done; 0 pay ore',
    'nothing-begun',
    { note: 'a payment under way begins again' },
  ],
  [OPENED, '1 done; 2 set-order-wish early', asks([0, 2], 'build')],
  [PLANNING, '1 set-order-wish early', asks(1, 'voyage-plan')],
  [PLANNING, '0 load A wool; 0 sail A egypt; 0 confirm; 1 set-order-wish early', asks(1, 'voyage-plan')],
  [
    PLANNING,
    '0 load A wool; 0 sail A egypt; 0 confirm; 1 set-order-wish early; 1 confirm',
    [asks([0, 2], 'voyage-plan'), after('hand0=wool')],
    { note: 'a plan that was sealed before the wish can be changed' },
  ],
  [PLANNING, '1 set-order-wish early; 1 confirm; 2 set-order-wish early', asks([0, 2], 'voyage-plan')],
]);
