/** The disk of the store is full or cannot be written, on either engine. */
export const isUnwritable = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && (/^SQLITE_(FULL|READONLY|IOERR)/.test(code) || code === 'ENOSPC' || code === '53100');
};

/** PostgreSQL is stopped, stopping or starting, or the disk is full: the caller should try again later. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08006']);
export const isStoreAway = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return (
    isUnwritable(error) ||
    (typeof code === 'string' && AWAY.has(code)) ||
    (typeof message === 'string' && /^Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message))
  );
};

/** Two transactions waited for each other and this one gave way: the same may be tried again. */
export const isDeadlock = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '40P01';

/** A duplicate key, by the error codes of both engines. */
export const isConflict = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
};

/** A violated foreign key: an account or a table was deleted at the same time. */
export const isOrphan = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
};
