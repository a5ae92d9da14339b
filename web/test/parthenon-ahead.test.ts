/** Plans for phases to come: as choices and as the steps a table keeps. Questions that any page can show. */
import { isIllegal } from '@stoa/engine';
import { type PaAction, parthenon } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import { beforeAll, expect, test } from 'vitest';
import { aheadOf, type SeasonPlan, stepsFor } from '../src/games/parthenon/ahead/plans.ts';
import { questions } from '../src/games/parthenon/questions.ts';
import { loadScreenWords } from '../src/games/parthenon/words.ts';

beforeAll(() => loadScreenWords('en'));

const NOTHING: SeasonPlan = { trade: false, voyage: {}, harbor: null, discard: null };
const sail: SeasonPlan = { ...NOTHING, voyage: { A: { land: 'athens', cards: ['wool', 'gift'] } } };

test('a voyage is loaded and sent, and every step is legal when its room asks', () => {
  const [step] = stepsFor(sail);
  expect(step).toEqual({
    room: 'voyage-plan',
    take: 'all',
    actions: [
      { do: 'load', fleet: 'A', card: 'wool' },
      { do: 'load', fleet: 'A', card: 'gift' },
      { do: 'sail', fleet: 'A', land: 'athens' },
      { do: 'confirm' },
    ],
  });
  const s = parthenon.parsePosition('3 islands=chios,crete,rhodes room=season/voyage-plan step=5 asked=7 hand0=wool*3+gift');
  if (isIllegal(s)) throw new Error('no table');
  for (const action of (step?.actions ?? []) as PaAction[]) {
    expect(parthenon.parseAction(action)).toEqual(action);
    expect(parthenon.why(s, 0, action)).toBeUndefined();
    parthenon.apply(s, 0, action);
  }
});

test('an empty ship is no voyage yet; nothing planned is no step', () => {
  expect(stepsFor(NOTHING)).toEqual([]);
  expect(stepsFor({ ...NOTHING, voyage: { A: { land: 'athens', cards: [] } } })).toEqual([]);
});

test.each<[string, SeasonPlan]>([
  ['nothing', NOTHING],
  ['a voyage', sail],
  ['two fleets', { ...NOTHING, voyage: { A: { land: 'egypt', cards: ['gift'] }, B: { land: 'athens', cards: ['wool'] } } }],
  ['ready, reveal, B', { ...NOTHING, trade: true, harbor: 'reveal', discard: 'b' }],
  ['pass, keep two', { ...NOTHING, harbor: 'pass', discard: ['wool', 'ore'] }],
  ['keep nothing', { ...NOTHING, discard: [] }],
])('%s reads back as it was filed', (_name, ahead) => {
  expect(aheadOf(stepsFor(ahead))).toEqual(ahead);
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
  const asked = questions(parthenon.view(s, 0), 0, actions, texts.en, 'en');
  expect(asked.map(q => q.words)).toEqual([
    'Player 2 offers you 1 ore and asks for 1 wool.',
    'Player 2 offers you 1 ore and asks for 1 gold. You do not have that.',
  ]);
  expect(asked.map(q => q.answers.map(a => a.action.do).sort())).toEqual([['accept', 'decline'], ['decline']]);
});
