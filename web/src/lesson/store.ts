/** The lesson at the screen: its worker, how far it is, and the way to another step. */
import { create } from 'zustand';
import type { TableClient } from '../table/table-client.ts';
import { clientOf, WorkerLink } from '../table/worker-client.ts';
import type { Taught } from './index.ts';
import { useProgress } from './progress.ts';
import type { LessonMark } from './types.ts';

interface LiveLesson {
  readonly game: Taught | null;
  readonly mark: LessonMark | null;
  readonly link: WorkerLink | null;
  open(game: Taught, steps: number): Promise<TableClient>;
  go(step: number): void;
}

export const useLesson = create<LiveLesson>()((set, get) => ({
  game: null,
  mark: null,
  link: null,
  async open(game, steps) {
    const link = new WorkerLink();
    set({ game, mark: null, link });
    link.listen(({ latest: { lesson } }) => {
      if (lesson === undefined || get().link !== link) return;
      set({ mark: lesson });
      // A lesson that is through begins anew at the next visit.
      useProgress.getState().reach(game, lesson.done && lesson.step === steps - 1 ? 0 : lesson.step);
    });
    const step = useProgress.getState().steps[game] ?? 0;
    return clientOf(link, await link.ask('lesson', { game, step }));
  },
  go(step) {
    const { link, game } = get();
    if (link !== null && game !== null) void link.ask('lesson', { game, step });
  },
}));
