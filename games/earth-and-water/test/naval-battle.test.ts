/** Vectors 24.F and 24.G: naval battles, and the bridge. */
import { after, asks, no, offers, tells } from '@stoa/engine/testing';
import { rule } from './tools.ts';

const H = 'persia:9+14 greece:3+7';
const SPARTA = `ephesos:P3p3 sparta:G1g2 ${H}`;

rule(['EW-10.1', 'EW-10.3', 'EW-10.5', 'EW-10.6'], 'empty fleets are lost first, then armies with them', [
  [
    SPARTA,
    'sea 14; ephesos>sparta 3+2; P111G66',
    [after('sparta:p2G1g2', 'embarked:2', 'ephesos:P1', 'round:1'), asks(1, 'window-fleet-lost')],
  ],
  [SPARTA, 'sea 14; ephesos>sparta 3+2; P111G66; decline', asks(0, 'naval-attacker')],
  [
    SPARTA,
    'sea 9; ephesos>sparta 3+2; P111G66; fight; ship athenai',
    after('athenai:g2'),
    { note: 'Athenai is Greek and free: the defender may go' },
  ],
  [SPARTA, 'sea 9; ephesos>sparta 3+2; P111G66; fight; fight; P11G66', after('sparta:p1G1g2', 'embarked:1', 'reserve:P22p5G8g3')],
]);

rule(['EW-10.7', 'EW-10.6'], 'the attacker sails home with the armies that are left', [
  [
    SPARTA,
    'sea 9; ephesos>sparta 3+2; P111G66; fight; fight; P11G66; ship ephesos',
    [after('ephesos:P2p1', 'sparta:G1g2', '!embarked:1'), asks(1, 'operations')],
  ],
  [SPARTA, 'sea 9; ephesos>sparta 3+2; P111G66; fight; fight; P11G66; ship abydos', no('not-a-way-back', 'EW-10.7', { city: 'abydos' })],
]);

rule(['EW-10.8', 'EW-10.11'], 'the defender leaves and the attacker lands', [
  [
    `ephesos:P3p3 athenai:g2 sparta:G1g1 ${H}`,
    'sea 9; ephesos>athenai 3+3; P444G11; fight; ship sparta',
    [after('sparta:G1g2', 'athenai:P3p3'), asks(1, 'operations')],
  ],
]);

const HAVENS = `ephesos:P1p2 sparta:G1g2 athenai:p1G1 thebai:G1 ${H}`;
rule(['EW-10.8', 'EW-10.9'], 'only to a port of its own without enemy fleets', [
  [HAVENS, 'sea 9; ephesos>sparta 2+1; P44G11; fight', offers('ship thebai', 'fight')],
  [HAVENS, 'sea 9; ephesos>sparta 2+1; P44G11; fight; ship athenai', no('enemy-fleet-in-port', 'EW-10.8', { port: 'athenai' })],
  [HAVENS, 'sea 9; ephesos>sparta 2+1; P44G11; fight; ship naxos', no('city-not-controlled', 'EW-10.8')],
  [HAVENS, 'sea 9; ephesos>sparta 2+1; P44G11; fight; ship korinthos', no('no-port', 'EW-10.8')],
  [HAVENS, 'sea 9; ephesos>sparta 2+1; P44G11; fight; ship sparta', no('same-place', 'EW-10.8')],
  [
    `ephesos:P1p2 sparta:G1g2 athenai:P1 ${H}`,
    'sea 9; ephesos>sparta 2+1; P44G11; fight',
    asks(-1, 'naval-battle'),
    { note: 'EW-10.9: nowhere to go' },
  ],
]);

rule(['EW-10.2'], 'caps at sea as on land', [
  [
    `athenai:g1 ephesos:p1 ${H} turn:greece`,
    'sea 3; athenai>ephesos 1+0; P6G5',
    [tells({ e: 'battle-round', results: [5, 5], losses: [1, 1] }), after('reserve:P24p6G9g5')],
  ],
  [
    `athenai:g1 naxos:p1 ${H} turn:greece`,
    'sea 3; athenai>naxos 1+0; P6G5',
    [tells({ e: 'battle-round', results: [4, 5], losses: [1, 0] }), after('naxos:g1')],
  ],
]);

rule(['EW-10.3'], 'the army goes down with the last fleet', [
  [
    `athenai:G1g1 naxos:p1 ${H} turn:greece`,
    'sea 3; athenai>naxos 1+1; P4G4',
    [after('reserve:P24p6G9g5', '!naxos:G1'), tells({ e: 'battle-round', drowned: [0, 1] })],
  ],
]);

rule(['EW-10.4'], 'armies in the city are safe', [
  [`ephesos:p2 athenai:G3g1 ${H}`, 'sea 9; ephesos>athenai 2+0; P44G1', after('athenai:p2G3', 'reserve:P24p4G6g5')],
]);

const ABYDOS = `pella:G2 abydos:P1 ephesos:P1 bridge ${H} turn:greece`;
rule(['EW-11.2', 'EW-11.4', 'EW-11.1'], 'Greece may destroy the bridge', [
  [ABYDOS, 'land 3; pella>abydos 2; P6G53; decline; destroy', [after('!bridge', 'abydos:G1'), asks(0, 'operations')]],
  [ABYDOS, 'land 3; pella>abydos 2; P6G53; decline; destroy; land 9; ephesos>pella 1', no('road-barred', 'EW-7.11'), { ids: ['EW-7.11'] }],
  [ABYDOS, 'land 3; pella>abydos 2; P6G53; decline; keep', [after('bridge'), asks(0, 'operations')]],
]);

rule(['EW-11.2'], 'also when Abydos was empty', [
  [`pella:G1 bridge ephesos:P1 ${H} turn:greece`, 'land 3; pella>abydos 1', [after('abydos:G1'), asks(1, 'bridge')]],
]);

rule(['EW-11.2'], 'but not if the attack fails', [
  [`pella:G1 abydos:P2 bridge ${H} turn:greece`, 'land 3; pella>abydos 1; P66G1', [after('abydos:P2', 'bridge'), asks(0, 'operations')]],
]);

rule(['EW-11.3'], 'no second question while Greece holds Abydos', [
  [
    `pella:G3 abydos:P1 ephesos:P1 bridge persia:9+14 greece:3+7+10 turn:greece`,
    'land 3; pella>abydos 2; P6G53; decline; keep; pass; land 7; pella>abydos 1',
    [after('abydos:G2', 'bridge'), asks(0, 'operations')],
  ],
  [
    `pella:G1 abydos:G1 bridge ephesos:P1 ${H} turn:greece`,
    'land 3; abydos>ephesos 1; P5G4',
    [asks(0, 'operations'), after('ephesos:P1', 'bridge')],
    { note: 'lost again without a question' },
  ],
]);

rule(['EW-11.4', 'EW-5.12'], 'the bridge can be built again', [
  ['abydos:P1 room:preparation-pieces/persia talents:6', 'bridge', after('bridge')],
  ['abydos:G1 room:preparation-pieces/persia talents:6', 'bridge', 'city-not-controlled'],
]);

rule(['EW-11.5'], 'Persia is never asked', [
  [`pella:P1 bridge abydos:G1 ${H}`, 'land 9; pella>abydos 1; P6G1', [after('abydos:P1', 'bridge'), asks(1, 'operations')]],
  [`pella:P1 bridge ${H}`, 'land 9; pella>abydos 1', [after('abydos:P1', 'bridge'), asks(1, 'operations')]],
  [`pella:G1 bridge ephesos:P1 ${H} turn:greece`, 'land 3; pella>abydos 1; P: destroy', 'not-your-turn', { ids: ['EW-11.2'] }],
]);
