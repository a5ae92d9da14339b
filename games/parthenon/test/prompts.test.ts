/** The law of prompts on random games: a prompt names only what its reader can do, and names something to each who must decide. */
import { promptLaw } from '@stoa/engine/laws';
import { parthenon } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import { describe, test } from 'vitest';

const ROOMS = ['events', 'event-decide', 'production', 'trade-open', 'voyage-plan', 'fleet-trade', 'return', 'build', 'discard', 'vote'];

describe('Parthenon keeps the law of prompts', () => {
  promptLaw(parthenon as never, texts, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    games: 1,
    seats: [3, 5],
    rooms: ROOMS,
  });
});
