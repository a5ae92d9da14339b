/** Earth & Water in sixteen steps: two campaigns and one that a king's death ends, then a game won. The learner is Greece. */
import type { EwAction } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';
import type { LearnerLine, Lesson, Line, Step } from '../types.ts';

export type EarthAndWaterStep =
  | 'welcome'
  | 'cards'
  | 'raise'
  | 'event'
  | 'march'
  | 'react'
  | 'pass'
  | 'score'
  | 'king'
  | 'food'
  | 'attack'
  | 'fight'
  | 'sail'
  | 'supply'
  | 'persia'
  | 'win';

const greece = (action: EwAction, how: Omit<LearnerLine<EwAction>, 'by' | 'action'> = {}): Line<EwAction> => ({
  by: 'learner',
  action,
  ...how,
});
const persia = (action: EwAction): Line<EwAction> => ({ by: 'opponent', action });
const chance = (action: EwAction): Line<EwAction> => ({ by: 'chance', action });

const draws = (...cards: readonly CardId[]): readonly Line<EwAction>[] => cards.map(card => chance({ do: 'draw-card', card }));
const THREE = [1, 2, 3] as const;
const FOUR = [...THREE, 4] as const;

const SETUP = 'abydos:P2 ephesos:P2p1 athenai:G1g1 sparta:G1g1 korinthos:G1';

/** The story is one game: each step goes on from the one before. Only the last is later, and says so. */
const STEPS: readonly Step<EarthAndWaterStep, EwAction>[] = [
  {
    id: 'welcome',
    position: `${SETUP} talents:12 room:preparation-cards/persia`,
    lines: [],
    places: ['athenai', 'sparta', 'abydos', 'ephesos'],
    parts: ['points'],
  },
  {
    id: 'cards',
    position: null,
    lines: [
      persia({ do: 'buy-cards', n: 4 }),
      ...draws(1, 6, 8, 12),
      persia({ do: 'build-bridge' }),
      persia({ do: 'raise-army', city: 'abydos' }),
      persia({ do: 'raise-army', city: 'abydos' }),
      persia({ do: 'end-preparation' }),
      greece({ do: 'buy-cards', n: 4 }, { wide: true }),
      ...draws(2, 10, 13, 15),
    ],
    parts: ['purchase'],
  },
  {
    id: 'raise',
    position: null,
    lines: [
      greece({ do: 'raise-army', city: 'athenai' }, { free: true }),
      greece({ do: 'raise-fleet', port: 'athenai' }, { free: true }),
      greece({ do: 'end-preparation' }),
    ],
    places: ['athenai'],
  },
  {
    id: 'event',
    position: null,
    lines: [
      persia({ do: 'play-move', card: 6, over: 'land' }),
      persia({ do: 'land-move', from: 'abydos', to: 'pella', armies: 3 }),
      greece({ do: 'play-event', card: 2 }),
      greece({ do: 'choose-city', city: 'ephesos' }),
    ],
    parts: ['hand'],
    places: ['ephesos'],
  },
  {
    id: 'march',
    position: null,
    lines: [
      persia({ do: 'play-move', card: 8, over: 'land' }),
      persia({ do: 'land-move', from: 'pella', to: 'larissa', armies: 3 }),
      greece({ do: 'play-move', card: 13, over: 'land' }),
      greece({ do: 'land-move', from: 'athenai', to: 'thebai', armies: 2 }),
    ],
    places: ['thebai'],
  },
  {
    id: 'react',
    position: null,
    lines: [
      persia({ do: 'play-move', card: 1, over: 'land' }),
      persia({ do: 'land-move', from: 'larissa', to: 'thebai', armies: 3 }),
      greece({ do: 'react', card: 15 }, { wide: true }),
      chance({ do: 'roll', persia: [5, 4, 1], greece: [6, 3, 2] }),
      persia({ do: 'retreat-road', city: 'larissa' }),
    ],
    parts: ['battle', 'hand'],
  },
  {
    id: 'pass',
    position: null,
    lines: [greece({ do: 'pass' }), persia({ do: 'pass' }), persia({ do: 'confirm' }), greece({ do: 'confirm' })],
    parts: ['hand'],
  },
  { id: 'score', position: null, lines: [], parts: ['points', 'campaign'] },
  {
    id: 'king',
    position: null,
    lines: [
      persia({ do: 'buy-cards', n: 2 }),
      ...draws(11, 4),
      persia({ do: 'buy-cards', n: 4 }),
      ...draws(7, 9, 12, 14),
      persia({ do: 'raise-fleet', port: 'ephesos' }),
      persia({ do: 'raise-fleet', port: 'ephesos' }),
      persia({ do: 'raise-army', city: 'larissa' }),
      ...THREE.map(() => persia({ do: 'raise-army', city: 'abydos' })),
      persia({ do: 'end-preparation' }),
      greece({ do: 'buy-cards', n: 2 }, { wide: true }),
      ...draws(3, 16),
    ],
    parts: ['campaign'],
  },
  {
    id: 'food',
    position: null,
    lines: [...FOUR.map(() => greece({ do: 'raise-army', city: 'athenai' }, { free: true })), greece({ do: 'end-preparation' })],
    places: ['athenai'],
  },
  {
    id: 'attack',
    position: null,
    lines: [
      persia({ do: 'play-move', card: 7, over: 'land' }),
      persia({ do: 'land-move', from: 'abydos', to: 'pella', armies: 2 }),
      greece({ do: 'play-move', card: 16, over: 'land' }),
      greece({ do: 'land-move', from: 'athenai', to: 'larissa', armies: 3 }),
      greece({ do: 'decline' }),
      chance({ do: 'roll', persia: [6, 3], greece: [5, 2, 1] }),
    ],
    places: ['larissa'],
  },
  {
    id: 'fight',
    position: null,
    lines: [
      greece({ do: 'fight-on' }, { wide: true }),
      persia({ do: 'fight-on' }),
      chance({ do: 'roll', persia: [4], greece: [4, 3, 1] }),
      persia({ do: 'decline' }),
    ],
    parts: ['battle'],
  },
  {
    id: 'sail',
    position: null,
    lines: [
      persia({ do: 'play-move', card: 9, over: 'land' }),
      persia({ do: 'land-move', from: 'abydos', to: 'ephesos', armies: 1 }),
      greece({ do: 'play-move', card: 10, over: 'sea' }),
      greece({ do: 'naval-move', from: 'athenai', to: 'naxos', fleets: 2, armies: 1 }),
    ],
    places: ['athenai', 'naxos'],
    parts: ['ports'],
  },
  {
    id: 'supply',
    position: null,
    lines: [
      persia({ do: 'play-event', card: 12 }),
      greece({ do: 'choose-city', city: 'athenai' }),
      greece({ do: 'play-move', card: 3, over: 'land' }),
      greece({ do: 'land-move', from: 'athenai', to: 'thebai', armies: 2 }),
      chance({ do: 'roll', persia: [3], greece: [5, 4] }),
      persia({ do: 'decline' }),
      persia({ do: 'pass' }),
      persia({ do: 'confirm' }),
    ],
    places: ['larissa', 'thebai'],
  },
  { id: 'persia', position: null, lines: [], places: ['abydos', 'ephesos'], parts: ['points'] },
  {
    id: 'win',
    position:
      'abydos:G2g1 pella:P3 athenai:G1 sparta:G1g1 korinthos:G1 thebai:G1 naxos:G2g2 figures:darius greece:13 persia:none discard:7+16+2+15+8+10 turn:greece campaign:5 vp:-4',
    lines: [
      greece({ do: 'play-move', card: 13, over: 'sea' }),
      greece({ do: 'naval-move', from: 'naxos', to: 'ephesos', fleets: 2, armies: 2 }),
    ],
    places: ['abydos', 'ephesos'],
    parts: ['ports'],
  },
];

export const EARTH_AND_WATER: Lesson<EarthAndWaterStep, EwAction> = { game: 'earth-and-water', seats: 2, learner: 1, steps: STEPS };
