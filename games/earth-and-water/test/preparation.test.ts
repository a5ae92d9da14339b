/** Vectors 24.A: setup and Preparation; the deaths of kings that happen in it. */
import { after, asks, becomes, no, ok, over, shuts, tells } from '@stoa/engine/testing';
import { rule, SETUP } from './tools.ts';

const CARDS = 'room:preparation-cards/persia talents:12';
const PIECES = 'room:preparation-pieces/persia talents:12';
const GREEK_CARDS = 'room:preparation-cards/greece talents:6';
const GREEK_PIECES = 'room:preparation-pieces/greece talents:6';

rule(['EW-2.1', 'EW-2.2', 'EW-2.3', 'EW-2.4', 'EW-5.1', 'EW-1.11'], 'the beginning', [
  [
    'start',
    '',
    [
      after('ephesos:P2p1', 'abydos:P2', 'athenai:G1g1', 'sparta:G1g1', 'korinthos:G1', 'reserve:P20p5G6g3'),
      after('deck:16', 'persia:none', 'greece:none', 'discard:none', 'campaign:1', 'vp:0', 'talents:12', '!bridge'),
      asks(0, 'preparation-cards'),
    ],
  ],
]);

rule(['EW-5.3', 'EW-5.6', 'EW-5.12'], 'six cards and the bridge are all of twelve talents', [
  ['start', 'buy 6; draw 1; draw 2; draw 3; draw 4; draw 5; draw 6', after('talents:6', 'persia:1+2+3+4+5+6')],
  ['start', 'buy 6; draw 1; draw 2; draw 3; draw 4; draw 5; draw 6; bridge', after('bridge', '!talents:6')],
  ['start', 'buy 6; draw 1; draw 2; draw 3; draw 4; draw 5; draw 6; bridge; army abydos', 'too-few-talents'],
]);

rule(['EW-5.1', 'EW-5.2'], 'a kept card costs Persia two talents, and Greece nothing', [
  [`${SETUP} persia:7 greece:1+2+3+4`, 'pass; pass; confirm; confirm', after('campaign:2', 'talents:10', 'persia:7')],
  [`${SETUP} persia:7 greece:1+2+3+4`, 'pass; pass; lay 7; confirm; confirm', after('campaign:2', 'talents:12')],
  [`${SETUP} persia:7 greece:1+2+3+4`, 'pass; pass; confirm; confirm; buy 0; end', [after('talents:6'), asks(1, 'preparation-cards')]],
]);

rule(['EW-5.3', 'EW-5.4'], 'at most six cards, named once', [
  ['start', 'buy 7', no('cards-limit', 'EW-5.3', { limit: 6 })],
  ['start', 'buy -1', no('count-out-of-range', 'EW-21.2', { given: -1, least: 0, most: 6 }), { ids: ['EW-21.2'] }],
  ['start', 'buy 1.5', 'count-out-of-range', { ids: ['EW-21.2'] }],
  ['start', 'buy 0; buy 1', no('cards-already-bought', 'EW-5.4')],
  ['start', 'buy 0', after('talents:12')],
  [`${SETUP} ${GREEK_CARDS}`, 'buy 7', no('cards-limit', 'EW-5.3')],
  [`${SETUP} ${GREEK_CARDS}`, 'buy 0; buy 1', no('cards-already-bought', 'EW-5.4')],
  [`${SETUP} ${GREEK_CARDS}`, 'buy 6', ok],
]);

rule(['EW-5.6', 'EW-18.1'], 'two fleets at most, at two talents or one', [
  ['start', 'buy 0; fleet ephesos; fleet ephesos', after('ephesos:P2p3', 'talents:8')],
  ['start', 'buy 0; fleet ephesos; fleet ephesos; fleet ephesos', no('fleets-limit', 'EW-5.6', { limit: 2 })],
  ['start', 'buy 0; fleet ephesos; fleet ephesos', after('ephesos:P2p3', 'talents:10'), { options: { persianFleetCost: 1 } }],
  ['start', 'buy 0; fleet ephesos; fleet ephesos; fleet ephesos', 'fleets-limit', { options: { persianFleetCost: 1 } }],
]);

rule(['EW-5.6'], 'each side has its own two fleets', [
  [
    'start',
    'buy 0; fleet ephesos; fleet ephesos; end; buy 0; fleet athenai; fleet sparta',
    after('athenai:G1g2', 'sparta:G1g2', 'raised:2'),
  ],
  ['start', 'buy 0; fleet ephesos; fleet ephesos; end; buy 0; fleet athenai; fleet sparta; fleet sparta', 'fleets-limit'],
]);

rule(['EW-5.9', 'EW-5.10'], 'an enemy fleet shuts the port, not the city', [
  [`abydos:P2 ephesos:P2g1 ${PIECES}`, 'fleet ephesos', no('enemy-fleet-in-port', 'EW-5.9', { port: 'ephesos' })],
  [`abydos:P2 ephesos:P2g1 ${PIECES}`, 'army ephesos', after('ephesos:P3g1')],
  [`abydos:P2 ephesos:P2g1 ${PIECES}`, 'fleet abydos', after('abydos:P2p1')],
]);

const MIXED = `athenai:P1 thebai:G1 eretria:G1p1 korinthos:G1 ${GREEK_PIECES}`;
rule(['EW-5.7', 'EW-5.8', 'EW-5.9', 'EW-5.10'], 'where Greece may raise', [
  [MIXED, 'army athenai', no('key-city-held-by-enemy', 'EW-5.8', { city: 'athenai' })],
  [MIXED, 'army sparta', after('sparta:G1')],
  [MIXED, 'army thebai', after('thebai:G2')],
  [MIXED, 'army eretria', after('eretria:p1G2')],
  [MIXED, 'army naxos', no('city-not-controlled', 'EW-5.7', { city: 'naxos' })],
  [MIXED, 'fleet athenai', 'key-city-held-by-enemy'],
  [MIXED, 'fleet eretria', no('enemy-fleet-in-port', 'EW-5.9')],
  [MIXED, 'fleet korinthos', no('no-port', 'EW-5.9', { city: 'korinthos' })],
  [MIXED, 'fleet sparta', after('sparta:g1')],
  [MIXED, 'fleet thebai', after('thebai:G1g1')],
]);

rule(['EW-5.13'], 'talents need not be spent, and are not kept', [
  [
    `${SETUP} persia:7 greece:3 room:preparation-pieces/greece talents:4`,
    'end',
    [becomes(`${SETUP} persia:7 greece:3`), asks(0, 'operations')],
  ],
  [
    `${SETUP} persia:7 greece:3 room:preparation-pieces/greece talents:4`,
    'end; pass; pass; confirm; confirm; buy 0; end',
    [after('talents:6', 'campaign:2'), asks(1, 'preparation-cards')],
  ],
]);

rule(['EW-5.12'], 'the bridge needs control of Abydos', [
  [`ephesos:P1 ${PIECES}`, 'bridge', after('bridge', 'talents:6')],
  [`abydos:G1 ephesos:P1 ${PIECES}`, 'bridge', no('city-not-controlled', 'EW-5.12', { city: 'abydos' })],
  [`ephesos:P1 bridge ${PIECES}`, 'bridge', 'bridge-already-built'],
  [`${SETUP} ${GREEK_PIECES}`, 'bridge', 'only-persia-builds'],
]);

rule(['EW-1.11'], 'nothing is raised that is not in the reserve', [
  [`abydos:P23 ${PIECES}`, 'army abydos', after('abydos:P24', 'reserve:P0p6G9g5')],
  [`abydos:P23 ${PIECES}`, 'army abydos; army abydos', 'no-army-in-reserve'],
  [`ephesos:P1p6 ${PIECES}`, 'fleet ephesos', 'no-fleet-in-reserve'],
]);

rule(['EW-15.2', 'EW-15.1'], 'an empty deck is made again from the discard pile', [
  [
    `${SETUP} greece:11+12+13+14 discard:1+2+3+4+5+6+7+8+9+10 ${CARDS}`,
    'buy 4; draw 15; draw 16; draw 1; draw 2',
    after('deck:8', 'discard:none', 'persia:1+2+15+16'),
  ],
  [`${SETUP} greece:11+12+13+14 discard:1+2+3+4+5+6+7+8+9+10 ${CARDS}`, 'buy 4; draw 1', no('not-in-bag', 'EW-15.1', { card: 1 })],
  [`${SETUP} greece:11+12+13+14 discard:1+2+3+4+5+6+7+8+9+10 ${CARDS}`, 'buy 4; draw 15; draw 16; draw 11', 'not-in-bag'],
]);

rule(['EW-5.3', 'EW-15.3'], 'no more than there are', [
  [`${SETUP} persia:1+2+3+4+5+6+7 greece:8+9+10+11 ${GREEK_CARDS}`, 'buy 6', no('too-few-cards', 'EW-5.3', { cards: 5 })],
  [`${SETUP} persia:1+2+3+4+5+6+7 greece:8+9+10+11 ${GREEK_CARDS}`, 'buy 5', ok],
  [`${SETUP} persia:1+2+3+4+5+6+7 greece:8+9+10+11 discard:12+13 ${GREEK_CARDS}`, 'buy 5', ok],
]);

rule(['EW-14.1', 'EW-14.2', 'EW-14.3', 'EW-14.4', 'EW-14.5', 'EW-5.5'], 'Darius dies in Preparation', [
  [
    `${SETUP} campaign:2 vp:1 persia:7 greece:3+10 discard:1+2 room:preparation-cards/persia talents:10`,
    'buy 2; draw 11; draw 4',
    [
      after(
        'figures:darius',
        'reserve:P19p5G6g3',
        'persia:none',
        'deck:14',
        'discard:none',
        'greece:3+10',
        'vp:1',
        'campaign:3',
        'talents:12',
      ),
      asks(0, 'preparation-cards'),
    ],
  ],
]);

rule(['EW-14.3', 'EW-14.4'], 'nothing of the abandoned campaign is left', [
  [
    `${SETUP} campaign:2 persia:7 knows-greece:7 greece:3 knows-persia:3 room:preparation-cards/persia talents:10`,
    'buy 1; draw 11',
    becomes(`${SETUP} campaign:3 greece:3 knows-persia:3 figures:darius room:preparation-cards/persia talents:12`),
  ],
  [
    `${SETUP} campaign:5 vp:1 persia:7 greece:3 room:preparation-cards/persia talents:10`,
    'buy 1; draw 11',
    [
      becomes(`${SETUP} campaign:5 vp:1 greece:3 figures:darius over:death-of-the-king/persia`),
      tells({ e: 'game-ended', rule: 'EW-14.4' }),
    ],
  ],
]);

rule(['EW-14.2', 'EW-14.8'], 'then Xerxes, then no king', [
  [`${SETUP} figures:darius ${CARDS}`, 'buy 1; draw 11', after('figures:darius+xerxes', 'campaign:2', 'persia:none')],
  [
    `${SETUP} figures:darius+xerxes ${CARDS}`,
    'buy 1; draw 11',
    [after('campaign:1', 'persia:11', 'talents:11'), asks(0, 'preparation-pieces')],
  ],
  [
    `${SETUP} figures:darius+xerxes greece:3 ${CARDS}`,
    'buy 1; draw 11; end; buy 0; end; event 11',
    no('forced-event', 'EW-6.9', { card: 11 }),
  ],
  [`${SETUP} figures:darius+xerxes greece:3 ${CARDS}`, 'buy 1; draw 11; end; buy 0; end; land 11', after('discard:11')],
]);

rule(['EW-14.3', 'EW-14.4'], 'the king dies in the last campaign: the points stand, neither side wins by key cities', [
  [
    `athenai:P1 sparta:P1 campaign:5 vp:-2 ${CARDS}`,
    'buy 1; draw 11',
    [over('death-of-the-king', 2, 1), after('vp:-2', 'persia:none', '!talents:1', '!talents:11')],
  ],
  [`athenai:P1 sparta:P1 campaign:5 vp:0 ${CARDS}`, 'buy 1; draw 11', over('death-of-the-king', 1, 1)],
  [`athenai:P1 sparta:P1 campaign:5 vp:3 ${CARDS}`, 'buy 1; draw 11', over('death-of-the-king', 1, 2)],
]);

rule(['EW-14.2'], 'with an empty reserve Persia chooses the army for the figure', [
  [`abydos:P20 ephesos:P4 ${CARDS}`, 'buy 1; draw 11', [asks(0, 'king-army'), after('!figures:darius')]],
  [
    `abydos:P20 ephesos:P4 ${CARDS}`,
    'buy 1; draw 11; city ephesos',
    after('ephesos:P3', 'figures:darius', 'campaign:2', 'reserve:P0p6G9g5'),
  ],
  [`abydos:P20 ephesos:P4 ${CARDS}`, 'buy 1; draw 11; city pella', no('no-persian-army-there', 'EW-14.2', { city: 'pella' })],
  [`abydos:P24 ${CARDS}`, 'buy 1; draw 11', after('abydos:P23', 'figures:darius', 'campaign:2'), { note: 'only one city: no question' }],
]);

rule(['EW-5.2', 'EW-14.7', 'EW-4.3'], 'the budget cut is for the next campaign only', [
  [
    `${SETUP} thebai:P1 campaign:2 acropolis persia:7 greece:3`,
    'pass; pass; lay 7; confirm; confirm; buy 0; end',
    [after('campaign:3', 'talents:5', 'cut', '!acropolis'), asks(1, 'preparation-cards')],
  ],
  [
    `${SETUP} campaign:3 cut persia:7 greece:3`,
    'pass; pass; lay 7; confirm; confirm; buy 0; end',
    after('campaign:4', 'talents:6', '!cut'),
  ],
  [
    `${SETUP} campaign:2 acropolis persia:7 greece:3`,
    'pass; pass; lay 7; confirm; confirm; buy 1; draw 11; buy 0; end',
    [after('campaign:4', 'talents:6', '!cut'), asks(1)],
  ],
]);

rule(['EW-5.11', 'EW-5.14', 'EW-5.7'], 'any number in one city, and all of it in the open', [
  ['start', 'buy 0; army ephesos; army ephesos; army ephesos; army ephesos', after('ephesos:P6p1', 'talents:8')],
  ['start', 'buy 0', shuts('army athenai', 'army pella', 'fleet korinthos')],
]);
