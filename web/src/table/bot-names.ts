/** Bots have names: the same ones at a table whenever it is opened. */
import type { SeatKind } from './table-client.ts';

export const BOT_NAMES = ['Kallias', 'Melitta', 'Timon', 'Xanthe', 'Dion', 'Lysis'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A number from the name of a table. */
export const tableHash = (words: string): number => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** By seat; null where a person sits. */
export const botNames = (table: string, seats: readonly SeatKind[]): readonly (BotName | null)[] => {
  const first = tableHash(table);
  let n = 0;
  return seats.map(kind => (kind === 'bot' ? (BOT_NAMES[(first + n++) % BOT_NAMES.length] ?? null) : null));
};
