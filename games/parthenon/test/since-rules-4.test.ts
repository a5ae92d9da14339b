/** What rules 4 changed, each row beside the same position under rules 3. */
import { after, asks, no, ok, tells } from '@stoa/engine/testing';
import { at, build, OPEN, rule } from './tools.ts';

const ATOMISM = build('hand0=grain+ore*2 philosophies=16,0,0');
rule('PA-22.10', 'a card paid instead of another may be of a kind that the cost has already', [
  [
    ATOMISM,
    '0 build marketplace; 0 pay grain; 0 pay ore; 0 pay ore; 0 confirm',
    after('!hand0=ore', 'acropolis=0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0', 'powersUsed=16,0,0'),
  ],
  [`${ATOMISM} rules=3`, '0 build marketplace', no('cannot-pay', 'PA-12.2')],
  [build('hand0=grain+ore*2 philosophies=16,0,0 powersUsed=16,0,0'), '0 build marketplace', no('cannot-pay', 'PA-12.2')],
  [build('hand0=ore*3 philosophies=16,0,0'), '0 build marketplace', no('cannot-pay', 'PA-12.2'), { note: 'one card only' }],
]);

const war = (hand2: string, rest = ''): string => at('events', `year=3 season=2 row=12,15,-1,-1 hand1=army+gold hand2=${hand2} ${rest}`);
rule('PA-22.10', 'a power takes one card off what the island would lose, which is no more than it has', [
  [war('wool*2', 'philosophies=0,0,1'), '0 resolve-event persian_war; 1 pay-option 0; 2 suffer true; 2 pick wool; 2 confirm', ok],
  [
    war('wool*2', 'philosophies=0,0,1'),
    '0 resolve-event persian_war; 1 pay-option 0; 2 suffer true; 2 pick wool; 2 confirm; 0 name-village 1',
    after('hand2=wool', 'powersUsed=0,0,1'),
  ],
  [
    war('wool', 'philosophies=0,0,1'),
    '0 resolve-event persian_war; 1 pay-option 0; 2 suffer true; 0 name-village 1',
    after('hand2=wool', 'powersUsed=0,0,1'),
  ],
  [
    war('wool*2', 'philosophies=0,0,1 rules=3'),
    '0 resolve-event persian_war; 1 pay-option 0; 2 suffer true; 0 name-village 1',
    after('!hand2=wool', 'powersUsed=0,0,1'),
  ],
]);

const LAID =
  '0 resolve-event persian_war; 1 suffer false; 2 pick wool; 2 pick wool; 2 pick wool; 2 confirm; 0 name-village 1; 2 donate [gold]';
rule(['PA-5.5', 'PA-5.8'], 'what was laid out to be lost stays bound when the rest was given away', [
  [war('wool*3+gold'), `${LAID}; 2 donate [wool]`, no('not-held', 'PA-5.5')],
  [war('wool*3+gold'), `${LAID}; 0 name-village 1`, after('hand0=gold', '!hand2=wool')],
  [war('wool*3+gold', 'rules=3'), `${LAID}; 2 donate [wool]`, ok],
]);

/** The card of Sparta (1) is about to be turned up; fleet A of seat 0 is there. */
const landing = (rest: string, land = 1): string => {
  const cards = [-1, -1, -1, -1, -1, -1];
  cards[land] = OPEN;
  return at(
    'harbor-vote',
    `step=7 asked=1 done=6 at=${land},-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 harbor=${cards.join(',')} harborSeen=${cards.map(c => (c < 0 ? 0 : 1)).join(',')} harborBag=1,1,1,1,1,1,1,1,1,1,1,1,4,3,4 hand1=wool ${rest}`,
  );
};
const REVEALED = '0 reveal sparta';
rule('PA-21.4', 'who by the number of cards can do nothing abroad is not asked', [
  [landing(''), REVEALED, asks(1, 'build')],
  [landing('rules=3'), REVEALED, asks(0, 'fleet-trade')],
  [landing('cargo0A=wool'), REVEALED, asks(0, 'fleet-trade')],
  [landing('cargo0A=warship'), REVEALED, asks(0, 'return'), { note: 'one card aboard, and a Warship: no commodity' }],
  [landing('fleets=2,1,1 cargo0A=warship'), REVEALED, asks(0, 'fleet-trade'), { note: 'the Warship may be on fleet B, at home' }],
  [landing('', 0), '0 reveal athens', asks(0, 'fleet-trade'), { note: 'a free plan' }],
  [
    landing('wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=1,0,0,0,0,0,0,0,0,0,0,0', 0),
    '0 reveal athens',
    asks(1, 'build'),
    { note: 'the second plan costs 1 gold' },
  ],
]);
const THEATER = 'wonderOwner=-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,0,1,0,0,0,0,0,0';
/** The production of seat 0 adds as many cards as its villages yield. */
const harvest = (rest: string): string => at('production', `step=1 asked=1 done=6 ${THEATER} ${rest}`);
rule('PA-21.4', 'nor who by the number of cards cannot pay at the start of trade', [
  [harvest('blocked=1,0,0'), '0 confirm', asks([0, 1, 2], 'trade-open')],
  [harvest('blocked=1,0,0 rules=3'), '0 confirm', asks(0, 'trade-start')],
  [harvest('hand0=wool'), '0 confirm', asks(0, 'trade-start')],
  [harvest('discounts=65536,0,0 blocked=1,0,0'), '0 confirm', asks(0, 'trade-start'), { note: 'two cards less' }],
]);

const TRADE = at('trade-start', `step=2 asked=1 done=6 hand0=wool*3 ${THEATER}`);
rule(['PA-21.6', 'PA-4.9', 'PA-21.5'], 'promises are made in all of phase 3; the limits count for the whole phase', [
  [TRADE, '1 promise 0 vote', [after('promises=1,0,0'), tells({ e: 'promised', seat: 1, to: 0 }, 2)]],
  [TRADE, '1 promise 1 vote', no('not-yourself', 'PA-4.9')],
  [`${TRADE} promisesMade=0,12,0`, '0 pass; 1 promise 0 vote', no('too-often', 'PA-21.5')],
  [`${TRADE} promisesMade=0,12,0 rules=3`, '0 pass; 1 promise 0 vote', ok],
]);
