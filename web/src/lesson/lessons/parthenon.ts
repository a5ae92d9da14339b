/** Parthenon in fifteen steps: one season from its events to the end of the year, then the last stone. The learner is Player 1 on Chios. */
import type { PaAction } from '@stoa/parthenon';
import type { LearnerLine, Lesson, Line, Step } from '../types.ts';

export type ParthenonStep =
  | 'welcome'
  | 'harvest'
  | 'event'
  | 'produce'
  | 'offer'
  | 'accept'
  | 'voyage'
  | 'hazard'
  | 'harbor'
  | 'trade'
  | 'plan'
  | 'build'
  | 'keep'
  | 'year'
  | 'win';

const chios = (action: PaAction, how: Omit<LearnerLine<PaAction>, 'by' | 'action'> = {}): Line<PaAction> => ({
  by: 'learner',
  action,
  ...how,
});
const crete = (action: PaAction): Line<PaAction> => ({ by: 'opponent', seat: 1, action });
const rhodes = (action: PaAction): Line<PaAction> => ({ by: 'opponent', seat: 2, action });
const chance = (action: PaAction): Line<PaAction> => ({ by: 'chance', action });

/** The last season of the first year. Chios has five villages and kept one card of each kind; Crete is Archon. */
const BEGIN =
  '3 islands=chios,crete,rhodes archon=1 year=1 season=4 villages=55,7,7 hand0=grapes+wool+olives+grain+army+gift hand1=olives+timber+army hand2=grain+ore*2+army';

/** From here to the vote every step goes on where the one before ended. */
const STEPS: readonly Step<ParthenonStep, PaAction>[] = [
  {
    id: 'welcome',
    position: `${BEGIN} row=2,5,3,1 eventsDone=15 eventBag=262097 room=season/build step=10 asked=7 done=6`,
    lines: [],
    parts: ['island'],
  },
  {
    id: 'harvest',
    position: `${BEGIN} row=2,5,3,-1 eventBag=262099 room=season/event-reveal step=0`,
    lines: [
      chance({ do: 'reveal-event', event: 'drought' }),
      crete({ do: 'resolve-event', event: 'pirate_raids' }),
      crete({ do: 'resolve-event', event: 'athenian_patronage' }),
      crete({ do: 'choose-target', seat: 0 }),
      crete({ do: 'pick', card: 'timber' }),
      crete({ do: 'confirm' }),
      crete({ do: 'resolve-event', event: 'bountiful_harvest' }),
      chios({ do: 'pick', card: 'wool' }, { wide: true }),
      chios({ do: 'confirm' }),
      crete({ do: 'pick', card: 'olives' }),
      crete({ do: 'confirm' }),
      rhodes({ do: 'pick', card: 'ore' }),
      rhodes({ do: 'confirm' }),
    ],
  },
  {
    id: 'event',
    position: null,
    lines: [
      chios({ do: 'pay-option', option: 0 }, { wide: true }),
      crete({ do: 'suffer', reduce: false }),
      rhodes({ do: 'suffer', reduce: false }),
      crete({ do: 'name-village', village: 1 }),
      crete({ do: 'name-village', village: 1 }),
    ],
  },
  {
    id: 'produce',
    position: null,
    lines: [
      chios({ do: 'assign-army', village: 2 }, { wide: true }),
      chios({ do: 'confirm' }),
      crete({ do: 'confirm' }),
      rhodes({ do: 'confirm' }),
    ],
  },
  {
    id: 'offer',
    position: null,
    lines: [chios({ do: 'offer', to: -1, give: ['wool'], want: ['timber'] }), crete({ do: 'accept', offer: 0 })],
    parts: ['market'],
  },
  {
    id: 'accept',
    position: null,
    lines: [
      rhodes({ do: 'offer', to: 0, give: ['ore'], want: ['olives'] }),
      chios({ do: 'accept', offer: 900 }),
      chios({ do: 'ready' }),
      crete({ do: 'ready' }),
      rhodes({ do: 'ready' }),
    ],
    parts: ['market'],
  },
  {
    id: 'voyage',
    position: null,
    lines: [
      chios({ do: 'load', fleet: 'A', card: 'wool' }, { free: true }),
      chios({ do: 'load', fleet: 'A', card: 'wool' }, { free: true }),
      chios({ do: 'load', fleet: 'A', card: 'gift' }, { free: true }),
      chios({ do: 'sail', fleet: 'A', land: 'athens' }),
      chios({ do: 'confirm' }),
      crete({ do: 'confirm' }),
      rhodes({ do: 'confirm' }),
      chance({ do: 'draw-hazard', hazard: 'storm_heavy_seas' }),
    ],
    places: ['athens'],
    parts: ['sea'],
  },
  {
    id: 'hazard',
    position: null,
    lines: [
      chios({ do: 'use-gift', fleet: 'A' }, { wide: true }),
      chios({ do: 'accept-hazard' }),
      chance({ do: 'draw-hazard', hazard: 'safe_journey' }),
      chance({ do: 'draw-harbor', harbor: 'open_harbor' }),
    ],
    parts: ['sea'],
  },
  { id: 'harbor', position: null, lines: [chios({ do: 'reveal', land: 'athens' }, { wide: true })], places: ['athens'], parts: ['sea'] },
  {
    id: 'trade',
    position: null,
    lines: [
      chios({ do: 'exchange', fleet: 'A', row: 'N1' }),
      chios({ do: 'pay', card: 'wool' }),
      chios({ do: 'pay', card: 'wool' }),
      chios({ do: 'take', card: 'ore' }),
      chios({ do: 'confirm' }),
    ],
    places: ['athens'],
    parts: ['sea'],
  },
  {
    id: 'plan',
    position: null,
    lines: [chios({ do: 'take-plan', fleet: 'A' }, { wide: true }), chance({ do: 'draw-plan', wonder: 'colossus' }), chios({ do: 'done' })],
    places: ['athens'],
    parts: ['sea'],
  },
  {
    id: 'build',
    position: null,
    lines: [
      chios({ do: 'build', structure: 'village-4' }, { free: true }),
      chios({ do: 'pay-wonder', wonder: 'colossus', fleet: 'none' }, { free: true }),
      chios({ do: 'done' }),
      crete({ do: 'done' }),
      rhodes({ do: 'done' }),
    ],
    parts: ['island'],
  },
  {
    id: 'keep',
    position: null,
    lines: [chios({ do: 'option-b' }, { wide: true }), crete({ do: 'option-b' }), rhodes({ do: 'option-b' })],
  },
  {
    id: 'year',
    position: null,
    lines: [crete({ do: 'vote', seat: 2 }), rhodes({ do: 'vote', seat: 1 }), chios({ do: 'vote', seat: 2 }, { any: ['seat'] })],
  },
  {
    id: 'win',
    position:
      '3 islands=chios,crete,rhodes archon=1 year=2 season=4 villages=63,31,63 workshops=2,1,1 acropolis=1,1,1,1,1,1,1,0,0,1,0,0,0,1,1,0,0,0 philosophies=1,0,0 fleets=2,1,2 row=6,7,9,10 eventsDone=15 eventBag=261183 room=season/build step=10 asked=7 done=6 hand0=tools+ore wonderOwner=0,0,1,-1,2,-1,-1,-1,-1,-1,-1,-1 wonderStage=3,2,1,0,1,0,0,0,0,0,0,0',
    lines: [
      chios({ do: 'pay-wonder', wonder: 'colossus', fleet: 'none' }, { wide: true }),
      chios({ do: 'done' }),
      crete({ do: 'vote', seat: 2 }),
      rhodes({ do: 'vote', seat: 1 }),
      chios({ do: 'vote', seat: 2 }, { any: ['seat'] }),
    ],
    parts: ['island'],
  },
];

export const PARTHENON: Lesson<ParthenonStep, PaAction> = { game: 'parthenon', seats: 3, learner: 0, steps: STEPS };
