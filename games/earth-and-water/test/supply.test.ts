/** Vectors 24.H and 24.I: Supply, Scoring and the end. Both sides hold nothing unless the hand matters, so two passes are one automatic step. */
import { after, asks, choices, no, offers, ok, over, tells } from '@stoa/engine/testing';
import { rule } from './tools.ts';

/** One Greek card, played for a movement of no account, ends Operations: here it is simply passed. */
const END = 'greece:3 turn:greece passes:1';
const KEPT = 'pass; confirm';

const EXAMPLE = 'pella:P1p1 delphi:P2 eretria:P1 abydos:P1 thebai:G3g2';
rule(['EW-12.3', 'EW-12.4', 'EW-12.5', 'EW-12.6', 'EW-12.7', 'EW-12.11', 'EW-12.13'], 'the worked example of supply', [
  [
    `${EXAMPLE} bridge ${END}`,
    'pass',
    [offers('city delphi', 'city eretria', 'city pella'), after('excess:1'), asks(0, 'supply-capacity')],
  ],
  [`${EXAMPLE} bridge ${END}`, 'pass; city abydos', no('persian-home-exempt', 'EW-12.6', { city: 'abydos' })],
  [`${EXAMPLE} bridge ${END}`, 'pass; city naxos', no('no-own-army', 'EW-12.6', { city: 'naxos' })],
  [
    `${EXAMPLE} bridge ${END}`,
    'pass; city eretria; confirm',
    after('pella:P1p1', 'delphi:P2', 'abydos:P1', 'thebai:G3g2', '!eretria:P1', 'vp:1', 'campaign:2'),
  ],
]);

rule(['EW-12.9', 'EW-12.11', 'EW-12.7'], 'without the bridge only the fleet of that very city feeds', [
  [`${EXAMPLE} ${END}`, 'pass; city eretria; confirm', after('pella:P1p1', '!delphi:P2', 'vp:0')],
]);

rule(['EW-12.9', 'EW-12.12'], 'without the fleet Pella is lost too', [
  [
    'pella:P1 delphi:P2 eretria:P1 abydos:P1 thebai:G3g2 greece:3 turn:greece passes:1',
    'pass; city eretria; confirm',
    after('!pella:P1', 'thebai:G3g2'),
  ],
  ['naxos:p1 thebai:g2 abydos:P1 greece:3 turn:greece passes:1', KEPT, after('naxos:p1', 'thebai:g2'), { note: 'fleets need no supply' }],
]);

rule(['EW-12.10'], 'blockade of both key cities', [
  [`naxos:P1p1 abydos:P1g1 ephesos:P1g1 athenai:G1 ${END}`, KEPT, after('naxos:p1', 'abydos:P1g1')],
  [`naxos:P1p1 abydos:P1g1 ephesos:P1 athenai:G1 ${END}`, KEPT, after('naxos:P1p1')],
]);

rule(['EW-12.10'], 'a lost key city counts as shut', [
  [`naxos:P1p1 ephesos:G1g1 athenai:G1 abydos:P1g1 ${END}`, KEPT, after('naxos:p1')],
  [`naxos:P1p1 ephesos:G1g1 athenai:G1 abydos:P1 ${END}`, KEPT, after('naxos:P1p1')],
]);

rule(['EW-12.4', 'EW-12.6', 'EW-21.1'], 'only Pella can pay, so it pays', [
  [
    `pella:P3 abydos:P5 ephesos:P5 bridge ${END}`,
    'pass',
    [after('pella:P1', 'abydos:P5', 'ephesos:P5'), tells({ e: 'capacity-checked', side: 0, capacity: 1, excess: 2 })],
  ],
]);

rule(['EW-12.5'], 'empty own key cities feed Greece', [
  [`thebai:G6 ephesos:P1 ${END}`, 'pass; confirm', [after('thebai:G5'), tells({ e: 'capacity-checked', side: 1, capacity: 5, excess: 1 })]],
  [`thebai:G4 ephesos:P1 ${END}`, 'pass; confirm', after('thebai:G4')],
]);

rule(['EW-12.5', 'EW-12.9'], 'captured key cities feed Greece, and the fleet keeps it there', [
  [
    `abydos:G4g1 ephesos:P1 ${END}`,
    'pass; confirm',
    [after('abydos:G4g1'), tells({ e: 'capacity-checked', side: 1, capacity: 7, excess: 0 })],
  ],
]);

rule(['EW-12.7'], 'an empty enemy key city cuts the line', [
  [`korinthos:P1 larissa:P1 abydos:P1 bridge thebai:G1 ${END}`, KEPT, after('!korinthos:P1', 'larissa:P1')],
]);

rule(['EW-12.7'], 'empty cities in between do not', [[`thebai:P1 abydos:P1 bridge ${END}`, KEPT, after('thebai:P1')]]);

rule(['EW-12.7', 'EW-12.9', 'EW-12.8'], 'a key city in enemy hands is neither end nor passage', [
  [`pella:P1 bridge abydos:G1g1 ephesos:P1 athenai:G1 ${END}`, KEPT, after('!pella:P1', 'ephesos:P1')],
  [`pella:P1p1 bridge abydos:G1g1 ephesos:P1 athenai:G1 ${END}`, KEPT, after('pella:P1p1')],
]);

const HANDS = 'abydos:P1 ephesos:P1 athenai:G1 persia:7+8+9 greece:1+2+3+4+5+6';
rule(['EW-12.1'], 'Persia keeps one card', [
  [HANDS, 'pass; pass; lay 7; confirm', no('keeps-too-many', 'EW-12.1', { kept: 2, most: 1 })],
  [HANDS, 'pass; pass; lay 7; lay 9; confirm', [after('persia:8', 'discard:7+9'), asks(1, 'supply-hand')]],
  [HANDS, 'pass; pass; lay 7; lay 9; confirm; lay 1; lay 2; confirm', after('campaign:2', 'talents:10')],
  [HANDS, 'pass; pass; lay 9; lay 9', no('already-laid-aside', 'EW-12.1', { card: 9 })],
  [HANDS, 'pass; pass; lay 1', no('card-not-held', 'EW-12.1', { card: 1 })],
]);
rule(['EW-12.2'], 'Greece keeps four', [
  [HANDS, 'pass; pass; lay 7; lay 8; lay 9; confirm; lay 1; confirm', no('keeps-too-many', 'EW-12.2', { kept: 5, most: 4 })],
  [HANDS, 'pass; pass; lay 7; lay 8; lay 9; confirm; lay 1; lay 6; confirm', after('greece:2+3+4+5', 'talents:12')],
  [
    HANDS,
    'pass; pass; lay 7; lay 8; lay 9; confirm; lay 1; lay 2; lay 3; lay 4; lay 5; lay 6; confirm',
    after('greece:none', 'discard:7+8+9+1+2+3+4+5+6', 'campaign:2'),
  ],
]);

rule(['EW-12.3', 'EW-12.13'], 'Greece is judged on what Persia left', [
  [`thebai:G1 athenai:P1 korinthos:P1 ${END}`, KEPT, after('thebai:G1', '!athenai:P1', '!korinthos:P1')],
]);

rule(['EW-12.14'], 'after campaign 5 neither side is asked for the hand', [
  [
    'abydos:P1 ephesos:P1 athenai:G1 campaign:5 persia:7+8+9 greece:1+2+3+4+5+6',
    'pass; pass',
    [over('points', 1, 1), after('persia:7+8+9')],
  ],
]);

const I = 'greece:3 turn:greece passes:1';
rule(['EW-13.3'], 'the worked examples of scoring', [
  [`athenai:G1 sparta:G1 korinthos:G1 abydos:P1 ephesos:P1 ${I}`, KEPT, [after('vp:-1'), tells({ e: 'campaign-scored', counts: [4, 5] })]],
  [`athenai:P1p1 sparta:G1 korinthos:G1 abydos:P1 ephesos:P1 ${I}`, KEPT, [after('vp:3'), tells({ e: 'campaign-scored', counts: [6, 3] })]],
]);

rule(['EW-13.7'], 'a burnt Acropolis counts for neither side', [
  [
    `athenai:P1p1 sparta:G1 korinthos:G1 abydos:P1 ephesos:P1 acropolis ${I}`,
    KEPT,
    [after('vp:1'), tells({ e: 'campaign-scored', counts: [4, 3] })],
  ],
]);

rule(['EW-13.4', 'EW-13.5', 'EW-1.17'], 'the track ends at six, and six wins nothing', [
  [
    `athenai:P2p2 pella:P1 thebai:P1 delphi:P1 larissa:P1 abydos:P1 bridge sparta:G1 vp:3 ${I}`,
    KEPT,
    [after('vp:6', 'campaign:2'), tells({ e: 'campaign-scored', counts: [10, 2] }), asks(0, 'preparation-cards')],
  ],
]);

rule(['EW-13.1'], 'both Greek key cities win at once', [
  [`athenai:P1p1 sparta:P1p1 abydos:P1 ephesos:P1 vp:-6 ${I}`, KEPT, over('key-cities', 1, 2)],
]);

rule(['EW-13.1', 'EW-12.9'], 'not if Supply loses one of them first', [
  [`athenai:P1p1 sparta:P1 abydos:P1 ephesos:P1 vp:-6 ${I}`, KEPT, after('vp:-2', 'campaign:2', '!sparta:P1')],
]);

rule(['EW-13.1', 'EW-13.2'], 'both cannot win: without a key city Persia starves', [
  [`abydos:G1g1 ephesos:G1g1 athenai:P2 sparta:P2 vp:6 ${I}`, KEPT, [over('key-cities', 2, 1), after('!athenai:P2', '!sparta:P2')]],
]);

rule(['EW-13.6', 'EW-4.4'], 'the points decide after campaign 5', [
  [`abydos:P1 ephesos:P1 athenai:G1 sparta:G1 campaign:5 vp:-1 ${I}`, 'pass', over('points', 2, 1)],
  [`abydos:P1 ephesos:P1 athenai:G1 sparta:G1 campaign:5 vp:0 ${I}`, 'pass', over('points', 1, 1)],
  [`abydos:P1 ephesos:P1 athenai:G1 sparta:G1 campaign:5 vp:1 ${I}`, 'pass', over('points', 1, 2)],
  [`abydos:P1 ephesos:P1 athenai:G1 sparta:G1 campaign:5 vp:1 ${I}`, 'pass; pass', no('game-over', 'EW-13.6')],
]);

rule(['EW-13.7', 'EW-13.1'], 'a burnt Acropolis still wins', [
  [`athenai:P1p1 sparta:P1p1 abydos:P1 ephesos:P1 vp:-6 acropolis ${I}`, KEPT, over('key-cities', 1, 2)],
]);

rule(['EW-13.1'], 'holding both for a moment in Operations is no victory', [
  [
    'athenai:P1p1 sparta:p1G1 korinthos:P2 thebai:G2 abydos:P1 persia:9+14 greece:3+7',
    'land 9; korinthos>sparta 2; P44G1; land 3; thebai>athenai 2; P1G66; pass; pass; lay 14; confirm; confirm',
    [after('athenai:p1G2', 'sparta:P2p1', 'campaign:2'), asks(0, 'preparation-cards')],
    { note: 'for a moment both were Persian' },
  ],
]);

rule(['EW-13.8', 'EW-13.4'], 'points from events move at once, within the track', [
  [
    'larissa:P3 thebai:G1 persia:7+9 greece:3',
    'event 7; larissa>thebai 3; P444G1',
    [after('vp:1', 'thebai:P3'), tells({ e: 'point-scored', side: 0, rule: 'EW-17.P07' })],
  ],
  [
    'athenai:G2 thebai:P1 persia:9 greece:10+3 turn:greece',
    'event 10; athenai>thebai 2; P1G55',
    tells({ e: 'point-scored', side: 1, rule: 'EW-17.G10' }),
  ],
  ['larissa:P3 thebai:G1 persia:7+9 greece:3 vp:6', 'event 7; larissa>thebai 3; P444G1', after('vp:6')],
]);

rule(['EW-4.5', 'EW-14.6'], 'a king may cut a campaign short', [
  [
    'abydos:P2 ephesos:P2 athenai:G1 persia:16+7+8 greece:3+4 discard:1+2',
    'event 16; confirm; draw 11',
    [asks(1, 'supply-hand'), after('figures:darius', 'persia:none')],
  ],
]);

rule(['EW-12.6', 'EW-1.12'], 'the excess is counted once and chosen army by army', [
  [
    'thebai:P3 larissa:P2 abydos:P1 bridge greece:3 turn:greece passes:1',
    'pass',
    [after('excess:3'), choices({ do: 'choose-city' }, 'city', 'thebai', 'larissa')],
  ],
  [
    'thebai:P3 larissa:P2 abydos:P1 bridge greece:3 turn:greece passes:1',
    'pass; city larissa; city larissa',
    [after('thebai:P2', 'reserve:P21p6G9g5'), asks(1, 'supply-hand')],
    { note: 'Larissa is empty now: the last one comes from Thebai, and capacity is not counted again' },
  ],
  ['thebai:P3 larissa:P2 abydos:P1 bridge greece:3 turn:greece passes:1', 'pass; city thebai; city thebai; city larissa', ok],
]);
