/** Perikles on the screen, over whole recorded games: every action can be touched, and the story leaves nothing out. */
import { readFileSync } from 'node:fs';
import { CHANCE, type Entry, type TableHeader } from '@stoa/engine';
import { type PkAction, type PkEvent, type PkOptions, type PkState, type PkView, perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { scenesOf } from '../src/games/perikles/panels/story.ts';
import { scrollTargets, TILES } from '../src/games/perikles/scroll-targets.ts';
import {
  askFor,
  canPickCube,
  cityAction,
  cubeAction,
  isOnBoard,
  meantCity,
  placesFor,
  type Reach,
  revoltAt,
  tileAction,
} from '../src/games/perikles/touch.ts';

interface Replay {
  readonly header: TableHeader<PkOptions>;
  readonly entries: readonly Entry<PkAction>[];
}
const GAMES = ['three-seats', 'four-seats', 'five-seats', 'two-persians-share', 'athens-falls'] as const;

/** Plays a recorded game; `look` sees every decision before it is made. Answers with all that happened, as seat 0 sees it. */
const replay = (name: string, look: (s: PkState, seat: number) => void): readonly PkEvent[] => {
  const file = new URL(`../../games/perikles/test/replays/${name}.json`, import.meta.url);
  const { header, entries } = JSON.parse(readFileSync(file, 'utf8')) as Replay;
  const s = perikles.setup(header.seats, header.options, header.rules);
  const events: PkEvent[] = [];
  for (const entry of entries) {
    if (!('action' in entry)) continue;
    for (const seat of perikles.actors(s)) if (seat !== CHANCE) look(s, seat);
    perikles.apply(s, entry.kind === 'chance' ? CHANCE : entry.by, entry.action, e => {
      const seen = perikles.seen(e, 0);
      if (seen) events.push(seen);
    });
  }
  return events;
};

/** What the board would do for this action, with the right thing picked before. */
const touched = (action: PkAction, actions: readonly PkAction[], view: PkView): PkAction | undefined => {
  const reach: Reach = { actions, cube: null, aiming: false, counter: null };
  switch (action.do) {
    case 'place-cube':
      return cityAction(reach, action.city);
    case 'take-influence-tile':
      return tileAction(reach, action.tile);
    case 'propose':
      return cubeAction(reach, action.city, action.owner, 'main');
    case 'assassinate':
      return cubeAction(reach, action.city, action.owner, action.space);
    case 'move-cube':
      return canPickCube(reach, action.from, action.owner)
        ? cityAction({ ...reach, cube: { owner: action.owner, from: action.from } }, action.to)
        : undefined;
    case 'place':
      return placesFor({ ...reach, counter: { ...action, strength: 1 } }, action.location, action.side).find(a => a.pay === action.pay);
    case 'ask-permission':
      return askFor({ ...reach, counter: { power: action.power, unit: 'hoplite', strength: 1 } }, action.location, 'defend');
    case 'answer':
      return view.commit?.requests.some(r => r.power === action.power && r.location === action.location && r.kind === action.kind)
        ? action
        : undefined;
    case 'play-special':
      if (action.tile === 'plague') return cityAction({ ...reach, aiming: true }, action.city);
      if (action.tile === 'slave-revolt') return revoltAt({ ...reach, aiming: true }, action.source);
      return view.special.mine === action.tile ? action : undefined;
    default:
      return action;
  }
};

/** Where the answer is touched, as `asked` names it; undefined where that is a counter in the hand or a button. */
const placeOf = (action: PkAction): string | undefined => {
  switch (action.do) {
    case 'place-cube':
    case 'propose':
    case 'assassinate':
      return `pk-${action.city}`;
    case 'take-influence-tile':
      return TILES;
    case 'answer':
      return `pk-at-${action.location}`;
    default:
      return undefined;
  }
};

describe.each(GAMES)('%s', name => {
  const kinds = new Set<string>();
  const events = replay(name, (s, seat) => {
    const actions: PkAction[] = [];
    perikles.actions(s, seat, actions);
    const view = perikles.view(s, seat);
    for (const action of actions) {
      const place = placeOf(action);
      if (place !== undefined && !scrollTargets(view)?.includes(place)) throw new Error(`not what is asked about: ${place}`);
      if (!isOnBoard(action)) continue;
      kinds.add(action.do);
      if (touched(action, actions, view) !== action) throw new Error(`out of reach: ${JSON.stringify(action)}`);
    }
  });

  test('every action with a place can be touched there, and a phone is shown the place', () => {
    for (const kind of ['place-cube', 'take-influence-tile', 'propose', 'place']) expect(kinds).toContain(kind);
  });

  test('the story has an election in six cities and seven battles a turn, each with its end', () => {
    const scenes = scenesOf(events);
    const turns = scenes.filter(scene => scene.kind === 'elections').length;
    const battles = scenes.filter(scene => scene.kind === 'battle');
    expect(turns).toBeGreaterThan(0);
    expect(battles).toHaveLength(7 * turns);
    for (const scene of scenes)
      if (scene.kind === 'elections') expect(scene.results.filter(e => e.e !== 'persians')).toHaveLength(6);
      else {
        expect(scene.results.filter(e => e.e === 'tile-won' || e.e === 'set-aside')).toHaveLength(1);
        for (const { column, rolls, end } of scene.rounds) {
          expect(end).toBeDefined();
          expect(rolls.length > 0).toBe(column !== undefined);
          const last = rolls.at(-1)?.roll;
          if (end?.e !== 'round-won' || last === undefined || column === undefined) continue;
          const made =
            end.side === 'attack'
              ? last.attack[0] + last.attack[1] >= column.attackNeeds
              : last.defence[0] + last.defence[1] >= column.defenceNeeds;
          expect(made).toBe(true);
        }
      }
    const thrown = events.filter(e => e.e === 'rolled').length;
    expect(battles.flatMap(b => (b.kind === 'battle' ? b.rounds : [])).reduce((sum, round) => sum + round.rolls.length, 0)).toBe(thrown);
  });
});

test('a city touched while a tile is aimed means that tile only if it is aimed at cities', () => {
  const aimed = (position: string): PkAction => {
    const s = perikles.parsePosition(position);
    if ('rule' in s) throw new Error(JSON.stringify(s));
    return meantCity(perikles.view(s, 0), { actions: [], cube: null, aiming: true, counter: null }, 'argos', 0);
  };
  expect(aimed('seats 3 | athens A2 | display any-plain | special A plague | room take-influence A')).toEqual({
    do: 'play-special',
    tile: 'plague',
    city: 'argos',
  });
  expect(
    aimed(
      'seats 3 | lead sparta B | lead athens A | lead argos C | locations attica | special A slave-revolt | full-hands | room commit A',
    ),
  ).not.toMatchObject({ do: 'play-special' });
});
