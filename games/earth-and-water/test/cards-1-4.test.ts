/** Vectors 24.J, cards 1 to 4: both halves. Cards that play no part are held so that the phase does not end. */
import { after, asks, no, offers, ok, opens, shuts, tells } from '@stoa/engine/testing';
import { rule, SETUP } from './tools.ts';

rule(['EW-17.G01'], 'Mines of Laurion: three talents, three fleets', [
  [
    `${SETUP} persia:9+14 greece:1+3 turn:greece`,
    'event 1; buy 0; fleet athenai; fleet athenai; fleet sparta; end',
    [after('athenai:G1g3', 'sparta:G1g2', 'reserve:P20p5G6g0', 'discard:1'), asks(0, 'operations')],
  ],
  [`${SETUP} persia:9+14 greece:1+3 turn:greece`, 'event 1; buy 4', no('too-few-talents', 'EW-5.3'), { ids: ['EW-5.3'] }],
  [`${SETUP} cut persia:9+14 greece:1+3 turn:greece`, 'event 1', after('talents:3', 'cut'), { note: 'the cut is not used up' }],
]);
rule(['EW-17.G01', 'EW-15.3'], 'it cannot draw itself', [
  [
    'sparta:G1 persia:4+5+6+7+8+9+10 greece:1+11+12+13+14+15+16 discard:2+3 turn:greece',
    'event 1; buy 3',
    no('too-few-cards', 'EW-5.3'),
    { ids: ['EW-5.3'] },
  ],
  [
    'sparta:G1 persia:4+5+6+7+8+9+10 greece:1+11+12+13+14+15+16 discard:2+3 turn:greece',
    'event 1; buy 2; draw 2; draw 3; end',
    after('greece:2+3+11+12+13+14+15+16', 'discard:1', 'deck:0'),
  ],
]);

rule(['EW-17.P01'], 'Cavalry of Mardonius: dice without a cap', [
  [
    'larissa:P3 thebai:G3 persia:1+9 greece:3+4',
    'event 1; larissa>thebai 3; P621G555',
    [after('thebai:P3G2', 'cavalry'), tells({ e: 'battle-round', caps: [6, 6], results: [6, 5] })],
  ],
  ['naxos:P3 thebai:G3 persia:1+9 greece:3+4', 'event 1', 'no-land-movement'],
]);
rule(['EW-17.P01', 'EW-17.P05'], 'the bonus ends with the first battle', [
  [
    'larissa:P2 thebai:G3 persia:1+5 greece:3+7',
    'event 1; larissa>thebai 2; P11G666; fight; fight; P1G666; react 5; P65G533',
    [after('thebai:P1G3', '!cavalry'), tells({ e: 'battle-round', caps: [4, 6], results: [4, 5] })],
  ],
]);

rule(['EW-17.G02'], 'Ionian Revolt', [
  [`${SETUP} persia:9 greece:2+3 turn:greece`, 'event 2; city ephesos', after('ephesos:P1p1', 'reserve:P21p5G6g3', 'discard:2')],
  [`${SETUP} persia:9 greece:2+3 turn:greece`, 'event 2', offers('city abydos', 'city ephesos')],
  [`${SETUP} thebai:P1 persia:9 greece:2+3 turn:greece`, 'event 2; city thebai', no('not-ionian', 'EW-17.G02', { city: 'thebai' })],
  ['ephesos:P2 persia:9 greece:2+3 turn:greece', 'event 2', after('ephesos:P1'), { note: 'only one city: no question' }],
  ['thebai:P2 athenai:G1 persia:9 greece:2+3 turn:greece', 'event 2', 'no-persian-army-in-ionia'],
]);

rule(['EW-17.P02'], 'Tribute of Earth and Water', [
  ...[2, 3, 13].map(
    card =>
      [
        `${SETUP} persia:${card}+9 greece:4+5`,
        `event ${card}`,
        offers('city delphi', 'city eretria', 'city larissa', 'city naxos', 'city pella', 'city thebai'),
      ] as const,
  ),
  [`${SETUP} persia:2+9 greece:4+5`, 'event 2; city naxos', [after('naxos:P1', 'discard:2'), asks(1, 'window-tribute')]],
  [`${SETUP} persia:2+9 greece:4+5`, 'event 2; city athenai', no('city-not-free', 'EW-17.P02', { city: 'athenai' })],
  ['abydos:P24 athenai:G1 persia:2+9 greece:4+5', 'event 2', 'no-army-in-reserve'],
  ['thebai:P1 delphi:P1 larissa:P1 pella:P1 korinthos:P1 eretria:P1 naxos:G1 persia:2+9 greece:4+5', 'event 2', 'no-free-city'],
]);

rule(['EW-17.G03'], 'Wrath of Poseidon', [
  [`${SETUP} persia:9 greece:3+4 turn:greece`, 'event 3', after('ephesos:P2', 'reserve:P20p6G6g3', 'discard:3')],
  ['ephesos:P1p1 naxos:p2 persia:9 greece:3+4 turn:greece', 'event 3; port naxos', after('naxos:p1', 'ephesos:P1p1')],
  [
    'ephesos:P1p1 naxos:p2 persia:9 greece:3+4 turn:greece',
    'event 3; port abydos',
    no('no-persian-fleet-there', 'EW-17.G03', { port: 'abydos' }),
  ],
  ['ephesos:P1 persia:9 greece:3+4 turn:greece', 'event 3', 'no-persian-fleet-on-map'],
]);

rule(['EW-17.G04', 'EW-16.3', 'EW-16.W3', 'EW-16.4', 'EW-1.13'], 'Miltiades defends with three dice, once', [
  [
    'larissa:P3 thebai:G1 persia:9+14 greece:4+15',
    'land 9; larissa>thebai 3; react 4; P444G126',
    [after('thebai:P2G1', 'figures:miltiades', 'reserve:P22p6G7g5', 'discard:9+4'), asks(0, 'land-attacker')],
  ],
  [
    'larissa:P3 thebai:G1 persia:9+14 greece:4+15',
    'land 9; larissa>thebai 3; react 4; G: react 15',
    'not-your-turn',
    { ids: ['EW-9.3'], note: 'not both: the window is shut' },
  ],
]);
rule(['EW-17.G04', 'EW-16.W4'], 'and attacks with them, by road or after a landing', [
  [
    'athenai:G1 thebai:P3 persia:9 greece:3+4 turn:greece',
    'land 3; athenai>thebai 1; react 4; P444G126',
    after('thebai:P2G1', 'figures:miltiades'),
  ],
  [
    'athenai:G1g1 naxos:P2 persia:9 greece:3+4 turn:greece',
    'sea 3; athenai>naxos 1+1; react 4; P44G126',
    after('naxos:P1G1g1', 'figures:miltiades'),
  ],
  [
    'athenai:G1 thebai:P3 persia:9 greece:3+15 turn:greece',
    'land 3; athenai>thebai 1; react 15',
    no('not-in-this-window', 'EW-16.W4', { card: 15 }),
  ],
  [
    'athenai:G1 thebai:P3 persia:9 greece:3+15 turn:greece',
    'land 3; athenai>thebai 1; react 4',
    no('card-not-held', 'EW-16.W4', { card: 4 }),
  ],
]);
rule(['EW-16.3'], 'an empty reserve: not the last army of the battle', [
  [
    'thebai:G1 athenai:G4 sparta:G4 larissa:P3 persia:9+14 greece:4+3',
    'land 9; larissa>thebai 3; react 4',
    offers('city athenai', 'city sparta'),
  ],
  [
    'thebai:G1 athenai:G4 sparta:G4 larissa:P3 persia:9+14 greece:4+3',
    'land 9; larissa>thebai 3; react 4; city athenai; P444G126',
    after('athenai:G3', 'thebai:P2G1', 'figures:miltiades', 'reserve:P22p6G0g5'),
  ],
  [
    'thebai:G1 athenai:G4 sparta:G4 larissa:P3 persia:9+14 greece:4+3',
    'land 9; larissa>thebai 3; react 4; city thebai',
    no('last-army-of-battle', 'EW-16.3', { city: 'thebai' }),
  ],
  ['thebai:G1 athenai:G4 sparta:G4 larissa:P3 persia:9+14 greece:4+3', 'land 9; larissa>thebai 3; react 4; city naxos', 'no-own-army'],
  [
    'abydos:G1 athenai:G4 sparta:G4 ephesos:P3 persia:9+14 greece:4+3',
    'land 9; ephesos>abydos 3; react 4',
    offers('city athenai', 'city sparta'),
  ],
  [
    'thebai:G2 athenai:G4 sparta:G3 larissa:P3 persia:9+14 greece:4+3',
    'land 9; larissa>thebai 3; react 4; city thebai',
    after('thebai:P3G1'),
  ],
]);
rule(['EW-17.G04', 'EW-6.8'], 'the figure is filled: movement only', [
  ['athenai:G1 thebai:P3 figures:miltiades persia:9 greece:3+4 turn:greece', 'land 3; athenai>thebai 1', asks(-1, 'land-battle')],
  ['athenai:G1 ephesos:P3 figures:miltiades persia:9 greece:3+4 turn:greece', 'land 4', after('discard:4')],
]);

const CARNEIA = `${SETUP} persia:4+9+14 greece:8+11+15+3`;
rule(['EW-17.P04', 'EW-1.15', 'EW-4.3'], 'Carneia Festival', [
  [CARNEIA, 'event 4', [after('carneia', 'discard:4'), shuts('event 8', 'event 11'), opens('event 3', 'land 8')]],
  [CARNEIA, 'event 4; event 8', no('carneia-forbids-event', 'EW-17.P04', { card: 8 })],
  [CARNEIA, 'event 4; event 11', 'carneia-forbids-event'],
  [CARNEIA, 'event 4; land 8; sparta>korinthos 1', no('carneia-holds-army', 'EW-7.10'), { ids: ['EW-7.10'] }],
  [CARNEIA, 'event 4; sea 8; sparta>naxos 1+0', ok],
  [CARNEIA, 'event 4; sea 8; sparta>naxos 1+1', no('carneia-holds-army', 'EW-8.11'), { ids: ['EW-8.11'] }],
  [
    'larissa:P3 thebai:G1 carneia figures:miltiades persia:1+9 greece:6+15',
    'event 1; larissa>thebai 3',
    asks(-1, 'land-battle'),
    { note: 'W3 offers neither 6 nor 15' },
  ],
  ['larissa:P3 thebai:G1 figures:miltiades persia:1+9 greece:6+15', 'event 1; larissa>thebai 3', offers('react 6', 'react 15', 'decline')],
  [`${SETUP} carneia persia:9 greece:8`, 'pass; pass; lay 9; confirm; confirm', after('campaign:2', '!carneia')],
]);
rule(['EW-17.P04', 'EW-9.15'], 'a retreat from Sparta is no movement', [
  [
    'carneia korinthos:P3 sparta:G2g2 athenai:G1 persia:9+14 greece:3',
    'land 9; korinthos>sparta 3; P444G11; fight',
    offers('ship athenai', 'fight'),
  ],
]);
