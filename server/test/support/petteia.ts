/** Two people at a table of Petteia (or another game, with bots on the seats that are left), and a way to play it to the end. */
import type { SeatMessage } from '@stoa/protocol';
import { GAMES } from '../../src/games.ts';
import { type Client, guest, intentId, isSeat, type Line } from './client.ts';

export interface Pair {
  readonly table: string;
  readonly clients: readonly [Client, Client];
}

/** The first makes the table, the second follows the invitation. */
export const twoAtATable = async (url: string, settings: Record<string, unknown> = {}): Promise<Pair> => {
  const [first, second] = [await guest(url), await guest(url)];
  const game = typeof settings.game === 'string' ? settings.game : 'petteia';
  const bots = Array.from({ length: (GAMES.get(game)?.seatRange[0] ?? 2) - 2 }, () => ({ kind: 'bot', bot: 'random' }) as const);
  const { table } = await first.call('POST /api/tables', {}, { seats: [{ kind: 'me' }, { kind: 'open' }, ...bots], ...settings, game });
  const { token } = await first.call('POST /api/tables/:table/invitations', { table: table.table }, {});
  await second.call('POST /api/invitations/accept', {}, { token });
  return { table: table.table, clients: [first, second] };
};

/** Plays what `pick` says until the game is over or `most` moves were made. Returns the last messages seen. */
export const playOn = async (
  table: string,
  lines: readonly [Line, Line],
  start: readonly [SeatMessage, SeatMessage],
  pick: (message: SeatMessage, move: number) => unknown,
  most = 2000,
): Promise<[SeatMessage, SeatMessage]> => {
  const seen: [SeatMessage, SeatMessage] = [start[0], start[1]];
  for (let move = 0; move < most; move++) {
    const mover = seen.findIndex(message => message.decision !== null);
    if (mover < 0) break;
    const message = seen[mover]!;
    const answer = await lines[mover]!.intend(table, {
      id: intentId(),
      do: 'play',
      decision: message.decision,
      actions: [pick(message, move)],
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    for (const seat of [0, 1] as const) while (seen[seat]!.cursor < answer.cursor) seen[seat] = (await lines[seat].until(isSeat)).message;
  }
  return seen;
};

/** A fixed choice by seed and move number. Every game of Petteia ends: 60 quiet moves are a draw. */
export const anyMove =
  (seed: number) =>
  (message: SeatMessage, move: number): unknown =>
    message.actions[(seed * 7919 + move * 104_729) % message.actions.length];
