/** The store cannot be written or reached: logged once at the beginning and once at the end, however often it is noticed. */
import { isStoreAway, isUnwritable } from './conflict.ts';

export interface Trouble {
  /** Undefined: all is well. */
  readonly reason: string | undefined;
  /** True if the error is of this kind; then the caller need not log it. */
  note(error: unknown): boolean;
  /** Something was written. */
  clear(): void;
  /** Called at the beginning, with the reason, and at the end. */
  onChange(tell: (reason: string | undefined) => void): void;
}

export const noTrouble = (): Trouble => {
  let reason: string | undefined;
  const listeners: ((reason: string | undefined) => void)[] = [];
  const become = (next: string | undefined): void => {
    if (reason === next) return;
    reason = next;
    for (const tell of listeners) tell(reason);
  };
  return {
    get reason() {
      return reason;
    },
    note(error) {
      if (!isStoreAway(error)) return false;
      const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
      if (reason === undefined)
        become(
          isUnwritable(error)
            ? `the disk is full or cannot be written (${String(code)})`
            : `the database is away (${String(code ?? message)})`,
        );
      return true;
    },
    clear: () => become(undefined),
    onChange(listener) {
      listeners.push(listener);
    },
  };
};
