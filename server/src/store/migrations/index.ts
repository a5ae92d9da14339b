/** All migrations in order of name, for both engines. Applied at start; idempotent, and safe from several processes (the migrator locks). */
import { type Kysely, Migrator } from 'kysely';
import type { Schema } from '../schema.ts';
import { schema } from './0001-schema.ts';
import { windowsBansMutes } from './0002-windows-bans-mutes.ts';
import { noticesPasskeysPresence } from './0003-notices-passkeys-presence.ts';
import { tablesByChange } from './0004-tables-by-change.ts';
import { plans } from './0005-plans.ts';
import { oneSeatEach } from './0006-one-seat-each.ts';
import { notesSnapshots } from './0007-notes-snapshots.ts';
import { proofsPacksChores } from './0008-proofs-packs-chores.ts';
import { endsAndEpochs } from './0009-ends-and-epochs.ts';
import { processes } from './0010-processes.ts';
import { entryPartitions } from './0011-entry-partitions.ts';
import { places } from './0012-places.ts';
import { intentsInMemory } from './0013-intents-in-memory.ts';

/** Stores remember these names: a name never changes, and its number is that of the file. */
const MIGRATIONS = {
  '0001-first': schema,
  '0002-second': windowsBansMutes,
  '0003-third': noticesPasskeysPresence,
  '0004-fourth': tablesByChange,
  '0005-fifth': plans,
  '0006-sixth': oneSeatEach,
  '0007-seventh': notesSnapshots,
  '0008-proofs-packs-chores': proofsPacksChores,
  '0009-ends-and-epochs': endsAndEpochs,
  '0010-processes': processes,
  '0011-entry-partitions': entryPartitions,
  '0012-places': places,
  '0013-intents-in-memory': intentsInMemory,
};
/** A store with other names was made by a newer version. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** `to`: no further than this one; tests walk from one to the next. */
export const migrate = async (db: Kysely<Schema>, to?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
};
