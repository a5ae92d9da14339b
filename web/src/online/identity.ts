/** Who I am to the server. A guest account is made when it is first needed, without a question. */
import type { Account } from '@stoa/protocol';
import { create } from 'zustand';
import { call } from './api.ts';

interface Identity {
  /** undefined: not asked yet · null: no account. */
  readonly account: Account | null | undefined;
  ask(): Promise<Account | null>;
  /** Makes a guest where there is no account. */
  be(): Promise<Account>;
  know(account: Account | null): void;
}

export const useIdentity = create<Identity>()((set, get) => ({
  account: undefined,
  async ask() {
    const { account } = await call('GET /api/me');
    set({ account });
    return account;
  },
  async be() {
    const known = get().account;
    if (known) return known;
    const { account } = await call('POST /api/guest');
    if (account === null) throw new Error('a guest was not made');
    set({ account });
    return account;
  },
  know: account => set({ account }),
}));

/** The name others see; nothing is sent if it is the one they see already. */
export const callMe = async (name: string): Promise<void> => {
  const { account, know } = useIdentity.getState();
  const wanted = name.trim();
  if (wanted === '' || wanted === account?.name) return;
  know((await call('PATCH /api/me', {}, { name: wanted })).account);
};
