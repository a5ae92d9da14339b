/** Vectors 24.C and 24.D: movement by land and by sea; the map and control, which decide it. */
import { after, asks, choices, no, ok, shuts } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import { CITIES, FOOD, KEY_CITIES, PORTS, ROADS } from '../src/map.ts';
import type { EwState } from '../src/state.ts';
import { rule, SETUP } from './tools.ts';

const from = (city: string) => ({ do: 'land-move', from: city });
const H = 'persia:9+14 greece:3+4';

rule(['EW-7.4', 'EW-7.5', 'EW-7.6', 'EW-7.7', 'EW-7.8', 'EW-7.11', 'EW-1.10', 'EW-3.4'], 'the worked example of movement', [
  [
    `ephesos:P3 abydos:g1 bridge pella:P1 larissa:P1 delphi:G1 ${H}`,
    'land 9',
    [choices(from('ephesos'), 'to', 'abydos', 'pella', 'larissa', 'delphi', 'thebai'), shuts('ephesos>korinthos 1', 'ephesos>eretria 1')],
  ],
]);

rule(['EW-7.5', 'EW-7.6', 'EW-1.7', 'EW-1.6'], 'the road goes on through own cities, and forks at Korinthos', [
  [`thebai:G1 ephesos:P1 ${H} turn:greece`, 'land 3', choices(from('thebai'), 'to', 'athenai', 'delphi', 'korinthos', 'larissa')],
  [
    `thebai:G1 korinthos:G1 athenai:P1 ephesos:P1 ${H} turn:greece`,
    'land 3',
    choices(from('thebai'), 'to', 'athenai', 'delphi', 'korinthos', 'larissa', 'sparta'),
  ],
  [
    `thebai:G1 korinthos:G1 ephesos:P1 ${H} turn:greece`,
    'land 3',
    choices(from('thebai'), 'to', 'athenai', 'delphi', 'korinthos', 'larissa', 'sparta'),
  ],
  [`korinthos:P1 ${H}`, 'land 9', choices(from('korinthos'), 'to', 'athenai', 'sparta', 'thebai')],
]);

rule(['EW-7.5', 'EW-7.8', 'EW-3.2'], 'an empty key city of the enemy stops the march', [
  [`pella:G1 bridge ephesos:P2 ${H} turn:greece`, 'land 3', choices(from('pella'), 'to', 'abydos', 'larissa')],
  [`pella:G1 bridge ephesos:P2 ${H} turn:greece`, 'land 3; pella>ephesos 1', no('road-barred', 'EW-7.11'), { ids: ['EW-7.11'] }],
]);

rule(['EW-7.8', 'EW-1.8', 'EW-11.1'], 'the strait is a road only while the bridge stands', [
  [`abydos:P3 ${H}`, 'land 9', choices(from('abydos'), 'to', 'ephesos')],
  [`abydos:P3 ${H}`, 'land 9; abydos>pella 2', 'bridge-not-built'],
  // Every city on the way is Persian: only the bridge is missing.
  [`ephesos:P3 pella:P1 ${H}`, 'land 9; ephesos>larissa 2', no('bridge-not-built', 'EW-7.8')],
  [`ephesos:P3 ${H}`, 'land 9; ephesos>larissa 2', no('road-barred', 'EW-7.11')],
  [`abydos:P3 bridge ${H}`, 'land 9', choices(from('abydos'), 'to', 'ephesos', 'pella')],
  [`abydos:P3 bridge ${H}`, 'land 9; abydos>pella 2', after('abydos:P1', 'pella:P2')],
]);

rule(['EW-7.1', 'EW-3.1', 'EW-7.2'], 'a group marches together and takes the city', [
  [`athenai:G3 ephesos:P1 ${H} turn:greece`, 'land 3; athenai>thebai 2', [after('athenai:G1', 'thebai:G2'), asks(0, 'operations')]],
  [`athenai:G3 ephesos:P1 ${H} turn:greece`, 'land 3; ephesos>abydos 1', no('no-own-army', 'EW-7.1', { city: 'ephesos' })],
]);

rule(['EW-3.5', 'EW-3.2', 'EW-7.3'], 'a captured key city falls back when all leave', [
  [`athenai:P2 ephesos:P1 ${H}`, 'land 9; athenai>korinthos 2', after('korinthos:P2', '!athenai:P2')],
]);
test('EW-3.1 to EW-3.6 what the board says of control', () => {
  const control = (notation: string): Record<string, unknown> =>
    Object.fromEntries(earthWater.view(earthWater.parsePosition(notation) as EwState, undefined).cities.map(c => [c.city, c.control]));
  expect(control('korinthos:P2')).toMatchObject({ athenai: 1, sparta: 1, abydos: 0, ephesos: 0, korinthos: 0, thebai: null, naxos: null });
  expect(control('athenai:P1 abydos:G2 sparta:p1 naxos:g1')).toMatchObject({ athenai: 0, abydos: 1, sparta: 1, naxos: null });
  // EW-3.6: until the battle ends the city belongs to the side that held it before.
  const battle = 'op:movement/greece move:athenai>thebai/1+0 back:athenai room:operations>land-battle';
  expect(control(`thebai:P1G1 ${battle}`)).toMatchObject({ thebai: 0 });
});

rule(['EW-3.3', 'EW-7.3'], 'no army need stay behind, and neither side then controls the city', [
  [`korinthos:G1 ${H} turn:greece`, 'land 3; korinthos>sparta 1', after('sparta:G1', '!korinthos:G1')],
  [
    `korinthos:G1 ephesos:P1 persia:2+9 greece:3+4 turn:greece`,
    'land 3; korinthos>sparta 1; event 2; city korinthos',
    after('korinthos:P1'),
    { note: 'free for Tribute' },
  ],
]);

rule(['EW-7.9', 'EW-1.9'], 'a movement ends elsewhere, and no road leads to an island', [
  [`larissa:P2 ${H}`, 'land 9; larissa>larissa 1', no('same-place', 'EW-7.9', { city: 'larissa' })],
  [`larissa:P2 ${H}`, 'land 9; larissa>naxos 1', no('no-road-to-island', 'EW-1.9', { city: 'naxos' })],
  [`larissa:P2 naxos:P1 ${H}`, 'land 9; naxos>pella 1', no('no-road-to-island', 'EW-1.9', { city: 'naxos' })],
  [`larissa:P2 ${H}`, 'land 9; larissa>pella 1', ok],
]);

rule(['EW-7.10', 'EW-8.11'], 'Carneia holds the armies of Sparta', [
  [`${SETUP} carneia ${H} turn:greece`, 'land 3; sparta>korinthos 1', no('carneia-holds-army', 'EW-7.10')],
  [`${SETUP} carneia ${H} turn:greece`, 'land 3; korinthos>sparta 1', after('sparta:G2g1')],
  [`${SETUP} carneia ${H} turn:greece`, 'sea 3; sparta>naxos 1+1', no('carneia-holds-army', 'EW-8.11')],
  [`${SETUP} carneia ${H} turn:greece`, 'sea 3; sparta>naxos 1+0', after('naxos:g1', 'sparta:G1')],
  [`${SETUP} carneia ${H} turn:greece`, 'sea 3; athenai>naxos 1+1', after('naxos:G1g1')],
  [`${SETUP} ${H} turn:greece`, 'sea 3; sparta>naxos 1+1', after('naxos:G1g1')],
  [`sparta:P1p1 athenai:G1 carneia ${H}`, 'sea 9; sparta>naxos 1+1', after('naxos:P1p1')],
  [`sparta:P1 athenai:G1 carneia ${H}`, 'land 9; sparta>korinthos 1', after('korinthos:P1')],
]);

rule(['EW-21.2', 'EW-21.3'], 'numbers of armies are whole and within what is there', [
  [`larissa:P1 ${H}`, 'land 9; larissa>thebai 5', no('count-out-of-range', 'EW-21.2', { given: 5, least: 1, most: 1 })],
  [`larissa:P1 ${H}`, 'land 9; larissa>thebai 0', 'count-out-of-range'],
  [`larissa:P1 ${H}`, 'land 9; larissa>thebai -1', 'count-out-of-range'],
  [`larissa:P1 ${H}`, 'land 9; larissa>thebai 1.5', 'count-out-of-range'],
  [`larissa:P1 ${H}`, 'land 9; larissa>thebai 1', after('thebai:P1')],
]);
test('EW-21.2 a movement without a number does not pass the door', () => {
  expect(earthWater.parseAction({ do: 'land-move', from: 'larissa', to: 'thebai' })).toBeUndefined();
  expect(earthWater.parseAction({ do: 'land-move', from: 'larissa', to: 'thebai', armies: 1.5 })).toBeUndefined();
  expect(earthWater.parseAction({ do: 'land-move', from: 'larissa', to: 'troy', armies: 1 })).toBeUndefined();
  expect(earthWater.parseAction({ do: 'land-move', from: 'larissa', to: 'thebai', armies: 1, fleets: 1 })).toBeUndefined();
  expect(earthWater.parseAction({ do: 'land-move', from: 'larissa', to: 'thebai', armies: 1 })).toBeDefined();
});

rule(['EW-8.1', 'EW-8.2', 'EW-8.3', 'EW-8.6', 'EW-8.8'], 'three armies at most on board', [
  [`ephesos:P4p4 ${H}`, 'sea 9; ephesos>eretria 4+3', after('eretria:P3p4', 'ephesos:P1'), { note: 'W2 stays shut: no Greek fleet' }],
  [`ephesos:P4p4 ${H}`, 'sea 9; ephesos>eretria 4+4', no('transport-limit', 'EW-8.2', { given: 4, most: 3 })],
]);

rule(['EW-8.2'], 'one army a fleet', [
  [`ephesos:P4p1 ${H}`, 'sea 9; ephesos>eretria 1+2', no('transport-limit', 'EW-8.2', { given: 2, most: 1 })],
  [`ephesos:P4p1 ${H}`, 'sea 9; ephesos>eretria 1+1', ok],
]);

rule(['EW-8.9', 'EW-3.4', 'EW-5.9'], 'fleets do not fight armies', [
  [`ephesos:p1 athenai:G1 ${H}`, 'sea 9; ephesos>athenai 1+0', [after('athenai:p1G1'), asks(1, 'operations')]],
  ['athenai:p1G1 room:preparation-pieces/greece talents:6', 'fleet athenai', 'enemy-fleet-in-port'],
  ['athenai:p1G1 room:preparation-pieces/greece talents:6', 'army athenai', after('athenai:p1G2')],
]);

rule(['EW-8.6', 'EW-3.3'], 'the worked example of transport', [
  [`pella:P1p1 ephesos:P1 ${H}`, 'sea 9; pella>abydos 1+1', [after('abydos:P1p1', '!pella:P1p1'), asks(1, 'operations')]],
]);

rule(['EW-8.5', 'EW-8.6', 'EW-8.7'], 'battle in the port, then the landing', [
  [
    `athenai:G2g2 sparta:p1G1 ephesos:P1 ${H} turn:greece`,
    'sea 3; athenai>sparta 2+2; P1G66',
    after('sparta:G3g2', 'reserve:P23p6G6g3', '!athenai:G2g2'),
  ],
]);

rule(['EW-8.1', 'EW-1.5'], 'from port to another port', [
  [`athenai:g1 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>korinthos 1+0', no('no-port', 'EW-8.1', { city: 'korinthos' })],
  [`athenai:g1 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>athenai 1+0', no('same-place', 'EW-8.1')],
  [`athenai:g1 ephesos:P1 ${H} turn:greece`, 'sea 3; sparta>athenai 1+0', no('no-own-fleet', 'EW-8.1', { port: 'sparta' })],
  [`athenai:g1 ephesos:P1 ${H} turn:greece`, 'sea 3; delphi>athenai 1+0', no('no-port', 'EW-8.1', { city: 'delphi' })],
  [`athenai:g1 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 1+0', ok],
]);

rule(['EW-21.2', 'EW-8.2'], 'numbers of fleets and of armies on board', [
  [`athenai:g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 0+0', 'count-out-of-range'],
  [`athenai:g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 3+0', 'count-out-of-range'],
  [`athenai:G2g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 1+2', no('transport-limit', 'EW-8.2')],
  [`athenai:g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 1+-1', 'count-out-of-range'],
  [`athenai:G1g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 2+2', no('count-out-of-range', 'EW-21.2', { given: 2, most: 1 })],
  [`athenai:g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>larissa 1+0', no('no-port', 'EW-8.1'), { ids: ['EW-8.1'] }],
  [`athenai:g2 ephesos:P1 ${H} turn:greece`, 'sea 3; athenai>naxos 2+0', ok],
]);

rule(['EW-8.10', 'EW-3.7', 'EW-3.8'], 'fleets stay where they arrived; embarked armies are in no city', [
  [`ephesos:P1p1 athenai:G2 ${H}`, 'sea 9; ephesos>athenai 1+1; P1G66', after('athenai:p1G2', 'reserve:P24p5G7g5')],
  [
    `ephesos:P2p2 athenai:G1g1 ${H}`,
    'sea 9; ephesos>athenai 2+2',
    [after('athenai:p2G1g1', 'embarked:2', '!ephesos:P2p2'), asks(-1, 'naval-battle')],
  ],
]);

describe('the box', () => {
  test('EW-1.2 EW-1.3 EW-1.4 EW-1.5 EW-1.6 eleven cities, four of them key cities, nine roads', () => {
    expect([...CITIES].sort()).toEqual('abydos athenai delphi ephesos eretria korinthos larissa naxos pella sparta thebai'.split(' '));
    const named = (set: number): string[] => CITIES.filter((_, i) => (set & (1 << i)) !== 0).sort();
    expect(KEY_CITIES.map(named)).toEqual([
      ['abydos', 'ephesos'],
      ['athenai', 'sparta'],
    ]);
    expect(CITIES.map((id, i) => `${id} ${FOOD[i]}`).sort()).toEqual(
      'abydos 3,athenai 2,delphi 1,ephesos 3,eretria 1,korinthos 1,larissa 1,naxos 1,pella 1,sparta 2,thebai 1'.split(','),
    );
    expect(named(PORTS)).toEqual('abydos athenai ephesos eretria naxos pella sparta thebai'.split(' '));
    expect(ROADS).toHaveLength(9);
  });
});
