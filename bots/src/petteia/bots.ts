/** The bots of Petteia. Only the archon checks whether a threatened man can really be reached. */
import { petteia } from '@stoa/petteia';
import { botSet } from '../bot-set.ts';
import { petteiaMind, petteiaPlain } from './mind.ts';

export const bots = botSet(petteia, {
  mind: petteiaMind,
  plain: petteiaPlain,
  byLevel: { citizen: petteiaPlain, strategos: petteiaPlain },
});
