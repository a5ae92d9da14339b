/** A broad space of actions to ask `why` about: every action listed in these games, and each of them with one field changed. */
import { canonical } from '../src/canonical.ts';
import type { Action, Rng } from '../src/contract.ts';

const CORPUS = 600;
const VALUES = 60;

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of an action, its fields in their present order. */
type KeyOf = (action: Action) => string;

/** Most games make their actions once and list them often: their JSON is cached as long as a quarter of the lookups hit. */
const keeper = (): KeyOf => {
  const keys = new WeakMap<Action, string>();
  let [asked, known] = [0, 0];
  return action => {
    if (asked > 5000 && known * 4 < asked) return JSON.stringify(action);
    asked++;
    let key = keys.get(action);
    if (key === undefined) {
      key = JSON.stringify(action);
      keys.set(action, key);
    } else known++;
    return key;
  };
};

export interface Candidates {
  note(list: readonly Action[]): void;
  /** Some of the corpus and some variations of `near`, without duplicates. */
  some(near: readonly Action[], n: number, rng: Rng): readonly Action[];
  readonly keyOf: KeyOf;
  /** Actions that have passed `parseAction`, by their JSON. `parseAction` knows no state, so one check is enough. */
  readonly passed: Set<string>;
}

export const candidates = (): Candidates => {
  const corpus: Action[] = [];
  const keyOf = keeper();
  const known = new Set<string>();
  const values = new Map<string, Map<string, unknown>>();

  const noteValue = (name: string, value: unknown): void => {
    const pool = values.get(name) ?? new Map<string, unknown>();
    values.set(name, pool);
    if (pool.size < VALUES) pool.set(canonical(value), value);
  };

  const changed = (value: unknown, name: string, rng: Rng): unknown => {
    const pool = [...(values.get(name)?.values() ?? [])];
    if (pool.length > 1 && rng.int(2) === 0) return pool[rng.int(pool.length)];
    if (typeof value === 'number') return [value + 1, value - 1, -1, 0, 7, 99][rng.int(6)];
    if (typeof value === 'boolean') return !value;
    if (Array.isArray(value)) {
      if (value.length === 0 || rng.int(3) === 0) return [...value, ...value.slice(0, 1)];
      const i = rng.int(value.length);
      return rng.int(3) === 0 ? value.filter((_, k) => k !== i) : value.map((v, k) => (k === i ? changed(v, `${name}[]`, rng) : v));
    }
    return value;
  };

  return {
    keyOf,
    passed: new Set(),
    note(list) {
      for (const action of list) {
        if (corpus.length >= CORPUS) return;
        const key = keyOf(action);
        if (known.has(key)) continue;
        known.add(key);
        corpus.push(action);
        for (const [field, value] of Object.entries(action)) {
          if (field === 'do') continue;
          noteValue(`${action.do}.${field}`, value);
          if (Array.isArray(value)) for (const item of value) noteValue(`${action.do}.${field}[]`, item);
        }
      }
    },
    some(near, n, rng) {
      const found = new Map<string, Action>();
      for (let i = 0; i < n && corpus.length > 0; i++) {
        const action = corpus[rng.int(corpus.length)] as Action;
        found.set(keyOf(action), action);
      }
      for (let i = 0; i < n && near.length > 0; i++) {
        const action = near[rng.int(near.length)] as Action & Fields;
        const fields = Object.keys(action).filter(k => k !== 'do');
        const field = fields[rng.int(Math.max(1, fields.length))];
        if (field === undefined) continue;
        const other = { ...action, [field]: changed(action[field], `${action.do}.${field}`, rng) } as Action;
        found.set(keyOf(other), other);
      }
      return [...found.values()];
    },
  };
};
