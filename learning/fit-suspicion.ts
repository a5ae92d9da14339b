/**
 * Step 2 of a suspicion: fits the rows to what lay hidden. Each file is scored by rows that were fitted without it.
 *
 *   fit-suspicion.ts GAME --epochs 12 --rate 0.1 --shrink 4 --seed S --out FOLDER --commit C --games TEXT FILE.hidden.gz…
 *
 * Writes FOLDER/GAME-suspicion.bin and .json, which install.mjs puts into the product. A group is learnt in one of the orders in which it could be dealt, drawn
 * anew in each epoch as likely as the rows have it, so the fit climbs the likelihood of what lay there, whatever the order. `--games` says on the card which games were played, with which seeds.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Part, SUSPICIONS } from '@stoa/bots/suspicions';
import { type Rng, sfc32 } from '@stoa/engine';
import { type Hidden, readHidden, statesOf } from './orders.ts';
import { bytesFor, type Fit, newClimb, newFit, rounded } from './suspicion-rows.ts';
import { scoreOf } from './suspicion-scores.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    epochs: { type: 'string', default: '12' },
    rate: { type: 'string', default: '0.1' },
    shrink: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'fit' },
    commit: { type: 'string', default: '' },
    games: { type: 'string', default: '' },
    out: { type: 'string', default: 'out' },
  },
});
const [id = '', ...paths] = positionals;
const suspicion = SUSPICIONS[id];
if (suspicion === undefined) throw new Error(`nothing is hidden in "${id}"`);
/** A group with more orders than this takes too long to learn from. */
const MOST_STATES = 3000;
const plan = { epochs: Number(values.epochs), rate: Number(values.rate), shrink: Number(values.shrink) };

/** The groups of each file, game by game. */
const byFile = paths.map((path, i) => readHidden(path).map(group => ({ ...group, game: group.game + 1e6 * i })));
const all = byFile.flat();

const shuffle = <T>(list: T[], rng: Rng): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
};
const fitPart = (part: Part, number: number, from: readonly Hidden[]): Fit => {
  const groups = from.filter(group => group.part === number && statesOf(group) <= MOST_STATES);
  const rng = sfc32(`${values.seed}/${part.name}`);
  const fit = newFit(part);
  const climb = newClimb(fit, groups, plan);
  // The steps of each epoch are smaller than those of the one before.
  for (let epoch = 0; epoch < plan.epochs; epoch++)
    for (const group of shuffle(groups, rng)) climb(group, plan.rate * (1 - epoch / plan.epochs), rng);
  return fit;
};
const fitAll = (from: readonly Hidden[]): Fit[] => suspicion.parts.map((part, number) => fitPart(part, number, from));

/** Each file is scored by rows that were fitted without it. */
const held = byFile.flatMap((groups, i) => {
  const fits = fitAll(byFile.flatMap((list, other) => (other === i ? [] : list))).map(rounded);
  return groups.map(group => ({ group, fit: fits[group.part]! }));
});
const began = performance.now();
const fits = fitAll(all);
const seconds = Math.round((performance.now() - began) / 1000);

const levels = [...new Set(all.map(({ bots }) => bots.split(':')[0] ?? ''))].sort();
const scores = suspicion.parts.flatMap((part, number) =>
  ['', ...levels].map(bots =>
    scoreOf(
      part,
      held.filter(({ group }) => group.part === number && group.bots.startsWith(bots)),
      bots || 'all',
    ),
  ),
);
const card = {
  game: id,
  made: new Date().toISOString().slice(0, 10),
  commit: values.commit,
  selfPlay: values.games,
  files: paths.map(path => path.split('/').pop()),
  games: new Set(all.map(({ game: n }) => n)).size,
  groups: all.length,
  plan: { ...plan, seed: values.seed },
  seconds,
  parts: suspicion.parts,
  scores,
};
writeFileSync(`${values.out}/${id}-suspicion.bin`, bytesFor(fits));
writeFileSync(`${values.out}/${id}-suspicion.json`, `${JSON.stringify(card, null, 1)}\n`);
for (const score of scores) console.log(JSON.stringify(score));
