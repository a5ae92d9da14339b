/** Thessalian Allies, PK-17.4: a token in a hoplite round. */
import { token } from './token.ts';

export const thessalianAllies = token('thessalian-allies', 'hoplite-round');
