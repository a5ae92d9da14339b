/** The commands of an operator, validated and run: in the app of the running server, or in one that is built for the command. */
import { messageOf } from '@stoa/engine';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { App } from '../app.ts';
import { newEpoch } from './new-epoch.ts';
import type { Operated } from './operated.ts';
import { ban, cleanGuests, removeLine, reports, reset, sweep } from './people.ts';
import { checkTables, listTables, move, places, voidTable } from './tables.ts';

const TableId = Type.String({ minLength: 1, maxLength: 64 });

const Who = Type.String({ minLength: 1, maxLength: 100 });

const Request = Type.Union([
  /** A consistent copy of the embedded store. `file`: an absolute path where no file exists. */
  Type.Object({ do: Type.Literal('backup'), file: Type.String({ minLength: 1, maxLength: 4096 }) }),
  /** `who`: a login or the id of an account. */
  Type.Object({ do: Type.Enum(['ban', 'unban']), who: Who }),
  Type.Object({ do: Type.Literal('reset'), who: Who, keepPasskeys: Type.Optional(Type.Boolean()) }),
  Type.Object({ do: Type.Literal('remove-line'), table: TableId, n: Type.Integer({ minimum: 1 }) }),
  Type.Object({ do: Type.Literal('tables'), state: Type.Optional(Type.Enum(['waiting', 'playing', 'over'])) }),
  Type.Object({ do: Type.Literal('void'), table: TableId }),
  Type.Object({ do: Type.Literal('move'), table: TableId, to: Type.String({ minLength: 1, maxLength: 300 }) }),
  Type.Object({ do: Type.Enum(['check-tables', 'clean-guests', 'new-epoch', 'places', 'reports', 'sweep']) }),
]);
export type OperatorRequest = Static<typeof Request>;

const request = Compile(Request);

const perform = async (app: App, wish: OperatorRequest): Promise<Operated> => {
  switch (wish.do) {
    case 'backup':
      await app.store.backup(wish.file);
      return { lines: [`copied to ${wish.file}`] };
    case 'ban':
    case 'unban':
      return ban(app, wish.who, wish.do === 'ban');
    case 'reset':
      return reset(app, wish.who, wish.keepPasskeys ?? false);
    case 'remove-line':
      return removeLine(app, wish.table, wish.n);
    case 'tables':
      return listTables(app, wish.state);
    case 'void':
      return voidTable(app, wish.table);
    case 'move':
      return move(app, wish.table, wish.to);
    case 'places':
      return places(app);
    case 'check-tables':
      return checkTables(app);
    case 'clean-guests':
      return cleanGuests(app);
    case 'new-epoch':
      return newEpoch(app);
    case 'reports':
      return reports(app);
    case 'sweep':
      return sweep(app);
  }
};

export const operate = async (app: App, json: unknown): Promise<Operated> => {
  if (!request.Check(json)) return { problem: 'the server does not understand: is it another version of stoa?' };
  try {
    return await perform(app, json);
  } catch (error) {
    return { problem: messageOf(error) };
  }
};

/** The same in a server that runs. */
export const operateServing = async (app: App, json: unknown): Promise<Operated> =>
  request.Check(json) && json.do === 'new-epoch' ? { problem: 'stop the server first' } : operate(app, json);
