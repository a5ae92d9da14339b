/**
 * Step 1 of a suspicion: writes what lay hidden in recorded games, group by group, beside what the deciding seat saw of it.
 *
 *   hidden.ts GAME --looks 30 --seed S --out FILE.hidden.gz FILE.games.gz…
 *
 * Looks at about `--looks` decisions of each game.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { SUSPICIONS } from '@stoa/bots/suspicions';
import { CHANCE, type Seat, sfc32 } from '@stoa/engine';
import { byHandOf } from './by-hand.ts';
import { learningGame } from './games.ts';
import { type Hidden, thingsIn } from './orders.ts';
import { readRecords, replay } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looks: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'hidden' },
    out: { type: 'string', default: 'out.hidden.gz' },
  },
});
const [id = '', ...paths] = positionals;
const { game } = await learningGame(id);
const suspicion = SUSPICIONS[id];
if (suspicion === undefined) throw new Error(`nothing is hidden in "${id}"`);
const MILLION = 1_000_000;

/** The true contents of each group that the seat does not see. */
const truthsOf = (s: unknown, seat: Seat): number[][] => {
  const truths: number[][] = [];
  suspicion.ask(game.clone(s), seat, (_, there) => truths.push([...there]));
  return truths;
};
const sum = (list: Iterable<number>): number => [...list].reduce((a, b) => a + b, 0);

const lines: string[] = [];
let games = 0;
let leftOut = 0;
/**
 * The groups of a position. Features are read from a table that the seat cannot tell from the real one, so nothing hidden can get into
 * them.
 */
const look = (s: unknown, seat: Seat, of: { bots: string; seats: number }): void => {
  const truths = truthsOf(s, seat);
  const found: Hidden[] = [];
  let fits = true;
  const twin = game.determinize(s, seat, sfc32(`${values.seed}/${games}/${lines.length}`));
  let n = 0;
  suspicion.ask(twin, seat, (group, there, owner) => {
    const truth = truths[n++];
    // Another seat's move is half made, and the dealt table has another one in its place.
    if (truth === undefined || sum(truth) !== sum(there) || truth.some((n, kind) => n > (group.part.endless ? n : group.pool[kind]!))) {
      fits = false;
      return;
    }
    const { part, pool, sure, seen, classes } = group;
    const hidden: Hidden = {
      ...of,
      game: games,
      part: suspicion.parts.indexOf(part),
      seen: [...seen.at.subarray(0, seen.n)],
      classes: [...classes],
      pool: [...pool],
      sure: [...sure],
      there: truth,
      byHand: byHandOf(id, part.name, twin, owner),
    };
    for (let kind = 0; kind < there.length; kind++) there[kind] = truth[kind] ?? 0;
    if (thingsIn(hidden) > 0) found.push(hidden);
  });
  if (fits && n === truths.length) lines.push(...found.map(hidden => JSON.stringify(hidden)));
  else leftOut++;
};

for (const path of paths)
  for (const { seats, bots, entries } of readRecords(path)) {
    const keeps = sfc32(`${values.seed}/${path}/${games}`);
    const keep = (Number(values.looks) / entries.length) * MILLION;
    replay(game, game.setup(seats, game.parseOptions({}), game.rules), entries, (s, _n, actor) => {
      if (actor !== CHANCE && keeps.int(MILLION) < keep) look(s, actor, { bots, seats });
    });
    games++;
  }
writeFileSync(values.out, gzipSync(lines.join('\n')));
console.log(`${id}: ${games} games, ${lines.length} groups, ${leftOut} positions left out`);
