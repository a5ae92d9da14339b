/**
 * The rules number: a table keeps the one it began with (`s.rules`), and each predicate that changed since reads it.
 * 2: a philosophy that an Academy owes counts in prices (PA-13.2); a new one is taken at once where no other island could claim it, and
 * seats that wait may go on building (PA-4.7); a seat paid for a service is asked (PA-21.4); used Gifts leave before any replacement card (PA-9.7);
 * option A with nothing kept is asked once more (PA-15.2); wishes hold until the phase begins (PA-4.4).
 * 3: other costs in the built-in pack (PA-22.1, see pack/before.ts).
 */
export const NEWEST_RULES = 3;

/** A table begun under rules 1 is played by them to its end. */
export const isFirstRules = (s: { readonly rules: number }): boolean => s.rules === 1;
