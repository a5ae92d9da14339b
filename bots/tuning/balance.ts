/**
 * How Parthenon is played between bots: how games end, which island wins, what is built, used and left lying.
 *
 *   balance.ts [--bots policy|citizen:40|archon:60] [--seats 3,4,5,6] [--games 200] [--seconds 600] [--seed S] [--pack FILE] [--out FILE]
 *   balance.ts --among DIR …: one island by the policy here, the others by that of the sources in DIR (another version of `bots/src`), in every seat in turn with the same dice
 *   balance.ts --add FILE,FILE
 *
 * `policy` is the policy of the mind with its offers and without search: some ten games a second. `--games` are games for each number of seats.
 * `--pack` plays with another data pack. `--out` keeps the sums of a run as JSON, `--add` prints the sums of several runs together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CHANCE, has, isIllegal, type Rng, sfc32 } from '@stoa/engine';
import {
  boxOf,
  type CardId,
  cardNumber,
  ISLANDS,
  type PaAction,
  type PackJson,
  type PaEvent,
  type PaState,
  parthenon,
} from '@stoa/parthenon';
import { type BotName, interval, makeBot, observe } from '../src/index.ts';
import { habit } from '../src/parthenon/choices.ts';
import { GOAL, KINDS, structuresOf } from '../src/parthenon/island.ts';
import type { parthenonMind } from '../src/parthenon/mind.ts';
import { percent, print, report, type Tally } from './balance-report.ts';

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'policy' },
    seats: { type: 'string', default: '3,4,5,6' },
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '1e9' },
    seed: { type: 'string', default: 'balance' },
    pack: { type: 'string' },
    out: { type: 'string' },
    add: { type: 'string' },
    among: { type: 'string' },
  },
});

const pack = values.pack === undefined ? null : (JSON.parse(readFileSync(values.pack, 'utf8')) as PackJson);
const options = parthenon.parseOptions({ pack });
if (isIllegal(options)) throw new Error(JSON.stringify(options));

type Mover = (s: PaState, seat: number, legal: PaAction[], rng: Rng) => PaAction;
/** The policy of a version without `habit`: its move, or an offer where the move would only be "ready". */
const byPolicyOf =
  ({ policy }: typeof parthenonMind): Mover =>
  (s, seat, legal, rng) => {
    const move = legal[policy?.rollout?.(s, seat, legal, rng, seat) ?? 0] as PaAction;
    if (move.do !== 'ready') return move;
    policy?.choices?.(s, seat, legal);
    return legal.find(a => a.do === 'offer') ?? move;
  };
const moverOf = async (name: string): Promise<Mover> => {
  if (name === 'policy') return habit;
  const [level, nodes] = name.split(':');
  const bot = await makeBot(parthenon as never, level as BotName);
  const budget = nodes === undefined ? {} : { nodes: Number(nodes) };
  return (s, seat, _legal, rng) => bot.choose(observe(parthenon, s, seat, rng), budget, rng) as PaAction;
};

const holdsAll = (s: PaState, seat: number, wanted: readonly CardId[]): boolean => {
  const need = new Map<number, number>();
  for (const card of wanted) need.set(cardNumber(card), (need.get(cardNumber(card)) ?? 0) + 1);
  return [...need].every(([card, n]) => s.hand[seat * KINDS + card]! >= n);
};

/** Seats that have traded in this season. Each seat sees only its own trades. */
const traders = new Set<number>();
/** How many of a kind the working villages and workshops of an island yield: public facts. */
const harvestOf = (s: PaState, seat: number, card: CardId): number => {
  const island = boxOf(s.options.pack, s.rules).islands[s.islandOf[seat]!];
  const villages = island?.villages.filter(
    ({ good }, v) => has(s.villages[seat]! & ~s.blocked[seat]!, v) && good === cardNumber(card),
  ).length;
  return (villages ?? 0) + (island?.rare === cardNumber(card) ? s.workshops[seat]! : 0);
};
const whyUnpayable = (s: PaState, seat: number, wanted: readonly CardId[]): string => {
  if (wanted.some(card => wanted.filter(other => other === card).length > harvestOf(s, seat, card))) return 'beyond the harvest';
  return traders.has(seat) ? 'traded since' : 'used since';
};

type Told = { readonly [K in PaEvent['e']]?: (e: Extract<PaEvent, { readonly e: K }>, s: PaState) => string | readonly string[] };
/** What an event of the log says about use; the keys are lines of the report. */
const TOLD: Told = {
  'plan-drawn': e => `plan/${e.wonder}/taken`,
  'wonder-paid': e => `plan/${e.wonder}/${e.stage}`,
  'event-begun': e => `event/${e.event}`,
  spared: e => `spared/${e.event}/${e.by ?? ''}`,
  'power-used': e => `power/${e.power}`,
  'service-bought': e => `service/${e.wonder}`,
  'offer-made': (e, s) => [
    `offer/shape ${e.give.length} for ${e.want.length}`,
    e.to === null ? 'offer/to all' : holdsAll(s, e.to, e.want) ? 'offer/payable' : `offer/unpayable, ${whyUnpayable(s, e.to, e.want)}`,
  ],
  'offer-closed': e => `offer/${e.how}`,
  traded: e => {
    traders.add(e.seat).add(e.to);
    return 'offer/traded';
  },
  'season-began': () => {
    traders.clear();
    return [];
  },
  'game-won': e => `ending/${e.ending}`,
  'tie-break': e => `tie-breaker/${e.step}`,
  'hazard-drawn': e => `hazard/${e.hazard}`,
  'fleet-hit': e => `hit/${e.hazard}`,
  'fleet-warded': e => `warded/${e.by}`,
  'gift-used': () => 'aegis/gift used',
  'harbor-revealed': e => `harbor/${e.harbor}`,
  exchanged: e => `row/${e.row}`,
  bought: e => `bought/${e.got.join(' ')}`,
  built: e => `built/${e.structure.startsWith('village') ? 'village' : e.structure}`,
  'fleet-bought': e => `fleet/${e.fleet}`,
  made: e => `made/${e.by} ${e.got}`,
  'philosophy-taken': e => `philosophy/${e.philosophy}`,
  voted: (e, s) => `vote/${rankOf(s, e.target)}`,
  'target-declined': e => `power/${e.power}`,
  'card-kept': () => 'power/stoicism',
  sailed: e => `sailed/${e.land}`,
};
const countEvent = (s: PaState, e: PaEvent, add: (key: string) => void): void => {
  const tell = TOLD[e.e] as ((e: PaEvent, s: PaState) => string | readonly string[]) | undefined;
  if (tell !== undefined) for (const key of [tell(e, s)].flat()) add(key);
};
/** Place of an island by structures: 1 leads. */
const rankOf = (s: PaState, seat: number): number => {
  let rank = 1;
  for (let other = 0; other < s.seats; other++) if (structuresOf(s, other) > structuresOf(s, seat)) rank++;
  return rank;
};

const countEnd = (s: PaState, add: (key: string, n?: number) => void): void => {
  const built = Array.from({ length: s.seats }, (_, seat) => structuresOf(s, seat));
  const most = Math.max(...built);
  const winner = parthenon.outcome(s)?.places.indexOf(1) ?? -1;
  add('games');
  add('structures of the first', most);
  add('structures of all', built.reduce((sum, n) => sum + n, 0) / s.seats);
  if (most >= GOAL) {
    add('complete');
    add(`complete in season ${4 * (s.year - 1) + s.season}`);
  }
  if (built.filter(n => n === most).length > 1) {
    add('tied for most');
    if (most >= GOAL) add('tied for most, complete');
  }
  const spread = [...built].sort((a, b) => b - a);
  add(`lead/${most >= GOAL ? 'complete' : 'not complete'}, ahead by ${spread[0]! - spread[1]!}`);
  for (let seat = 0; seat < s.seats; seat++) {
    const island = ISLANDS[s.islandOf[seat]!]!;
    add(`island/${island}/games`);
    add(`island/${island}/structures`, built[seat]);
    if (seat === winner) add(`island/${island}/wins`);
  }
};

/** Two sources of chance: the policies draw from `rng`, dice and cards from `dice`. */
interface Chance {
  readonly rng: Rng;
  readonly dice: Rng;
}
const play = (seats: number, movers: readonly Mover[], { rng, dice }: Chance, add: (key: string, n?: number) => void): number => {
  const s = parthenon.setup(seats, options, parthenon.rules);
  const legal: PaAction[] = [];
  const log = (e: PaEvent): void => countEvent(s, e, add);
  while (parthenon.outcome(s) === undefined) {
    const actor = parthenon.actors(s)[0]!;
    if (actor === CHANCE) {
      parthenon.apply(s, CHANCE, parthenon.sample(s, dice), log);
      continue;
    }
    legal.length = 0;
    parthenon.actions(s, actor, legal);
    const move = legal.length === 1 ? legal[0]! : movers[actor]!(s, actor, legal, rng);
    if (move.do === 'counter') add('offer/counter');
    if (move.do === 'use-service' || (move.do === 'peek' && move.pay !== 'none')) add(`asked/${move.do}`);
    parthenon.apply(s, actor, move, log);
  }
  countEnd(s, add);
  return parthenon.outcome(s)?.places.indexOf(1) ?? -1;
};

const run = async (): Promise<Tally> => {
  const tally: Tally = {};
  const until = Date.now() + 1000 * Number(values.seconds);
  const seatCounts = values.seats.split(',').map(Number);
  for (let n = 0; n < Number(values.games) && Date.now() < until; n++)
    for (const seats of seatCounts) {
      const movers = await Promise.all(Array.from({ length: seats }, () => moverOf(values.bots)));
      tally[seats] ??= {};
      const sums = tally[seats];
      const rng = sfc32(`${values.seed}/${seats}/${n}`);
      play(seats, movers, { rng, dice: rng }, (key, by = 1) => {
        sums[key] = (sums[key] ?? 0) + by;
      });
      if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(tally));
    }
  return tally;
};
const sumOf = (paths: readonly string[]): Tally => {
  const total: Tally = {};
  for (const path of paths)
    for (const [seats, sums] of Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Tally)) {
      total[seats] ??= {};
      for (const [key, n] of Object.entries(sums)) total[seats][key] = (total[seats][key] ?? 0) + n;
    }
  return total;
};

/** One island of this version among others. */
const runAmong = async (folder: string): Promise<void> => {
  const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(`${folder}/parthenon/${file}`).href)) as T;
  const before = (await load<{ readonly habit?: Mover }>('choices.ts')).habit;
  const theirs = before ?? byPolicyOf((await load<{ readonly parthenonMind: typeof parthenonMind }>('mind.ts')).parthenonMind);
  const ours = habit;
  const until = Date.now() + 1000 * Number(values.seconds);
  for (const seats of values.seats.split(',').map(Number)) {
    let wins = 0;
    let games = 0;
    for (let n = 0; n < Number(values.games) && Date.now() < until; n++)
      for (let mine = 0; mine < seats; mine++) {
        const movers = Array.from({ length: seats }, (_, seat) => (seat === mine ? ours : theirs));
        const chance = { rng: sfc32(`${values.seed}/${seats}/${n}/${mine}`), dice: sfc32(`${values.seed}/${seats}/${n}`) };
        games++;
        if (play(seats, movers, chance, () => {}) === mine) wins++;
      }
    const [low, high] = interval(wins, games);
    print(`${seats} seats, ${games} games: ${percent(wins, games)} (${percent(low, 1)} – ${percent(high, 1)}), even ${percent(1, seats)}`);
  }
};

if (values.among !== undefined) await runAmong(values.among);
else report(values.add === undefined ? await run() : sumOf(values.add.split(',')), pack);
