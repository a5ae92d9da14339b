/**
 * Positions as text, for sockets. A listener that takes changes gets the difference between two positions of its own viewer, and nothing
 * else; only what is in it is hashed again. For whole messages the engine makes the JSON of a viewer's position once for each cursor.
 */
import { crc32 } from 'node:zlib';
import type { AnyTable, Seat } from '@stoa/engine';
import { firstTold, listText, newSharedWork, nextTold, type Position, type SharedWork } from '@stoa/protocol/changes';
import { faces } from './clocks.ts';
import type { Form, LiveTable, Published } from './live-table.ts';

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
    const change = nextTold(known.told, position, crc32, shared);
    live.published.set(viewer, { cursor, told: known.told, print: known.told.print, change });
  } else {
    const told = firstTold(position, crc32);
    live.published.set(viewer, { cursor, told, print: told.print, change: undefined });
  }
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

/** The fields beside the position that are not as usual. */
const unusualText = (live: LiveTable, table: AnyTable, { viewer, cursor, shared }: Place, now: number): string => {
  const { keep, keepsAll, events, undo } = table.newsSince(viewer, cursor);
  let text = keepsAll ? '' : `,"keep":${keep}`;
  if (events.length > 0) text += `,"events":${listText(shared, events)}`;
  if (undo) text += ',"undo":true';
  if (live.clocks) text += `,"clocks":${JSON.stringify(faces(live.clocks, viewer, now, live.outages))},"sentAt":${now}`;
  return text;
};

/** From `base`, at whose cursor the viewer is, to what `notePublished` has noted since. */
interface ChangeForm {
  readonly base: Published;
  readonly form: Form;
  readonly now: number;
}

export const changeText = (live: LiveTable, table: AnyTable, place: Place, { base, form, now }: ChangeForm): string => {
  const { cursor, print, change = '{}' } = live.published.get(place.viewer) as Published;
  const fields =
    form === 'short-change'
      ? `"print":${print},"position":${change}${unusualText(live, table, place, now)}`
      : `"base":${base.print},"print":${print},"position":${change},${restText(live, table, place, now)}`;
  return `{"t":"change","table":"${live.id}","change":{"cursor":${cursor},${fields}}}`;
};
