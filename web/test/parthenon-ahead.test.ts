/** Plans for phases to come: carried out when due, dropped when what they rest on has changed. */
import { isIllegal } from '@stoa/engine';
import { type PaAction, type PaView, parthenon } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import { expect, test } from 'vitest';
import { type Ahead, NO_PLANS, type Planned, restsOn, stepsOf, useAheadPlans } from '../src/games/parthenon/ahead/plans.ts';
import { due as dueElsewhere, questions } from '../src/games/parthenon/questions.ts';
import type { AnyText } from '../src/games/types.ts';

const at = (rest: string): { readonly view: PaView; readonly actions: readonly PaAction[] } => {
  const s = parthenon.parsePosition(
    `3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7 row=1,3,-1,-1 eventsDone=3 eventBag=262133 ${rest}`,
  );
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  const actions: PaAction[] = [];
  if (parthenon.actors(s).includes(0)) parthenon.actions(s, 0, actions);
  return { view: parthenon.view(s, 0), actions };
};
const BEFORE = at('room=season/production step=1 asked=7 done=1 hand0=wool*3+gift');
const plan = (what: Planned, part: Partial<Ahead>): Ahead => ({ ...NO_PLANS, ...part, rests: { [what]: restsOn(BEFORE.view, 0, what) } });
const due = (ahead: Ahead, what: Planned, rest: string) => {
  const { view, actions } = at(rest);
  return stepsOf(ahead, what, view, 0, actions);
};
const VOYAGE = 'room=season/voyage-plan step=5 asked=7';
const sail = plan('voyage', { voyage: { A: { land: 'athens', cards: ['wool', 'gift'] } } });

test('a voyage is loaded and sent, and every step is legal', () => {
  const steps = due(sail, 'voyage', `${VOYAGE} hand0=wool*3+gift`);
  expect(steps).toEqual([
    { do: 'load', fleet: 'A', card: 'wool' },
    { do: 'load', fleet: 'A', card: 'gift' },
    { do: 'sail', fleet: 'A', land: 'athens' },
    { do: 'confirm' },
  ]);
  const s = parthenon.parsePosition(`3 islands=chios,crete,rhodes ${VOYAGE} hand0=wool*3+gift`);
  if (isIllegal(s)) throw new Error('no table');
  for (const step of steps ?? []) {
    expect(parthenon.why(s, 0, step)).toBeUndefined();
    parthenon.apply(s, 0, step);
  }
});

test('it is not due elsewhere, and falls with its cards, its fleet or its sea', () => {
  expect(stepsOf(sail, 'voyage', BEFORE.view, 0, BEFORE.actions)).toBeUndefined();
  expect(due(sail, 'voyage', `${VOYAGE} hand0=wool*3`)).toBeNull();
  expect(due(sail, 'voyage', `${VOYAGE} hand0=wool*3+gift grounded=1`)).toBeNull();
  expect(due(sail, 'voyage', `${VOYAGE} hand0=wool*3+gift harbor=13,-1,-1,-1,-1,-1 harborUp=1`)).toBeNull();
  expect(due(sail, 'voyage', `${VOYAGE} hand0=wool*3+gift season=3`)).toBeNull();
});

test('ready at once, unless there is an offer to me', () => {
  const ready = plan('trade', { trade: true });
  const TRADE = 'room=season/trade-open step=3 hand0=wool hand1=ore';
  expect(due(ready, 'trade', TRADE)).toEqual([{ do: 'ready' }]);
  const s = parthenon.parsePosition(`3 islands=chios,crete,rhodes archon=1 year=1 season=2 ${TRADE}`);
  if (isIllegal(s)) throw new Error('no table');
  parthenon.apply(s, 1, { do: 'offer', to: 0, give: ['ore'], want: ['wool'] });
  expect(stepsOf(ready, 'trade', parthenon.view(s, 0), 0, [{ do: 'ready' }])).toBeNull();
});

test('a harbor that is looked at, and what is kept', () => {
  const vote: readonly PaAction[] = [
    { do: 'reveal', land: 'athens' },
    { do: 'pass-harbor', land: 'athens' },
  ];
  const { view } = at('room=season/production step=1 asked=7');
  const voting: PaView = { ...view, room: 'harbor-vote', acting: [0], phase: 6 };
  expect(stepsOf(plan('harbor', { harbor: 'reveal' }), 'harbor', voting, 0, vote)).toEqual([{ do: 'reveal', land: 'athens' }]);
  expect(stepsOf(plan('harbor', { harbor: 'pass' }), 'harbor', voting, 0, vote)).toEqual([{ do: 'pass-harbor', land: 'athens' }]);
  const DISCARD = 'room=season/discard step=11 asked=7 hand0=wool*2+ore';
  expect(due(plan('discard', { discard: 'b' }), 'discard', DISCARD)).toEqual([{ do: 'option-b' }]);
  expect(due(plan('discard', { discard: ['wool'] }), 'discard', DISCARD)).toEqual([{ do: 'keep', card: 'wool' }, { do: 'option-a' }]);
  expect(due(plan('discard', { discard: ['gold'] }), 'discard', DISCARD)).toBeNull();
});

test('at a table that is not open a plan is carried out once, and one that no longer fits falls', () => {
  const planned = (): boolean => useAheadPlans.getState().tables['t/0']?.voyage.A !== undefined;
  useAheadPlans.getState().plan('t/0', sail);
  expect(dueElsewhere('t', BEFORE.view, 0, BEFORE.actions)).toBeUndefined();
  const { view, actions } = at(`${VOYAGE} hand0=wool*3+gift`);
  const now = dueElsewhere('t', view, 0, actions);
  expect(now?.steps.at(-1)).toEqual({ do: 'confirm' });
  expect(planned()).toBe(true);
  now?.done(true);
  expect([planned(), useAheadPlans.getState().fallen['t/0'] ?? []]).toEqual([false, []]);
  useAheadPlans.getState().plan('t/0', sail);
  const poor = at(`${VOYAGE} hand0=wool*3`);
  expect(dueElsewhere('t', poor.view, 0, poor.actions)).toBeUndefined();
  expect([planned(), useAheadPlans.getState().fallen['t/0']]).toEqual([false, ['voyage']]);
});

test('an offer to me is a question on any page; what I do not hold I can only decline', () => {
  const s = parthenon.parsePosition(
    '3 islands=chios,crete,rhodes archon=1 year=1 season=2 room=season/trade-open step=3 hand0=wool hand1=ore*2',
  );
  if (isIllegal(s)) throw new Error('no table');
  parthenon.apply(s, 1, { do: 'offer', to: 0, give: ['ore'], want: ['wool'] });
  parthenon.apply(s, 1, { do: 'offer', to: 0, give: ['ore'], want: ['gold'] });
  parthenon.apply(s, 1, { do: 'offer', to: -1, give: ['ore'], want: ['wool'] });
  const actions: PaAction[] = [];
  parthenon.actions(s, 0, actions);
  const asked = questions(parthenon.view(s, 0), 0, actions, texts.en as unknown as AnyText, 'en');
  expect(asked.map(q => q.words)).toEqual([
    'Player 2 offers you 1 ore and asks for 1 wool.',
    'Player 2 offers you 1 ore and asks for 1 gold. You do not have that.',
  ]);
  expect(asked.map(q => q.answers.map(a => a.action.do).sort())).toEqual([['accept', 'decline'], ['decline']]);
});
