/** Phormio, PK-17.4: Athenian triremes count double. */
import { doubling } from './doubling.ts';

export const phormio = doubling('phormio');
