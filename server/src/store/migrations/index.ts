/** All migrations in order of name, for both engines. Applied at start; safe twice and from several processes (the migrator locks). */
import { type Kysely, Migrator } from 'kysely';
import type { Schema } from '../schema.ts';
import { endsAndEpochs } from './ends-and-epochs.ts';
import { fifth } from './fifth.ts';
import { first } from './first.ts';
import { fourth } from './fourth.ts';
import { proofsPacksChores } from './proofs-packs-chores.ts';
import { second } from './second.ts';
import { seventh } from './seventh.ts';
import { sixth } from './sixth.ts';
import { third } from './third.ts';

const MIGRATIONS = {
  '0001-first': first,
  '0002-second': second,
  '0003-third': third,
  '0004-fourth': fourth,
  '0005-fifth': fifth,
  '0006-sixth': sixth,
  '0007-seventh': seventh,
  '0008-proofs-packs-chores': proofsPacksChores,
  '0009-ends-and-epochs': endsAndEpochs,
};
/** A store that knows others was made by a newer version. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
