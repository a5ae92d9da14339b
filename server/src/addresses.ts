/** Where accounts were last seen, in memory only: what their bots think is charged to the address too. */

export interface Addresses {
  note(accountId: string, address: string): void;
  of(accountId: string): string | undefined;
}

const MOST = 20_000;

export const lastAddresses = (): Addresses => {
  const seen = new Map<string, string>();
  return {
    note(accountId, address) {
      // The latest at the end; the one not seen for longest goes first.
      seen.delete(accountId);
      seen.set(accountId, address);
      const [oldest] = seen.keys();
      if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
    },
    of: accountId => seen.get(accountId),
  };
};
