/** Brasidas, PK-17.4: Spartan hoplites count double. */
import { HOPLITE, SPARTA } from '../box.ts';
import { doubling } from './doubling.ts';

export const brasidas = doubling('brasidas', 'hoplite-round', SPARTA, HOPLITE);
