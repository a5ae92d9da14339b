/** What the Perikles screen foretells, over random games: elections as they then are held, questions with all their answers, odds in every special window. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PkAction, type PkEvent, type PkState, perikles } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import { electionOf, foreseen } from '@stoa/perikles/reading';
import { texts } from '@stoa/perikles/text';
import { expect, test } from 'vitest';
import { questions } from '../src/games/perikles/questions.ts';

/** Random play; `look` sees every step with the state before it, and what came of it. */
const play = (
  games: number,
  look: (before: PkState, seat: number, action: PkAction, legal: PkAction[], events: PkEvent[]) => void,
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
      const action = legal[rng.int(legal.length)]!;
      const before = perikles.clone(state);
      const events: PkEvent[] = [];
      perikles.apply(state, actor, action, e => events.push(e));
      look(before, actor, action, legal, events);
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
