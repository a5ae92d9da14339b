/** Vectors 24.J, cards 5 to 8: both halves. Cards that play no part are held so that the phase does not end. */
import { after, asks, choices, no, offers, ok, tells } from '@stoa/engine/testing';
import { rule, SETUP } from './tools.ts';

const SALAMIS = 'ephesos:P2p2 athenai:G1g1 sparta:G1g2 persia:9+14 greece:5+3';
rule(['EW-17.G05', 'EW-16.W2', 'EW-8.4', 'EW-10.10'], 'Themistocles joins the fleets that are attacked', [
  [SALAMIS, 'sea 9; ephesos>athenai 2+2', [asks(1, 'window-naval-movement'), offers('react 5', 'decline')]],
  [
    SALAMIS,
    'sea 9; ephesos>athenai 2+2; react 5; sparta>athenai 2+0; P33G666',
    [after('athenai:p1G1g3', 'embarked:1', 'figures:themistocles', 'themistocles'), asks(-1, 'naval-battle')],
  ],
  [SALAMIS, 'sea 9; ephesos>athenai 2+2; react 5; athenai>sparta 1+0', no('port-of-arrival', 'EW-17.G05', { port: 'athenai' })],
  [SALAMIS, 'sea 9; ephesos>athenai 2+2; react 5; sparta>athenai 2+1', no('no-transport', 'EW-17.G05')],
]);
rule(['EW-17.G05'], 'or meets them in an empty port', [
  [
    'ephesos:P2p2 sparta:G1g3 persia:9+14 greece:5+3',
    'sea 9; ephesos>eretria 2+2; react 5; sparta>eretria 3+0; P22G666; P2G666',
    [after('eretria:g3', 'reserve:P24p6G7g2'), asks(1, 'operations')],
  ],
]);
rule(['EW-17.G05', 'EW-19.9'], 'no Greek fleet elsewhere, no window', [
  ['ephesos:P2p2 athenai:G1g1 persia:9+14 greece:5+3', 'sea 9; ephesos>athenai 2+2', asks(-1, 'naval-battle')],
  [
    'ephesos:P2p2 athenai:G1g1 sparta:g1 figures:themistocles persia:9+14 greece:5+3',
    'sea 9; ephesos>athenai 2+2',
    asks(-1, 'naval-battle'),
  ],
]);
rule(['EW-9.13'], 'a Greek fleet in the port of origin bars the way home', [
  [
    'ephesos:P3p2 athenai:G2 sparta:g1 persia:9+14 greece:5+3',
    'sea 9; ephesos>athenai 2+2; react 5; sparta>ephesos 1+0; P11G66',
    [after('athenai:P1p2G2', 'ephesos:P1g1'), asks(-1, 'land-battle')],
    { note: 'no retreat is offered to Persia, and Greece has none' },
  ],
]);
const TWO_BATTLES = 'ephesos:P1p2 naxos:p1 athenai:G1g1 sparta:g2 persia:9+14 greece:5+3';
rule(['EW-17.G05', 'EW-10.1', 'EW-16.1'], 'first the battle elsewhere, then the Persian movement', [
  [
    TWO_BATTLES,
    'sea 9; ephesos>athenai 2+1; react 5; sparta>naxos 2+0',
    [asks(-1, 'naval-battle'), tells({ e: 'battle-began', at: 'naxos', attacker: 1 })],
  ],
  [
    TWO_BATTLES,
    'sea 9; ephesos>athenai 2+1; react 5; sparta>naxos 2+0; P1G66',
    [after('naxos:g2', '!round:1'), tells({ e: 'battle-began', at: 'athenai', attacker: 0 })],
  ],
  [
    TWO_BATTLES,
    'sea 9; ephesos>athenai 2+1; react 5; sparta>naxos 2+0; P1G66; P44G1',
    [after('naxos:g2', 'athenai:P1p2G1'), asks(1, 'window-persia-attacks')],
  ],
]);

rule(['EW-17.P05', 'EW-16.W6', 'EW-9.18'], 'The Immortals come back', [
  [
    'larissa:P4 thebai:G2 persia:5+9+14 greece:3+7',
    'land 9; larissa>thebai 4; P111G66; fight; fight; P111G66; fight; fight; P11G66; fight; fight; P1G66',
    [asks(0, 'window-annihilated'), after('thebai:G2'), offers('react 5', 'decline')],
  ],
  [
    'larissa:P4 thebai:G2 persia:5+9+14 greece:3+7',
    'land 9; larissa>thebai 4; P111G66; fight; fight; P111G66; fight; fight; P11G66; fight; fight; P1G66; react 5; P444G33',
    [after('thebai:P3G1'), offers('road larissa', 'fight')],
  ],
]);
rule(['EW-17.P05', 'EW-16.W6'], 'not when both died together', [
  ['larissa:P1 thebai:G1 persia:5+9+14 greece:3+7', 'land 9; larissa>thebai 1; P4G4', asks(1, 'operations')],
]);
rule(['EW-14.10', 'EW-17.P05'], 'not after the death of Xerxes; the Great King still rides', [
  ['larissa:P1 thebai:G1 figures:darius+xerxes persia:5+9+14 greece:3+7', 'land 9; larissa>thebai 1; P1G4', asks(1, 'operations')],
  ['larissa:P1 thebai:G1 figures:darius persia:5+9+14 greece:3+7', 'land 9; larissa>thebai 1; P1G4', asks(0, 'window-annihilated')],
  ['larissa:P1 thebai:G1 figures:darius+xerxes persia:7+9+14 greece:3+4', 'event 7', ok],
]);
rule(['EW-9.18', 'EW-17.P05', 'EW-17.G10'], 'in defence; the points of the first battle stand, the second gives none', [
  [
    'athenai:G3 thebai:P2 persia:5+9 greece:10+3 turn:greece',
    'event 10; athenai>thebai 3; P11G666; fight; P1G666',
    [after('vp:-1'), asks(0, 'window-annihilated')],
  ],
  [
    'athenai:G3 thebai:P2 persia:5+9 greece:10+3 turn:greece',
    'event 10; athenai>thebai 3; P11G666; fight; P1G666; react 5; P44G333; road athenai',
    after('thebai:P2', 'athenai:G2', 'vp:-1'),
  ],
]);

rule(['EW-17.G06', 'EW-16.W3'], 'Pausanias caps the Cavalry, alone or with the 300', [
  ['larissa:P3 thebai:G3 persia:1+9 greece:6+3', 'event 1; larissa>thebai 3; react 6; P621G555', after('thebai:P2G3', '!cavalry')],
  [
    'larissa:P3 thebai:G1 persia:1+9 greece:6+15',
    'event 1; larissa>thebai 3; react 6; react 15; P666G511',
    [after('thebai:P2G1'), tells({ e: 'battle-round', results: [4, 5] })],
  ],
  ['larissa:P3 thebai:G1 persia:1+9 greece:6+15', 'event 1; larissa>thebai 3; react 15; react 6; P666G511', after('thebai:P2G1')],
  ['larissa:P3 thebai:G3 persia:9+14 greece:6+3', 'land 9; larissa>thebai 3; react 6', no('not-in-this-window', 'EW-16.W3', { card: 6 })],
]);

rule(['EW-17.P06'], 'Ostracism', [
  [`${SETUP} persia:6+9 greece:3+4+7`, 'event 6; pick 4', [after('greece:3+7', 'discard:4+6'), asks(1, 'operations')]],
  [`${SETUP} persia:6+9 greece:3+4+7`, 'event 6; pick 5', no('card-not-in-greek-hand', 'EW-17.P06', { card: 5 })],
  [`${SETUP} persia:6+9`, 'event 6', 'greek-hand-empty'],
]);

rule(['EW-17.G07'], 'Oracle of Delphi', [
  [
    `${SETUP} persia:9 greece:7+3+4 turn:greece`,
    'event 7; draw 1; draw 2; draw 5',
    [after('greece:1+2+5', 'discard:7+3+4'), asks(0, 'operations')],
  ],
]);
rule(['EW-17.G07', 'EW-15.2', 'EW-15.3'], 'the cards just discarded may come back', [
  [
    'sparta:G1 persia:1+3+4+5+6+8+9+10+12+13+14+15+16 figures:darius+xerxes greece:7 discard:2+11 turn:greece',
    'event 7',
    after('discard:2+11+7', 'draw:1', 'deck:0'),
  ],
  [
    'sparta:G1 persia:1+3+4+5+6+8+9+10+12+13+14+15+16 figures:darius+xerxes greece:7 discard:2+11 turn:greece',
    'event 7; draw 7',
    after('greece:7', 'deck:2', 'discard:none'),
  ],
]);

const KING = 'persia:7+9 greece:3+4';
rule(['EW-17.P07'], 'The Great King', [
  [`larissa:P3 thebai:G1 ${KING}`, 'event 7; larissa>thebai 3; P444G1', after('thebai:P3', 'vp:1', 'discard:7')],
  [`larissa:P3 thebai:G1 ${KING}`, 'event 7; larissa>thebai 3; P111G6; road larissa', after('vp:-1', 'larissa:P2')],
  [`larissa:P3 thebai:G2 ${KING}`, 'event 7; larissa>thebai 3; P444G11; fight; road athenai', after('vp:1', 'athenai:G1', 'thebai:P3')],
  [`larissa:P1 thebai:G1 ${KING}`, 'event 7; larissa>thebai 1; P4G4', after('vp:0')],
  [`larissa:P1 thebai:G1 vp:6 ${KING}`, 'event 7; larissa>thebai 1; P4G4', after('vp:5')],
  [`ephesos:P1 abydos:G1 ${KING}`, 'event 7; ephesos>abydos 1; P6G5', after('vp:1')],
  [`larissa:P3 ${KING}`, 'event 7; larissa>thebai 3', after('vp:0', 'thebai:P3')],
  [`naxos:P3 thebai:G3 ${KING}`, 'event 7', 'no-land-movement'],
]);

rule(['EW-17.G08', 'EW-16.3'], 'Leonidas marches with one army and two dice', [
  [
    'athenai:G2 thebai:P2 persia:9 greece:8+3 turn:greece',
    'event 8; athenai>thebai 1; P44G25',
    after('thebai:P1G1', 'athenai:G1', 'figures:leonidas', 'reserve:P23p6G6g5'),
  ],
  ['athenai:G2 thebai:P2 persia:9 greece:8+3 turn:greece', 'event 8; athenai>thebai 2', no('only-one-army', 'EW-17.G08')],
  [
    'athenai:G2 thebai:P2 persia:9 greece:8+3+4 turn:greece',
    'event 8; athenai>thebai 1',
    asks(-1, 'land-battle'),
    { note: 'no Miltiades with him' },
  ],
  ['naxos:G2 thebai:P2 persia:9 greece:8+3 turn:greece', 'event 8', 'no-land-movement'],
  [
    'naxos:G8 korinthos:G1 persia:9 greece:8+3 turn:greece',
    'event 8',
    [after('naxos:G7', 'korinthos:G1', 'figures:leonidas')],
    { note: 'the marching army is not taken' },
  ],
  [
    'naxos:G5 eretria:G3 korinthos:G1 persia:9 greece:8+3 turn:greece',
    'event 8; city korinthos',
    no('last-army-to-move', 'EW-16.3', { city: 'korinthos' }),
  ],
  ['naxos:G7 korinthos:G2 persia:9 greece:8+3 turn:greece', 'event 8; city korinthos', after('korinthos:G1', 'figures:leonidas')],
  ['naxos:G7 korinthos:G1 thebai:G1 persia:9 greece:8+3 turn:greece', 'event 8; city korinthos', after('figures:leonidas', 'thebai:G1')],
]);
rule(['EW-6.8', 'EW-17.G08'], 'once per game', [
  [
    'athenai:G2 thebai:P2 figures:leonidas persia:9 greece:8+3 turn:greece',
    'event 8',
    no('figure-used', 'EW-17.G08', { figure: 'leonidas' }),
  ],
  ['athenai:G2 thebai:P2 figures:leonidas persia:9 greece:8+3 turn:greece', 'land 8', ok],
]);

rule(['EW-17.P08'], 'The Royal Road clears or reinforces', [
  ['ephesos:G2g2 abydos:P1 persia:8+9 greece:3', 'event 8; city ephesos', after('ephesos:g2', 'reserve:P23p6G9g3')],
  ['ephesos:G2g2 abydos:P1 persia:8+9 greece:3', 'event 8; city abydos; place 3', after('abydos:P4')],
  [
    'ephesos:G2g2 abydos:P1 persia:8+9 greece:3',
    'event 8; city abydos; place 4',
    no('count-out-of-range', 'EW-17.P08', { given: 4, least: 1, most: 3 }),
  ],
  ['ephesos:G2g2 abydos:P1 persia:8+9 greece:3', 'event 8; city abydos; place 0', 'count-out-of-range'],
  ['ephesos:G2g2 abydos:P1 persia:8+9 greece:3', 'event 8; city abydos; place 1', after('abydos:P2')],
  ['ephesos:G2g2 abydos:P1 persia:8+9 greece:3', 'event 8; city athenai', no('not-ionian', 'EW-17.P08')],
  ['abydos:P24 persia:8+9 greece:3', 'event 8', 'royal-road-useless'],
  ['abydos:P24 ephesos:G1 persia:8+9 greece:3', 'event 8', after('abydos:P24', 'reserve:P0p6G9g5'), { note: 'only Ephesos can be named' }],
  ['abydos:P22 ephesos:P1 persia:8+9 greece:3', 'event 8; city ephesos', after('ephesos:P2'), { note: 'the last army goes by itself' }],
]);
rule(['EW-17.P08'], 'the choice of cities', [
  ['ephesos:G2g2 abydos:P1 persia:8+9 greece:3', 'event 8', choices({ do: 'choose-city' }, 'city', 'abydos', 'ephesos')],
]);
