/** A PostgreSQL database of its own for a test, made beside the one that STOA_TEST_DATABASE names. */
import pg from 'pg';

export const DATABASE = process.env.STOA_TEST_DATABASE;

export const freshDatabase = async (): Promise<{ readonly url: string; drop(): Promise<void> }> => {
  const name = `stoa_${process.pid}_${Date.now()}`;
  const admin = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: DATABASE });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await admin(`CREATE DATABASE ${name}`);
  const url = new URL(DATABASE ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
};
