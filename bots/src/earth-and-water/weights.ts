/**
 * Weights of the terms: under way, then new campaign; Persia's, then Greece's. Written by bots/tuning/earth-and-water.ts, starting
 * from the weights before: 1 × 500 games of 100 nodes a move, seed c.
 */
import type { Weights } from './terms.ts';

export const WEIGHTS: Weights = {
  points: [0.0634, 0.0634, 0.0683, 0.0683],
  pointsLate: [0.1544, 0.1544, 0.1688, 0.1688],
  pointsLast: [0.0381, 0.0381, 0.0377, 0.0377],
  cities: [0.0809, -0.0107, -0.038, 0.0977],
  citiesLate: [0.0111, 0.0367, -0.0702, -0.0244],
  citiesSoon: [0.6226, 0.3944, 0.1637, -0.0879],
  seized: [0.3163, -0.6896, 0.2477, -0.9298],
  seizedBoth: [-0.3511, 1.7575, 0, 0],
  exposed: [-0.2429, 0.0961, -0.5283, 0.0427],
  besieged: [-0.0765, 0.0587, -0.0791, 0.056],
  armies: [-0.0451, 0.1421, -0.0791, 0.2045],
  forward: [0.0611, 0.1441, 0.106, 0.1174],
  crowd: [0.0112, -0.0051, 0.0949, 0.4874],
  fleets: [0.1653, 0.07, 0.0895, -0.0423],
  cards: [0.3948, 0.464, 0.6014, 0.2734],
  talents: [0, 0, 0.0877, 0],
  hungry: [0.009, 0.0503, 0.6251, -0.4996],
  landings: [0.087, 0.1142, 0.0744, 0.2248],
  bridge: [0.0704, 0, -0.0917, 0],
  march: [0.1276, 0, 0.143, 0],
  figures: [0.0845, -0.0295, -0.1542, 0.0538],
  room: [0.0208, 0.0045, -0.0116, -0.1082],
  threat: [0.3499, -0.0557, 0.6235, -0.0838],
  side: [0.122, 0, 0.0103, 0],
  campaigns: [-0.0894, 0, 0.0132, 0],
};
