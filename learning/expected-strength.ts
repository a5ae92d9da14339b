/**
 * How far the expected strength of face-down counters lies from the true one, by side of a location of Perikles: dealt evenly, as the hand-made model does, as
 * the installed suspicion does. Give it games that were not used in training.
 *
 *   expected-strength.ts --looks 12 --deals 24 --seed S FILE.games.gz…
 */
import { parseArgs } from 'node:util';
import { CHANCE, type Rng, type Seat, sfc32 } from '@stoa/engine';
import { forces, type PkState, POWER_COUNT, powersOn, SIDES, SLOT_COUNT, strengthOf } from '@stoa/perikles';
import { learningGame } from './games.ts';
import { readRecords, replay } from './records.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looks: { type: 'string', default: '12' },
    deals: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'strength' },
  },
});
const { game } = await learningGame('perikles');
const MILLION = 1_000_000;
const UNITS = 2;

/** By slot and side: the strength that the seat cannot see; the places where there is some. */
const hiddenStrengths = (s: PkState, seat: Seat): number[] => {
  const list: number[] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    for (let side = 0; side < SIDES.length; side++) {
      let sum = 0;
      for (let power = 0; power < POWER_COUNT; power++) {
        if (((forces(s, seat) >> power) & 1) === 1 || ((powersOn(s, slot, side) >> power) & 1) === 0) continue;
        for (let unit = 0; unit < UNITS; unit++)
          if (slot !== s.battle || ((s.revealed >> unit) & 1) === 0) sum += strengthOf(s.at[(slot * POWER_COUNT + power) * UNITS + unit]!);
      }
      list.push(sum);
    }
  return list;
};

type Redeal = (s: PkState, seat: Seat, rng: Rng) => void;
const redealIn = async (file: string): Promise<Redeal> => {
  const { redeal } = (await import(`../bots/src/perikles/${file}.ts`)) as { readonly redeal: Redeal };
  return redeal;
};
const ways: Readonly<Record<string, Redeal | undefined>> = {
  evenly: undefined,
  'by hand': await redealIn('hidden-model'),
  learnt: await redealIn('redeal'),
};
const squares: Record<string, number> = {};
let places = 0;
let games = 0;
const look = (s: PkState, seat: Seat, seed: string): void => {
  const truth = hiddenStrengths(s, seat);
  const deals = Number(values.deals);
  for (const [name, redeal] of Object.entries(ways)) {
    const rng = sfc32(seed);
    const means = truth.map(() => 0);
    for (let i = 0; i < deals; i++) {
      const table = game.determinize(s, seat, rng) as PkState;
      redeal?.(table, seat, rng);
      for (const [place, strength] of hiddenStrengths(table, seat).entries()) means[place]! += strength / deals;
    }
    for (const [place, strength] of truth.entries())
      if (strength > 0) squares[name] = (squares[name] ?? 0) + (means[place]! - strength) ** 2;
  }
  places += truth.filter(strength => strength > 0).length;
};
for (const path of positionals)
  for (const { seats, entries } of readRecords(path)) {
    const seed = `${values.seed}/${games++}`;
    const keeps = sfc32(seed);
    const keep = (Number(values.looks) / entries.length) * MILLION;
    replay(game, game.setup(seats, game.parseOptions({}), game.rules), entries, (s, n, actor) => {
      const room = game.room(s);
      const isForces = room === 'commit' || room === 'battle-special' || room === 'casualty';
      if (actor !== CHANCE && isForces && keeps.int(MILLION) < 3 * keep) look(s as PkState, actor, `${seed}/${n}`);
    });
  }
for (const [name, sum] of Object.entries(squares))
  console.log(
    `dealt ${name}: ${Math.sqrt(sum / places).toFixed(3)} points of strength (root of the mean square), ${games} games, ${places} sides of locations`,
  );
