/** How far each lesson has come, kept in the browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Progress {
  readonly steps: Readonly<Record<string, number>>;
  reach(game: string, step: number): void;
}

export const useProgress = create<Progress>()(
  persist(
    set => ({
      steps: {},
      reach: (game, step) => set(now => ({ steps: { ...now.steps, [game]: step } })),
    }),
    { name: 'stoa-lessons', version: 1 },
  ),
);
