/** Parthenon in twelve steps: one season from the event to the vote, then the last stone. The learner is Player 1 on Chios. */
import type { PaAction } from '@stoa/parthenon';
import type { LearnerLine, Lesson, Line, Step } from '../types.ts';

export type ParthenonStep =
  | 'welcome'
  | 'event'
  | 'produce'
  | 'offer'
  | 'accept'
  | 'voyage'
  | 'hazard'
  | 'harbor'
  | 'plan'
  | 'build'
  | 'keep'
  | 'win';

const chios = (action: PaAction, how: Omit<LearnerLine<PaAction>, 'by' | 'action'> = {}): Line<PaAction> => ({
  by: 'learner',
  action,
  ...how,
});
const crete = (action: PaAction): Line<PaAction> => ({ by: 'opponent', seat: 1, action });
const rhodes = (action: PaAction): Line<PaAction> => ({ by: 'opponent', seat: 2, action });
const chance = (action: PaAction): Line<PaAction> => ({ by: 'chance', action });

/** The second season; everybody has built one village, Crete is Archon. */
const BEGIN = '3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7';
/** Later in it: the events are over, and where a phase is played at once the two others have decided. */
const SEASON = `${BEGIN} row=1,3,-1,-1 eventsDone=3 eventBag=262133`;

const STEPS: readonly Step<ParthenonStep, PaAction>[] = [
  {
    id: 'welcome',
    position: `${SEASON} room=season/production step=1 asked=7 done=6 hand0=grapes*2+wool hand1=olives+timber hand2=grain+ore*2`,
    lines: [],
    parts: ['island'],
  },
  {
    id: 'event',
    position: `${BEGIN} row=1,-1,-1,-1 eventBag=262141 room=season/event-reveal step=0 hand0=grapes*2+wool hand1=olives+timber hand2=grain+ore*2`,
    lines: [
      chance({ do: 'reveal-event', event: 'bountiful_harvest' }),
      crete({ do: 'resolve-event', event: 'drought' }),
      chios({ do: 'pay-option', option: 0 }, { wide: true }),
      crete({ do: 'suffer', reduce: false }),
      rhodes({ do: 'suffer', reduce: false }),
    ],
  },
  {
    id: 'produce',
    position: `${SEASON} room=season/production step=1 asked=7 done=6 hand0=grapes+wool+army`,
    lines: [chios({ do: 'assign-army', village: 2 }, { any: ['village'] }), chios({ do: 'confirm' })],
  },
  {
    id: 'offer',
    position: `${SEASON} room=season/trade-open step=3 hand0=grapes*3+wool*4+olives+army hand1=olives*2+timber*2 hand2=grain*2+ore*3`,
    lines: [chios({ do: 'offer', to: -1, give: ['wool'], want: ['timber'] }), crete({ do: 'accept', offer: 0 })],
    parts: ['market'],
  },
  {
    id: 'accept',
    position: null,
    lines: [rhodes({ do: 'offer', to: 0, give: ['ore'], want: ['grapes'] }), chios({ do: 'accept', offer: 900 })],
    parts: ['market'],
  },
  {
    id: 'voyage',
    position: `${SEASON} room=season/voyage-plan step=5 asked=7 done=6 hand0=grapes*2+wool*2+gift hand1=olives hand2=grain`,
    lines: [
      chios({ do: 'load', fleet: 'A', card: 'wool' }, { free: true }),
      chios({ do: 'load', fleet: 'A', card: 'wool' }, { free: true }),
      chios({ do: 'load', fleet: 'A', card: 'gift' }, { free: true }),
      chios({ do: 'sail', fleet: 'A', land: 'athens' }),
      chios({ do: 'confirm' }),
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
    id: 'plan',
    position: null,
    lines: [chios({ do: 'take-plan', fleet: 'A' }, { wide: true }), chance({ do: 'draw-plan', wonder: 'colossus' }), chios({ do: 'done' })],
    places: ['athens'],
    parts: ['sea'],
  },
  {
    id: 'build',
    position: `${SEASON} room=season/build step=10 asked=7 done=6 hand0=grapes*2+wool*2+timber wonderOwner=-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=0,1,0,0,0,0,0,0,0,0,0,0`,
    lines: [chios({ do: 'build', structure: 'village-4' }), chios({ do: 'done' })],
    parts: ['island'],
  },
  {
    id: 'keep',
    position: `${SEASON} room=season/discard step=11 asked=7 done=6 hand0=grapes*3+wool+timber+ore`,
    lines: [
      chios({ do: 'option-b' }, { wide: true }),
      crete({ do: 'vote', seat: 2 }),
      rhodes({ do: 'vote', seat: 1 }),
      chios({ do: 'vote', seat: 2 }, { any: ['seat'] }),
    ],
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
