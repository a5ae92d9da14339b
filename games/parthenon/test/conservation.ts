/**
 * Conservation: after every entry each island's cards are those before, plus the gains and minus the losses that the events name; none
 * is negative, and every fleet and deck card is in exactly one place (`invariants`).
 */
import { type Actor, isIllegal, sfc32, top } from '@stoa/engine';
import { randomPlayout } from '@stoa/engine/testing';
import { CARDS, type CardId, hazardStepIn, type PaAction, type PaEvent, type PaState, parthenon } from '@stoa/parthenon';

type Holdings = number[][];
/** All cards of each island: in hand, on the island, aboard, and taken by a hazard but not yet lost for good. */
const holdings = (s: PaState): Holdings =>
  s.islandOf.map((_, seat) =>
    CARDS.map((_card, c) => {
      let n = s.hand[seat * 14 + c]!;
      for (let f = 0; f < 3; f++) n += s.cargo[(seat * 3 + f) * 14 + c]!;
      const step = hazardStepIn(top(s));
      const inTurn = (s.archon + Math.floor((step?.position ?? 0) / 3)) % s.seats;
      if (step !== undefined && seat === inTurn) n += step.lost[c]!;
      return n;
    }),
  );
const move = (h: Holdings, seat: number, cards: readonly CardId[] | number, sign: number): void => {
  if (typeof cards === 'number') throw new Error('an event of the record hides its cards');
  for (const card of cards) {
    const row = h[seat]!;
    row[CARDS.indexOf(card)] = row[CARDS.indexOf(card)]! + sign;
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

const checkStep = (state: PaState, by: Actor, action: PaAction): void => {
  const at = (): string => `by ${JSON.stringify(action)} at ${parthenon.printPosition(state).slice(0, 3000)}`;
  const wrong = parthenon.invariants(state);
  if (wrong.length > 0) throw new Error(`${wrong.join('; ')} ${at()}`);
  const next = parthenon.clone(state);
  const told = holdings(state);
  parthenon.apply(next, by, action, e => book(told, e));
  const have = holdings(next);
  if (JSON.stringify(have) !== JSON.stringify(told)) throw new Error(`cards appear or vanish ${at()}`);
  if (have.flat().some(n => n < 0)) throw new Error(`a count below zero ${at()}`);
};
/** Plays a random game to its end with every entry checked. */
export const playConserved = (seats: number, options: unknown, seed: string): { readonly s: PaState; readonly steps: number } => {
  const parsed = parthenon.parseOptions(options);
  if (isIllegal(parsed)) throw new Error(`${parsed.why} ${JSON.stringify(parsed.with)}`);
  const s = parthenon.setup(seats, parsed, parthenon.rules);
  const { ended, steps } = randomPlayout(parthenon, s, sfc32(seed), 30_000, (state, { by, action }) => checkStep(state, by, action));
  if (!ended) throw new Error(`no end: ${parthenon.printPosition(s).slice(0, 3000)}`);
  return { s, steps: steps.length };
};
