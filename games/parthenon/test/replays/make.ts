/**
 * Finds whole games by seeded play with a little purpose (build what can be built, do not linger) and writes the replays
 * beside this file. Run: node --conditions=source --import tsx games/parthenon/test/replays/make.ts
 */
import { writeFileSync } from 'node:fs';
import { type FastRng, makeHeader, openTable, sfc32 } from '@stoa/engine';
import { type PaAction, type PaOptions, parthenon } from '@stoa/parthenon';
import { befriended } from './friends.ts';

/** Heroes: islands that the others help to complete, see friends.ts. */
const GAMES: readonly (readonly [name: string, seats: number, options: unknown, ending: string, heroes?: readonly number[]])[] = [
  ['three', 3, {}, 'structures'],
  ['four', 4, {}, 'structures'],
  ['five', 5, {}, 'structures'],
  ['six', 6, {}, 'structures'],
  ['beginner', 3, { beginner: true }, 'structures'],
  ['delian-league', 3, { delianLeague: true }, 'structures'],
  ['tournament', 3, { tournament: true, openTrades: true }, 'structures'],
  ['tie-break', 3, {}, 'tie-break'],
  ['complete', 4, {}, 'complete', [0]],
  ['two-complete', 6, { tournament: true }, 'tie-break', [0, 1]],
];
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
  'set-order-wish': 0.05,
  promise: 0.05,
  donate: 0.02,
};
const choose = (list: readonly PaAction[], rng: FastRng): PaAction => {
  const weights = list.map(a => WORTH[a.do] ?? 4);
  let n = (rng.next() / 4294967296) * weights.reduce((a, b) => a + b, 0);
  for (const [i, weight] of weights.entries()) {
    n -= weight;
    if (n < 0) return list[i] as PaAction;
  }
  return list[list.length - 1] as PaAction;
};

for (const [name, seats, json, ending, heroes] of GAMES.filter(
  game => process.env.STOA_ONLY === undefined || game[0] === process.env.STOA_ONLY,
))
  for (let seed = 0; ; seed++) {
    const rng = sfc32(`replay/${name}/${seed}`);
    const options = parthenon.parseOptions(json) as PaOptions;
    const table = openTable(parthenon, makeHeader(parthenon, seats, options, { table: name, chance: 'asked' }), undefined);
    while (table.outcome === undefined) {
      const actors = parthenon.actors(table.state);
      const by = actors[0] === -1 ? -1 : (actors[rng.int(actors.length)] as number);
      const list: PaAction[] = [];
      if (by >= 0) parthenon.actions(table.state, by, list);
      const action =
        by < 0
          ? parthenon.sample(table.state, rng)
          : heroes === undefined
            ? choose(list, rng)
            : befriended(table.state, by, list, heroes, rng);
      const proposal = table.propose({ do: 'play', seat: by, actions: [action] }, 0);
      if (proposal.refused !== undefined) throw new Error(JSON.stringify(proposal.refused));
      table.adopt(proposal);
    }
    const best = Math.max(...table.outcome.scores.map(score => Object.values(score).reduce((a, b) => a + b, 0)));
    if (process.env.STOA_TRY !== undefined) console.log(name, seed, table.outcome.reason, JSON.stringify(table.outcome.scores));
    if (table.outcome.reason !== ending || (heroes !== undefined && best < 16)) {
      if (seed < 300) continue;
      console.log(`${name}: not found`);
      break;
    }
    const { header, entries, outcome } = table;
    const lines = entries.map(e => JSON.stringify(e)).join(',\n');
    const position = parthenon.printPosition(table.state);
    writeFileSync(
      new URL(`${name}.json`, import.meta.url),
      `{"header":${JSON.stringify(header)},\n"entries":[\n${lines}\n],\n"result":${JSON.stringify(outcome)},\n"position":${JSON.stringify(position)}}\n`,
    );
    console.log(`${name}: seed ${seed}, ${entries.length} entries`);
    break;
  }
