/** What a seat does in secret sends the others no message, not even an empty one: drafts (PK-8.18), standing answers (PK-10.9), sealed choices (PK-17.6). */
import { type GameEvent, isRefused, makeHeader, openTable, seededDraws, sfc32 } from '@stoa/engine';
import { type PkAction, type PkOptions, perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';

const options = perikles.parseOptions({}) as PkOptions;

/** Is it one of those that only its own seat may hear of? */
const isSecret = (action: PkAction, events: readonly GameEvent[], closes: boolean): boolean => {
  switch (action.do) {
    case 'place':
    case 'choose-counter':
    case 'take-back':
      return true;
    case 'set-standing':
      return action.answer !== 'grant' && !events.some(e => 'was' in e && e.was === 'grant');
    default:
      return !closes;
  }
};

test.each([3, 4, 5])('no other seat gets a message: a whole game of %i seats', seats => {
  const rng = sfc32(`silent ${seats}`);
  const table = openTable(perikles, makeHeader(perikles, seats, options, { table: 'silent', chance: 'seeded' }), seededDraws('silent'));
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), undefined];
  const heard: Record<string, number> = {};
  const play = (step: Parameters<typeof table.propose>[0]) => {
    const proposal = table.propose(step, 0);
    if (isRefused(proposal)) throw new Error(JSON.stringify(proposal));
    return proposal;
  };
  table.adopt(play({ do: 'begin' }));
  while (table.outcome === undefined) {
    const { state } = table;
    // One step in eight is of any seat that may act: standing answers are set beside the turn.
    const able = rng.int(8) > 0 ? perikles.actors(state) : viewers.flatMap(v => (v === undefined ? [] : [v]));
    const seat = able[rng.int(able.length)]!;
    const list: PkAction[] = [];
    perikles.actions(state, seat, list);
    // Special tiles are kept for the battles, where they are decided about in secret.
    const choices = perikles.room(state) === 'battle-special' ? list : list.filter(a => a.do !== 'play-special');
    const action = choices[rng.int(choices.length)];
    if (action === undefined) continue;
    const sealed = perikles.room(state) === 'battle-special' && (action.do === 'pass' || action.do === 'play-special');
    const proposal = play({ do: 'play', seat, actions: [action] });
    const before = viewers.map(viewer => table.cursor(viewer));
    table.adopt(proposal);
    if (!isSecret(action, proposal.events, !sealed || perikles.actors(state).length === 1)) continue;
    heard[action.do] = (heard[action.do] ?? 0) + 1;
    for (const [i, viewer] of viewers.entries())
      if (viewer !== seat) expect(table.cursor(viewer), `${JSON.stringify(action)} of ${seat}, heard by ${viewer}`).toBe(before[i]);
  }
  for (const kind of ['place', 'choose-counter', 'take-back', 'set-standing', 'pass']) expect(heard[kind], kind).toBeGreaterThan(2);
});
