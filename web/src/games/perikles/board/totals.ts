/** A player's points. */
import type { PkView } from '@stoa/perikles';

export const totalOf = (score: PkView['scores'][number]): number => score.cubes + score.locations + score.statues;
