/** The sessions of a restored store have ended: those of the test come back, with the cookies they had. */
import { hashToken, newId } from '../../src/ids.ts';
import { insertSession } from '../../src/store/accounts.ts';
import { openStore } from '../../src/store/open.ts';
import type { Client } from './client.ts';

export const signInAgain = async (folder: string, clients: readonly Client[]): Promise<void> => {
  const store = await openStore({ folder });
  for (const client of clients)
    await insertSession(store.db, {
      ...{ hash: hashToken(client.cookie.slice(client.cookie.indexOf('=') + 1)), id: newId(), kind: 'cookie', label: '' },
      ...{
        account_id: (await client.call('GET /api/me')).account?.id ?? '',
        created_at: 1,
        proved_at: 1,
        used_at: Date.now(),
        expires_at: Date.now() + 1e9,
      },
    });
  await store.close();
};
