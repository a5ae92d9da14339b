/** Earth & Water in twelve steps: one thing of a campaign after the other, then a game won. The learner is Greece. */
import type { EwAction } from '@stoa/earth-and-water';
import type { LearnerLine, Lesson, Line, Step } from '../types.ts';

export type EarthAndWaterStep =
  | 'welcome'
  | 'cards'
  | 'raise'
  | 'event'
  | 'march'
  | 'attack'
  | 'fight'
  | 'react'
  | 'sail'
  | 'supply'
  | 'score'
  | 'win';

const greece = (action: EwAction, how: Omit<LearnerLine<EwAction>, 'by' | 'action'> = {}): Line<EwAction> => ({
  by: 'learner',
  action,
  ...how,
});
const persia = (action: EwAction): Line<EwAction> => ({ by: 'opponent', action });
const chance = (action: EwAction): Line<EwAction> => ({ by: 'chance', action });

const SETUP = 'abydos:P2 ephesos:P2p1 athenai:G1g1 sparta:G1g1 korinthos:G1';

const STEPS: readonly Step<EarthAndWaterStep, EwAction>[] = [
  {
    id: 'welcome',
    position: `${SETUP} talents:6 persia:6+9 room:preparation-cards/greece`,
    lines: [],
    places: ['athenai', 'sparta', 'abydos', 'ephesos'],
    parts: ['points'],
  },
  {
    id: 'cards',
    position: null,
    lines: [
      greece({ do: 'buy-cards', n: 3 }, { wide: true }),
      chance({ do: 'draw-card', card: 2 }),
      chance({ do: 'draw-card', card: 13 }),
      chance({ do: 'draw-card', card: 10 }),
    ],
    parts: ['hand'],
  },
  {
    id: 'raise',
    position: null,
    lines: [
      greece({ do: 'raise-army', city: 'athenai' }, { any: ['city'], free: true }),
      greece({ do: 'raise-army', city: 'athenai' }, { any: ['city'], free: true }),
      greece({ do: 'raise-fleet', port: 'athenai' }, { any: ['port'], free: true }),
      greece({ do: 'end-preparation' }),
    ],
  },
  {
    id: 'event',
    position:
      'abydos:P2 ephesos:P2p1 larissa:P2 athenai:G3g2 sparta:G1g1 korinthos:G1 bridge greece:2+10+13 persia:6+9 discard:7 turn:greece',
    lines: [greece({ do: 'play-event', card: 2 }), greece({ do: 'choose-city', city: 'ephesos' }, { any: ['city'] })],
    parts: ['hand'],
  },
  {
    id: 'march',
    position:
      'abydos:P2 ephesos:P2p1 larissa:P2 athenai:G3g2 sparta:G1g1 korinthos:G1 bridge greece:10+13 persia:6+9 discard:7+2 turn:greece',
    lines: [
      greece({ do: 'play-move', card: 13, over: 'land' }, { any: ['card'] }),
      greece({ do: 'land-move', from: 'athenai', to: 'thebai', armies: 3 }, { any: ['from', 'armies'] }),
    ],
    places: ['thebai'],
  },
  {
    id: 'attack',
    position:
      'abydos:P2 ephesos:P2p1 larissa:P2 thebai:G3 athenai:G1g2 sparta:G1g1 bridge greece:16 persia:8+9 discard:7+2+13+5 turn:greece campaign:2',
    lines: [
      greece({ do: 'play-move', card: 16, over: 'land' }),
      greece({ do: 'land-move', from: 'thebai', to: 'larissa', armies: 3 }),
      chance({ do: 'roll', persia: [6, 3], greece: [5, 2, 1] }),
    ],
    places: ['larissa'],
  },
  {
    id: 'fight',
    position: null,
    lines: [greece({ do: 'fight-on' }, { wide: true }), chance({ do: 'roll', persia: [4], greece: [4, 3, 1] })],
    parts: ['battle'],
  },
  {
    id: 'react',
    position:
      'abydos:P2 ephesos:P2p1 larissa:P3 thebai:G2 athenai:G1g2 sparta:G1g1 bridge greece:15 persia:8+9 discard:7+16+13+2 turn:persia campaign:2',
    lines: [
      persia({ do: 'play-move', card: 8, over: 'land' }),
      persia({ do: 'land-move', from: 'larissa', to: 'thebai', armies: 3 }),
      greece({ do: 'react', card: 15 }, { wide: true }),
      chance({ do: 'roll', persia: [5, 4, 1], greece: [6, 3, 2] }),
      persia({ do: 'retreat-road', city: 'larissa' }),
    ],
    parts: ['battle', 'hand'],
  },
  {
    id: 'sail',
    position:
      'abydos:P2 ephesos:P3p1 larissa:P1 thebai:G1 athenai:G2g2 sparta:G1g1 bridge greece:10 persia:8 discard:7+16+13+2+15 turn:greece campaign:3',
    lines: [
      greece({ do: 'play-move', card: 10, over: 'sea' }),
      greece({ do: 'naval-move', from: 'athenai', to: 'naxos', fleets: 2, armies: 2 }),
    ],
    places: ['athenai', 'naxos'],
    parts: ['ports'],
  },
  {
    id: 'supply',
    position:
      'abydos:P2 ephesos:P3 thebai:P1p1 athenai:G1g2 sparta:G1g1 korinthos:G1 eretria:G1 delphi:G1 greece:10 persia:none discard:7+16+13+2+15+8 turn:greece campaign:3',
    lines: [
      greece({ do: 'play-move', card: 10, over: 'sea' }),
      greece({ do: 'naval-move', from: 'athenai', to: 'eretria', fleets: 1, armies: 0 }, { any: ['from', 'fleets'] }),
    ],
    places: ['eretria', 'delphi'],
    parts: ['ports'],
  },
  { id: 'score', position: null, lines: [], parts: ['points', 'campaign'] },
  {
    id: 'win',
    position:
      'abydos:G2g1 larissa:P3 athenai:G1 sparta:G1g1 naxos:G2g2 greece:13 persia:none discard:7+16+2+15+8+10 turn:greece campaign:4 vp:-1',
    lines: [
      greece({ do: 'play-move', card: 13, over: 'sea' }),
      greece({ do: 'naval-move', from: 'naxos', to: 'ephesos', fleets: 2, armies: 2 }),
    ],
    places: ['abydos', 'ephesos'],
    parts: ['ports'],
  },
];

export const EARTH_AND_WATER: Lesson<EarthAndWaterStep, EwAction> = { game: 'earth-and-water', seats: 2, learner: 1, steps: STEPS };
