/**
 * Finds whole games by seeded play with a little purpose (build what can be built, do not linger) and writes the replays
 * beside this file. Run: node --conditions=source --import tsx games/parthenon/test/replays/make.ts
 */
import { writeFileSync } from 'node:fs';
import { CHANCE, type FastRng, makeHeader, type Outcome, openTable, sfc32 } from '@stoa/engine';
import { type PaAction, type PaOptions, parthenon } from '@stoa/parthenon';
import { befriended } from './cooperating-players.ts';
import { WANTED, type Wanted } from './wanted.ts';

/** How much an action is worth trying; what is not named waits. */
const WORTH: Readonly<Partial<Record<PaAction['do'], number>>> = {
  build: 60,
  'pay-wonder': 60,
  'take-plan': 60,
  'choose-philosophy': 60,
  adopt: 20,
  use: 20,
  'buy-fleet': 20,
  pay: 40,
  take: 40,
  pick: 40,
  confirm: 30,
  accept: 20,
  load: 8,
  sail: 8,
  exchange: 3,
  buy: 10,
  keep: 6,
  reveal: 8,
  'use-gift': 10,
  ready: 12,
  done: 6,
  pass: 6,
  offer: 1,
  counter: 1,
  'set-order-wish': 0.05,
  promise: 0.05,
  donate: 0.02,
};
const choose = (list: readonly PaAction[], rng: FastRng): PaAction => {
  let n = (rng.next() / 4294967296) * list.reduce((sum, a) => sum + (WORTH[a.do] ?? 4), 0);
  for (const action of list) {
    n -= WORTH[action.do] ?? 4;
    if (n < 0) return action;
  }
  return list[list.length - 1]!;
};
/** One game by its seed: what was done by whom, and the tie-breaker that was reached. */
const play = ({ seats, options, heroes }: Wanted, seed: string) => {
  const rng = sfc32(seed);
  const s = parthenon.setup(seats, parthenon.parseOptions(options ?? {}) as PaOptions, parthenon.rules);
  const steps: { readonly by: number; readonly action: PaAction }[] = [];
  let tieBreak = 0;
  while (parthenon.outcome(s) === undefined) {
    const actors = parthenon.actors(s);
    const by = actors[0] === CHANCE ? CHANCE : actors[rng.int(actors.length)]!;
    const list: PaAction[] = [];
    if (by !== CHANCE) parthenon.actions(s, by, list);
    const action =
      by === CHANCE ? parthenon.sample(s, rng) : heroes === undefined ? choose(list, rng) : befriended(s, by, list, heroes, rng);
    parthenon.apply(s, by, action, e => {
      if (e.e === 'tie-break') tieBreak = e.step;
    });
    steps.push({ by, action });
  }
  return { s, steps, tieBreak };
};
const fits = (wanted: Wanted, { s, tieBreak }: ReturnType<typeof play>): boolean => {
  const { reason, scores } = parthenon.outcome(s) as Outcome;
  const isFull = (seat: number): boolean => Object.values(scores[seat] ?? {}).reduce((a, b) => a + b, 0) === 16;
  return (
    reason === wanted.ending &&
    (wanted.tieBreak === undefined || wanted.tieBreak === tieBreak) &&
    (wanted.early !== true || s.year < 3 || s.season < 4) &&
    (wanted.heroes ?? []).every(isFull)
  );
};

const MOST_SEEDS = 20_000;
// Games begun under older rules stay as they were recorded.
const missing = Object.entries(WANTED).filter(([, { rules = 1 }]) => rules === parthenon.rules);
for (const [name, wanted] of missing.filter(([id]) => process.env.STOA_ONLY === undefined || id === process.env.STOA_ONLY)) {
  let seed = 0;
  let game = play(wanted, `replay/${name}/0`);
  while (!fits(wanted, game) && seed < MOST_SEEDS) game = play(wanted, `replay/${name}/${++seed}`);
  if (!fits(wanted, game)) {
    console.log(`${name}: not found`);
    continue;
  }
  const header = makeHeader(parthenon, wanted.seats, parthenon.parseOptions(wanted.options ?? {}) as PaOptions, {
    table: name,
    chance: 'asked',
  });
  const table = openTable(parthenon, header, undefined);
  for (const { by, action } of game.steps) {
    const proposal = table.propose({ do: 'play', seat: by, actions: [action] }, 0);
    if (proposal.refused !== undefined) throw new Error(JSON.stringify(proposal.refused));
    table.adopt(proposal);
  }
  const lines = table.entries.map(e => JSON.stringify(e)).join(',\n');
  const position = parthenon.printPosition(table.state);
  writeFileSync(
    new URL(`${name}.json`, import.meta.url),
    `{"header":${JSON.stringify(table.header)},\n"entries":[\n${lines}\n],\n"result":${JSON.stringify(table.outcome)},\n"position":${JSON.stringify(position)}}\n`,
  );
  console.log(`${name}: seed ${seed}, ${table.entries.length} entries`);
}
