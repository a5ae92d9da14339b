/** The sockets that are open here, also by account and by network: neither an arrival nor a slow reader looks at all of them. */
import type { Connection } from './socket-connection.ts';

export interface OpenSockets {
  readonly all: ReadonlySet<Connection>;
  add(connection: Connection): void;
  delete(connection: Connection): void;
  ofAccount(accountId: string): ReadonlySet<Connection>;
  inNetwork(network: string): ReadonlySet<Connection>;
}

const NONE: ReadonlySet<Connection> = new Set();

export const openSockets = (): OpenSockets => {
  const all = new Set<Connection>();
  const byKey = new Map<string, Set<Connection>>();
  const accountKey = (accountId: string): string => `account ${accountId}`;
  const networkKey = (network: string): string => `network ${network}`;
  const keysOf = ({ caller, networks }: Connection): string[] => [accountKey(caller.account.id), ...networks.map(networkKey)];
  return {
    all,
    add(connection) {
      all.add(connection);
      for (const key of keysOf(connection)) {
        const same = byKey.get(key);
        if (same) same.add(connection);
        else byKey.set(key, new Set([connection]));
      }
    },
    delete(connection) {
      all.delete(connection);
      for (const key of keysOf(connection)) {
        const same = byKey.get(key);
        same?.delete(connection);
        if (same?.size === 0) byKey.delete(key);
      }
    },
    ofAccount: accountId => byKey.get(accountKey(accountId)) ?? NONE,
    inNetwork: network => byKey.get(networkKey(network)) ?? NONE,
  };
};
