/** Whole random games: they end, no promise breaks, and every island's cards are what the events say (conservation). */
import { isIllegal, sfc32 } from '@stoa/engine';
import { randomPlayout } from '@stoa/engine/testing';
import { CARDS, type CardId, type PaEvent, type PaOptions, type PaState, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';

const VARIANTS: readonly unknown[] = [{}, { beginner: true, delianLeague: true }, { tournament: true, openTrades: true }];

type Holdings = number[][];
/** All cards of each island: in hand, on the island, aboard, and just taken by a hazard. */
const holdings = (s: PaState): Holdings =>
  s.islandOf.map((_, seat) =>
    CARDS.map((_card, c) => {
      let n = s.hand[seat * 14 + c] as number;
      for (let f = 0; f < 3; f++) n += s.cargo[(seat * 3 + f) * 14 + c] as number;
      return n;
    }),
  );
const move = (h: Holdings, seat: number, cards: readonly CardId[] | number, sign: number): void => {
  if (typeof cards === 'number') throw new Error('an event of the record hides its cards');
  for (const card of cards) {
    const row = h[seat] as number[];
    row[CARDS.indexOf(card)] = (row[CARDS.indexOf(card)] as number) + sign;
  }
};
/** What an event does to the cards of islands. */
const book = (h: Holdings, e: PaEvent): void => {
  switch (e.e) {
    case 'gained':
    case 'produced':
      move(h, e.seat, e.cards, 1);
      return;
    case 'paid':
    case 'lost':
    case 'discarded':
      move(h, e.seat, e.cards, -1);
      return;
    case 'donated':
      move(h, e.seat, e.cards, -1);
      move(h, e.to, e.cards, 1);
      return;
    case 'traded':
      move(h, e.seat, e.give, -1);
      move(h, e.to, e.give, 1);
      move(h, e.to, e.want, -1);
      move(h, e.seat, e.want, 1);
      return;
    case 'service-bought':
      move(h, e.seat, [e.card], -1);
      move(h, e.to, [e.card], 1);
      return;
    case 'exchanged':
    case 'bought':
      move(h, e.seat, e.paid, -1);
      move(h, e.seat, e.got, 1);
      return;
    case 'made':
      move(h, e.seat, e.paid, -1);
      move(h, e.seat, [e.got], 1);
      return;
    case 'built':
    case 'fleet-bought':
    case 'wonder-paid':
    case 'philosophy-taken':
      move(h, e.seat, e.paid, -1);
      return;
    case 'gift-used':
      move(h, e.seat, ['gift'], -1);
      return;
    default:
  }
};

test('PA-1.5 random games end for every number of seats and every variant, and cards are conserved', () => {
  const endings: Record<string, number> = {};
  let longest = 0;
  for (const seats of [3, 4, 5, 6])
    for (const [v, variant] of VARIANTS.entries()) {
      const options = parthenon.parseOptions(variant);
      if (isIllegal(options)) throw new Error(options.why);
      const s = parthenon.setup(seats, options as PaOptions, 1);
      const { ended, steps } = randomPlayout(parthenon, s, sfc32(`${seats}-${v}`), 20_000, (state, { by, action }) => {
        const wrong = parthenon.invariants(state);
        if (wrong.length > 0) throw new Error(`${wrong.join('; ')} at ${parthenon.printPosition(state)}`);
        const next = parthenon.clone(state);
        const told = holdings(state);
        parthenon.apply(next, by, action, e => book(told, e));
        // Cards that a hazard has taken but not yet buried are on their way.
        const isPending = next.lost.some(n => n > 0) || state.lost.some(n => n > 0);
        if (!isPending && JSON.stringify(holdings(next)) !== JSON.stringify(told))
          throw new Error(`cards appear or vanish by ${JSON.stringify(action)} at ${parthenon.printPosition(state)}`);
      });
      longest = Math.max(longest, steps.length);
      expect(ended, parthenon.printPosition(s)).toBe(true);
      const outcome = parthenon.outcome(s);
      expect(outcome?.places.filter(place => place === 1)).toHaveLength(1);
      endings[outcome?.reason ?? ''] = (endings[outcome?.reason ?? ''] ?? 0) + 1;
    }
  expect(endings.structures).toBeGreaterThan(0);
  expect(longest).toBeLessThan(19_000);
});
