/** One thing asked of the server at a time: whether it is under way, and what went wrong. */
import { useCallback, useState } from 'react';
import { type Problem, problemOf } from './api.ts';

export interface Act {
  readonly busy: boolean;
  readonly problem: Problem | null;
  act(work: () => Promise<unknown>): Promise<boolean>;
}

export const useAct = (): Act => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, problem, act };
};
