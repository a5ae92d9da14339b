/**
 * Finds one whole game for each wish of wanted.ts, by seeded random play of those who must act, and writes it beside this file.
 * Run: node --conditions=source --import tsx games/perikles/test/replays/make.ts
 */
import { writeFileSync } from 'node:fs';
import { CHANCE, makeHeader, openTable, sfc32 } from '@stoa/engine';
import { printReplay, type Step } from '@stoa/engine/testing';
import { type PkAction, type PkOptions, perikles } from '@stoa/perikles';
import { decidedBy, WANTED } from './wanted.ts';

const options = perikles.parseOptions({}) as PkOptions;

const write = (name: string, seats: number, steps: readonly Step<PkAction>[]): void => {
  const table = openTable(perikles, makeHeader(perikles, seats, options, { table: name, chance: 'asked' }), undefined);
  for (const { by, action } of steps) {
    const proposal = table.propose({ do: 'play', seat: by, actions: [action] }, 0);
    if (proposal.refused !== undefined) throw new Error(JSON.stringify(proposal));
    table.adopt(proposal);
  }
  writeFileSync(new URL(`${name}.json`, import.meta.url), printReplay(table));
};

const missing = new Set(Object.keys(WANTED));
for (let seed = 0; missing.size > 0; seed++)
  for (const seats of [3, 4, 5]) {
    const rng = sfc32(`replay/${seats}/${seed}`);
    const s = perikles.setup(seats, options, perikles.rules);
    const steps: Step<PkAction>[] = [];
    const list: PkAction[] = [];
    let persians = 0;
    let sharedTile = false;
    while (perikles.outcome(s) === undefined) {
      const actors = perikles.actors(s);
      const by = actors[rng.int(actors.length)]!;
      list.length = 0;
      if (by !== CHANCE) perikles.actions(s, by, list);
      const action = by === CHANCE ? perikles.sample(s, rng) : list[rng.int(list.length)]!;
      steps.push({ by, action });
      perikles.apply(s, by, action, e => {
        if (e.e === 'persians') persians = Math.max(persians, e.seats.length);
        if (e.e === 'tile-won' && e.seats.length > 1) sharedTile = true;
      });
    }
    const outcome = perikles.outcome(s);
    if (outcome === undefined) throw new Error('no end');
    for (const name of missing) {
      const wanted = WANTED[name];
      if (wanted === undefined || wanted.seats !== seats || wanted.decidedBy !== decidedBy(outcome)) continue;
      if (wanted.reason !== undefined && wanted.reason !== outcome.reason) continue;
      if (wanted.persians !== undefined && wanted.persians !== persians) continue;
      if (wanted.sharedTile !== undefined && wanted.sharedTile !== sharedTile) continue;
      write(name, seats, steps);
      console.log(`${name}: seed ${seed}, ${steps.length} entries`);
      missing.delete(name);
      break;
    }
  }
