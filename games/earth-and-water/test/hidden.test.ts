/** The box as play shows it (EW-1), and EW-19 to EW-21: who sees what, what is recorded. */
import { count, isIllegal, makeHeader, openTable, sfc32 } from '@stoa/engine';
import { after, asks, becomes, choices, hides, no, opens, randomPlayout, tells } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import type { EwState } from '../src/state.ts';
import { actionOf, rule, SETUP } from './tools.ts';

/** By rules number from 1: how many cards a table has that began with it. */
const CARDS = [16, 16];
test('EW-1.14 a table keeps the deck that it began with', () => {
  const numbers = Array.from({ length: earthWater.rules }, (_, i) => i + 1);
  const cards = numbers.map(rules => count(earthWater.setup(2, { persianFleetCost: 2 }, rules).deck));
  expect(cards, 'a new card takes the next rules number in SINCE (cards.ts); a new rules number has its deck in CARDS').toEqual(CARDS);
});

const RAISE_P = 'room:preparation-pieces/persia talents:12';
const RAISE_G = 'room:preparation-pieces/greece talents:6';

rule(['EW-1.1'], 'two sides, Persia on seat 0 and Greece on seat 1', [
  ['start', '', asks(0, 'preparation-cards')],
  ['start', 'G: buy 1', no('not-your-turn', 'EW-5.3'), { ids: ['EW-5.3'] }],
  ['start', 'buy 0; end', asks(1, 'preparation-cards')],
]);

rule(['EW-1.2', 'EW-1.3', 'EW-1.5'], 'eleven cities; four key cities; eight ports', [
  [
    `abydos:P1 ephesos:P1 athenai:P1 sparta:P1 korinthos:P1 thebai:P1 delphi:P1 larissa:P1 pella:P1 eretria:P1 naxos:P1 ${RAISE_P}`,
    '',
    [
      choices(
        { do: 'raise-army' },
        'city',
        ...'abydos athenai delphi ephesos eretria korinthos larissa naxos pella sparta thebai'.split(' '),
      ),
      choices({ do: 'raise-fleet' }, 'port', ...'abydos athenai ephesos eretria naxos pella sparta thebai'.split(' ')),
    ],
  ],
  [RAISE_P, '', choices({ do: 'raise-army' }, 'city', 'abydos', 'ephesos')],
  [RAISE_G, '', choices({ do: 'raise-army' }, 'city', 'athenai', 'sparta')],
]);

rule(['EW-1.4'], 'food: 3 and 3 in Ionia, 2 and 2 in Greece, 1 elsewhere', [
  [
    'abydos:G1 ephesos:G1 korinthos:G1 thebai:G1 delphi:G1 larissa:G1 pella:G1 eretria:G1 naxos:G1 campaign:5 greece:3 turn:greece passes:1',
    'pass',
    tells({ e: 'capacity-checked', side: 1, capacity: 17 }),
  ],
  [
    'athenai:P1 sparta:P1 korinthos:P1 thebai:P1 delphi:P1 larissa:P1 pella:P1 eretria:P1 naxos:P1 campaign:5 greece:3 turn:greece passes:1',
    'pass',
    tells({ e: 'capacity-checked', side: 0, capacity: 11, armies: 9 }),
  ],
]);

rule(['EW-1.14'], 'sixteen different cards, one of each', [
  ['start', 'buy 2', choices({ do: 'draw-card' }, 'card', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)],
  ['start', 'buy 2; draw 7; draw 7', no('not-in-bag', 'EW-15.1', { card: 7 }), { ids: ['EW-15.1'] }],
]);

rule(['EW-1.18'], 'no piece and no card is ever lost', [
  [
    'ephesos:P2p2 athenai:G1g1 figures:darius+miltiades persia:9 greece:3',
    'sea 9; ephesos>athenai 2+2',
    after('embarked:2', 'reserve:P21p4G7g4', 'deck:14'),
  ],
]);
test('EW-1.18 a position with too many pieces or doubled cards cannot be read', () => {
  for (const text of [
    'abydos:P25',
    'abydos:P24 figures:darius',
    'athenai:g6',
    'persia:3 greece:3',
    'persia:3 discard:3',
    'persia:17',
    'troy:P1',
    'korinthos:p1',
  ])
    expect(isIllegal(earthWater.parsePosition(text)), text).toBe(true);
  expect(isIllegal(earthWater.parsePosition('abydos:P24 persia:3 greece:4'))).toBe(false);
  expect(isIllegal(earthWater.parsePosition('thebai:P1G1'))).toBe(true);
  expect(isIllegal(earthWater.parsePosition('naxos:p1g1'))).toBe(true);
});

rule(['EW-3.6'], 'both sides are in one city only while they fight there', [
  ['larissa:P2 thebai:G1 persia:9 greece:3', 'land 9; larissa>thebai 2', [after('thebai:P2G1'), asks(1, 'window-persia-attacks')]],
  ['larissa:P2 thebai:G1 persia:9 greece:3', 'land 9; larissa>thebai 2; P44G1', [after('thebai:P2'), asks(1, 'operations')]],
]);

rule(['EW-19.1', 'EW-19.3', 'EW-19.6'], 'pieces, talents and numbers of cards are told to both', [
  ['start', 'buy 2', [tells({ e: 'cards-bought', n: 2, talents: 10 }, 1), after('talents:10')]],
  ['start', 'buy 0; army abydos', tells({ e: 'army-raised', city: 'abydos', talents: 11 }, 1)],
  ['start', 'buy 0; bridge', tells({ e: 'bridge-built', talents: 6 }, 1)],
  [`${SETUP} persia:7+8 greece:3`, 'pass; pass; lay 7; confirm', tells({ e: 'cards-kept', side: 0, n: 1 }, 1)],
]);

rule(['EW-19.2', 'EW-19.4'], 'a deck is a bag, and a drawn card is seen by its owner alone', [
  [
    'start',
    'buy 1; draw 4',
    [tells({ e: 'card-drawn', card: 4 }, 0), tells({ e: 'card-drawn', card: null }, 1), hides({ e: 'card-drawn', card: 4 }, 1)],
  ],
  ['start', 'buy 2', opens('draw 1', 'draw 9', 'draw 16')],
]);

rule(['EW-19.5'], 'what is discarded lies open, in order', [
  [`${SETUP} persia:7+8 greece:3`, 'pass; pass; lay 8; confirm', [after('discard:8'), tells({ e: 'cards-discarded', cards: [8] }, 1)]],
  [
    `${SETUP} persia:6+9 greece:3+4+7 discard:1`,
    'event 6; pick 4',
    [after('discard:1+4+6'), tells({ e: 'cards-discarded', cards: [4] }, 0)],
  ],
]);

rule(['EW-19.8'], 'what Persia drew with card 11 in Preparation is shuffled away unseen', [
  [
    'start',
    'buy 2; draw 11; draw 4',
    [
      tells({ e: 'hand-discarded', n: 2, cards: [4, 11] }, 0),
      tells({ e: 'hand-discarded', n: 2, cards: null }, 1),
      hides({ e: 'hand-discarded', cards: [4, 11] }, 1),
    ],
  ],
  [
    `${SETUP} persia:16+7 greece:4`,
    'event 16; confirm; draw 11',
    tells({ e: 'hand-discarded', cards: [7, 11] }, 1),
    { note: 'by Pacification the hand goes to the open pile' },
  ],
]);

rule(['EW-19.10', 'EW-19.7'], 'what was seen is remembered, not shown again', [
  [`${SETUP} persia:9+14 greece:3+4+7`, 'event 9; card 4', [hides({ e: 'hand-shown' }, 0), after('knows-persia:3+7')]],
  [`${SETUP} persia:9+14 greece:3+4+7 discard:1`, 'event 9; card 4; land 3; athenai>thebai 1', after('knows-persia:7')],
]);

rule(['EW-19.12', 'EW-20.1'], 'dice are public, Persian first', [
  [
    'larissa:P2 thebai:G1 persia:9 greece:3',
    'land 9; larissa>thebai 2; P41G6',
    [tells({ e: 'battle-round', dice: [[4, 1], [6]] }, 0), tells({ e: 'battle-round', dice: [[4, 1], [6]] }, 1), after('dice:410600')],
  ],
]);

rule(['EW-20.2'], 'the same decisions and outcomes give the same game', [
  [
    'start',
    'buy 1; draw 4; army abydos; end',
    becomes('abydos:P3 ephesos:P2p1 athenai:G1g1 sparta:G1g1 korinthos:G1 persia:4 talents:6 room:preparation-cards/greece'),
  ],
]);

/** EW-19.11 is kept by the engine; here is the proof that this game gives it what it needs. */
rule(['EW-19.11'], 'before an undo can be barred there must be a draw, a die, a shown hand: each is an entry of its own', [
  ['start', 'buy 1', asks(-1, 'draw-cards')],
  [`${SETUP} persia:6+9 greece:3+4`, 'event 6', asks(-1, 'ostracism')],
  [`${SETUP} persia:9+14 greece:3+4`, 'event 9', tells({ e: 'hand-shown', cards: [3, 4] }, 0)],
]);
describe('EW-19.11 undo', () => {
  const tableAt = (position: string) =>
    openTable(earthWater, makeHeader(earthWater, 2, { persianFleetCost: 2 }, { table: 'undo', chance: 'asked', position }), undefined);
  const play = (table: ReturnType<typeof tableAt>, seat: number, text: string): void => {
    const proposal = table.propose({ do: 'play', seat, actions: [actionOf(text)] }, 0);
    if (proposal.refused !== undefined) throw new Error(`${text}: ${JSON.stringify(proposal)}`);
    table.adopt(proposal);
  };
  test('not over a draw', () => {
    const table = tableAt(`${SETUP} room:preparation-cards/persia talents:12`);
    play(table, 0, 'buy 1');
    expect(table.undoBar(0)).toBeUndefined();
    play(table, -1, 'draw 4');
    expect(table.undoBar(0)).toBeDefined();
  });
  test('not over a shown hand', () => {
    const table = tableAt(`${SETUP} persia:9+14 greece:3+4`);
    play(table, 0, 'event 9');
    expect(table.undoBar(0)).toBeDefined();
  });
  test('but over a raised army', () => {
    const table = tableAt(`${SETUP} room:preparation-pieces/persia talents:12`);
    play(table, 0, 'army abydos');
    expect(table.undoBar(0)).toBeUndefined();
  });
});

test('EW-19.1 to EW-19.8 no view and no event names a card of a foreign hand or of the deck', () => {
  const rng = sfc32('tv-k03');
  for (let game = 0; game < 30; game++) {
    const s: EwState = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
    randomPlayout(earthWater, s, rng, 5000, (before, step) => {
      for (const seat of [0, 1, undefined] as const) {
        const view = earthWater.view(before, seat);
        const own = seat === undefined ? 0 : before.hands[seat]!;
        const named = [...view.hand, ...view.draft].reduce((set, card) => set | (1 << card), 0);
        expect(named & ~own).toBe(0);
        expect(view.shownHand === null || (seat === 0 && earthWater.room(before) === 'hippias')).toBe(true);
        expect(view.discard).toEqual(before.discard);
      }
      const after = earthWater.clone(before);
      earthWater.apply(after, step.by, step.action, e => {
        for (const seat of [0, 1, undefined] as const) {
          const seen = earthWater.seen(e, seat);
          if (seen?.e === 'card-drawn' && seen.side !== seat) expect(seen.card).toBeNull();
          if (seen?.e === 'hand-shown' && seat === undefined) expect(seen.cards).toBeNull();
          if (seen?.e === 'hand-discarded' && seen.side !== seat && seen.rule === 'EW-14.3') expect(seen.cards).toBeNull();
        }
      });
    });
  }
});

test('24.L the absent player always has a quiet, legal answer', () => {
  const rng = sfc32('absent');
  for (let game = 0; game < 20; game++)
    randomPlayout(earthWater, earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules), rng, 5000, (s, step) => {
      if (step.by < 0) return;
      const quiet = earthWater.absent(s, step.by);
      expect(quiet).not.toBe('bot');
      if (quiet !== 'bot') expect(earthWater.why(s, step.by, quiet)).toBeUndefined();
    });
});

/** Positions with steps. `tellsNothing`: the last step tells the other side nothing. */
const TELLING: readonly [position: string, steps: readonly string[], tellsNothing: boolean][] = [
  [`${SETUP} persia:2+9 greece:4+5`, ['land 9'], false],
  [`${SETUP} persia:2+9 greece:4+5 knows-greece:9`, ['land 9'], true],
  [`${SETUP} persia:2+9 greece:4+5`, ['event 2', 'city naxos'], true],
  [`${SETUP} persia:9 greece:4+5 campaign:1`, ['pass', 'pass', 'confirm'], true],
  [`${SETUP} persia:7+9 greece:4+5 campaign:1`, ['pass', 'pass', 'lay 7', 'confirm'], false],
  // No card is left to draw, so each side can tell the other hand. A card that is added must be named here.
  [`${SETUP} persia:1+2+3+6+7+8+9+10 greece:4+5+11+12+13+14+15+16`, ['land 9'], true],
];
test.each(TELLING)('%s: the last of %s needs no trial before it is taken back: %s', (position, steps, tellsNothing) => {
  const s = earthWater.parsePosition(position);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  for (const [i, step] of steps.entries()) {
    const by = earthWater.actors(s)[0]!;
    expect(earthWater.why(s, by, actionOf(step))).toBeUndefined();
    if (i === steps.length - 1) expect(earthWater.revealsNothing?.(s, by, actionOf(step))).toBe(tellsNothing);
    earthWater.apply(s, by, actionOf(step));
  }
});
