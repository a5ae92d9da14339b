/** Every reaction by its event. */
import type { ReactionId } from '../cards.ts';
import { miltiades } from './04-miltiades-carneia.ts';
import { immortals, themistocles } from './05-themistocles-immortals.ts';
import { pausanias } from './06-pausanias-ostracism.ts';
import { artemisia } from './09-artemisia-hippias.ts';
import { molonLabe } from './12-molon-labe-defection.ts';
import { spartans } from './15-spartans-acropolis.ts';
import type { Reaction } from './reaction.ts';

/** A reaction of cards.ts without its record here does not compile. */
export const REACTIONS: { readonly [E in ReactionId]: Reaction<E> } = {
  miltiades,
  themistocles,
  'the-immortals': immortals,
  pausanias,
  artemisia,
  'molon-labe': molonLabe,
  '300-spartans': spartans,
};
