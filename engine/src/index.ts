export * from './action-schema.ts';
export * from './bits.ts';
export * from './canonical.ts';
export * from './contract.ts';
export * from './draws.ts';
export * from './entries.ts';
export * from './frames.ts';
export * from './from-rooms.ts';
export * from './game-facts.ts';
export * from './guards.ts';
export { headerProblem, makeHeader } from './header.ts';
export { fromKeys, isKey, keysOf } from './keys.ts';
export { foldTable, openTable } from './open-table.ts';
export * from './options.ts';
export { winnersOf, winShares } from './outcome.ts';
export { filled, packed, setAll } from './packed.ts';
export {
  type Fairness,
  MAX_RECORD_BYTES,
  makeRecord,
  parseRecord,
  type RecordEnd,
  type RecordProblem,
  type SeenRecord,
  seatRecord,
  type TableRecord,
} from './record.ts';
export * from './rng.ts';
export * from './rooms.ts';
export * from './table.ts';
export * from './text.ts';
export * from './text-tools.ts';
export { UNDO_REACH, type UndoBarrier } from './undo.ts';
export { type Verdict, verifyRecord } from './verify.ts';
export { commonPart, type ViewParts } from './view-parts.ts';
export type { CursorHistory } from './viewers.ts';
