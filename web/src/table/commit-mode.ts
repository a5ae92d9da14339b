/**
 * opens: may be only the beginning of a move · at-once: undo takes it back, no confirmation needed · adjusts: a number is set while it is
 * drafted, so it waits even where undo could take it back.
 */
export type CommitMode = 'opens' | 'whole' | 'at-once' | 'adjusts';
