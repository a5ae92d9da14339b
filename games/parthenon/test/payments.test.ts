/**
 * What a reading lists is what the table takes, on random games: every way to pay (PA-21.5, PA-22.4) with nothing left out, and every name the
 * Archon still has to give (PA-4.8), in the order in which the table asks.
 */
import { sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { type PaAction, type PaOptions, type PaState, parthenon } from '@stoa/parthenon';
import { isPaid, namingsLeft, waysToPay, waysToPayEvent } from '@stoa/parthenon/reading';
import { describe, expect, test } from 'vitest';

const seed = process.env.STOA_SEED ?? String(Date.now());
const listOf = (s: PaState, seat: number): PaAction[] => {
  const list: PaAction[] = [];
  parthenon.actions(s, seat, list);
  return list;
};
const key = (cards: readonly string[]): string => cards.toSorted().join(' ');

/** Every pile of cards with which the table lets the seat confirm. */
const pilesOf = (begun: PaState, seat: number, lays: 'pay' | 'pick'): readonly string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const layOn = (s: PaState, laid: readonly string[]): void => {
    if (seen.has(key(laid))) return;
    seen.add(key(laid));
    for (const a of listOf(s, seat)) {
      if (a.do === 'confirm') found.add(key(laid));
      if (a.do !== lays || !('card' in a)) continue;
      const next = parthenon.clone(s);
      parthenon.apply(next, seat, a);
      layOn(next, [...laid, a.card]);
    }
  };
  layOn(begun, []);
  return [...found].sort();
};

/** Compares what can be bought now; how many payments left a choice. */
const comparePayments = (s: PaState, seat: number, list: readonly PaAction[]): number => {
  let choices = 0;
  for (const action of list) {
    if (!isPaid(action)) continue;
    const ways = waysToPay(parthenon.view(s, seat), action);
    const begun = parthenon.clone(s);
    parthenon.apply(begun, seat, action);
    expect(ways === null, JSON.stringify(action)).toBe(begun.draft[seat] === 0);
    if (ways === null) continue;
    expect(ways.map(key).sort(), JSON.stringify(action)).toEqual(pilesOf(begun, seat, 'pay'));
    if (ways.length > 1) choices++;
  }
  return choices;
};
const compareEvent = (s: PaState, seat: number): number => {
  const ways = waysToPayEvent(parthenon.view(s, seat));
  if (ways === null) return 0;
  expect(ways.map(key).sort()).toEqual(pilesOf(s, seat, 'pick'));
  return 1;
};

/** Names everything at once, as a screen does; how many islands were named. */
const compareNames = (s: PaState, archon: number): number => {
  const list = namingsLeft(parthenon.view(s, archon));
  const next = parthenon.clone(s);
  for (const { n, choices } of list)
    for (let i = 0; i < n; i++) {
      expect(parthenon.room(next)).toBe('event-name');
      if (i === 0) expect(listOf(next, archon).filter(a => a.do.startsWith('name-'))).toEqual(choices);
      parthenon.apply(next, archon, choices[i]!);
    }
  expect(list.length).toBeGreaterThan(0);
  // All are named; what is asked next is another event.
  if (parthenon.room(next) === 'event-name')
    expect(parthenon.view(next, archon).event?.event).not.toBe(parthenon.view(s, archon).event?.event);
  return list.length;
};

describe(`payments and names that are listed are those that are possible (seed ${seed})`, () => {
  test('in random games', () => {
    let [payments, events, names] = [0, 0, 0];
    for (let n = 0; n < 12 && (n < 2 || payments === 0 || events === 0 || names < 2); n++) {
      const rng = sfc32(`${seed}/payments/${n}`);
      const s = parthenon.setup(n % 2 === 0 ? 4 : 6, parthenon.parseOptions({}) as PaOptions, parthenon.rules);
      for (;;) {
        const step = randomStep(parthenon, s, rng);
        if (step === undefined) break;
        const room = parthenon.room(s);
        if (step.by >= 0 && s.draft[step.by] === 0) payments += comparePayments(s, step.by, listOf(s, step.by));
        if (step.by >= 0 && room === 'event-decide') events += compareEvent(s, step.by);
        if (room === 'event-name' && step.by === s.archon) names = Math.max(names, compareNames(s, s.archon));
        parthenon.apply(s, step.by, step.action);
      }
    }
    expect(payments).toBeGreaterThan(0);
    expect(events).toBeGreaterThan(0);
    expect(names).toBeGreaterThan(1);
  });
});
