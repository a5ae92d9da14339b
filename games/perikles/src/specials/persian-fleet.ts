/** Persian Fleet, PK-17.4: a token in a trireme round. It has nothing to do with Persia (PK-17.7). */
import { token } from './token.ts';

export const persianFleet = token('persian-fleet', 'trireme-round');
