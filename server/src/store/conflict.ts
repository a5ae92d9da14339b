/** The disk under the store is full, or takes nothing for another reason. Either engine. */
export const isUnwritable = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && (/^SQLITE_(FULL|READONLY|IOERR)/.test(code) || code === 'ENOSPC' || code === '53100');
};

/** PostgreSQL is gone, going or coming, or the disk is full: nothing is known to be wrong, and trying again is right. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08006']);
export const isStoreAway = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return (
    isUnwritable(error) ||
    (typeof code === 'string' && AWAY.has(code)) ||
    (typeof message === 'string' && /^Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message))
  );
};

/** A duplicate key, in the words of both engines. */
export const isConflict = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
};

/** … and for "the row this one names is not there": an account or a table that was deleted in the same moment. */
export const isOrphan = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
};
