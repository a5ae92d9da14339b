/**
 * What play-outs know beside the quick win chance: late positions of recorded games, or of their ends played anew by other bots.
 *
 *   play-outs.ts GAME --from 0.5 --each 6 --playouts 16 --out FILE.jsonl [--ends archon:12,citizen] [--seconds 600] [--seed S] FILE.games.gz…
 *
 * Writes a line of JSON for each position: the quick chances (`quick`), the mean share of the first half of the play-outs and of all (`half`, `whole`), the result
 * (`shares`), the chapter of the game, microseconds a play-out. `--ends`: each game is cut off at a random place in its second half and played on by these
 * bots in turn, which is quicker than whole games of searching bots. `mix.py` says what the play-outs should count.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { type BotName, type Chances, loadChances, makePlayOut, observe } from '@stoa/bots';
import { type Action, CHANCE, type Rng, sfc32, winShares } from '@stoa/engine';
import { learningGame } from './games.ts';
import { actionOf, type GameRecord, isDeep, readRecords } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0.5' },
    each: { type: 'string', default: '6' },
    playouts: { type: 'string', default: '16' },
    ends: { type: 'string', default: '' },
    seconds: { type: 'string', default: '1e9' },
    out: { type: 'string', default: 'play-outs.jsonl' },
    seed: { type: 'string', default: 'play-outs' },
  },
});
const [id = '', ...paths] = positionals;
const { game, bots } = await learningGame(id);
const playOut = makePlayOut(game, bots.mind);
const load = async (name?: BotName): Promise<Chances> => {
  const chances = await loadChances(game, name);
  if (chances === undefined) throw new Error(`${id} has no win chance`);
  return chances;
};
const [shallow, deep] = [await load(), await load('archon')];

/** Every season of Parthenon, every turn of Perikles by its phases, every campaign. */
const chapterOf = (s: unknown): number => {
  const { year = 0, season = 0, campaign } = s as Readonly<Record<string, number>>;
  return campaign ?? (id === 'parthenon' ? 4 * (year - 1) + season : (bots.mind.horizon.stage?.(s) ?? 0));
};
const round = (list: readonly number[], by: number): number[] => list.map(x => Math.round((1e4 * x) / by) / 1e4);

const played = (s: unknown, rng: Rng) => {
  const sum: number[] = [];
  const most = Number(values.playouts);
  let half: number[] = [];
  const began = cpuUsage();
  for (let k = 1; k <= most; k++) {
    const out: number[] = [];
    playOut(game.clone(s), rng, out);
    out.forEach((x, seat) => {
      sum[seat] = (sum[seat] ?? 0) + x;
    });
    if (2 * k === most) half = round(sum, k);
  }
  return { half, whole: round(sum, most), micros: Math.round(cpuUsage(began).user / most) };
};

interface Met {
  readonly s: unknown;
  readonly n: number;
}
interface Ended {
  readonly bots: string;
  readonly met: readonly Met[];
  readonly entries: number;
  readonly shares: readonly number[];
}
/** The game as it was recorded, or with another end from `cut` on. Kept are all positions after the cut, or after the part that is left out. */
const playThrough = async (record: GameRecord, by: string, rng: Rng): Promise<Ended> => {
  const [level = '', nodes] = by.split(':');
  const movers = by === '' ? [] : await Promise.all(Array.from({ length: record.seats }, () => bots.bot(level as BotName)));
  const cut = by === '' ? record.entries.length : Math.floor((record.entries.length * (50 + rng.int(25))) / 100);
  const from = by === '' ? Number(values.from) * record.entries.length : cut;
  const met: Met[] = [];
  const legal: Action[] = [];
  const s = game.setup(record.seats, game.parseOptions({}), game.rules);
  for (let n = 0; ; n++) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return { bots: by === '' ? record.bots : by, met, entries: n, shares: winShares(outcome.places) };
    const actor = game.actors(s)[0]!;
    legal.length = 0;
    if (actor !== CHANCE) game.actions(s, actor, legal);
    if (actor !== CHANCE && n >= from) met.push({ s: game.clone(s), n });
    const entry = n < cut ? record.entries[n] : undefined;
    const budget = nodes === undefined ? {} : { nodes: Number(nodes) };
    if (entry !== undefined) game.apply(s, actor, actionOf(game, entry, legal));
    else if (actor === CHANCE) game.apply(s, CHANCE, game.sample(s, rng));
    else game.apply(s, actor, movers[actor]!.choose(observe(game, s, actor, rng), budget, rng));
  }
};

writeFileSync(values.out, '');
const until = performance.now() + 1000 * Number(values.seconds);
const ends = values.ends.split(',');
for (const [g, record] of paths.flatMap(readRecords).entries()) {
  if (performance.now() > until) break;
  const rng = sfc32(`${values.seed}/${g}`);
  const { bots: name, met, entries, shares } = await playThrough(record, ends[g % ends.length]!, rng);
  const left = [...met];
  for (let k = Math.min(Number(values.each), left.length); k > 0; k--) {
    const { s, n } = left.splice(rng.int(left.length), 1)[0] as Met;
    const quick: number[] = [];
    (isDeep(name) ? deep : shallow).quick(s, quick);
    const line = {
      game: g,
      seats: record.seats,
      bots: name,
      progress: Math.round((1e4 * n) / entries) / 1e4,
      chapter: chapterOf(s),
      shares,
    };
    appendFileSync(values.out, `${JSON.stringify({ ...line, quick: round(quick, 1), ...played(s, rng) })}\n`);
  }
}
