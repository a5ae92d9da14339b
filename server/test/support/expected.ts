/** What every viewer must have been told, from the record alone: the game is folded again and searched for what the viewer may not know. */
import { type AnyGame, type Entry, openTable, type TableRecord } from '@stoa/engine';
import { draws } from '@stoa/fair';
import { expect } from 'vitest';
import { leaksIn } from './hidden.ts';

export interface Due {
  readonly messages: Map<number, string>;
  readonly log: unknown;
}

/** The messages every viewer must have had and the log it then has, from the record alone. */
export const expected = (game: AnyGame, record: TableRecord, viewers: readonly (number | undefined)[]): Due[] => {
  const { h: _h, ...header } = record.header;
  const table = openTable(game, header, draws(record.end.secret ?? '', header.table, header.entropies));
  const messages = viewers.map(() => new Map<number, string>());
  const cursors = viewers.map(() => 0);
  // The true states since each viewer's last message, including the state of that message.
  const then: unknown[][] = viewers.map(() => []);
  const note = (): void => {
    // While chance is still to act no viewer gets a message.
    if (game.actors(table.state).includes(-1) && !table.outcome) return;
    for (const [i, viewer] of viewers.entries()) {
      if (table.cursor(viewer) === cursors[i]) continue;
      const whole = table.since(viewer, cursors[i] ?? 0);
      const leaks = leaksIn(game.id, whole, viewer, then[i] ?? []);
      if (leaks.length > 0) expect({ viewer, leaks, events: whole.events, states: then[i] }).toEqual({});
      const { keep, events, waiting, actions, chairs, outcome, ...rest } = whole;
      cursors[i] = rest.cursor;
      then[i] = then[i]?.slice(-1) ?? [];
      messages[i]?.set(rest.cursor, JSON.stringify({ seat: viewer ?? null, ...rest, waiting, actions, chairs, outcome }));
    }
  };
  const remember = (): void => {
    const copy = game.clone(table.state);
    for (const states of then) states.push(copy);
  };
  remember();
  note();
  for (const { h: _, ...entry } of record.entries) {
    table.take(entry as unknown as Entry);
    remember();
    note();
  }
  return viewers.map((viewer, i) => ({
    messages: messages[i]!,
    log: JSON.parse(JSON.stringify(table.since(viewer, 0).events)) as unknown,
  }));
};
