/** Positions as columns of numbers, the form in which fit.py reads them. */

import { newFeatureList, on } from '@stoa/bots/encoders';
import type { Outcome } from '@stoa/engine';
import { winShares } from '@stoa/engine';
import type { LearningGame } from './games.ts';

/** A list of numbers that grows. */
export class Column {
  private list: Int32Array | Float32Array;
  length = 0;
  private readonly kind: 'int' | 'float';
  constructor(kind: 'int' | 'float') {
    this.kind = kind;
    this.list = kind === 'int' ? new Int32Array(1 << 16) : new Float32Array(1 << 16);
  }
  push(x: number): void {
    if (this.length === this.list.length) {
      const larger = this.kind === 'int' ? new Int32Array(2 * this.length) : new Float32Array(2 * this.length);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.length++] = x;
  }
  bytes(as: 'u16' | 'u8' | 'u32' | 'f32'): Buffer {
    const all = this.list.subarray(0, this.length);
    const typed =
      as === 'u16'
        ? Uint16Array.from(all)
        : as === 'u8'
          ? Uint8Array.from(all)
          : as === 'u32'
            ? Uint32Array.from(all)
            : Float32Array.from(all);
    return Buffer.from(typed.buffer, typed.byteOffset, typed.byteLength);
  }
}

/** Kinds of positions, added up: fit.py scores only positions of whole games where a seat decides (0). */
const SECOND_END = 1;
const CHANCE_NEXT = 2;

const NAMES = ['seatAt', 'seatCount', 'tableAt', 'tableCount', 'seats', 'game', 'share', 'place', 'margin', 'progress', 'kind'] as const;
type Name = (typeof NAMES)[number];
const TYPES: Readonly<Record<Name, 'u16' | 'u8' | 'u32' | 'f32'>> = {
  seatAt: 'u16',
  seatCount: 'u16',
  tableAt: 'u16',
  tableCount: 'u16',
  seats: 'u8',
  game: 'u32',
  share: 'f32',
  place: 'u8',
  margin: 'f32',
  progress: 'f32',
  kind: 'u8',
};

export interface Columns {
  readonly lists: Readonly<Record<Name, Column>>;
  readonly sizes: { readonly seat: number; readonly table: number };
  readonly rooms: readonly string[];
  /** A new game, or the second end of one, which begins after the part `from` of it. `isDeep`: its bots search deeply. */
  begin(from: number, isDeep?: boolean): void;
  /** `decides`: a seat decides next, not chance. */
  add(s: unknown, decides: boolean): void;
  end(outcome: Outcome): void;
  positions(): number;
}

export const newColumns = ({ encoder }: LearningGame): Columns => {
  const lists = Object.fromEntries(NAMES.map(name => [name, new Column(TYPES[name] === 'f32' ? 'float' : 'int')])) as Record<Name, Column>;
  const features = newFeatureList();
  let game = -1;
  let pending = 0;
  let began = 0;
  let deep = false;
  const write = (at: Column, counts: Column): void => {
    for (let i = 0; i < features.n; i++) at.push(features.at[i]!);
    counts.push(features.n);
  };
  return {
    lists,
    sizes: { seat: encoder.seatSize, table: encoder.tableSize },
    rooms: encoder.rooms,
    begin(from, isDeep = false) {
      deep = isDeep;
      game++;
      pending = 0;
      began = from;
    },
    add(s, decides) {
      const seats = encoder.seats(s);
      encoder.prepare(s);
      for (let seat = 0; seat < seats; seat++) {
        features.n = 0;
        encoder.seat(s, seat, features);
        write(lists.seatAt, lists.seatCount);
      }
      features.n = 0;
      encoder.table(s, features);
      if (deep && encoder.deep !== undefined) on(features, encoder.deep);
      write(lists.tableAt, lists.tableCount);
      lists.seats.push(seats);
      lists.game.push(game);
      lists.kind.push((began > 0 ? SECOND_END : 0) + (decides ? 0 : CHANCE_NEXT));
      pending++;
    },
    end(outcome) {
      const { places, scores } = outcome;
      const shares = winShares(outcome.places);
      const totals = scores.map(score => Object.values(score).reduce((sum, x) => sum + x, 0));
      for (let i = 0; i < pending; i++) {
        for (const [seat, place] of places.entries()) {
          const others = Math.max(...totals.filter((_, other) => other !== seat));
          lists.share.push(shares[seat]!);
          lists.place.push(place);
          lists.margin.push((totals[seat] ?? 0) - others);
        }
        lists.progress.push(began + (1 - began) * ((i + 0.5) / pending));
      }
    },
    positions: () => lists.seats.length,
  };
};

interface Part {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}
/** One file: a line of JSON that describes the columns, then the columns. */
export const packParts = (head: object, parts: readonly Part[]): Buffer => {
  const columns = parts.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.length }));
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, columns })}\n`), ...parts.map(({ bytes }) => bytes)]);
};
export const packColumns = ({ lists, sizes, rooms }: Columns): Buffer =>
  packParts(
    { sizes, rooms },
    NAMES.map(name => ({ name, type: TYPES[name], bytes: lists[name].bytes(TYPES[name]) })),
  );
