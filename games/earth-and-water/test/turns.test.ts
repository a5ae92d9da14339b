/** Vectors 24.B: turns, passes and the end of Operations. */
import { after, asks, becomes, no, ok } from '@stoa/engine/testing';
import { rule, SETUP } from './tools.ts';

rule(['EW-6.1', 'EW-6.4'], 'two passes in a row end Operations', [
  [`${SETUP} persia:7 greece:3`, 'pass; pass', becomes(`${SETUP} persia:7 greece:3 room:supply-hand/persia`)],
  [`${SETUP} persia:7 greece:3`, 'pass', asks(1, 'operations')],
]);

const TWO = `${SETUP} persia:7+14 greece:3+4`;
rule(['EW-6.3', 'EW-6.4', 'EW-6.5'], 'a pass does not bind; an empty hand passes by itself', [
  [TWO, 'pass; land 3; athenai>thebai 1', asks(0, 'operations')],
  [TWO, 'pass; land 3; athenai>thebai 1; land 7; ephesos>abydos 1; pass', asks(0, 'operations')],
  [
    TWO,
    'pass; land 3; athenai>thebai 1; land 7; ephesos>abydos 1; pass; land 14; abydos>ephesos 1; pass',
    [asks(1, 'supply-hand'), after('persia:none', 'greece:4')],
  ],
]);

rule(['EW-6.4', 'EW-6.5'], 'an event in between sets the passes back', [
  [`${SETUP} persia:7 greece:3+4`, 'pass; event 3; pass', asks(1, 'operations')],
  [`${SETUP} persia:7 greece:3+4`, 'pass; land 3; athenai>thebai 1; pass', asks(1, 'operations')],
]);

rule(['EW-6.6'], 'both hands empty', [[`${SETUP} greece:3 turn:greece`, 'event 3', after('campaign:2', 'ephesos:P2', 'discard:3')]]);

rule(['EW-6.7'], 'a reaction takes no turn', [
  [
    'larissa:P3 thebai:G1 abydos:P1 persia:7+9 greece:15+3',
    'land 9; larissa>thebai 3; react 15; P111G666; road larissa',
    [asks(1, 'operations'), after('larissa:P2', 'thebai:G1', 'discard:9+15')],
  ],
]);

const ONE_FREE_CITY = 'delphi:G1 eretria:G1 korinthos:G1 larissa:P1 pella:P1 thebai:G1 abydos:P1';
rule(['EW-6.7', 'EW-6.12', 'EW-17.P02'], 'a tribute with one possible city ends the turn once', [
  [
    `${ONE_FREE_CITY} persia:2+5 greece:3+4 discard:12 turn:persia`,
    'event 2',
    [asks(1, 'operations'), after('naxos:P1', 'discard:12+2', 'persia:5', '!passes:1')],
  ],
  [`${ONE_FREE_CITY} persia:3+5 greece:2+4 discard:12 turn:persia`, 'event 3', asks(1, 'operations')],
  [`${ONE_FREE_CITY} persia:13+5 greece:2+4 discard:12 turn:persia`, 'event 13', asks(1, 'operations')],
  [`${ONE_FREE_CITY} persia:2+5 greece:none turn:persia`, 'event 2', [asks(0, 'operations'), after('passes:1', 'discard:2')]],
  [`${ONE_FREE_CITY} persia:2 greece:3+4 discard:12 turn:persia`, 'event 2', [asks(1, 'operations'), after('!passes:1')]],
  [`${ONE_FREE_CITY} persia:2+5 greece:3+4 turn:persia`, 'event 2', [asks(1, 'window-tribute'), after('discard:2')]],
  [`${ONE_FREE_CITY} persia:2+5 greece:3+4 turn:persia`, 'event 2; decline', asks(1, 'operations')],
  [`${ONE_FREE_CITY} persia:2+5 greece:3+4+12 turn:persia`, 'event 2; react 12; korinthos>delphi 1', asks(1, 'operations')],
]);

rule(['EW-6.7', 'EW-6.12', 'EW-17.P08'], 'the Royal Road with one possible city ends the turn once', [
  [
    'ephesos:P12 pella:P12 abydos:G2 persia:8+5 greece:3+4 turn:persia',
    'event 8',
    [asks(1, 'operations'), after('discard:8', '!abydos:G2')],
  ],
  ['ephesos:P12 pella:P12 abydos:G2 persia:8+5 greece:none turn:persia', 'event 8', [asks(0, 'operations'), after('passes:1')]],
  [
    'ephesos:P11 pella:P12 abydos:G2 persia:8+5 greece:3+4 turn:persia',
    'event 8; city ephesos',
    [asks(1, 'operations'), after('ephesos:P12')],
  ],
  [
    'ephesos:P11 pella:P12 abydos:G2 persia:8+5 greece:3+4 turn:persia',
    'event 8; city abydos',
    [asks(1, 'operations'), after('ephesos:P11')],
  ],
]);

rule('EW-6.2', 'pieces move once a card is played', [
  ['abydos:P2 persia:9+14 greece:3', 'abydos>ephesos 1', no('card-first', 'EW-6.2')],
  ['abydos:P2 persia:9+14 greece:3', 'city abydos', no('card-first', 'EW-6.2')],
  ['abydos:P2 persia:9+14 greece:3', 'land 14; abydos>ephesos 1', ok],
]);

rule(['EW-6.11', 'EW-7.11', 'EW-1.9'], 'no movement, no card for it', [
  ['naxos:P1 athenai:G1 persia:9+14 greece:3', 'land 14', no('no-land-movement', 'EW-6.11')],
  ['naxos:P1 athenai:G1 persia:9+14 greece:3', 'sea 14', no('no-naval-movement', 'EW-6.11')],
  ['naxos:P1 athenai:G1 persia:9+14 greece:3', 'pass', ok],
]);

rule(['EW-6.5', 'EW-6.7'], 'who passed may react, and plays again', [
  [
    `${SETUP} persia:2+9 greece:12+3 turn:greece`,
    'pass; event 2; city thebai; react 12; athenai>thebai 1',
    [asks(1, 'operations'), after('thebai:G1', 'discard:2+12', 'reserve:P20p5G6g3')],
  ],
]);

rule(['EW-6.2', 'EW-6.13', 'EW-6.10'], 'a turn is an event, one movement by land or by sea, or a pass', [
  [`${SETUP} persia:2+9 greece:3`, 'land 2', [after('discard:2', 'persia:9'), asks(0, 'land-movement')]],
  [`${SETUP} persia:2+9 greece:3`, 'sea 2', [after('discard:2', 'persia:9'), asks(0, 'naval-movement')]],
  [`${SETUP} persia:2+9 greece:3`, 'event 2', [after('card:2', 'discard:none'), asks(0, 'tribute')]],
  [`${SETUP} persia:2+9 greece:3`, 'event 3', no('card-not-held', 'EW-6.2', { card: 3 })],
  [`${SETUP} persia:2+9 greece:3`, 'land 2; ephesos>athenai 1+0', 'not-now', { ids: ['EW-7.1'] }],
  [`${SETUP} persia:2+9 greece:3`, 'sea 2; ephesos>abydos 1', 'not-now', { ids: ['EW-8.1'] }],
]);

rule(['EW-6.8', 'EW-6.9', 'EW-17.P14'], 'an event needs its precondition; reactions and forced events are not played in a turn', [
  [`${SETUP} persia:15+9 greece:3`, 'event 15', no('no-persian-army-in-athenai', 'EW-17.P15'), { ids: ['EW-17.P15'] }],
  [`${SETUP} persia:15+9 greece:3`, 'land 15', ok],
  [`${SETUP} persia:5+9 greece:3`, 'event 5', no('reaction-only', 'EW-6.9', { card: 5 })],
  [`${SETUP} persia:14+9 greece:3`, 'event 14', no('no-event', 'EW-17.P14', { card: 14 })],
  [`${SETUP} persia:14+9 greece:3`, 'land 14', ok],
  ...[4, 5, 6, 9, 12, 15].map(card => [`${SETUP} persia:1 greece:${card}+3 turn:greece`, `event ${card}`, 'reaction-only'] as const),
]);

rule(['EW-6.12', 'EW-15.4'], 'an event card lies in no pile until it is carried out; Oracle and Pacification are discarded first', [
  [`${SETUP} persia:7+9 greece:1+3 turn:greece`, 'event 1', after('card:1', 'discard:none', 'greece:3')],
  [`${SETUP} persia:7+9 greece:1+3 turn:greece`, 'event 1; buy 0; end', after('discard:1', '!card:1')],
  [`${SETUP} persia:1+9 greece:7+3 turn:greece`, 'event 7', after('discard:7+3', 'draw:2')],
  [`${SETUP} persia:16+9 greece:7+3`, 'event 16', after('discard:16', '!card:16')],
]);

rule(['EW-4.1', 'EW-4.2', 'EW-4.6'], 'a campaign runs through its phases, Persia first in each, and carries over what lies on the table', [
  [`${SETUP} bridge persia:7 greece:3`, 'pass', asks(1, 'operations')],
  [`${SETUP} bridge persia:7 greece:3`, 'pass; pass', asks(0, 'supply-hand')],
  [`${SETUP} bridge persia:7 greece:3`, 'pass; pass; confirm', asks(1, 'supply-hand')],
  [
    `${SETUP} bridge persia:7 greece:3 discard:1+2 figures:miltiades`,
    'pass; pass; confirm; confirm',
    [
      after('campaign:2', 'bridge', 'persia:7', 'greece:3', 'discard:1+2', 'figures:miltiades', 'ephesos:P2p1', 'deck:12'),
      asks(0, 'preparation-cards'),
    ],
  ],
  ['start', 'buy 0; end', asks(1, 'preparation-cards')],
]);
