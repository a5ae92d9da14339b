/** Parthenon's panels without a screen: what ends a phase, what the hint says, which fleet trades, in which order the lands stand. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PaAction, type PaView, parthenon } from '@stoa/parthenon';
import { LANDS } from '@stoa/parthenon/cards';
import { texts } from '@stoa/parthenon/text';
import { expect, test } from 'vitest';
import { regionsInOrder } from '../src/games/parthenon/board/land-order.ts';
import { villageOf } from '../src/games/parthenon/board/village.ts';
import { hintNow } from '../src/games/parthenon/panels/hint.tsx';
import { phaseEnd } from '../src/games/parthenon/panels/phase-end.ts';
import { tradeAbroad } from '../src/games/parthenon/panels/trade-abroad.ts';
import { usePlan } from '../src/games/parthenon/plan.ts';
import type { AnyText } from '../src/games/types.ts';
import { namePeople } from '../src/table/name-people.ts';

const plan = usePlan.getState();

/** Decisions of random games, until every seed has taken the given number of steps. */
function* decisions(seeds: number, steps: number): Generator<{ view: PaView; me: number; actions: readonly PaAction[] }> {
  const options = parthenon.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  for (let seed = 0; seed < seeds; seed++) {
    const rng = sfc32(`panels-${seed}`);
    const s = parthenon.setup(3, options, parthenon.rules);
    for (let step = 0; step < steps && parthenon.outcome(s) === undefined; ) {
      const [actor = CHANCE] = parthenon.actors(s);
      if (actor === CHANCE) {
        parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
        continue;
      }
      const actions: PaAction[] = [];
      parthenon.actions(s, actor, actions);
      yield { view: parthenon.view(s, actor), me: actor, actions };
      parthenon.apply(s, actor, actions[rng.int(actions.length)] ?? { do: 'done' });
      step++;
    }
  }
}

test('what ends a phase is legal, stands beside no second ending, and goes away while an answer is drafted', () => {
  const seen = new Set<string>();
  for (const { view, me, actions } of decisions(3, 900)) {
    const end = phaseEnd({ view, me, actions, draft: [] }, plan);
    if (end === undefined) {
      expect(actions.some(a => a.do === 'done' || a.do === 'confirm')).toBe(false);
      continue;
    }
    seen.add(end.ends);
    if ('action' in end) expect(actions).toContain(end.action);
    if (end.ends === 'choosing') expect(actions.some(a => a.do === 'confirm')).toBe(false);
    const [drafted] = actions;
    if (drafted) expect(phaseEnd({ view, me, actions, draft: [drafted] }, plan)).toBeUndefined();
    expect(phaseEnd({ view, me: undefined, actions, draft: [] }, plan)).toBeUndefined();
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['confirm', 'discard', 'done', 'harbor', 'voyage']));
});

test('a loaded fleet without a land is asked about once, then unloaded or sent', () => {
  for (const { view, me, actions } of decisions(2, 900)) {
    if (view.room !== 'voyage-plan' || phaseEnd({ view, me, actions, draft: [] }, plan)?.ends !== 'voyage') continue;
    if ((view.draft?.goals ?? []).some(goal => goal !== null)) continue;
    const seen = { view, me, actions, draft: [] };
    const loaded = { ...plan, loads: { A: ['wool'] as const } };
    expect(phaseEnd(seen, loaded)).toMatchObject({ ends: 'voyage', does: 'ask', isOpen: true });
    expect(phaseEnd(seen, { ...loaded, sure: true })).toMatchObject({ ends: 'unload', cargo: 1, stranded: ['A'] });
    expect(phaseEnd(seen, { ...loaded, goals: { A: 'sparta' } })).toMatchObject({ ends: 'voyage', does: 'send', fleets: 1 });
    return;
  }
  throw new Error('no voyage was planned');
});

test('hints name only what can be touched; a fleet that owes duty is told to pay before anything ends', () => {
  const said = new Set<string>();
  for (const { view, me, actions } of decisions(3, 900)) {
    const hint = hintNow({ view, me, actions, draft: [] }, plan);
    if (hint === undefined) continue;
    said.add(hint.says);
    if (hint.says === 'touch' && hint.what === 'duty') expect(actions.some(a => a.do === 'pay-duty')).toBe(true);
    if (hint.says === 'workers') expect(actions.some(a => a.do === 'assign-army')).toBe(true);
    const [drafted] = actions;
    if (drafted) expect(hintNow({ view, me, actions, draft: [drafted] }, plan)).toBeUndefined();
  }
  expect([...said].sort()).toEqual(expect.arrayContaining(['only', 'touch']));
});

test('trade abroad shows the fleet that can act; cards laid down leave the cargo', () => {
  let trades = 0;
  for (const { view, me, actions } of decisions(3, 900)) {
    const trade = tradeAbroad(view, me, actions, plan);
    expect(trade !== undefined && view.room !== 'fleet-trade').toBe(false);
    const [card] = trade?.cargo ?? [];
    if (trade === undefined || card === undefined) continue;
    trades++;
    // A lesson that only tells offers nothing: that says nothing about the cargo.
    expect(tradeAbroad(view, me, [], plan)?.shut).toBeUndefined();
    const laid = tradeAbroad(view, me, actions, { give: [card, card, card, card, card, card, card], abroad: trade.fleet.fleet });
    const held = trade.cargo.filter(c => c === card).length;
    expect([laid?.give.length, laid?.rest.length]).toEqual([held, trade.cargo.length - held]);
    if (trade.duties.length > 0) expect([trade.mayTrade, trade.shut]).toEqual([false, 'duty-unpaid']);
    for (const swap of trade.swaps) expect(actions).toContainEqual(swap.steps[0]);
  }
  expect(trades).toBeGreaterThan(10);
});

test('every land stands once, in its region; a village acts as the list says', () => {
  for (const { view, me, actions } of decisions(1, 600)) {
    const regions = regionsInOrder({ view, me, open: () => false, chosen: 'A' });
    expect(regions.flatMap(r => r.lands).toSorted()).toEqual([...LANDS].toSorted());
    const mine = view.islands[me];
    for (const n of [1, 2, 3, 4, 5, 6] as const) {
      const village = mine && villageOf(view, mine, actions, n);
      if (village?.action) expect(actions).toContain(village.action);
      if (village?.action?.do === 'build') expect(village.built).toBe(false);
    }
  }
});

test('no prompt to those who decide calls them by name or number', () => {
  const people = namePeople(texts.en as unknown as AnyText, { names: ['Anna', 'Kallias', 'Timon'], byName: true, you: 'you' });
  const asked = new Set<string>();
  for (const { view, me } of decisions(3, 900)) asked.add(people.prompt(view, me));
  expect([...asked].filter(prompt => prompt.includes('(you)'))).toEqual([]);
  expect([...asked].some(prompt => /of each of [23] islands/.test(prompt))).toBe(true);
});
