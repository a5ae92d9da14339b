/** Addresses as limits count them, and where accounts were last seen (in memory only): thinking time of bots is charged there too. */

/** For IPv6 the /64 network: a client with one of its addresses has them all. An IPv4 address in any notation is itself. */
export const networkOf = (ip: string): string => {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = [], tail] = ip.split('::').map(half => half.split(':').filter(group => group !== ''));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

const NETWORK_64 = /^(.*?)([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):([0-9a-f]+)::\/64$/;

/**
 * The network of 56 bits around one of 64 at the end of `key`; undefined for IPv4 and other keys. Providers give a household
 * 56 bits, and with them 256 networks of 64.
 */
export const widerOf = (key: string): string | undefined => {
  const [, before = '', groups = '', last] = NETWORK_64.exec(key) ?? [];
  return last === undefined ? undefined : `${before}${groups}:${(Number.parseInt(last, 16) & 0xff00).toString(16)}::/56`;
};

/** How many times the limit of a /64 network the wider one has: it is several households. */
export const WIDER = 4;

/** A network and, of IPv6, the wider one around it: both are counted. */
export const withWider = (network: string): readonly string[] => {
  const wider = widerOf(network);
  return wider === undefined ? [network] : [network, wider];
};

/** Where a request comes from, as limits count it. A connection that was reset already has no address. */
export const addressOf = (request: { readonly ip: string | undefined }): string => networkOf(request.ip ?? '');

export interface Addresses {
  note(accountId: string, address: string): void;
  of(accountId: string): string | undefined;
}

const MOST = 20_000;

export const lastAddresses = (): Addresses => {
  const seen = new Map<string, string>();
  return {
    note(accountId, address) {
      // The latest is at the end; the least recently seen is dropped first.
      seen.delete(accountId);
      seen.set(accountId, address);
      const [oldest] = seen.keys();
      if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
    },
    of: accountId => seen.get(accountId),
  };
};
