/**
 * What is worth a picture in Parthenon, each in a late position of a game between bots. A person would need an hour to see them all, and
 * the script of the pictures, which plays by chance, would never see a grown island.
 */
import { type Action, anyGame } from '@stoa/engine';
import { type PaAction, type PaView, parthenon } from '@stoa/parthenon';
import { type Asked, playedByBots } from './kept.ts';

export interface Scene {
  readonly name: string;
  readonly when: (asked: { readonly room: string; readonly view: PaView; readonly actions: readonly PaAction[] }) => boolean;
  /** Touched first. */
  readonly first?: string;
  /** What must come to the stage before the picture is taken; the script plays until then. Undefined: the question itself. */
  readonly until?: string;
}

const mine = (view: PaView) => view.islands[0];
const has = (actions: readonly PaAction[], deed: PaAction['do']): boolean => actions.some(a => a.do === deed);
const isLate = ({ year, season }: PaView): boolean => year === 3 && season >= 2;

const SCENES: readonly Scene[] = [
  { name: 'island', when: ({ room, view }) => room === 'build' && (mine(view)?.structures ?? 0) >= 13 },
  {
    name: 'wonder',
    when: ({ view, actions }) => has(actions, 'pay-wonder') && mine(view)?.wonders.some(w => w.stage === 'partial') === true,
    first: '.matter .spot.open:has-text("last stage"), .matter button:has-text("last stage")',
    until: '.moment-wonder .pa-frieze-mine',
  },
  {
    name: 'crossing',
    when: ({ room, view }) => room === 'voyage-plan' && isLate(view),
    until: '.moment-hazard .pa-fated li',
  },
  { name: 'answer', when: ({ room }) => room === 'hazard-respond' },
  { name: 'sailing', when: ({ room, view, actions }) => room === 'voyage-plan' && isLate(view) && has(actions, 'load') },
  { name: 'abroad', when: ({ room, view }) => room === 'fleet-trade' && view.year >= 2 },
  { name: 'archon', when: ({ room, view }) => (room === 'event-target' || room === 'events') && view.year >= 2 && view.archon === 0 },
  { name: 'vote', when: ({ room, view }) => room === 'vote' && view.year >= 2 },
  { name: 'election', when: ({ room, view }) => room === 'vote' && view.year >= 2, until: '.moment-election' },
  { name: 'event', when: ({ room, view }) => room === 'vote' && view.year === 2 && view.season < 4, until: '.moment-event' },
  { name: 'market', when: ({ room, view }) => room === 'trade-open' && view.year >= 2 && view.offers.length >= 3 },
  {
    name: 'deal',
    when: ({ room, view, actions }) => room === 'trade-open' && view.year >= 2 && has(actions, 'accept'),
    first: '.pm-offer .use:enabled:not(.shut)',
  },
  { name: 'year', when: ({ room, view }) => room === 'vote' && view.year === 2 && view.season === 4, until: '.moment-year' },
  { name: 'the-end', when: ({ room, view }) => room === 'vote' && view.year === 3 && view.season === 4, until: '.end-panel' },
];

/** In this game seat 0 is Archon, completes a wonder, builds most of its island and is asked about a hazard. */
const SEEDS = [14] as const;

/** The positions of each scene, in the order in which they are tried. */
export const scenesOfParthenon = async (): Promise<readonly { readonly scene: Scene; readonly asked: readonly Asked[] }[]> => {
  const all: Asked[] = [];
  for (const seed of SEEDS) all.push(...(await playedByBots(anyGame(parthenon), 4, seed, 'citizen')));
  return SCENES.map(scene => ({
    scene,
    asked: all.filter(({ room, view, actions }) =>
      scene.when({ room, view: view as PaView, actions: actions as readonly Action[] as readonly PaAction[] }),
    ),
  }));
};
