/** Vectors 24.E: land battles. */
import { after, asks, choices, no, offers, ok, shuts, tells } from '@stoa/engine/testing';
import { rule } from './tools.ts';

const H = 'persia:9+14 greece:3+7';

rule(['EW-9.3', 'EW-9.4', 'EW-9.5', 'EW-9.6', 'EW-9.1'], 'Persian dice count 4 at most', [
  [
    `larissa:P3 thebai:G1 ${H}`,
    'land 9; larissa>thebai 3; P652G5',
    [after('thebai:P2G1', 'dice:652500'), asks(0, 'land-attacker'), tells({ e: 'battle-round', results: [4, 5], losses: [1, 0] })],
  ],
  [`larissa:P3 thebai:G1 ${H}`, 'land 9; larissa>thebai 3; P652G55', no('wrong-dice', 'EW-9.3', { persia: 3, greece: 1 })],
  [`larissa:P3 thebai:G1 ${H}`, 'land 9; larissa>thebai 3; P657G5', 'wrong-dice'],
]);

rule(['EW-9.4', 'EW-9.6', 'EW-11.2', 'EW-9.18'], 'in Abydos they count 5', [
  [
    `pella:G2 abydos:P1 ephesos:P1 bridge ${H} turn:greece`,
    'land 3; pella>abydos 2; P6G53; decline',
    [after('abydos:G1', 'bridge'), asks(1, 'bridge')],
  ],
]);

rule(['EW-9.3', 'EW-1.16'], 'never more than three dice', [
  [`larissa:P5 thebai:G4 ${H}`, 'land 9; larissa>thebai 5; P1111G666', 'wrong-dice'],
  [`larissa:P5 thebai:G4 ${H}`, 'land 9; larissa>thebai 5; P111G666', after('thebai:P4G4')],
]);

rule(['EW-9.6', 'EW-9.7', 'EW-3.2', 'EW-3.3'], 'a tie costs both', [
  [`larissa:P1 thebai:G1 ${H}`, 'land 9; larissa>thebai 1; P4G4', [after('reserve:P24p6G9g5', '!thebai:P1'), asks(1, 'operations')]],
  [`korinthos:P1 sparta:G1 ${H}`, 'land 9; korinthos>sparta 1; P4G4', [after('reserve:P24p6G9g5'), asks(1, 'operations')]],
]);

rule(['EW-9.10', 'EW-9.9'], 'the attacker goes back where it came from', [
  [
    `larissa:P3 thebai:G1 delphi:P1 ${H}`,
    'land 9; larissa>thebai 3; P652G5',
    [offers('road larissa', 'fight'), shuts('road delphi', 'ship athenai')],
  ],
  [`larissa:P3 thebai:G1 delphi:P1 ${H}`, 'land 9; larissa>thebai 3; P652G5; road larissa', after('larissa:P2', 'thebai:G1')],
  [
    `larissa:P3 thebai:G1 delphi:P1 ${H}`,
    'land 9; larissa>thebai 3; P652G5; road delphi',
    no('not-a-way-back', 'EW-9.10', { city: 'delphi' }),
  ],
]);

rule(['EW-9.10', 'EW-9.11'], 'several ways back when the origin is not adjacent', [
  [
    `sparta:G3 korinthos:G1 thebai:P2 ${H} turn:greece`,
    'land 3; sparta>thebai 3; P44G111',
    [after('thebai:P2G2'), offers('road korinthos', 'road athenai', 'fight')],
  ],
]);

rule(['EW-9.14', 'EW-3.5', 'EW-9.17', 'EW-9.8'], 'the defender may go to its empty key city', [
  [`athenai:P3 thebai:G2 ${H}`, 'land 9; athenai>thebai 3; P444G11; fight', [offers('road athenai', 'fight'), asks(1, 'land-defender')]],
  [`athenai:P3 thebai:G2 ${H}`, 'land 9; athenai>thebai 3; P444G11; fight; road athenai', after('athenai:G1', 'thebai:P3')],
]);

rule(['EW-9.10', 'EW-9.11'], 'back into a city that is not controlled any more', [
  [`athenai:P3 thebai:G2 ${H}`, 'land 9; athenai>thebai 3; P111G61; road athenai', after('athenai:P2', 'thebai:G2')],
]);

rule(['EW-9.14', 'EW-9.15', 'EW-9.16'], 'without a retreat the defender fights on', [
  [
    `larissa:P3 thebai:G3g1 athenai:P1 sparta:P1 ${H}`,
    'land 9; larissa>thebai 3; P444G111; fight',
    [after('thebai:P3G2g1'), asks(-1, 'land-battle')],
  ],
]);

const BY_SEA = `larissa:P3 thebai:G2g2 sparta:G1 athenai:p1 ${H}`;
rule(['EW-9.14', 'EW-9.15'], 'the defender by road or by sea', [
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight', offers('road athenai', 'ship sparta', 'fight')],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; ship sparta', after('sparta:G2g2', 'thebai:P3')],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; ship athenai', no('enemy-fleet-in-port', 'EW-9.15', { port: 'athenai' })],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; ship naxos', no('city-not-controlled', 'EW-9.15')],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; ship delphi', no('no-port', 'EW-9.15')],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; ship thebai', no('same-place', 'EW-9.15')],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; road delphi', no('city-not-controlled', 'EW-9.14', { city: 'delphi' })],
  [BY_SEA, 'land 9; larissa>thebai 3; P444G11; fight; road sparta', no('not-adjacent', 'EW-9.14')],
  [
    `larissa:P3 thebai:G3g1 sparta:G1 ${H}`,
    'land 9; larissa>thebai 3; P444G111; fight; ship sparta',
    no('too-few-fleets', 'EW-9.15', { fleets: 1, armies: 2 }),
  ],
]);

rule(['EW-9.15'], 'as many fleets as armies are enough', [
  [`larissa:P3 thebai:G2g1 sparta:G1 ${H}`, 'land 9; larissa>thebai 3; P444G11; fight; ship sparta', after('sparta:G2g1', 'thebai:P3')],
]);

rule(['EW-9.15'], 'no limit of three in a retreat by sea', [
  [
    `athenai:G3 thebai:P5p5 ${H} turn:greece`,
    'land 3; athenai>thebai 3; P111G666; fight; ship ephesos',
    after('ephesos:P4p5', 'thebai:G3'),
  ],
]);

rule(['EW-10.3', 'EW-9.4', 'EW-9.12'], 'the worked example of battle', [
  [
    `thebai:G3g3 eretria:P1p1 ${H} turn:greece`,
    'sea 3; thebai>eretria 3+2; P5G234',
    [after('eretria:P1G2g2', 'thebai:G1', '!embarked:1', '!embarked:2'), asks(1, 'window-greece-attacks')],
  ],
  [
    `thebai:G3g3 eretria:P1p1 ${H} turn:greece`,
    'sea 3; thebai>eretria 3+2; P5G234; P4G23; ship thebai',
    after('thebai:G2g2', 'eretria:P1'),
  ],
]);

rule(['EW-9.12'], 'only the fleets of this movement go home', [
  [`ephesos:P3p2 athenai:p1G1 ${H}`, 'sea 9; ephesos>athenai 2+2; P11G6; ship ephesos', after('ephesos:P2p2', 'athenai:p1G1')],
  [`ephesos:P3p2 athenai:p1G1 ${H}`, 'sea 9; ephesos>athenai 2+2; P11G6; ship naxos', no('not-a-way-back', 'EW-9.12', { city: 'naxos' })],
  [`ephesos:P3p2 athenai:p1G1 ${H}`, 'sea 9; ephesos>athenai 2+2; P11G6; road thebai', no('no-retreat-by-road', 'EW-9.12')],
]);

rule(['EW-9.8', 'EW-9.2'], 'no retreat before the first round', [
  [`larissa:P3 thebai:G1 ${H}`, 'land 9; larissa>thebai 3', asks(1, 'window-persia-attacks')],
  [`larissa:P3 thebai:G1 ${H}`, 'land 9; larissa>thebai 3; decline', asks(-1, 'land-battle')],
  [`larissa:P3 thebai:G1 ${H}`, 'land 9; larissa>thebai 3; decline; P: road larissa', 'not-your-turn', { ids: ['EW-9.3'] }],
]);

rule(['EW-8.10', 'EW-9.7'], 'the fleet stays when its army is dead', [
  [`ephesos:P1p1 athenai:G2 ${H}`, 'sea 9; ephesos>athenai 1+1; P1G66', after('athenai:p1G2')],
]);

rule(['EW-9.10', 'EW-21.4'], 'a detour gives no other way back if the origin is adjacent', [
  [
    `athenai:G3 korinthos:G1 thebai:P2 ${H} turn:greece`,
    'land 3; athenai>thebai 3; P44G111',
    [choices({ do: 'retreat-road' }, 'city', 'athenai'), after('move:athenai>thebai/3+0', 'op:movement/greece', 'back:athenai', 'round:1')],
  ],
  [`athenai:G3 korinthos:G1 thebai:P2 ${H} turn:greece`, 'land 3; athenai>thebai 3; P44G111; fight', ok],
]);
