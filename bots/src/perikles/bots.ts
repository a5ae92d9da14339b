/** The bots of Perikles. Only the archon models what lies face down. */
import { perikles } from '@stoa/perikles';
import { botSet } from '../bot-set.ts';
import { periklesMind, periklesPlain, periklesTrusting } from './mind.ts';

export const bots = botSet(perikles, {
  mind: periklesMind,
  plain: periklesPlain,
  byLevel: { citizen: periklesTrusting, strategos: periklesTrusting },
  nodes: { citizen: 200, strategos: 1000, archon: 8000 },
});
