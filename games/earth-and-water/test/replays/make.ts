/**
 * Finds one whole game for every way a game can end, by seeded random play, and writes the replays beside this file.
 * Run: node --conditions=source --import tsx games/earth-and-water/test/replays/make.ts
 */
import { writeFileSync } from 'node:fs';
import { makeHeader, openTable, sfc32 } from '@stoa/engine';
import { printReplay, randomPlayout, type Step } from '@stoa/engine/testing';
import type { EwAction } from '../../src/actions.ts';
import { earthWater } from '../../src/index.ts';
import type { EwState } from '../../src/state.ts';
import { WANTED } from './wanted.ts';

const options = { persianFleetCost: 2 } as const;

const write = (name: string, steps: readonly Step<EwAction>[]): void => {
  const table = openTable(earthWater, makeHeader(earthWater, 2, options, { table: name, chance: 'asked' }), undefined);
  for (const { by, action } of steps) {
    const proposal = table.propose({ do: 'play', seat: by, actions: [action] }, 0);
    if (proposal.refused !== undefined) throw new Error(JSON.stringify(proposal));
    table.adopt(proposal);
  }
  writeFileSync(new URL(`${name}.json`, import.meta.url), printReplay(table));
};

const missing = new Set(Object.keys(WANTED));
for (let seed = 0; missing.size > 0; seed++) {
  const s: EwState = earthWater.setup(2, options, earthWater.rules);
  const events: string[] = [];
  const { steps } = randomPlayout(earthWater, s, sfc32(`replay/${seed}`));
  const again = earthWater.setup(2, options, earthWater.rules);
  const outcome = earthWater.outcome(s);
  if (outcome === undefined) throw new Error(`seed ${seed} does not end`);
  if (![...missing].some(name => WANTED[name]?.reason === outcome.reason && WANTED[name]?.places.join() === outcome.places.join()))
    continue;
  for (const { by, action } of steps)
    earthWater.apply(again, by, action, e => {
      if (e.e === 'king-died') events.push(e.context);
    });
  for (const name of missing) {
    const wanted = WANTED[name];
    if (wanted?.reason !== outcome.reason || wanted.places.join() !== outcome.places.join()) continue;
    if (wanted.kings !== undefined && wanted.kings.join() !== events.join()) continue;
    write(name, steps);
    console.log(`${name}: seed ${seed}, ${steps.length} entries`);
    missing.delete(name);
    break;
  }
}
