/**
 * Looking preview at an online table: the server gives one state that this seat cannot tell from the true one, and the worker here tries
 * the draft on it. Nothing hidden is asked for, and the server is not told what is being tried.
 */
import type { Action, Illegal, Seat } from '@stoa/engine';
import type { Preview } from '../table/table-client.ts';
import { WorkerLink } from '../table/worker-client.ts';
import { call } from './api.ts';

export interface Foresight {
  preview(cursor: number, seat: Seat, draft: readonly Action[]): Promise<Preview | null>;
  why(cursor: number, seat: Seat, draft: readonly Action[], action: Action): Promise<Illegal | null>;
  close(): void;
}

export const foresight = (table: string, game: string): Foresight => {
  let worker: WorkerLink | undefined;
  let kept: { readonly cursor: number; readonly state: Promise<unknown> } | undefined;
  /** One sample serves until something this seat may see has changed. */
  const stateAt = (cursor: number): Promise<unknown> => {
    if (kept?.cursor !== cursor) kept = { cursor, state: call('GET /api/tables/:table/sample', { table }).then(({ state }) => state) };
    return kept.state;
  };
  /** Without an answer a step is simply sent by itself. */
  const trying = async <T>(cursor: number, ask: (link: WorkerLink, state: unknown) => Promise<T | null>): Promise<T | null> => {
    try {
      worker ??= new WorkerLink();
      return await ask(worker, await stateAt(cursor));
    } catch {
      kept = undefined;
      return null;
    }
  };
  return {
    preview: (cursor, seat, draft) => trying(cursor, (link, state) => link.ask('previewOf', { game, state, seat, draft })),
    why: (cursor, seat, draft, action) => trying(cursor, (link, state) => link.ask('whyAfter', { game, state, seat, draft, action })),
    close: () => worker?.close(),
  };
};
