/**
 * The rules number: a table keeps the one it began with (`s.rules`), and each predicate that changed since reads it.
 * 2: a philosophy that an Academy owes counts in prices (PA-13.2); a new one is taken at once where no other island could claim it, and
 * seats that wait may go on building (PA-4.7); a seat paid for a service is asked (PA-21.4); used Gifts leave before any replacement card (PA-9.7);
 * option A with nothing kept is asked once more (PA-15.2); wishes hold until the phase begins (PA-4.4).
 * 3: other costs in the built-in pack (PA-22.1, see pack/before.ts).
 * 4: a card paid instead of another may be of a kind that the cost has already, a power takes one card off what an island would really lose
 * (PA-22.10); cards laid out to be lost cannot be given away (PA-5.5); who by the number of cards can do nothing abroad or at the start of
 * trade is not asked (PA-21.4).
 */
export const NEWEST_RULES = 4;

/** What changed with this rules number holds at the table. */
export const hasRules = (s: { readonly rules: number }, since: number): boolean => s.rules >= since;

/** A table begun under rules 1 is played by them to its end. */
export const isFirstRules = (s: { readonly rules: number }): boolean => s.rules === 1;
