/** The worker's door: one table or one replay at a time, requests answered in order of arrival. */
import { messageOf } from '@stoa/engine';
import type { LessonHost } from '../lesson/host.ts';
import { keptGame } from '../storage/games-db.ts';
import type { TableInfo, Update } from '../table/table-client.ts';
import { loadGame } from './games.ts';
import { Host, infoOf } from './host.ts';
import { takeTable } from './one-tab.ts';
import { previewOf, whyAfter } from './preview.ts';
import type { RequestName, Requests, WorkerRequest } from './protocol.ts';
import { checkRecord, gameFrom, writeRecord } from './records.ts';
import { type Replay, replayOf } from './replay.ts';

const tell = (update: Update): void => self.postMessage({ update });

const elsewhere = (): void => self.postMessage({ elsewhere: true });
const page = { tell, elsewhere };

let host: Host | LessonHost | undefined;
let replay: Replay | undefined;

const table = (): Host | LessonHost => {
  if (host === undefined) throw new Error('no table');
  return host;
};

const open = (opened: Host): TableInfo => {
  host = opened;
  takeTable(opened.info.id, () => {
    opened.close();
    elsewhere();
  });
  opened.start();
  return opened.info;
};

type Handlers = { readonly [K in RequestName]: (body: Requests[K]['in']) => Promise<Requests[K]['out']> | Requests[K]['out'] };

const handlers: Handlers = {
  async warm({ game }) {
    await loadGame(game);
    return null;
  },
  async begin(wish) {
    return open(await Host.begin(await loadGame(wish.game), wish, page));
  },
  async lesson({ game, step }) {
    const { lessonOf } = await import('../lesson/lessons/index.ts');
    const { LessonHost: Lesson } = await import('../lesson/host.ts');
    const lesson = host instanceof Lesson && host.info.game === game ? host : new Lesson(await loadGame(game), lessonOf(game), tell);
    host = lesson;
    lesson.go(step);
    return lesson.info;
  },
  async resume({ id }) {
    const kept = await keptGame(id);
    if (kept === undefined) return null;
    return open(Host.resume(await loadGame(kept.game), kept, page));
  },
  play: ({ seat, decision, actions }) => table().play(seat, decision, actions),
  undo: ({ seat }) => table().undo(seat),
  concede: ({ seat }) => table().concede(seat),
  why: ({ seat, draft, action }) => table().why(seat, draft, action),
  preview: ({ seat, draft }) => table().preview(seat, draft),
  previewOf: async ({ game, state, seat, draft }) => previewOf(await loadGame(game), state, seat, draft, crypto.randomUUID()),
  whyAfter: async ({ game, state, seat, draft, action }) => whyAfter(await loadGame(game), state, seat, draft, action),
  look({ seat }) {
    table().look(seat);
    return null;
  },
  pace({ pace }) {
    table().setPace(pace);
    return null;
  },
  next() {
    table().next();
    return null;
  },
  skip() {
    table().skip();
    return null;
  },
  async export({ id }) {
    const kept = await keptGame(id);
    return kept === undefined ? null : writeRecord(await loadGame(kept.game), kept);
  },
  async replay(from) {
    const kept = await gameFrom(from);
    if (kept === undefined) return null;
    const game = await loadGame(kept.game);
    replay = replayOf(game, kept.header, kept.entries);
    return {
      ...infoOf(game, kept),
      total: replay.total,
      over: kept.outcome !== null,
    };
  },
  story({ seat }) {
    if (replay === undefined) throw new Error('no replay');
    return replay.story(seat);
  },
  frame({ n, seat }) {
    if (replay === undefined) throw new Error('no replay');
    return replay.frame(n, seat);
  },
  fork({ n, seat }) {
    if (replay === undefined) throw new Error('no replay');
    return replay.fork(n, seat, crypto.randomUUID());
  },
  verify: ({ record }) => checkRecord(record),
};

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const { call, name, body } = data;
  try {
    const handle = handlers[name] as (body: unknown) => unknown;
    self.postMessage({ call, body: await handle(body) });
  } catch (error) {
    self.postMessage({ call, failed: messageOf(error) });
  }
};
