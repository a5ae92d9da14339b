/** Mutants: which predicates are found, which rules they keep, and what they become. */
import { expect, test } from 'vitest';
import { blind, predicates } from '../lib/mutate.mjs';

const CODE = `
const BARRED = { rule: 'XX-2', why: 'barred' };
/** XX-9: not used, because the body names its rule. */
const cannotLeave = (s: S): Illegal | undefined => (s.shut ? illegal('XX-1.2', 'shut') : s.barred ? BARRED : undefined);
/** XX-3: by its comment. */
function cannotArrive(s: S): Illegal | undefined {
  return other(s);
}
export const room = { cannotStay(s) { return illegal('XX-4', 'no'); }, canStay: () => true };
export const event = { cannot: (s: S) => (s.none ? NONE : undefined), play };
export const other = { cannot: needsMarch('XX-6'), play };
const NONE = { rule: 'XX-5', why: 'none' };
const cannot = 1;
const canLeave = (s: S) => !cannotLeave(s);
`;

test('predicates with their rules', () => {
  expect(predicates('x.ts', CODE).map(p => [p.name, p.line, p.rules])).toEqual([
    ['cannotLeave', 4, ['XX-1.2', 'XX-2']],
    ['cannotArrive', 6, ['XX-3']],
    ['cannotStay', 9, ['XX-4']],
    ['cannot', 10, ['XX-5']],
    ['cannot~2', 11, ['XX-6']],
  ]);
});

test('an arrow, a function and a method become blind, everything else stays', () => {
  expect(blind('x.ts', CODE, 'cannotLeave')).toContain('const cannotLeave = (s: S): Illegal | undefined => undefined;');
  expect(blind('x.ts', CODE, 'cannotArrive')).toContain('function cannotArrive(s: S): Illegal | undefined { return undefined; }');
  expect(blind('x.ts', CODE, 'cannotStay')).toContain('cannotStay(s) { return undefined; }, canStay: () => true');
  expect(blind('x.ts', CODE, 'cannot')).toContain('{ cannot: (s: S) => undefined, play }');
  expect(blind('x.ts', CODE, 'cannot~2')).toContain('{ cannot: () => undefined, play }');
  expect(() => blind('x.ts', CODE, 'cannotFly')).toThrow('no predicate');
});
