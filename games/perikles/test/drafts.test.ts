/**
 * A law of drafts: whatever others do beside a commit turn (PK-10.8, PK-10.9), what is listed to complete a half-made placement is
 * still legal when it is made from scratch, and what is not cannot be completed.
 */
import { type Seat, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { type PkAction, type PkOptions, type PkState, perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';

const listOf = (s: PkState, seat: Seat): PkAction[] => {
  const list: PkAction[] = [];
  perikles.actions(s, seat, list);
  return list;
};

/** The same placement, begun now: where it stands and which strengths can be chosen. */
const fromScratch = (s: PkState, seat: Seat): readonly PkAction[] => {
  const half = perikles.view(s, seat).commit?.pending;
  if (half === null || half === undefined) throw new Error('nothing is half made');
  const { power, unit, location, side, pay } = half;
  const begun = perikles.clone(s);
  begun.pending = -1;
  const place: PkAction = { do: 'place', power, unit, location, side, pay };
  if (perikles.why(begun, seat, place) !== undefined) return [];
  perikles.apply(begun, seat, place);
  return listOf(begun, seat).filter(a => a.do === 'choose-counter');
};

/** Every aside that some seat could do now, and what is left of the half-made placement after it. */
const holds = (s: PkState, seat: Seat): { readonly asides: number; readonly fell: number } => {
  let asides = 0;
  let fell = 0;
  for (let by = 0; by < s.seats; by++)
    for (const aside of listOf(s, by)) {
      if (aside.do !== 'revoke' && aside.do !== 'set-standing') continue;
      const later = perikles.clone(s);
      perikles.apply(later, by, aside);
      asides++;
      const completions = listOf(later, seat).filter(a => a.do === 'choose-counter');
      expect(completions, perikles.printPosition(later)).toEqual(fromScratch(later, seat));
      if (completions.length > 0) continue;
      fell++;
      expect(listOf(later, seat)).toContainEqual({ do: 'take-back' });
    }
  return { asides, fell };
};

const isOfPermission = (a: PkAction): boolean =>
  a.do === 'ask-permission' || (a.do === 'answer' && a.reply === 'grant') || (a.do === 'place' && a.side === 'defend');

/** A game turn of random play in which permissions are often asked, given and used; at every half-made placement all asides are tried. */
const play = (seats: number, json: object, rules: number): { readonly asides: number; readonly fell: number } => {
  const rng = sfc32(`half ${seats}`);
  const s = perikles.setup(seats, perikles.parseOptions(json) as PkOptions, rules);
  const seen = { asides: 0, fell: 0 };
  while (s.turn === 1) {
    const [actor] = perikles.actors(s);
    if (s.pending >= 0 && actor !== undefined) {
      const { asides, fell } = holds(s, actor);
      seen.asides += asides;
      seen.fell += fell;
    }
    const wanted = actor === undefined || actor < 0 || rng.int(3) === 0 ? [] : listOf(s, actor).filter(isOfPermission);
    const step =
      actor !== undefined && wanted.length > 0 ? { by: actor, action: wanted[rng.int(wanted.length)]! } : randomStep(perikles, s, rng);
    if (step === undefined) throw new Error('nobody can act');
    perikles.apply(s, step.by, step.action);
  }
  return seen;
};

test.each([
  [3, {}],
  [4, { alliedBoxPermission: 'mainPlayer' }],
  [5, { diplomacy: 'pairwise', defendPermission: 'mainOnly' }],
] as const)('half-made placements of %i seats, %j', (seats, json) => {
  const { asides, fell } = play(seats, json, perikles.rules);
  expect(asides).toBeGreaterThan(100);
  expect(fell).toBeGreaterThan(0);
});

test('the law catches the rules that asked only once', () => {
  expect(() => play(3, {}, 1)).toThrow('to deeply equal');
});
