/** What a position of Parthenon is worth to a seat, in named terms: structures standing, and parts of structures to come. */
import { count, type Seat } from '@stoa/engine';
import type { PaState } from '@stoa/parthenon';
import {
  ARMY,
  acropolisSize,
  buildsLeft,
  COMPLETE,
  GOAL,
  harvestsLeft,
  holdings,
  KINDS,
  PARTIAL,
  seasonsLeft,
  structuresOf,
  VILLAGES,
} from './island.ts';
import { newLedger, reckon } from './ledger.ts';

/** The names, in the order they are written. */
export const TERMS = [
  'structures', // standing, complete wonders among them
  'stages', // wonders planned and partly built
  'goods', // how far the goods at hand go towards the next buildings
  'future', // what the harvests to come will still build
  'fleets',
  'aegis', // Armies, Warships, Gifts
  'philosophies',
  'archon',
] as const;

/** What the missing structures cost, in basics: a village, a workshop, the acropolis, a wonder with the way to its plan. */
const COSTS = { village: 2.5, workshop: 7, acropolis: 5, wonder: 7.5 } as const;

const ledger = newLedger();
const hold = new Array<number>(KINDS).fill(0);

/** Structures that the harvests to come will pay for: much at first, ever less the more is built. */
const future = (s: PaState, seat: Seat, structures: number, goods: number, complete: number, stages: number): number => {
  const missing = Math.max(0, GOAL - structures - goods);
  if (missing === 0) return 0;
  const villages = count(s.villages[seat] as number);
  const workshops = s.workshops[seat] as number;
  const need =
    COSTS.village * (VILLAGES - villages) +
    COSTS.workshop * (2 - workshops) +
    COSTS.acropolis * (6 - acropolisSize(s, seat)) +
    COSTS.wonder * (2 - complete - stages / 2);
  const armies = Math.min(villages, hold[ARMY] as number);
  const income = villages + 1.8 * workshops + armies;
  const fleets = s.fleets[seat] as number;
  const comes = income * Math.min(harvestsLeft(s), buildsLeft(s)) * (0.42 + 0.06 * fleets);
  return missing * (1 - Math.exp(-comes / (Math.max(4, need) - 3 * goods > 4 ? need - 3 * goods : 4)));
};

/** A lead decides more the less time is left to make it up. */
const sharpness = (s: PaState): number => 1 / (0.55 + 0.17 * seasonsLeft(s));

export const writeTerms = (s: PaState, seat: Seat, out: number[]): void => {
  const sharp = sharpness(s);
  holdings(s, seat, hold);
  reckon(s, seat, hold, ledger);
  const structures = structuresOf(s, seat);
  let complete = 0;
  let stages = 0;
  for (let w = 0; w < s.wonderOwner.length; w++) {
    if (s.wonderOwner[w] !== seat) continue;
    const stage = s.wonderStage[w] as number;
    if (stage === COMPLETE) complete++;
    else stages += stage === PARTIAL ? 1.2 : 0.5;
  }
  const goods = ledger.value;
  const harvests = harvestsLeft(s);
  out[0] = structures * sharp;
  out[1] = stages * sharp * (buildsLeft(s) > 0 ? 1 : 0.1);
  out[2] = goods * sharp;
  out[3] = future(s, seat, structures, goods, complete, stages) * sharp;
  out[4] = ((s.fleets[seat] as number) - 1) * harvests * 0.1 * sharp;
  out[5] = aegis(s, seat, harvests) * sharp;
  out[6] = count(s.philosophies[seat] as number) * (0.2 + 0.1 * harvests) * sharp;
  out[7] = s.archon === seat ? sharp : 0;
};
const aegis = (s: PaState, seat: Seat, harvests: number): number => {
  const villages = count(s.villages[seat] as number);
  const armies = hold[ARMY] as number;
  const worked = Math.min(armies, villages);
  return (
    worked * (0.3 + 0.15 * harvests) +
    0.3 * (armies - worked) +
    Math.min(3, (hold[ARMY + 1] as number) + (hold[ARMY + 2] as number)) * (0.2 + 0.04 * harvests)
  );
};
