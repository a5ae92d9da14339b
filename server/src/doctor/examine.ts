/** `stoa doctor`: checks everything that a server with these settings needs, each item alone, and says what is wrong and what to do. */
import { statfs } from 'node:fs/promises';
import { transportOf } from '../notices/mail.ts';
import { type Check, ok, reasonOf, type SecretAddresses, warning, wrong } from './check.ts';
import { findStores, nearestFolder, type StoreFound } from './store.ts';

/** As `serve` reads them. */
export interface HostSettings extends SecretAddresses {
  readonly data: string;
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: boolean;
  readonly mailFrom?: string | undefined;
}

const MEGABYTE = 1024 * 1024;
/** Below the first the store takes no moves; below the second there is soon no room for a backup. */
const DISK_NEEDED = 16 * MEGABYTE;
const DISK_WISHED = 1024 * MEGABYTE;

const disk = async ({ data, database }: HostSettings): Promise<Check> => {
  if (database !== undefined) return ok('disk', 'the store is a database: look at the disk of its own machine');
  const { bavail, bsize } = await statfs(await nearestFolder(data));
  const free = bavail * bsize;
  const says = `${Math.floor(free / MEGABYTE)} MB are free on the disk of ${data}`;
  if (free < DISK_NEEDED) return wrong('disk', says, 'free some space: the store takes no moves on a full disk');
  if (free < DISK_WISHED) return warning('disk', says, 'free some space: moves and backups need it');
  return ok('disk', says);
};

/** Milliseconds that clocks may differ: between processes that share a database, and between a file's last change and the time it was made. */
const CLOCK_MS = 2_000;

const clock = ({ ahead }: StoreFound, { database }: HostSettings): Check => {
  const seconds = Math.round(Math.abs(ahead ?? 0) / 1000);
  if (ahead === undefined) return ok('clock', `it is ${new Date().toISOString()}; there is nothing to compare it with`);
  if (database === undefined)
    return ahead > CLOCK_MS
      ? wrong('clock', `the store was written ${seconds} s in the future`, 'set the clock of this machine (NTP)')
      : ok('clock', `it is ${new Date().toISOString()}, later than the last change of the store`);
  if (Math.abs(ahead) <= CLOCK_MS) return ok('clock', 'this machine and the database agree');
  const says = `the database is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine`;
  return wrong('clock', says, 'let both follow a time server (NTP): the clocks of games depend on it');
};

const LOCAL = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

const proxy = ({ publicUrl, trustProxy = false }: HostSettings): Check => {
  if (publicUrl === undefined)
    return trustProxy
      ? wrong(
          'proxy',
          '--trust-proxy is set, the public address is not',
          'say --public-url https://…: requests by another name are refused',
        )
      : ok('proxy', 'no public address: for this machine and its network only');
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && !LOCAL.test(hostname))
    return warning(
      'proxy',
      `${publicUrl} is not encrypted: cookies travel openly, passkeys and push do not work`,
      'put a proxy with TLS in front and say --public-url https://… --trust-proxy',
    );
  if (protocol === 'https:' && !trustProxy)
    return warning(
      'proxy',
      'the public address is https, so a proxy stands in front, but its headers are not trusted: all players share the limits of one address',
      'say --trust-proxy, and let the proxy set X-Forwarded-For, X-Forwarded-Proto and Host',
    );
  return ok('proxy', `${publicUrl}${trustProxy ? ', behind a proxy whose X-Forwarded headers are trusted' : ''}`);
};

const mail = async (settings: HostSettings): Promise<Check> => {
  const { smtp, mailFrom, publicUrl } = settings;
  if (smtp === undefined)
    return mailFrom === undefined
      ? ok('mail', 'no mail server: no e-mail is sent')
      : warning('mail', 'a sender is set, but no mail server: no e-mail is sent', 'say --smtp, or leave --mail-from out');
  const transport = transportOf(smtp);
  try {
    await transport.verify();
  } catch (error) {
    return wrong(
      'mail',
      `the mail server does not take mail from us: ${reasonOf(error, settings)}`,
      'check address, user, password and TLS of --smtp',
    );
  } finally {
    transport.close();
  }
  return publicUrl === undefined
    ? warning('mail', 'the mail server answers, but links in mails lead to localhost', 'say --public-url')
    : ok('mail', 'the mail server answers');
};

const push = ({ pushKeys }: StoreFound, { publicUrl }: HostSettings): Check => {
  if (pushKeys === 'broken')
    return wrong(
      'push',
      'the keys of web push in the store cannot be read',
      'restore a copy of the store; new keys would end every subscription',
    );
  if (publicUrl === undefined || !(publicUrl.startsWith('https:') || LOCAL.test(new URL(publicUrl).hostname)))
    return warning('push', 'browsers take push from an https address only', 'say --public-url https://…, or go without push');
  return ok(
    'push',
    pushKeys === 'none' ? 'the first start makes the keys' : pushKeys === undefined ? 'keys not looked at' : 'keys are there',
  );
};

const redis = async (settings: HostSettings): Promise<Check[]> => {
  if (settings.redis === undefined) return [];
  const { connectRedis } = await import('../redis.ts');
  const connection = connectRedis(settings.redis);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('ready', resolve);
      connection.once('error', reject);
      connection.once('close', () => reject(new Error('the connection was closed')));
    });
    await connection.ping();
    return [ok('redis', 'Redis answers')];
  } catch (error) {
    const says = `Redis does not answer: ${reasonOf(error, settings)}`;
    return [wrong('redis', says, 'check the address of --redis; until then processes work alone, with hints by the database')];
  } finally {
    connection.disconnect();
  }
};

export const examine = async (settings: HostSettings): Promise<readonly Check[]> => {
  const [store, ...others] = await findStores(settings);
  return [
    store.check,
    ...others.map(({ check }) => check),
    await disk(settings),
    clock(store, settings),
    ...others.filter(({ ahead }) => ahead !== undefined).map(found => clock(found, settings)),
    proxy(settings),
    await mail(settings),
    push(store, settings),
    ...(await redis(settings)),
  ];
};
