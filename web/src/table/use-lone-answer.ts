/**
 * Against bots the only answer left is given by itself, after a moment in which any touch or key stops it. A window that can only be
 * declined has its own, shorter moment and its own setting (`use-auto-decline.ts`).
 */
import { useEffect, useState } from 'react';
import { factsFor } from '../games/card-of.ts';
import type { GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { loneAnswer } from './lone-answer.ts';
import { useTable } from './store.ts';
import { whenDrawn } from './when-drawn.ts';

/** Milliseconds to think again, from when the question is drawn; the bar on the button is full a little before (`style/table/ledge.css`). */
const MOMENT = 1200;

/** True while the moment runs. */
export const useLoneAnswer = (screen: GameScreen): boolean => {
  const { confirm, pace } = useSettings();
  const table = useTable();
  const decision = table.message?.decision ?? null;
  const [stopped, setStopped] = useState<number | null>(null);
  /** The decision that has been drawn and waits for its moment. */
  const [running, setRunning] = useState<number | null>(null);
  const only =
    confirm === 'always' || pace === 'step' || decision === stopped
      ? undefined
      : loneAnswer(table, screen, factsFor(table.client?.info.game ?? ''));
  useEffect(() => {
    if (only === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endWaiting = whenDrawn(() => {
      setRunning(decision);
      timer = setTimeout(() => void useTable.getState().send([only]), MOMENT);
    });
    const stop = (): void => setStopped(decision);
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      endWaiting();
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [only, decision]);
  return only !== undefined && running === decision;
};
