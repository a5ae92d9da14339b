/**
 * Positions as text, for sockets. A listener that takes changes gets the difference between two positions of its own viewer, and nothing
 * else; only what is in it is hashed again. For whole messages the engine makes the JSON of a viewer's position once for each cursor.
 */
import { crc32 } from 'node:zlib';
import type { AnyTable, Seat } from '@stoa/engine';
import { firstTold, listText, newSharedWork, nextTold, type Position, type SharedWork } from '@stoa/protocol/changes';
import { faces } from './clocks.ts';
import type { LiveTable, Published } from './live-table.ts';

/** Remembers what the viewer is told now: the next change starts from it. `known`: what it was told before. */
export const notePublished = (
  live: LiveTable,
  table: AnyTable,
  viewer: Seat | undefined,
  known?: Published,
  shared: SharedWork = newSharedWork(),
): void => {
  const { cursor, sight } = table.shown(viewer);
  if (live.published.get(viewer)?.cursor === cursor) return;
  if (known?.cursor === cursor) {
    live.published.set(viewer, known);
    return;
  }
  const position = sight as Position;
  if (known) {
    const { told, text } = nextTold(known.told, position, crc32, shared);
    live.published.set(viewer, { cursor, told, change: text });
  } else live.published.set(viewer, { cursor, told: firstTold(position, crc32), change: undefined });
};

/** The last cursor that a viewer was sent, and what the texts to all viewers have in common. */
interface Place {
  readonly viewer: Seat | undefined;
  readonly cursor: number;
  readonly shared: SharedWork;
}

/** The fields of a message that are no part of the position. */
const restText = (live: LiveTable, table: AnyTable, { viewer, cursor, shared }: Place, now: number): string => {
  const { keep, events, undo } = table.newsSince(viewer, cursor);
  const clocks = live.clocks ? JSON.stringify(faces(live.clocks, viewer, now, live.outages)) : '[]';
  return `"keep":${keep},"events":${listText(shared, events)},"undo":${undo},"clocks":${clocks},"sentAt":${now}`;
};

export const wholeText = (live: LiveTable, table: AnyTable, place: Place, now: number): string => {
  const { viewer } = place;
  const position = table.shownText(viewer).slice(1, -1);
  const rest = restText(live, table, place, now);
  return `{"t":"seat","table":"${live.id}","message":{"seat":${viewer ?? null},"cursor":${table.cursor(viewer)},${position},${rest}}}`;
};

/** The change from `base`, at whose cursor the viewer is, to what `notePublished` has noted since. */
export const seatChangeText = (live: LiveTable, table: AnyTable, place: Place, base: Published, now: number): string => {
  const { cursor, told, change = '{}' } = live.published.get(place.viewer) as Published;
  const fingerprints = `"base":${base.told.prints.print},"print":${told.prints.print}`;
  const rest = restText(live, table, place, now);
  return `{"t":"change","table":"${live.id}","change":{"cursor":${cursor},${fingerprints},"position":${change},${rest}}}`;
};
