/** The local implementation of TableClient: a worker that runs the rules, the bots and the saving. */
import type { RequestName, Requests, WorkerAnswer } from '../worker/protocol.ts';
import { makeFeed } from './session.ts';
import type { Session, TableClient, TableInfo } from './table-client.ts';

export class WorkerLink {
  private readonly worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { resolve: (body: never) => void; reject: (error: Error) => void }>();
  private readonly feed = makeFeed();
  private calls = 0;
  private onElsewhere: (() => void) | undefined;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('update' in data) {
        this.feed.hear(data.update);
        return;
      }
      if ('elsewhere' in data) {
        this.onElsewhere?.();
        return;
      }
      const call = this.waiting.get(data.call);
      this.waiting.delete(data.call);
      if ('failed' in data) call?.reject(new Error(data.failed));
      else call?.resolve(data.body as never);
    };
    this.worker.onerror = event => {
      for (const call of this.waiting.values()) call.reject(new Error(event.message));
      this.waiting.clear();
    };
  }

  ask<K extends RequestName>(name: K, body: Requests[K]['in']): Promise<Requests[K]['out']> {
    const call = ++this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve: resolve as (body: never) => void, reject });
      this.worker.postMessage({ call, name, body });
    });
  }

  listen(onSession: (session: Session) => void): () => void {
    return this.feed.listen(onSession);
  }

  whenElsewhere(listener: () => void): void {
    this.onElsewhere = listener;
  }

  close(): void {
    this.worker.terminate();
  }
}

export const clientOf = (link: WorkerLink, info: TableInfo): TableClient => ({
  info,
  listen: listener => link.listen(listener),
  whenElsewhere: listener => link.whenElsewhere(listener),
  play: (seat, decision, actions) => link.ask('play', { seat, decision, actions }),
  undo: seat => link.ask('undo', { seat }),
  concede: seat => link.ask('concede', { seat }),
  why: (seat, draft, action) => link.ask('why', { seat, draft, action }),
  preview: (seat, draft) => link.ask('preview', { seat, draft }),
  lookAs: seat => void link.ask('look', { seat }),
  pace: pace => void link.ask('pace', { pace }),
  next: () => void link.ask('next', null),
  skip: () => void link.ask('skip', null),
  close: () => link.close(),
});

let spare: WorkerLink | undefined;
/** A worker with the rules of this game, ready for the table that will probably be asked for. */
export const warmLocal = (game: string): void => {
  spare ??= new WorkerLink();
  void spare.ask('warm', { game }).catch(() => undefined);
};

export const beginLocal = async (wish: Requests['begin']['in']): Promise<TableClient> => {
  const link = spare ?? new WorkerLink();
  spare = undefined;
  return clientOf(link, await link.ask('begin', wish));
};

export const resumeLocal = async (id: string): Promise<TableClient | null> => {
  const link = new WorkerLink();
  const info = await link.ask('resume', { id });
  if (info) return clientOf(link, info);
  link.close();
  return null;
};
