/** Brasidas, PK-17.4: Spartan hoplites count double. */
import { doubling } from './doubling.ts';

export const brasidas = doubling('brasidas');
