/** Phormio, PK-17.4: Athenian triremes count double. */
import { ATHENS, TRIREME } from '../box.ts';
import { doubling } from './doubling.ts';

export const phormio = doubling('phormio', 'trireme-round', ATHENS, TRIREME);
