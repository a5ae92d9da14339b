/** Vectors 24.J, cards 9 to 16, and 24.K: both halves, and what the windows give away. */
import { isIllegal } from '@stoa/engine';
import { after, asks, choices, hides, no, offers, ok, opens, tells } from '@stoa/engine/testing';
import { expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import type { EwState } from '../src/state.ts';
import { rule, SETUP } from './tools.ts';

rule(['EW-17.G09', 'EW-16.W5', 'EW-10.5'], 'Artemisia: one more fleet, and the army on it', [
  [
    'ephesos:P2p3 athenai:G1g1 persia:14+3 greece:9+7',
    'sea 14; ephesos>athenai 3+2; P111G6; react 9',
    [after('athenai:p1G1g1', 'embarked:1', 'figures:artemisia', 'reserve:P23p4G8g4'), asks(0, 'naval-attacker')],
  ],
]);
rule(['EW-17.G09', 'EW-10.4'], 'in defence no army is lost with it', [
  [
    'athenai:G1g2 naxos:P1p2 persia:14 greece:9+3+7 turn:greece',
    'sea 3; athenai>naxos 2+1; P11G66; react 9',
    [after('naxos:P1G1g2', 'figures:artemisia', 'reserve:P23p5G8g3'), asks(1, 'window-greece-attacks')],
  ],
]);
rule(['EW-16.W5'], 'no window if no Persian fleet is left, or if the figure is filled', [
  ['athenai:G1g2 naxos:P1p1 persia:14 greece:9+3+7 turn:greece', 'sea 3; athenai>naxos 2+0; P1G66', asks(0, 'operations')],
  [
    'athenai:G1g2 naxos:P1p2 figures:artemisia persia:14 greece:9+3+7 turn:greece',
    'sea 3; athenai>naxos 2+0; P11G66',
    asks(1, 'naval-attacker'),
  ],
  [
    'athenai:G1g2 naxos:P1p2 persia:14 greece:9+3+7 turn:greece',
    'sea 3; athenai>naxos 2+0; P44G11',
    asks(1, 'naval-attacker'),
    { note: 'no Persian loss' },
  ],
]);

rule(['EW-17.P09', 'EW-19.7'], 'Hippias', [
  [`${SETUP} persia:9+14 greece:3+4+7`, 'event 9', [offers('card 3', 'card 4', 'card 7'), tells({ e: 'hand-shown', cards: [3, 4, 7] }, 0)]],
  [`${SETUP} persia:9+14 greece:3+4+7`, 'event 9; card 4', after('greece:3+7', 'discard:4+9', 'knows-persia:3+7')],
  [`${SETUP} persia:9+14 greece:3+4+7`, 'event 9; card 5', no('card-not-in-greek-hand', 'EW-17.P09', { card: 5 })],
  [`${SETUP} persia:9+14 greece:3`, 'event 9', after('greece:none', 'discard:3+9')],
  [`${SETUP} persia:9+14`, 'event 9', 'greek-hand-empty'],
]);

rule(['EW-17.G10'], 'Evangelion', [
  ['athenai:G2 thebai:P1 persia:9 greece:10+3 turn:greece', 'event 10; athenai>thebai 2; P1G55', after('vp:-1', 'thebai:G2')],
  ['athenai:G1 thebai:P1 persia:9 greece:10+3 turn:greece', 'event 10; athenai>thebai 1; P4G1', after('vp:1', 'thebai:P1')],
  ['athenai:G1 thebai:P1 persia:9 greece:10+3 turn:greece', 'event 10; athenai>thebai 1; P4G4', after('vp:0')],
  ['korinthos:G1 athenai:P1 persia:9 greece:10+3 turn:greece', 'event 10; korinthos>athenai 1; P4G4', after('vp:-1')],
  ['athenai:G2 thebai:P1 persia:9 greece:10+4 turn:greece', 'event 10; athenai>thebai 2; react 4', ok],
  ['naxos:G1 thebai:P1 persia:9 greece:10+3 turn:greece', 'event 10', 'no-land-movement'],
]);

const PEACE = `${SETUP} persia:10+9 greece:6+8+3`;
rule(['EW-17.P10', 'EW-20.1', 'EW-19.7'], 'Separate Peace', [
  [PEACE, 'event 10; P5G2', [after('greece:3', 'discard:6+8+10', 'knows-persia:3'), tells({ e: 'hand-shown', cards: [3, 6, 8] }, 0)]],
  [PEACE, 'event 10; P3G3', [after('greece:3+6+8', 'discard:10'), hides({ e: 'hand-shown' }, 0)]],
  [PEACE, 'event 10; P6G4', after('greece:3', 'discard:6+8+10')],
  [PEACE, 'event 10; P2G5', after('greece:3+6+8')],
  [`${SETUP} persia:10+9`, 'event 10', 'greek-hand-empty'],
]);

rule(['EW-17.G11', 'EW-14.9'], 'Melas Zomos', [
  [`${SETUP} persia:9 greece:11+3 turn:greece`, 'event 11', [after('sparta:G2g1', 'discard:11'), asks(0, 'operations')]],
  ['athenai:G1 sparta:P1 ephesos:P1 persia:9 greece:11+3 turn:greece', 'event 11', 'sparta-not-controlled'],
  ['athenai:G9 ephesos:P1 persia:9 greece:11+3 turn:greece', 'event 11', 'no-army-in-reserve'],
  [`${SETUP} carneia persia:9 greece:11+3 turn:greece`, 'event 11', no('carneia-forbids-event', 'EW-17.P04'), { ids: ['EW-17.P04'] }],
  [
    `${SETUP} persia:9 room:preparation-cards/greece talents:6`,
    'buy 1; draw 11',
    [after('greece:11', '!figures:darius'), asks(1, 'preparation-pieces')],
  ],
]);

rule(['EW-17.P11', 'EW-14.1', 'EW-14.8'], 'card 11 is never played by Persia', [
  [`${SETUP} figures:darius+xerxes persia:11+9 greece:3`, 'event 11', no('forced-event', 'EW-6.9'), { ids: ['EW-6.9'] }],
  [`${SETUP} figures:darius+xerxes persia:11+9 greece:3`, 'land 11', ok],
]);

rule(['EW-17.G12', 'EW-16.W1'], 'Molon Labe', [
  [
    `${SETUP} persia:2+9 greece:12+3`,
    'event 2; city thebai; react 12; athenai>thebai 1',
    [after('thebai:G1', 'reserve:P20p5G6g3', 'discard:2+12'), asks(1, 'operations')],
  ],
  [`${SETUP} persia:2+9 greece:12+3`, 'event 2; city thebai; decline', [after('thebai:P1', 'discard:2'), asks(1, 'operations')]],
  [`${SETUP} persia:2+9 greece:12+3`, 'event 2; city thebai; react 3', no('not-in-this-window', 'EW-16.W1', { card: 3 })],
]);
rule(['EW-17.G12'], 'without a possible march the tribute is undone all the same', [
  [
    'abydos:P1 naxos:G2 persia:2+9 greece:12+3',
    'event 2; city thebai; react 12',
    [after('reserve:P23p6G7g5', '!thebai:P1'), tells({ e: 'movement-left-out' }), asks(1, 'operations')],
  ],
]);
rule(['EW-16.1', 'EW-17.G12'], 'windows and the bridge question open inside a reaction too', [
  [
    `athenai:G2 thebai:P1 abydos:P1 persia:2+9 greece:12+4`,
    'event 2; city naxos; react 12; athenai>thebai 2',
    asks(1, 'window-greece-attacks'),
  ],
  ['pella:G2 ephesos:P1 bridge persia:2+9 greece:12+4', 'event 2; city naxos; react 12; pella>abydos 2', asks(1, 'bridge')],
]);

rule(['EW-17.P12'], 'Defection of Thebes', [
  [
    'abydos:P1 thebai:G2g1 athenai:G1 persia:12+9 greece:3',
    'event 12; city sparta',
    [after('sparta:G2', 'thebai:P1g1'), asks(1, 'operations')],
  ],
  [
    'abydos:P1 thebai:G2g1 athenai:G1 persia:12+9 greece:3',
    'event 12',
    [offers('city athenai', 'city sparta'), asks(1, 'defection-of-thebes')],
  ],
  ['abydos:P1 thebai:G2g1 athenai:G1 persia:12+9 greece:3', 'event 12; city thebai', 'thebans-must-leave'],
  [
    'abydos:P1 thebai:G2g1 athenai:G1 persia:12+9 greece:3',
    'event 12; city pella',
    no('city-not-controlled', 'EW-17.P12', { city: 'pella' }),
  ],
]);
rule(['EW-17.P12'], 'without Greek armies, or without a refuge', [
  ['abydos:P1 thebai:P1 athenai:G1 persia:12+9 greece:3', 'event 12', after('thebai:P2')],
  ['thebai:G1 athenai:P1 sparta:P1 persia:12+9 greece:3', 'event 12', 'no-other-greek-city'],
  ['abydos:P24 athenai:G1 persia:12+9 greece:3', 'event 12', 'no-army-in-reserve'],
  [
    'abydos:P24 thebai:G1 persia:12+9 greece:3',
    'event 12; city athenai',
    after('athenai:G1', '!thebai:P1'),
    { note: 'no army in reserve: nobody comes' },
  ],
]);

const TRIREMES = 'athenai:G1g2 sparta:g1 naxos:p1 ephesos:P1 persia:9 greece:13+3 turn:greece';
rule(['EW-17.G13'], 'Triremes sail twice, without armies', [
  [TRIREMES, 'event 13; athenai>naxos 2+0; P1G55', [after('naxos:g2'), asks(1, 'naval-movement')]],
  [TRIREMES, 'event 13; athenai>naxos 2+0; P1G55; naxos>ephesos 2+0', [after('ephesos:P1g2'), asks(0, 'operations')]],
  [TRIREMES, 'event 13; athenai>naxos 2+1', 'no-transport'],
  [TRIREMES, 'event 13; athenai>naxos 2+0; P1G55; naxos>ephesos 2+1', 'no-transport'],
  [
    'athenai:G1g1 naxos:p1 persia:9 greece:13+3 turn:greece',
    'event 13; athenai>naxos 1+0; P4G4',
    asks(0, 'operations'),
    { note: 'no fleet is left' },
  ],
  [
    'athenai:G1g2 naxos:p2 persia:9 greece:13+3 turn:greece',
    'event 13; athenai>naxos 2+0; P44G11; ship athenai',
    [after('athenai:G1g1'), asks(1, 'naval-movement')],
    { note: 'a retreat ends only the first movement' },
  ],
  ['athenai:G1 naxos:p1 persia:9 greece:13+3 turn:greece', 'event 13', 'no-greek-fleet-on-map'],
]);

const SYRACUSE = 'athenai:G1 sparta:p1G1 thebai:G1 ephesos:P1 persia:9 greece:14+3 turn:greece';
rule(['EW-17.G14'], 'Support from Syracuse', [
  [SYRACUSE, 'event 14', choices({ do: 'choose-port' }, 'port', 'athenai', 'thebai')],
  [SYRACUSE, 'event 14; port sparta', no('enemy-fleet-in-port', 'EW-5.9'), { ids: ['EW-5.9'] }],
  [SYRACUSE, 'event 14; port athenai; port athenai; port thebai; port thebai', [asks(1, 'support-from-syracuse'), after('athenai:G1g2')]],
  [
    SYRACUSE,
    'event 14; port athenai; port athenai; port thebai; port thebai; port thebai',
    [after('athenai:G1g2', 'thebai:G1g3'), asks(0, 'operations')],
  ],
  ['athenai:G1g5 ephesos:P1 persia:9 greece:14+3 turn:greece', 'event 14', 'no-fleet-in-reserve'],
  ['athenai:P1 sparta:p1G1 delphi:G1 persia:9 greece:14+3 turn:greece', 'event 14', 'no-port-for-fleets'],
  ['athenai:G1 sparta:p1G1 persia:9 greece:14+3 turn:greece', 'event 14', after('athenai:G1g5'), { note: 'one port: no question' }],
]);

rule(['EW-17.G15', 'EW-16.W3'], '300 Spartans, in defence only', [
  [
    'larissa:P3 thebai:G1 persia:9+14 greece:15+3',
    'land 9; larissa>thebai 3; react 15; P444G126',
    [after('thebai:P2G1', 'discard:9+15'), asks(0, 'land-attacker')],
  ],
  [
    'athenai:G1 thebai:P3 persia:9 greece:15+3 turn:greece',
    'land 3; athenai>thebai 1; react 15',
    no('not-in-this-window', 'EW-16.W4'),
    { ids: ['EW-16.W4'] },
  ],
  ['athenai:G1 thebai:P3 figures:miltiades persia:9 greece:15+3 turn:greece', 'land 3; athenai>thebai 1', asks(-1, 'land-battle')],
]);

rule(['EW-17.P15', 'EW-5.2', 'EW-13.7'], 'Acropolis on Fire', [
  [
    'athenai:P1p1 sparta:G1 abydos:P1 ephesos:P1 persia:15 greece:3',
    'event 15; pass; confirm',
    [after('vp:2', 'campaign:2', 'cut'), tells({ e: 'campaign-scored', counts: [4, 2] })],
  ],
  ['athenai:P1p1 sparta:G1 abydos:P1 ephesos:P1 persia:15 greece:3', 'event 15; pass; confirm; buy 0; end', after('talents:5')],
  [
    'athenai:P1p1 sparta:G1 abydos:P1 ephesos:P1 persia:15 greece:3',
    'event 15; pass; confirm; buy 0; end; buy 0; end; pass; confirm; buy 0; end',
    after('campaign:3', 'talents:6'),
  ],
  ['athenai:p1 sparta:G1 abydos:P1 ephesos:P1 persia:15 greece:3', 'event 15', 'no-persian-army-in-athenai'],
]);

rule(['EW-17.G16'], 'Desertion of Greek Soldiers', [
  [`${SETUP} persia:9 greece:16+3 turn:greece`, 'event 16; city abydos', after('abydos:P1', 'reserve:P21p5G6g3')],
  [`${SETUP} persia:9 greece:16+3 turn:greece`, 'event 16; city athenai', no('no-persian-army-there', 'EW-17.G16', { city: 'athenai' })],
  ['athenai:G1 persia:9 greece:16+3 turn:greece', 'event 16', 'no-persian-army-on-map'],
]);

rule(['EW-17.P16'], 'Pacification', [
  [
    `${SETUP} persia:16+2+3 greece:4`,
    'event 16; lay 2; confirm; draw 5; draw 6',
    [after('persia:3+5+6', 'discard:16+2'), asks(1, 'operations')],
  ],
  [`${SETUP} persia:16+2+3 greece:4`, 'event 16; lay 4', no('card-not-held', 'EW-17.P16', { card: 4 })],
  [`${SETUP} persia:16+2+3 greece:4`, 'event 16; lay 2; lay 2', 'already-laid-aside'],
  [
    `${SETUP} persia:16 greece:4`,
    'event 16',
    [after('draw:1', 'discard:16'), asks(-1, 'draw-cards')],
    { note: 'nothing else to lay aside' },
  ],
]);
rule(['EW-14.6', 'EW-17.P16', 'EW-14.5'], 'the king dies by Pacification: Operations end, Supply and Scoring follow', [
  [
    `${SETUP} persia:16+7+8 greece:4 discard:1+3`,
    'event 16; confirm; draw 11',
    [after('figures:darius', 'persia:none', 'discard:1+3+16+7+8+11', 'campaign:1'), asks(1, 'supply-hand')],
  ],
  [`${SETUP} persia:16+7+8 greece:4 discard:1+3`, 'event 16; confirm; draw 11; confirm', after('campaign:2', 'talents:12', 'vp:-1')],
]);
rule(['EW-14.8', 'EW-17.P16'], 'with both kings dead card 11 stays in hand', [
  [`${SETUP} figures:darius+xerxes persia:16+7 greece:4`, 'event 16; confirm; draw 11', [after('persia:7+11'), asks(1, 'operations')]],
]);

const position = (text: string): EwState => {
  const s = earthWater.parsePosition(text);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  return s;
};
const LOST =
  'thebai:G1 discard:9 op:movement/persia move:larissa>thebai/1+0 back:larissa gains persians-at-start:1 round:1 dice:100600 room:operations>window-annihilated';

rule(['EW-19.9', 'EW-16.2', 'EW-21.1'], 'a window opens by public grounds, also if declining is all one can do', [
  ['larissa:P1 thebai:G1 persia:2+9 greece:3+7', 'land 9; larissa>thebai 1; P1G6', [asks(0, 'window-annihilated'), offers('decline')]],
  [
    'larissa:P1 thebai:G1 persia:2+9 greece:3+7',
    'land 9; larissa>thebai 1; P1G6; react 5',
    no('card-not-held', 'EW-16.W6'),
    { ids: ['EW-16.W6'] },
  ],
  ['larissa:P1 thebai:G1 persia:2+9 greece:3+7 discard:5', 'land 9; larissa>thebai 1; P1G6', asks(1, 'operations')],
  ['larissa:P1 thebai:G1 persia:9 greece:3+7', 'land 9; larissa>thebai 1; P1G6', asks(1, 'operations'), { note: 'no card in hand' }],
]);
test('EW-19.9 Greece cannot tell whether Persia holds The Immortals', () => {
  const [without, withIt] = [position(`persia:2 greece:3+7 ${LOST}`), position(`persia:5 greece:3+7 ${LOST}`)];
  expect(earthWater.view(without, 1)).toEqual(earthWater.view(withIt, 1));
  expect(earthWater.view(without, undefined)).toEqual(earthWater.view(withIt, undefined));
  expect(earthWater.view(without, 0)).not.toEqual(earthWater.view(withIt, 0));
});

test('EW-19.7 EW-19.10 Persia sees the Greek hand while Hippias is resolved, then never again; spectators never', () => {
  const s = position('abydos:P1 athenai:G1 persia:14 greece:3+4+7 card:9 knows-persia:3+4+7 room:operations>hippias');
  expect(earthWater.view(s, 0).shownHand).toEqual([3, 4, 7]);
  expect(earthWater.view(s, 1).shownHand).toBeNull();
  expect(earthWater.view(s, undefined).shownHand).toBeNull();
  expect(earthWater.seen({ e: 'hand-shown', cards: [3, 4, 7], rule: 'EW-17.P09' }, undefined)).toMatchObject({ cards: null });
  earthWater.apply(s, 0, { do: 'choose-card', card: 4 });
  expect(earthWater.view(s, 0).shownHand).toBeNull();
  expect(earthWater.knowledge(s, 0)).toMatchObject({ theirs: [3, 7] });
});

rule(['EW-21.1', 'EW-21.3', 'EW-6.2'], 'the other side is active', [
  [`${SETUP} persia:9 greece:3`, 'G: pass', 'not-your-turn'],
  [`${SETUP} persia:9 greece:3`, 'G: event 3', 'not-your-turn'],
  [`${SETUP} persia:9 greece:3`, 'P: pass', ok],
  [`${SETUP} persia:9 greece:3`, 'decline', 'not-now'],
  [`${SETUP} persia:9 greece:3`, '', opens('pass', 'event 9')],
]);
