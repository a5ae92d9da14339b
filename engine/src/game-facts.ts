/** What server and web ask of a game without knowing it: which rooms are windows, whether players ask each other, which options are data. */
import type { Action, AnyGame, OptionSpec } from './contract.ts';

type Rooms = Pick<AnyGame, 'rooms'>;

/** The rooms that a player may have declined beforehand. */
export const windowsOf = ({ rooms }: Rooms): string[] => Object.keys(rooms).filter(name => rooms[name]?.isWindow);

/** By room: its decline. */
export const declinesOf = ({ rooms }: Rooms): Readonly<Record<string, Action>> =>
  Object.fromEntries(Object.entries(rooms).flatMap(([name, { decline }]) => (decline ? [[name, decline]] : [])));

/** Whether players of this game ask each other things. */
export const asksPlayers = ({ rooms }: Rooms): boolean => Object.values(rooms).some(room => room.asksPlayers);

/** The options that players are offered and that are data which people write (a pack). */
export const dataOptionsOf = ({ optionSpec }: Pick<AnyGame, 'optionSpec'>): string[] =>
  Object.entries(optionSpec as OptionSpec<Record<string, unknown>>).flatMap(([name, { kind, offered }]) =>
    kind === 'data' && offered ? [name] : [],
  );
