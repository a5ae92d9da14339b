/** The rows of the processes that serve a store. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { ProcessRow } from './site-rows.ts';

type Db = Kysely<Schema>;

/** Writes the row of this process, again if another took it for dead and deleted it. */
export const beatProcess = async (db: Db, row: Omit<ProcessRow, 'beats' | 'ended'>): Promise<void> => {
  const { sockets, tables } = row;
  await db
    .insertInto('processes')
    .values({ ...row, beats: 1, ended: 0 })
    .onConflict(c => c.column('id').doUpdateSet(eb => ({ sockets, tables, beats: eb('processes.beats', '+', 1) })))
    .execute();
};

export const allProcesses = (db: Db): Promise<ProcessRow[]> => db.selectFrom('processes').selectAll().orderBy('started_at').execute();

/** At the end of a process that has sent all its hints. */
export const endProcess = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('processes').set({ ended: 1 }).where('id', '=', id).execute();
};

/** Unless it has beaten again. */
export const dropProcess = async (db: Db, { id, beats }: Pick<ProcessRow, 'id' | 'beats'>): Promise<void> => {
  await db.deleteFrom('processes').where('id', '=', id).where('beats', '=', beats).execute();
};
