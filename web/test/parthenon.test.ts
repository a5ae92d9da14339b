/** The Parthenon board beside the rules, over games played at random: what it shows as missing, offers as exchange and plans as voyage is true. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PaAction, type PaOptions, type PaState, type PaView, parthenon } from '@stoa/parthenon';
import { type CardId, STRUCTURES, type StructureId } from '@stoa/parthenon/cards';
import { islandData, ratesOf, savingFor, sourcesOf } from '@stoa/parthenon/reading';
import { expect, test } from 'vitest';
import { meaningsFor } from '../src/games/parthenon/board/for-me.ts';
import { countsOf } from '../src/games/parthenon/counts.ts';
import { possible } from '../src/games/parthenon/market/possible.ts';
import { looseCards, voyageSteps } from '../src/games/parthenon/panels/loading.ts';
import { laidWith, onlySwap, swapsFor } from '../src/games/parthenon/panels/trade-abroad.ts';

const OPTIONS = parthenon.parseOptions({}) as PaOptions;
const legal = (s: PaState, seat: number): readonly PaAction[] => {
  const out: PaAction[] = [];
  parthenon.actions(s, seat, out);
  return out;
};
const BUILDS: ReadonlySet<string> = new Set(['build', 'pay-wonder', 'take-plan', 'buy', 'use', 'buy-fleet', 'load', 'sail', 'reveal']);

/** Plays until the end or `steps`; `look` sees every decision made in `room` beforehand. */
const play = (
  seed: string,
  steps: number,
  room: string,
  look: (s: PaState, seat: number, actions: readonly PaAction[], view: PaView) => void,
): void => {
  const s = parthenon.setup(3 + (seed.length % 4), OPTIONS, parthenon.rules);
  const rng = sfc32(seed);
  for (let i = 0; i < steps && parthenon.outcome(s) === undefined; i++) {
    const seat = parthenon.actors(s)[0] ?? CHANCE;
    if (seat === CHANCE) {
      parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
      continue;
    }
    const actions = legal(s, seat);
    if (parthenon.room(s) === room) look(s, seat, actions, parthenon.view(s, seat));
    const eager = actions.filter(a => BUILDS.has(a.do));
    const from = eager.length > 0 && rng.int(3) > 0 ? eager : actions;
    parthenon.apply(s, seat, from[rng.int(from.length)]!);
  }
};
const follow = (from: PaState, seat: number, steps: readonly PaAction[]): PaState => {
  const s = parthenon.clone(from);
  for (const step of steps) {
    expect(parthenon.why(s, seat, step), JSON.stringify(step)).toBeUndefined();
    parthenon.apply(s, seat, step);
  }
  return s;
};

test('what the board says could be built is what the table lets one build, with what events add and powers save', () => {
  let built = 0;
  let barred = 0;
  let saved = 0;
  for (const seed of ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'])
    play(`build ${seed}`, 3500, 'build', (_s, seat, actions, view) => {
      const mine = view.islands[seat];
      if (mine === undefined || view.draft?.begun) return;
      const have = countsOf(mine.hand ?? []);
      const named = (list: readonly (StructureId | undefined)[]): readonly string[] => [...new Set(list.flatMap(id => id ?? []))].sort();
      const listed = named(actions.map(a => (a.do === 'build' ? a.structure : undefined)));
      const told = named(possible(view, seat, have).map(goal => (goal.kind === 'structure' ? goal.structure : undefined)));
      expect(told, `${mine.hand?.join(' ')} ${mine.philosophies} ${mine.discounts}`).toEqual(listed);
      built += listed.length;
      barred += STRUCTURES.length - listed.length;
      if (savingFor(view, seat, 'village').by.length > 0) saved++;
    });
  expect(built).toBeGreaterThan(20);
  expect(barred).toBeGreaterThan(100);
  expect(saved).toBeGreaterThan(3);
});

test('every exchange the board offers for cards laid down is one the harbor makes', () => {
  let made = 0;
  let whole = 0;
  let open = 0;
  for (const seed of ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'])
    play(`trade ${seed}`, 2500, 'fleet-trade', (s, seat, actions, view) => {
      if (view.draft?.begun) return;
      for (const fleet of view.islands[seat]?.fleets ?? []) {
        const cargo = (fleet.cargo ?? []).filter(card => !['army', 'warship', 'gift'].includes(card));
        for (const give of [cargo.slice(0, 1), cargo.slice(0, 2), cargo.slice(-1), cargo.slice(0, 4)])
          for (const { get, n, steps } of swapsFor(view, fleet.fleet, give, actions)) {
            const after = parthenon.view(follow(s, seat, steps), seat);
            const now = after.islands[seat]?.fleets.find(f => f.fleet === fleet.fleet)?.cargo ?? [];
            const count = (cards: readonly CardId[], card: CardId): number => cards.filter(c => c === card).length;
            expect(count(now, get)).toBe(count(fleet.cargo ?? [], get) + n);
            expect(now.length).toBe((fleet.cargo?.length ?? 0) + n - give.length);
            made++;
          }
        // One touch of a rate is the whole exchange only where nothing is left to choose.
        for (const rate of ratesOf(view, fleet.fleet, actions)) {
          const only = onlySwap(view, fleet.fleet, rate, fleet.cargo ?? [], actions);
          const kinds = new Set((fleet.cargo ?? []).filter(card => rate.gives.includes(card)));
          const gets = rate.gets.filter(card => !kinds.has(card));
          expect(only !== undefined, `${kinds.size} ${gets}`).toBe(kinds.size === 1 && gets.length === 1);
          if (only === undefined) open++;
          else {
            expect(parthenon.view(follow(s, seat, only.steps), seat).draft?.begun ?? null).toBeNull();
            whole++;
          }
        }
      }
    });
  expect(made).toBeGreaterThan(20);
  expect(whole).toBeGreaterThan(5);
  expect(open).toBeGreaterThan(5);
});

test('a card that is touched abroad is laid with the others where a rate takes them together, else begins anew; what no rate takes is not lit', () => {
  const rate = (row: string, n: number, ...gives: CardId[]) => ({
    row,
    gives,
    gets: ['gold'] as const,
    bargain: { give: [{ n, of: 'anyBasic' }], get: [{ n: 1, of: 'gold' }] },
  });
  const rates = [rate('N1', 2, 'wool', 'ore'), rate('N2', 1, 'papyrus')];
  expect(laidWith(rates, [], 'wool')).toEqual(['wool']);
  expect(laidWith(rates, ['wool'], 'ore')).toEqual(['wool', 'ore']);
  expect(laidWith(rates, ['wool', 'ore'], 'wool')).toEqual(['wool']);
  expect(laidWith(rates, ['wool'], 'papyrus')).toEqual(['papyrus']);
  expect(laidWith(rates, [], 'gift')).toBeUndefined();
});

test('a voyage planned by touch is one the table takes', () => {
  let sailed = 0;
  for (const seed of ['a', 'bb', 'ccc'])
    play(`sail ${seed}`, 1500, 'voyage-plan', (s, seat, actions, view) => {
      if (view.draft?.load.some(cards => cards.length > 0)) return;
      const loose = looseCards(view, seat, {});
      const free = view.islands[seat]?.fleets.find(f => !f.grounded)?.fleet;
      if (free === undefined || loose.length === 0 || !actions.some(a => a.do === 'load' && a.fleet === free)) return;
      const plan = { loads: { [free]: loose.slice(0, 6) }, goals: { [free]: 'egypt' as const } };
      const after = parthenon.view(follow(s, seat, [...voyageSteps(plan), { do: 'confirm' }]), seat);
      expect(after.draft?.decided || after.room !== 'voyage-plan').toBe(true);
      sailed++;
    });
  expect(sailed).toBeGreaterThan(5);
});

test('sources name the only land that sells a good, the player’s villages and the neighbours', () => {
  play('sources', 60, 'trade-open', (_s, seat, _actions, view) => {
    const papyrus = sourcesOf(view, seat, 'papyrus');
    expect(papyrus.own).toBe(0);
    expect(papyrus.lands.map(l => l.land)).toEqual(['egypt']);
    const island = islandData(view, seat);
    expect(sourcesOf(view, seat, island?.startVillages[0] ?? '').own).toBeGreaterThan(0);
    const foreign = sourcesOf(view, seat, 'nonProducedBasic');
    expect(foreign.own).toBe(0);
    for (const maker of foreign.makers) expect(islandData(view, maker)?.basics.some(good => !island?.basics.includes(good))).toBe(true);
  });
});

test('an event says what it means for me: payable, not payable, or warded off', () => {
  const s = parthenon.setup(3, OPTIONS, 1);
  const rng = sfc32('meaning');
  while (parthenon.actors(s)[0] === CHANCE) parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
  const view = parthenon.view(s, 0);
  const hold = (hand: readonly CardId[], aegis: readonly CardId[] = []): PaView => ({
    ...view,
    islands: view.islands.map(i => (i.seat === 0 ? { ...i, hand, aegis } : i)),
  });
  const codes = (v: PaView, event: string): readonly string[] => meaningsFor(v, 0, event).map(m => m.code);
  expect(codes(hold(['ore']), 'pirate_raids')).toEqual(['can-pay']);
  expect(codes(hold(['wool']), 'pirate_raids')).toEqual(['cannot-pay']);
  expect(codes(hold(['wool'], ['army']), 'pirate_raids')).toEqual(['safe']);
  expect(codes(hold([]), 'unskilled_labor')).toEqual(['dearer']);
  expect(codes(hold(['pottery']), 'egyptian_envoys')).toEqual(['may']);
});
