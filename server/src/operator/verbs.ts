/** What an operator may ask, checked here once: by the running server on its own connection, or in a house opened for the purpose. */
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { House } from '../house.ts';

const Request = Type.Union([
  /** A consistent copy of the embedded store. An absolute path where nothing is yet. */
  Type.Object({ do: Type.Literal('backup'), file: Type.String({ minLength: 1, maxLength: 4096 }) }),
]);
export type OperatorRequest = Static<typeof Request>;

/** Lines for the operator to read, or one that says what is wrong. */
export type Operated = { readonly lines: readonly string[] } | { readonly problem: string };

const request = Compile(Request);

const perform = async (house: House, wish: OperatorRequest): Promise<Operated> => {
  switch (wish.do) {
    case 'backup':
      await house.store.backup(wish.file);
      return { lines: [`copied to ${wish.file}`] };
  }
};

export const operate = async (house: House, json: unknown): Promise<Operated> => {
  if (!request.Check(json)) return { problem: 'the server does not understand: is it another version of stoa?' };
  try {
    return await perform(house, json);
  } catch (error) {
    return { problem: (error as Error).message };
  }
};
