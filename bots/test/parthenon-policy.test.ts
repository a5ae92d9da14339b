/** What an island does at Parthenon without looking ahead: second plans, blockades, services, the Archon's choices, the vote, what it asks others for. */
import { CHANCE, isIllegal, sfc32 } from '@stoa/engine';
import { box, CARDS, type CardId, cardNumber, type PaAction, type PaEvent, type PaOptions, type PaState, parthenon } from '@stoa/parthenon';
import { describe, expect, test } from 'vitest';
import { habit } from '../src/parthenon/choices.ts';

/** What a seat does without search. */
const moveOf = (s: PaState, seat: number, rng = sfc32('habit')): PaAction => {
  const legal: PaAction[] = [];
  parthenon.actions(s, seat, legal);
  return habit(s, seat, legal, rng);
};
const at = (position: string): PaState => {
  const s = parthenon.parsePosition(`3 islands=chios,crete,rhodes archon=0 ${position}`);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  return s;
};
/** Fleet A of seat 0 lies at Athens under a harbor card (by number), seat 0 alone trades. */
const atAthens = (rest: string, card = 14): PaState => {
  const bag = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 5];
  bag[card] = bag[card]! - 1;
  return at(
    `room=season/fleet-trade step=8 asked=7 done=6 at=0,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 harbor=${card},-1,-1,-1,-1,-1 harborUp=1 harborBag=${bag.join(',')} ${rest}`,
  );
};
const LATE = 'year=3 season=2 villages=63,63,63 workshops=2,2,2 acropolis=1,1,1,1,0,1,1,1,1,1,0,1,1,1,1,1,0,1';
/** Seat 0 has the first wonder of the box, complete. */
const ONE_WONDER = 'wonderOwner=0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1 wonderStage=3,0,0,0,0,0,0,0,0,0,0,0';

describe('Parthenon policy', () => {
  test('gold aboard at Athens takes the second plan, also in the last year', () => {
    expect(moveOf(atAthens(`${LATE} ${ONE_WONDER} cargo0A=gold`), 0)).toEqual({ do: 'take-plan', fleet: 'A' });
  });

  test('four basics aboard at Athens become the gold for the second plan', () => {
    const s = atAthens(`${LATE} ${ONE_WONDER} cargo0A=wool*4`);
    expect(moveOf(s, 0)).toEqual({ do: 'exchange', fleet: 'A', row: 'N2' });
  });

  test('a blockade is turned up: only face-up cards are replaced when the year ends (PA-17.3)', () => {
    const bag = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 2, 5];
    const s = at(
      `room=season/harbor-vote step=7 asked=1 at=0,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool harbor=13,-1,-1,-1,-1,-1 harborSeen=1,0,0,0,0,0 harborBag=${bag.join(',')}`,
    );
    expect(moveOf(s, 0)).toEqual({ do: 'reveal', land: 'athens' });
  });

  test('the owner of the Great Theater passes on a naming that hurts', () => {
    const theater = box(at('')).wonders.findIndex(({ id }) => id === 'great_theater');
    const list = (of: (w: number) => number): string => Array.from({ length: 12 }, (_, w) => of(w)).join(',');
    const unrest = box(at('')).events.findIndex(({ id }) => id === 'unrest');
    const s = at(
      `room=season/events/event-decline step=0 year=2 season=1 yearEvents=${unrest},-1,-1,-1 place=0 effect=0 named=0 declined=0 seat=1 hand1=wool*2+ore*2 wonderOwner=${list(w => (w === theater ? 1 : -1))} wonderStage=${list(w => (w === theater ? 3 : 0))}`,
    );
    expect(moveOf(s, 1)).toEqual({ do: 'decline-target', pay: 'none' });
  });

  test('the Archon has a hazard drawn again that strikes his fleet, and keeps one that strikes others', () => {
    const heavySeas = box(at('')).hazards.findIndex(({ id }) => id === 'storm_heavy_seas');
    const redraw = (fleets: string, cargo: string): PaAction =>
      moveOf(at(`room=season/hazard-redraw step=6 region=0 hazard=${heavySeas} ${fleets} ${cargo}`), 0);
    expect(redraw('at=1,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1', 'cargo0A=wool*2').do).toBe('redraw');
    expect(redraw('at=-1,-1,-1,1,-1,-1,-1,-1,-1 sailed=8', 'cargo1A=wool*2').do).toBe('keep-hazard');
  });
});

/** Whole games by habit, every event with the table it happened at. */
const watchGames = (games: number, seed: string, look: (e: PaEvent, s: PaState) => void): void => {
  for (let g = 0; g < games; g++) {
    const rng = sfc32(`${seed} ${g}`);
    const s = parthenon.setup(3 + (g % 4), parthenon.parseOptions({}) as PaOptions, parthenon.rules);
    const log = (e: PaEvent): void => look(e, s);
    while (parthenon.outcome(s) === undefined) {
      const actor = parthenon.actors(s)[0]!;
      parthenon.apply(s, actor, actor === CHANCE ? parthenon.sample(s, rng) : moveOf(s, actor, rng), log);
    }
  }
};
const holdsAll = (s: PaState, seat: number, wanted: readonly CardId[]): boolean =>
  wanted.every(card => wanted.filter(other => other === card).length <= s.hand[seat * CARDS.length + cardNumber(card)]!);

test('islands ask others only for cards that these hold, keep what they offer until it is answered, answer every offer to them, buy services and are completed', () => {
  const seen = { offers: 0, unpayable: 0, countered: 0, unanswered: 0, complete: 0, services: new Set<string>() };
  watchGames(24, 'habits', (e, s) => {
    if (e.e === 'offer-made' && e.to !== null) {
      seen.offers++;
      if (!holdsAll(s, e.to, e.want)) seen.unpayable++;
    }
    if (e.e === 'offer-closed' && e.how === 'countered') seen.countered++;
    if (e.e === 'offer-closed' && (e.how === 'lapsed' || e.how === 'expired')) seen.unanswered++;
    if (e.e === 'service-bought') seen.services.add(e.wonder);
    if (e.e === 'game-won' && e.ending === 'complete') seen.complete++;
  });
  expect(seen.offers).toBeGreaterThan(1000);
  expect(seen.unpayable).toBe(0);
  expect(seen.countered).toBeGreaterThan(100);
  expect(seen.unanswered).toBe(0);
  expect(seen.services.size).toBeGreaterThanOrEqual(3);
  expect(seen.complete).toBeGreaterThan(0);
});

describe('what others have seen leave a hand', () => {
  // Crete harvests an olive and a timber; Chios lacks timber for its next buildings.
  const trade = 'room=season/trade-open step=3 hand0=grapes*3+wool*3 hand1=olives+timber hand2=grain+ore';
  const asked = (s: PaState): readonly CardId[] => {
    const wants: CardId[] = [];
    for (let move = moveOf(s, 0); move.do === 'offer'; move = moveOf(s, 0)) {
      if (move.to === 1) wants.push(...move.want);
      parthenon.apply(s, 0, move);
    }
    return wants;
  };
  test('an island that has given nothing away is asked for its harvest', () => {
    expect(asked(at(trade))).not.toEqual([]);
  });
  test('an island that has given a card away is asked for no good of which it harvested one', () => {
    expect(asked(at(`${trade} leftHand=0,1,0`))).toEqual([]);
  });
});

test('the office goes to an island that is behind, and first to one that promised something', () => {
  const vote = 'room=season/vote step=12 villages=63,3,7 votes=-1,-1,-1';
  expect(moveOf(at(vote), 0)).toEqual({ do: 'vote', seat: 1 });
  expect(moveOf(at(`${vote} promises=2,0,0`), 0)).toEqual({ do: 'vote', seat: 2 });
});
