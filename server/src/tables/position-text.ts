/**
 * Positions as text, for sockets. The engine makes the JSON of a viewer's position once for each cursor; the server sends and hashes
 * that text. A listener that takes changes gets the difference between two positions of its own viewer, and nothing else.
 */
import { crc32 } from 'node:zlib';
import type { AnyTable, Seat } from '@stoa/engine';
import { difference } from '@stoa/protocol/changes';
import { faces } from './clocks.ts';
import type { LiveTable, Published } from './live-table.ts';

/** Remembers what the viewer is told now: the next change starts from it. `known`: what it was told before. */
export const notePublished = (live: LiveTable, table: AnyTable, viewer: Seat | undefined, known?: Published): void => {
  const { cursor, sight, text } = table.shown(viewer);
  if (live.published.get(viewer)?.cursor === cursor) return;
  live.published.set(viewer, known?.cursor === cursor ? known : { cursor, position: sight, print: crc32(text) });
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
  const { cursor, text } = table.shown(viewer);
  const rest = restText(live, table, place, now);
  return `{"t":"seat","table":"${live.id}","message":{"seat":${viewer ?? null},"cursor":${cursor},${text.slice(1, -1)},${rest}}}`;
};

/** The change since `base`, or the whole position where `base` is no longer known. Call `notePublished` first. */
export const changeText = (live: LiveTable, table: AnyTable, viewer: Seat | undefined, base: Published, now: number): string => {
  const { cursor, sight, text } = table.shown(viewer);
  const place = { viewer, cursor: base.cursor };
  const change = JSON.stringify(difference(base.position, sight) ?? {});
  if (change.length >= text.length) return wholeText(live, table, place, now);
  const prints = `"base":${base.print},"print":${live.published.get(viewer)?.print}`;
  const rest = restText(live, table, place, now);
  return `{"t":"change","table":"${live.id}","change":{"cursor":${cursor},${prints},"position":${change},${rest}}}`;
};
