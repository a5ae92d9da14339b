/**
 * The list of databases: addresses with commas between them. The first holds the accounts, and tables too; the others hold tables. An address may
 * end with `?name=NAME` (under which the map knows the database, so that its address can change) and `room=200GB` (how large it may become).
 */
import { StoreProblem } from '../store/problems.ts';

export interface DatabaseAddress {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly room: number;
}

const UNITS: Readonly<Record<string, number>> = { MB: 1e6, GB: 1e9, TB: 1e12 };
/** Where none is given: all alike. */
const USUAL_ROOM = 1e12;

const roomOf = (text: string | null): number => {
  if (text === null) return USUAL_ROOM;
  const [, n, unit = ''] = /^(\d{1,6})(MB|GB|TB)?$/.exec(text) ?? [];
  const factor = n === '0' ? 1 : UNITS[unit];
  if (n === undefined || factor === undefined) throw new StoreProblem(`room=${text} is no size: say 500MB, 200GB, 2TB or 0`);
  return Number(n) * factor;
};

/** The host and the name of the database: never a user or a password. */
const shown = ({ host, pathname }: URL): string => `${host}${pathname}`;

export const databaseAddresses = (list: string): readonly DatabaseAddress[] => {
  const found = list.split(/,(?=postgres(?:ql)?:\/\/)/).map(text => {
    // Never quoted: it may hold a password.
    if (!URL.canParse(text)) throw new StoreProblem('one of the database addresses is none: it must look like postgres://user@host/name');
    const address = new URL(text);
    const name = address.searchParams.get('name') ?? shown(address);
    const room = roomOf(address.searchParams.get('room'));
    address.searchParams.delete('name');
    address.searchParams.delete('room');
    return { url: address.href, name, room };
  });
  const twice = found.find(({ name }, i) => found.findIndex(other => other.name === name) !== i);
  if (twice) throw new StoreProblem(`two databases are called ${twice.name}`);
  return found;
};
