/**
 * The WebAssembly module of the SIMD kernel, assembled from its instructions when a network is loaded: the sizes of the network and the
 * places in memory become constants. It has two functions:
 *
 *   add(rows, n, sum): sum[i] = Σ rows[feature · hidden + i] over the n features at `features`, as 16-bit numbers
 *   logit(own, others): the second and last layer for the first layer clip(shared + own − others)
 */

/** Where things are in memory, and how many. */
export interface Places {
  readonly hidden: number;
  readonly second: number;
  /** u16, the active features. */
  readonly features: number;
  /** i32 by hidden unit. */
  readonly shared: number;
  /** i16 by hidden unit, scratch. */
  readonly first: number;
  /** i16, by second unit and hidden unit. */
  readonly layer2: number;
  /** i32 by second unit. */
  readonly bias2: number;
  readonly last: number;
}

type Code = readonly number[];

const unsigned = (x: number): Code => (x < 128 ? [x] : [(x & 127) | 128, ...unsigned(x >>> 7)]);
const signed = (x: number): Code => (x >= -64 && x < 64 ? [x & 127] : [(x & 127) | 128, ...signed(x >> 7)]);
const text = (s: string): Code => [s.length, ...[...s].map(letter => letter.charCodeAt(0))];
const section = (id: number, ...entries: readonly Code[]): Code => {
  const body = [...unsigned(entries.length), ...entries.flat()];
  return [id, ...unsigned(body.length), ...body];
};
/** A function: groups of locals, then its instructions. */
const body = (locals: readonly (readonly [count: number, type: number])[], ...code: readonly Code[]): Code => {
  const bytes = [...unsigned(locals.length), ...locals.flat(), ...code.flat(), 0x0b];
  return [...unsigned(bytes.length), ...bytes];
};

const I32 = 0x7f;
const V128 = 0x7b;
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const int = (x: number): Code => [0x41, ...signed(x)];
const ADD: Code = [0x6a];
const MUL: Code = [0x6c];
const SHIFT_RIGHT: Code = [0x75];
const EQUAL: Code = [0x46];
const LESS: Code = [0x48];
const GREATER: Code = [0x4a];
const SELECT: Code = [0x1b];
const load = (offset: number): Code => [0x28, 2, ...unsigned(offset)];
const LOAD_U16: Code = [0x2f, 1, 0];
const BLOCK: Code = [0x02, 0x40];
const LOOP: Code = [0x03, 0x40];
const END: Code = [0x0b];
const go = (depth: number): Code => [0x0c, depth];
const goIf = (depth: number): Code => [0x0d, depth];
/** Instructions on vectors of 128 bits. */
const vector = (op: number, ...rest: readonly number[]): Code => [0xfd, ...unsigned(op), ...rest];
const loadVector = (offset: number): Code => vector(0, 0, ...unsigned(offset));
const storeVector = (offset: number): Code => vector(11, 0, ...unsigned(offset));
const ZEROS: Code = vector(12, ...new Array<number>(16).fill(0));
const SPLAT_16: Code = vector(16);
const lane = (i: number): Code => vector(27, i);
const NARROW_32: Code = vector(133);
const [LOW_8, HIGH_8] = [vector(135), vector(136)] as const;
const ADD_16: Code = vector(142);
const [MIN_16, MAX_16] = [vector(150), vector(152)] as const;
const [LOW_16, HIGH_16] = [vector(167), vector(168)] as const;
const [ADD_32, SUB_32] = [vector(174), vector(177)] as const;
const DOT_16: Code = vector(186);

const TOP = 127;
const SCALE_BITS = 6;

const addCode = ({ hidden, features }: Places): Code => {
  const [rows, n, sum, column, at, low, high, row] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  return body(
    [
      [2, I32],
      [3, V128],
    ],
    [...get(n), ...int(1), 0x74, ...int(features), ...ADD, ...set(n)], // from here on n is where the list ends
    LOOP,
    [...ZEROS, ...set(low), ...ZEROS, ...set(high), ...int(features), ...set(at)],
    [...BLOCK, ...LOOP],
    [...get(at), ...get(n), ...EQUAL, ...goIf(1)],
    [...get(at), ...LOAD_U16, ...int(hidden), ...MUL, ...get(rows), ...ADD, ...get(column), ...ADD, ...loadVector(0), ...set(row)],
    [...get(low), ...get(row), ...LOW_8, ...ADD_16, ...set(low)],
    [...get(high), ...get(row), ...HIGH_8, ...ADD_16, ...set(high)],
    [...get(at), ...int(2), ...ADD, ...set(at), ...go(0)],
    [...END, ...END],
    [...get(sum), ...get(low), ...storeVector(0), ...get(sum), ...get(high), ...storeVector(16)],
    [...get(sum), ...int(32), ...ADD, ...set(sum), ...get(column), ...int(16), ...ADD, ...set(column)],
    [...get(column), ...int(hidden), ...LESS, ...goIf(0)],
    END,
  );
};

/** Leaves min(max(x, 0), TOP) of the local on the stack. */
const clipped = (x: number): Code => {
  const low = [...get(x), ...int(0), ...get(x), ...int(0), ...GREATER, ...SELECT, ...set(x)];
  return [...low, ...get(x), ...int(TOP), ...get(x), ...int(TOP), ...LESS, ...SELECT];
};

const logitCode = ({ hidden, second, shared, first, layer2, bias2, last }: Places): Code => {
  const [own, others, i, j, sum, x, row, mine, theirs, total] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
  /** Half of eight hidden units: shared + own − others as 32-bit numbers. */
  const half = (widen: Code, offset: number): Code => [
    ...[...get(i), ...int(1), 0x74, ...loadVector(shared + offset)],
    ...[...get(mine), ...widen, ...ADD_32, ...get(theirs), ...widen, ...SUB_32],
  ];
  return body(
    [
      [5, I32],
      [3, V128],
    ],
    // The first layer; i counts bytes of 16-bit units.
    LOOP,
    [...get(own), ...get(i), ...ADD, ...loadVector(0), ...set(mine), ...get(others), ...get(i), ...ADD, ...loadVector(0), ...set(theirs)],
    [...get(i), ...half(LOW_16, 0), ...half(HIGH_16, 16), ...NARROW_32],
    [...int(0), ...SPLAT_16, ...MAX_16, ...int(TOP), ...SPLAT_16, ...MIN_16, ...storeVector(first)],
    [...get(i), ...int(16), ...ADD, ...set(i), ...get(i), ...int(2 * hidden), ...LESS, ...goIf(0)],
    END,
    // The second layer and what the last one makes of it; j counts bytes of 32-bit units.
    [...int(layer2), ...set(row)],
    LOOP,
    [...ZEROS, ...set(total), ...int(0), ...set(i)],
    LOOP,
    [...get(total), ...get(i), ...loadVector(first), ...get(row), ...loadVector(0), ...DOT_16, ...ADD_32, ...set(total)],
    [...get(row), ...int(16), ...ADD, ...set(row), ...get(i), ...int(16), ...ADD, ...set(i)],
    [...get(i), ...int(2 * hidden), ...LESS, ...goIf(0)],
    END,
    [...get(total), ...lane(0), ...get(total), ...lane(1), ...ADD, ...get(total), ...lane(2), ...ADD, ...get(total), ...lane(3), ...ADD],
    [...get(j), ...load(bias2), ...ADD, ...int(1 << (SCALE_BITS - 1)), ...ADD, ...int(SCALE_BITS), ...SHIFT_RIGHT, ...set(x)],
    [...clipped(x), ...get(j), ...load(last), ...MUL, ...get(sum), ...ADD, ...set(sum)],
    [...get(j), ...int(4), ...ADD, ...set(j), ...get(j), ...int(4 * second), ...LESS, ...goIf(0)],
    END,
    get(sum),
  );
};

/** The module; it imports its memory as `net.memory`. */
export const simdCode = (places: Places): Uint8Array =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [0x60, 3, I32, I32, I32, 0], [0x60, 2, I32, I32, 1, I32]),
    ...section(2, [...text('net'), ...text('memory'), 2, 0, 1]),
    ...section(3, [0], [1]),
    ...section(7, [...text('add'), 0, 0], [...text('logit'), 0, 1]),
    ...section(10, addCode(places), logitCode(places)),
  ]);
