/** The engines a test runs on: always the embedded store, PostgreSQL where STOA_TEST_DATABASE names one. */
import { DATABASE, freshDatabase } from './database.ts';

export const ENGINES: readonly ('sqlite' | 'postgres')[] = DATABASE === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** What a server is told to use the engine, with a database of its own. */
export const storeOn = async (
  engine: (typeof ENGINES)[number],
): Promise<{ readonly options: { readonly database?: string }; drop(): Promise<void> }> => {
  if (engine === 'sqlite') return { options: {}, drop: async () => undefined };
  const { url, drop } = await freshDatabase();
  return { options: { database: url }, drop };
};
