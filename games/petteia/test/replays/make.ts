/**
 * Finds one whole game for every ending, by seeded play with a little purpose, and writes the replays beside this file.
 * Run: node --conditions=source --import tsx games/petteia/test/replays/make.ts
 */
import { writeFileSync } from 'node:fs';
import { type FastRng, makeHeader, openTable, sfc32 } from '@stoa/engine';
import { printReplay } from '@stoa/engine/testing';
import { type PtAction, type PtEnding, type PtState, petteia } from '@stoa/petteia';

const after = (s: PtState, by: number, a: PtAction): PtState => {
  const next = petteia.clone(s);
  petteia.apply(next, by, a);
  return next;
};
const mobility = (s: PtState, seat: number): number => {
  const out: PtAction[] = [];
  petteia.actions(s, seat, out);
  return out.length;
};

/** What each side looks for, as a number to make large. */
type Purpose = (next: PtState, by: number) => number;
const purposes: Readonly<Record<PtEnding, readonly [Purpose, Purpose]>> = {
  quiet: [() => 0, () => 0],
  'last-man': [(n, by) => -(n.left[1 - by] ?? 0), () => 0],
  // White takes until three are left, then shuts them in.
  'no-move': [
    (n, by) => (n.ending === 'no-move' ? 1e6 : n.ending !== '' ? -1e6 : -50 * Math.max(3, n.left[1 - by] ?? 0) - mobility(n, 1 - by)),
    () => 0,
  ],
};

const pick = (s: PtState, by: number, purpose: Purpose, rng: FastRng): PtAction => {
  const list: PtAction[] = [];
  petteia.actions(s, by, list);
  const scored = list.map(a => ({ a, score: purpose(after(s, by, a), by), tie: rng.next() }));
  scored.sort((x, y) => y.score - x.score || x.tie - y.tie);
  return scored[0]!.a;
};

for (const ending of Object.keys(purposes) as PtEnding[])
  for (let seed = 0; ; seed++) {
    const rng = sfc32(`replay/${ending}/${seed}`);
    const table = openTable(petteia, makeHeader(petteia, 2, {}, { table: ending, chance: 'asked' }), undefined);
    while (table.outcome === undefined) {
      const seat = petteia.actors(table.state)[0] ?? 0;
      const proposal = table.propose({ do: 'play', seat, actions: [pick(table.state, seat, purposes[ending][seat]!, rng)] }, 0);
      if (proposal.refused !== undefined) throw new Error(proposal.refused);
      table.adopt(proposal);
    }
    if (table.outcome.reason !== ending) continue;
    writeFileSync(new URL(`${ending}.json`, import.meta.url), printReplay(table));
    console.log(`${ending}: seed ${seed}, ${table.entries.length} entries`);
    break;
  }
