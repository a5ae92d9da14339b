/** opens: may be only the beginning of a move · at-once: undo takes it back, no confirmation needed. */
export type CommitMode = 'opens' | 'whole' | 'at-once';
