/**
 * How much the tree lets the enemy answer to a hand that it cannot see, at Earth & Water:
 *
 *   leak.ts --positions 12 --nodes 1000,8000
 *
 * At positions of a game the searching seat passes, and the search is made for its hand and for another hand that the enemy cannot tell from
 * it. Every walk deals the enemy the hand it has, so that the two searches differ in the hidden hand alone. The figure is how far the enemy's tried answers are apart (half the sum of differences of shares): between two hands, and between two
 * searches with the same hand, which is chance alone.
 */
import { parseArgs } from 'node:util';
import { type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
import { CHANCE, sfc32 } from '@stoa/engine';
import { earthWaterMind } from '../src/earth-and-water/mind.ts';
import { network } from '../src/earth-and-water/network.ts';
import { type Mind, makeLookahead, observe, type SearchStyle } from '../src/index.ts';
import { makeSelect } from '../src/select.ts';
import { edgeOf, keys, newNode } from '../src/tree.ts';
import { makeWalk } from '../src/walk.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '12' }, nodes: { type: 'string', default: '1000,8000' } },
});
const mind: Mind<EwState, EwAction> = { ...earthWaterMind, learned: network, horizon: { ...earthWaterMind.horizon, rolloutLength: 0 } };

/** The shares of the enemy's answers to a pass. */
const answersTo = (s: EwState, me: number, style: SearchStyle, seed: string): Map<EwAction, number> | undefined => {
  const lookahead = makeLookahead(earthWater, mind);
  const keyOf = keys(true);
  const walk = makeWalk(earthWater, mind, style, lookahead, makeSelect(earthWater, mind, style, lookahead, keyOf));
  const observation = { ...observe(earthWater, s, me, sfc32('seen')), sample: () => earthWater.clone(s) };
  const pass = observation.legal.find(a => a.do === 'pass');
  if (pass === undefined) return undefined;
  const root = newNode<EwAction>();
  const rng = sfc32(seed);
  const known = observation.legal.slice();
  const run = { observation, rng, me, root, known, stage: undefined, first: pass, iterations: 0, transitions: 0, shares: [] };
  for (let i = 0; i < style.nodes; i++) walk(run);
  const edges = edgeOf(root, keyOf(pass))?.next?.edges ?? [];
  const whole = edges.reduce((sum, { tries }) => sum + tries, 0);
  return whole === 0 ? undefined : new Map(edges.map(({ action, tries }) => [action, tries / whole]));
};
const apart = (a: ReadonlyMap<EwAction, number>, b: ReadonlyMap<EwAction, number>): number => {
  let sum = 0;
  for (const action of new Set([...a.keys(), ...b.keys()])) sum += Math.abs((a.get(action) ?? 0) - (b.get(action) ?? 0));
  return sum / 2;
};

/** Positions from games of the habit in which a seat with three or more cards is to move and its enemy has cards too. */
const positionsOf = (wanted: number): { readonly s: EwState; readonly me: number }[] => {
  const found: { s: EwState; me: number }[] = [];
  for (let g = 0; found.length < wanted; g++) {
    const rng = sfc32(`leak ${g}`);
    const s = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
    for (let n = 0; earthWater.outcome(s) === undefined && found.length < wanted; n++) {
      const actor = earthWater.actors(s)[0]!;
      if (actor === CHANCE) {
        earthWater.apply(s, CHANCE, earthWater.sample(s, rng));
        continue;
      }
      const { handSizes } = earthWater.view(s, actor);
      const isFull = handSizes[actor]! >= 3 && handSizes[1 - actor]! >= 2;
      if (earthWater.room(s) === 'operations' && isFull && n % 5 === 0) found.push({ s: earthWater.clone(s), me: actor });
      const legal: EwAction[] = [];
      earthWater.actions(s, actor, legal);
      earthWater.apply(s, actor, legal[mind.policy?.rollout?.(s, actor, legal, rng, actor) ?? 0]!);
    }
  }
  return found;
};

const STYLE: SearchStyle = { name: 'leak', nodes: 0, exploration: 1, widen: 1, ripe: 2, steadiness: 1 };
const positions = positionsOf(Number(values.positions));
for (const nodes of values.nodes.split(',').map(Number))
  for (const othersEvery of [0, 2]) {
    let between = 0;
    let chance = 0;
    let n = 0;
    for (const [i, { s, me }] of positions.entries()) {
      const other = earthWater.determinize(s, 1 - me, sfc32(`other hand ${i}`));
      const style = { ...STYLE, nodes, othersEvery };
      const [a, again, b] = [answersTo(s, me, style, `a ${i}`), answersTo(s, me, style, `b ${i}`), answersTo(other, me, style, `c ${i}`)];
      if (a === undefined || again === undefined || b === undefined) continue;
      between += apart(a, b);
      chance += apart(a, again);
      n++;
    }
    const percent = (x: number): string => ((100 * x) / Math.max(1, n)).toFixed(1);
    const way = othersEvery === 0 ? 'shared tree' : 'others apart';
    console.log(`${way}, ${nodes} nodes, ${n} positions: two hands ${percent(between)} %, the same hand again ${percent(chance)} %`);
  }
