/** What the Perikles screen foretells, over random games: elections as they then are held, questions with all their answers, odds in every special window. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PkAction, type PkEvent, type PkState, perikles } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import { texts } from '@stoa/perikles/text';
import { expect, test } from 'vitest';
import { cubesToLead, electionOf, withCubes } from '../src/games/perikles/election.ts';
import { foreseen } from '../src/games/perikles/foreseen.ts';
import { questions } from '../src/games/perikles/questions.ts';

/** Random play; `look` sees every step with the state before it, and what came of it. */
const play = (
  games: number,
  look: (before: PkState, seat: number, action: PkAction, legal: PkAction[], events: PkEvent[], after: PkState) => void,
): void => {
  const options = perikles.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  for (let game = 0; game < games; game++) {
    const rng = sfc32(`ahead-${game}`);
    const state = perikles.setup(4, options, perikles.rules);
    while (perikles.outcome(state) === undefined) {
      const [actor = CHANCE] = perikles.actors(state);
      if (actor === CHANCE) {
        perikles.apply(state, CHANCE, perikles.sample(state, rng));
        continue;
      }
      const legal: PkAction[] = [];
      perikles.actions(state, actor, legal);
      const action = legal[rng.int(legal.length)] as PkAction;
      const before = perikles.clone(state);
      const events: PkEvent[] = [];
      perikles.apply(state, actor, action, e => events.push(e));
      look(before, actor, action, legal, events, state);
    }
  }
};

test('elections end as foretold, questions carry all their answers, and odds stand before a special tile is sealed', () => {
  let [elected, asked, sealed] = [0, 0, 0];
  play(3, (before, seat, action, legal, events) => {
    const view = perikles.view(before, seat);
    for (const e of events) {
      if (e.e !== 'elected' && e.e !== 'no-leader') continue;
      const city = foreseen(view, seat, [action]).cities.find(c => c.city === e.city);
      if (city === undefined) throw new Error('no such city');
      const result = electionOf(city);
      expect(result.leader).toBe(e.e === 'elected' ? e.seat : null);
      if (e.e === 'elected') expect(result.cost).toBe(e.cubes);
      elected++;
    }
    const answers = legal.filter(a => a.do === 'answer');
    const cards = questions(view, seat, legal, texts.en, 'en');
    expect(cards.flatMap(card => card.answers).length).toBe(answers.length);
    asked += cards.length;
    if (view.room === 'battle-special' && view.battle !== null) {
      const odds = locationOdds(view, view.battle.location);
      if (odds === undefined) throw new Error('no odds for a battle that is on');
      expect(odds.attack + odds.defence + odds.nobody).toBeCloseTo(1, 9);
      sealed++;
    }
  });
  expect(elected).toBeGreaterThan(30);
  expect(asked).toBeGreaterThan(0);
  expect(sealed).toBeGreaterThan(0);
});

/** What is drafted shows on cities, row, seats and score alike: all from one view, and it is the table's own. */
test('what a drafted step is shown to make of the table is what the table makes of it', () => {
  const seen = new Map<string, number>();
  play(3, (before, seat, action, _legal, events, state) => {
    const shown = foreseen(perikles.view(before, seat), seat, [action]);
    if (!['place-cube', 'take-influence-tile', 'propose', 'assassinate', 'move-cube'].includes(action.do)) return;
    // The last candidate is followed by the elections themselves.
    if (events.some(e => e.e === 'elected')) return;
    const { cities, supply, scores, held, display } = perikles.view(state, seat);
    expect({ cities: shown.cities, supply: shown.supply, scores: shown.scores, held: shown.held, display: shown.display }).toEqual({
      cities,
      supply,
      scores,
      held,
      display,
    });
    seen.set(action.do, (seen.get(action.do) ?? 0) + 1);
  });
  for (const kind of ['place-cube', 'take-influence-tile', 'propose', 'assassinate']) expect(seen.get(kind), kind).toBeGreaterThan(5);
});

test('what it takes to lead: α wins a tie, β needs one more; the price is what the rival has', () => {
  const city = { cubes: [2, 4, 0], alpha: 0, beta: 1 };
  expect(electionOf(city)).toEqual({ leader: 1, rival: 0, cost: 2 });
  expect(cubesToLead(city, 0)).toBe(2);
  expect(cubesToLead(city, 1)).toBeUndefined();
  expect(cubesToLead(city, 2)).toBeUndefined();
  expect(electionOf(withCubes(city, 0, 2))).toEqual({ leader: 0, rival: 1, cost: 4 });
  expect(electionOf({ cubes: [0, 0, 0], alpha: null, beta: null }).leader).toBeNull();
  expect(electionOf({ cubes: [0, 9, 0], alpha: 2, beta: null })).toEqual({ leader: 2, rival: null, cost: 0 });
});
