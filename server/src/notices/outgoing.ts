/**
 * Outgoing requests, to URLs that users have entered: https only, to a public address (checked after the name was
 * resolved; the connection goes to the checked address), no redirects, a limit of five seconds, only the status of the answer is used.
 */
import { Resolver } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PRIVATE_4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Mapped, translated and tunnelled IPv4 among them: every form that could encode a private IPv4 address. */
const PRIVATE_6 =
  '::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

const listOf = (ranges: string, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [net = '', bits = ''] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};
// Two lists: in a single list every IPv4 address would match the mapped range.
const [private4, private6] = [listOf(PRIVATE_4, 'ipv4'), listOf(PRIVATE_6, 'ipv6')];

export const isPrivate = (address: string): boolean =>
  isIP(address) === 6 ? private6.check(address, 'ipv6') : private4.check(address, 'ipv4');
const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

const TIMEOUT_MS = 5_000;
/** Milliseconds within which a name must resolve. A refusal takes the same time. */
const LOOKUP_MS = 2_000;

interface Target {
  readonly address: string;
  readonly family: number;
}

/** Asks the name servers directly, with a timeout and without a thread that could hang. Ignores the hosts file of this machine. */
const addressesOf = async (name: string, servers: readonly string[] | undefined): Promise<readonly Target[]> => {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), LOOKUP_MS);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(timer);
  return found.flatMap((answer, i) =>
    answer.status === 'rejected' ? [] : answer.value.map(address => ({ address, family: i === 0 ? 4 : 6 })),
  );
};

export interface Outgoing {
  /** Throws `Forbidden` where sending is not allowed. Neither message nor timing shows whether an internal name exists. */
  check(url: string): Promise<void>;
  /** Returns the status of the answer. Throws if the request is forbidden, fails or takes too long. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<number>;
}

/** The URL is not allowed; reported to the user who entered it. */
export class Forbidden extends Error {}

/** `allowLoopback`: this machine too, and there without TLS. `servers`: other name servers. Both for tests only. */
export const outgoing = (allowLoopback: boolean, servers?: readonly string[]): Outgoing => {
  const vetted = async (url: URL): Promise<Target> => {
    const { hostname, protocol, username, password } = url;
    if (username !== '' || password !== '') throw new Forbidden('credentials in the address');
    const name = hostname.replace(/^\[(.*)\]$/, '$1');
    const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await addressesOf(name, servers);
    const mayGo = ({ address }: { readonly address: string }): boolean =>
      allowLoopback && isLoopback(address) ? true : protocol === 'https:' && !isPrivate(address);
    const [first] = found;
    // Checks all addresses: a name with one public and one private address is refused.
    if (!first || !found.every(mayGo)) throw new Forbidden('not a public https address');
    return first;
  };
  return {
    async check(text) {
      const url = new URL(text);
      const isName = isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0;
      const pause = isName ? wait(LOOKUP_MS) : undefined;
      try {
        await vetted(url);
      } catch (error) {
        await pause;
        throw error;
      }
    },
    async post(text, headers, body) {
      const url = new URL(text);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const target = await Promise.race([
        vetted(url),
        new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('timed out')), { once: true })),
      ]);
      const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
      return new Promise((resolve, reject) => {
        const asked = request(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
            signal,
            // A new connection for each request: nothing is shared between targets of different users.
            agent: false,
            lookup: (_name, options, done) => {
              if (options.all) done(null, [target]);
              else done(null, target.address, target.family);
            },
          },
          answer => {
            // Only the status is used: redirects are not followed, the body is not read.
            resolve(answer.statusCode ?? 0);
            answer.destroy();
          },
        );
        asked.on('error', reject);
        asked.end(body);
      });
    },
  };
};
