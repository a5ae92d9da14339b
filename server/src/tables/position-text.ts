/**
 * Positions as text, for sockets. A listener that takes changes gets the difference between two positions of its own viewer, and nothing
 * else; only what is in it is hashed again. For whole messages the engine makes the JSON of a viewer's position once for each cursor.
 */
import { crc32 } from 'node:zlib';
import type { AnyTable, Seat } from '@stoa/engine';
import { difference, type Position, printsOf } from '@stoa/protocol/changes';
import { faces } from './clocks.ts';
import type { LiveTable, Published } from './live-table.ts';

/** Remembers what the viewer is told now: the next change starts from it. `known`: what it was told before. */
export const notePublished = (live: LiveTable, table: AnyTable, viewer: Seat | undefined, known?: Published): void => {
  const { cursor, sight } = table.shown(viewer);
  if (live.published.get(viewer)?.cursor === cursor) return;
  if (known?.cursor === cursor) {
    live.published.set(viewer, known);
    return;
  }
  const position = sight as Position;
  const change = known && (difference(known.position, position) ?? {});
  live.published.set(viewer, { cursor, position, prints: printsOf(position, crc32, change, known?.prints), change });
};

/** The fields of a message that are no part of the position. */
const restText = (live: LiveTable, table: AnyTable, { viewer, cursor }: Place, now: number): string => {
  const { keep, events, undo } = table.since(viewer, cursor);
  const clocks = live.clocks ? JSON.stringify(faces(live.clocks, viewer, now, live.outages)) : '[]';
  return `"keep":${keep},"events":${JSON.stringify(events)},"undo":${undo},"clocks":${clocks},"sentAt":${now}`;
};

/** The last cursor that a viewer was sent. */
interface Place {
  readonly viewer: Seat | undefined;
  readonly cursor: number;
}

export const wholeText = (live: LiveTable, table: AnyTable, place: Place, now: number): string => {
  const { viewer } = place;
  const position = table.shownText(viewer).slice(1, -1);
  const rest = restText(live, table, place, now);
  return `{"t":"seat","table":"${live.id}","message":{"seat":${viewer ?? null},"cursor":${table.cursor(viewer)},${position},${rest}}}`;
};

/** The change from `base` to what `notePublished` has noted since. */
export const changeText = (live: LiveTable, table: AnyTable, viewer: Seat | undefined, base: Published, now: number): string => {
  const { cursor, prints, change } = live.published.get(viewer) as Published;
  const fingerprints = `"base":${base.prints.print},"print":${prints.print}`;
  const rest = restText(live, table, { viewer, cursor: base.cursor }, now);
  return `{"t":"change","table":"${live.id}","change":{"cursor":${cursor},${fingerprints},"position":${JSON.stringify(change)},${rest}}}`;
};
