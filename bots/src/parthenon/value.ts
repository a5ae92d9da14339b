/**
 * What one of each count of terms.ts brings in structures by the end, as a + b · time + c · time², time running from 1 to 0: first with goods to be
 * spent, then with all spent. Written by tuning/parthenon.ts value 1700 v2: self-play of the policy; on games not used for the fit the mean
 * surprise at the winner was 1.336 (nothing known: 1.472).
 */
import type { Term } from './term-names.ts';

type Worths = Readonly<Record<Term, readonly [a: number, b: number, c: number]>>;
export const SPENDING: Worths = {
  villages: [0.855, -0.741, -1.48],
  workshops: [1.412, -3.144, -0.887],
  acropolis: [0.87, -1.387, 1.341],
  wonders: [1.048, 1.08, -1.48],
  stages: [0.246, 0.056, -0.135],
  plans: [-0.1, 1.666, -1.567],
  goods: [1.517, -1.926, 0.656],
  basics: [0.034, -0.19, 0.324],
  rares: [0.001, -0.483, 0.877],
  gold: [-0.055, -0.044, 0.301],
  papyrus: [0.236, 0.315, -0.436],
  armies: [0.008, -0.688, -0.644],
  aegis: [-0.045, 0.194, -0.172],
  fleets: [0.034, 0.36, -0.002],
  philosophies: [-0.017, 1.44, -1.778],
  treasury: [-0.075, -0.115, -0.097],
  future: [2.141, 0.697, -0.743],
  archon: [-0.054, 0.2, -0.134],
};
export const SPENT: Worths = {
  villages: [0.809, -0.384, -2.238],
  workshops: [1.415, -3.213, -1.556],
  acropolis: [0.727, -1.034, 0.98],
  wonders: [1.314, 0.209, -1.077],
  stages: [0.296, -0.019, -0.19],
  plans: [0.081, 1.104, -1.217],
  goods: [0.82, -0.389, -0.307],
  basics: [0.012, 0.02, 0.119],
  rares: [-0.048, -0.228, 0.909],
  gold: [-0.104, 0.284, -0.065],
  papyrus: [0.3, -0.157, -0.249],
  armies: [-0.023, -0.35, -0.703],
  aegis: [-0.081, 0.278, -0.131],
  fleets: [0.034, 0.496, -0.128],
  philosophies: [0.017, 1.39, -1.753],
  treasury: [-0.127, 0.032, -0.263],
  future: [1.177, 2.182, -0.764],
  archon: [-0.017, 0.01, 0.024],
};
/** A lead of one structure is worth 1 / (a + b · time) in the logarithm of the odds. */
export const DECIDES: readonly [number, number] = [0.3, 0.8];
