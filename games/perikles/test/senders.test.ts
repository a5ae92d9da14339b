/** PK-8.6 to PK-8.9: the order of commit turns that a view foretells is the order in which they come. */
import { sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { type PkEvent, type PkOptions, perikles } from '@stoa/perikles';
import { sendersAfter } from '@stoa/perikles/reading';
import { describe, expect, test } from 'vitest';

const OPTIONS = perikles.parseOptions({}) as PkOptions;

describe.each([3, 4, 5])('with %i seats', seats => {
  test('each commit turn foretells all that follow', () => {
    const s = perikles.setup(seats, OPTIONS, perikles.rules);
    const rng = sfc32(`senders/${seats}`);
    let foretold: readonly (readonly [number, number])[] = [];
    let compared = 0;
    while (perikles.outcome(s) === undefined) {
      const step = randomStep(perikles, s, rng);
      if (step === undefined) throw new Error('nobody can act');
      const log: PkEvent[] = [];
      perikles.apply(s, step.by, step.action, e => log.push(e));
      const begun = log.flatMap(e => (e.e === 'commit-begun' ? [e.seat] : []));
      if (foretold.length > 0) {
        expect(begun).toEqual(foretold.slice(0, begun.length).map(([seat]) => seat));
        compared += begun.length;
      }
      const view = perikles.view(s, 0);
      foretold = sendersAfter(view).map(({ seat, shards }) => [seat, shards]);
      const shards = foretold.map(([, n]) => n);
      expect(shards).toEqual([...shards].sort((a, b) => b - a));
      if (view.commit) expect(foretold.length).toBe(view.held.flat().length);
    }
    expect(compared).toBeGreaterThan(seats * 4);
  });
});
