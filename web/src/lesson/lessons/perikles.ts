/**
 * Perikles in twelve steps, one game: from a cube in a city to a statue, a battle and the last tile. The learner is Red, one of three. Where time
 * has passed between two positions their cubes, tiles and counters follow from what was played, and the words say “later”.
 */
import type { PkAction } from '@stoa/perikles';
import type { LearnerLine, Lesson, Line, Step } from '../types.ts';

export type PeriklesStep =
  | 'welcome'
  | 'tile'
  | 'candidate'
  | 'assassin'
  | 'elect'
  | 'send'
  | 'permission'
  | 'allies'
  | 'battle'
  | 'statues'
  | 'recover'
  | 'win';

const red = (action: PkAction, how: Omit<LearnerLine<PkAction>, 'by' | 'action'> = {}): Line<PkAction> => ({
  by: 'learner',
  action,
  ...how,
});
const rival = (action: PkAction): Line<PkAction> => ({ by: 'opponent', action });
const chance = (action: PkAction): Line<PkAction> => ({ by: 'chance', action });

const LOCATIONS = 'locations pylos attica mantinea delium leucas amphipolis cythera';
const LEADERS = 'lead athens A | lead sparta B | lead argos A | lead corinth C | lead thebes C | lead megara B';
const AFTER_ELECTIONS = 'athens B3 C2 | sparta A2 B1 C2 | argos A1 B2 C3 | corinth A3 B3 C1 | thebes A3 B1 C2 | megara A3 B1 C2';

const STEPS: readonly Step<PeriklesStep, PkAction>[] = [
  {
    id: 'welcome',
    position: `seats 3 | athens A2 B4 C2 | sparta A2 B2 C2 | argos A3 B2 C2 | corinth A2 B2 C3 | thebes A2 B2 C3 | megara A3 B2 C2 | ${LOCATIONS} | display athens-plain sparta-plain argos-candidate corinth-assassin thebes-plain megara-plain any-plain sparta-candidate corinth-candidate athens-candidate | start A | room take-influence A`,
    lines: [],
    parts: ['score'],
  },
  {
    id: 'tile',
    position: null,
    lines: [red({ do: 'take-influence-tile', tile: 'athens-plain' }), chance({ do: 'draw-influence', tile: 'thebes-candidate' })],
    places: ['athens'],
    parts: ['tiles'],
  },
  {
    id: 'candidate',
    position: `seats 3 | athens A4 B4 C2 | sparta A2 B4 C2 | argos A3 B2 C2 | corinth A2 B2 C5 | thebes A2 B2 C3 | megara A3 B2 C2 | ${LOCATIONS} | held A athens-plain | held B sparta-plain | held C corinth-plain | takes 3 | display athens-assassin sparta-plain argos-candidate corinth-assassin thebes-plain megara-plain any-plain sparta-candidate corinth-candidate thebes-candidate | start A | room take-influence A`,
    lines: [
      red({ do: 'take-influence-tile', tile: 'argos-candidate' }),
      red({ do: 'propose', city: 'athens', owner: 0 }),
      chance({ do: 'draw-influence', tile: 'megara-assassin' }),
    ],
    places: ['athens'],
    parts: ['tiles'],
  },
  {
    id: 'assassin',
    position: `seats 3 | athens A3 B4 C2 | candidates athens A B | sparta A2 B4 C2 | argos A4 B2 C2 | corinth A2 B2 C5 | thebes A2 B2 C3 | candidates thebes C | megara A3 B2 C2 | ${LOCATIONS} | held A athens-plain argos-candidate | held B sparta-plain athens-candidate | held C corinth-plain thebes-candidate | takes 6 | display athens-assassin sparta-plain megara-assassin corinth-assassin thebes-plain megara-plain any-plain sparta-candidate corinth-candidate any-plain | start A | room take-influence A`,
    lines: [
      red({ do: 'take-influence-tile', tile: 'corinth-assassin' }),
      red({ do: 'assassinate', city: 'athens', owner: 1, space: 'main' }),
      chance({ do: 'draw-influence', tile: 'thebes-plain' }),
    ],
    places: ['athens'],
    parts: ['tiles'],
  },
  {
    id: 'elect',
    position: `seats 3 | athens A3 B3 C2 | candidates athens A B | sparta A2 B3 C2 | candidates sparta C B | argos A4 B2 C3 | candidates argos B | corinth A3 B3 C4 | candidates corinth A C | thebes A3 B1 C3 | candidates thebes C B | megara A3 B3 C2 | candidates megara C B | ${LOCATIONS} | held A athens-plain argos-candidate corinth-assassin thebes-plain any-plain | held B sparta-plain athens-candidate megara-plain any-plain corinth-candidate | held C corinth-plain thebes-candidate sparta-candidate megara-assassin any-plain | takes 15 | start A | room propose A`,
    lines: [red({ do: 'propose', city: 'argos', owner: 0 }), rival({ do: 'choose-first', seat: 0 })],
    places: ['argos'],
  },
  {
    id: 'send',
    position: null,
    lines: [
      red({ do: 'place', power: 'athens', unit: 'trireme', location: 'pylos', side: 'attack', pay: 'none' }),
      red({ do: 'choose-counter', strength: 3 }),
      red({ do: 'place', power: 'athens', unit: 'hoplite', location: 'pylos', side: 'attack', pay: 'none' }),
      red({ do: 'choose-counter', strength: 2 }),
      red({ do: 'end-commit' }),
    ],
    places: ['pylos'],
    parts: ['forces'],
  },
  {
    id: 'permission',
    position: null,
    lines: [
      rival({ do: 'place', power: 'sparta', unit: 'hoplite', location: 'delium', side: 'attack', pay: 'none' }),
      rival({ do: 'choose-counter', strength: 2 }),
      rival({ do: 'end-commit' }),
      rival({ do: 'end-commit' }),
      red({ do: 'ask-permission', power: 'argos', location: 'delium', kind: 'defend' }),
      rival({ do: 'answer', power: 'argos', location: 'delium', kind: 'defend', reply: 'grant' }),
      red({ do: 'place', power: 'argos', unit: 'hoplite', location: 'delium', side: 'defend', pay: 'none' }),
      red({ do: 'choose-counter', strength: 3 }),
      red({ do: 'end-commit' }),
    ],
    places: ['delium'],
    parts: ['forces'],
  },
  {
    id: 'allies',
    position: null,
    lines: [],
    places: ['delium'],
  },
  {
    id: 'battle',
    position: `seats 3 | ${AFTER_ELECTIONS} | ${LEADERS} | ${LOCATIONS} | attack pylos athens t3 h2 | defend pylos sparta t3 h2 | attack delium sparta h2 t1 | main delium attack B | defend delium argos h3 | main delium defend A | special A phormio | full-hands | start A | room commit C`,
    lines: [
      rival({ do: 'end-commit' }),
      red({ do: 'play-special', tile: 'phormio' }, { wide: true }),
      chance({ do: 'roll', attack: [3, 5], defence: [2, 3] }),
      chance({ do: 'roll', attack: [3, 4], defence: [4, 5] }),
      chance({ do: 'roll', attack: [4, 5], defence: [1, 4] }),
    ],
    places: ['pylos'],
    parts: ['battle'],
  },
  {
    id: 'statues',
    position: `seats 3 | turn 2 | ${AFTER_ELECTIONS} | statues athens A1 | statues sparta B1 | statues argos A1 | statues corinth C1 | statues thebes C1 | statues megara B1 | defeats sparta 1 | owned pylos A | owned delium A | set-aside attica mantinea leucas amphipolis cythera | locations sicily plataea solygeia epidaurus aetolia melos lesbos | display athens-plain sparta-plain argos-candidate corinth-assassin thebes-plain megara-plain any-plain sparta-candidate corinth-candidate athens-candidate | start A | room take-influence A`,
    lines: [],
    places: ['sparta', 'athens'],
    parts: ['score'],
  },
  {
    id: 'recover',
    position: `seats 3 | turn 3 | athens A2 B3 C3 | sparta A3 B1 C2 | argos A2 B3 C1 | corinth A1 B2 C5 | thebes A2 B2 C4 | megara A2 B2 C1 | statues athens A1 B1 | statues sparta B1 | statues argos A2 | statues corinth C2 | statues thebes C1 | statues megara B2 | defeats athens 1 | defeats sparta 1 | defeats corinth 2 | defeats megara 1 | lead athens B | lead sparta A | lead argos A | lead corinth C | lead thebes C | lead megara B | owned pylos A | owned delium A | owned sicily B | owned solygeia C | owned aetolia B | held A any-plain | locations attica | dead sparta h2 t3 | recovering sparta | full-hands | start A | room recover A`,
    lines: [red({ do: 'recover', city: 'sparta', unit: 'hoplite' }, { any: ['unit'] })],
    places: ['sparta'],
  },
  {
    id: 'win',
    position: null,
    lines: [
      red({ do: 'place', power: 'sparta', unit: 'hoplite', location: 'attica', side: 'attack', pay: 'none' }, { any: ['power'] }),
      red({ do: 'choose-counter', strength: 3 }, { any: ['strength'] }),
      red({ do: 'end-commit' }),
    ],
    places: ['attica'],
    parts: ['forces'],
  },
];

export const PERIKLES: Lesson<PeriklesStep, PkAction> = { game: 'perikles', seats: 3, learner: 0, steps: STEPS };
