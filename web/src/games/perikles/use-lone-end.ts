/**
 * After a tile the table asks whether a Special tile is played or the turn ends. Where ending it is all there is to say, the draft
 * says it by itself; taking a step back then takes back the step before, too.
 */
import { useEffect, useRef } from 'react';
import type { PkProps } from './types.ts';

export const useLoneEnd = ({
  draft,
  complete,
  actions,
  choose,
  keepDraft,
}: Pick<PkProps, 'draft' | 'complete' | 'actions' | 'choose' | 'keepDraft'>): void => {
  const before = useRef(0);
  const only = actions.length === 1 ? actions[0] : undefined;
  const isLone = draft.length > 0 && !complete && only?.do === 'end-turn';
  const isSettled = complete || actions.length > 0 || draft.length === 0;
  // New with every render, and always the same.
  const verbs = useRef({ choose, keepDraft });
  verbs.current = { choose, keepDraft };
  useEffect(() => {
    if (!isSettled) return;
    const goesBack = before.current > draft.length;
    before.current = draft.length;
    if (!isLone || only === undefined) return;
    if (goesBack) verbs.current.keepDraft(draft.length - 1);
    else verbs.current.choose(only);
  }, [isSettled, isLone, only, draft.length]);
};
