/** Against bots a commit turn in which nothing more can be sent ends by itself after a moment; a touch or a key stops that. */
import type { PkAction, PkView } from '@stoa/perikles';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable } from '../../table/store.ts';
import type { PkProps } from './types.ts';

/** Milliseconds to think again; the bar on the button runs as long (`hand.css`). */
const MOMENT = 1200;
const LEFT: ReadonlySet<string> = new Set(['end-commit', 'take-back', 'set-standing', 'revoke']);

/** All that is left is to finish, or to take something back. */
export const isFinished = (
  { room, commit }: Pick<PkView, 'room' | 'commit'>,
  me: number | undefined,
  actions: readonly PkAction[],
): boolean => room === 'commit' && commit?.seat === me && actions.some(a => a.do === 'end-commit') && actions.every(a => LEFT.has(a.do));

/** Whether the turn is about to end by itself. */
export const useLoneFinish = ({ view, me, actions, draft, choose }: PkProps): boolean => {
  const confirm = useSettings(s => s.confirm);
  const isSolo = useTable(s => s.client?.info.mode === 'solo' && s.stops.length === 0);
  const [stopped, setStopped] = useState(false);
  const finished = isSolo && confirm !== 'always' && draft.length === 0 && isFinished(view, me, actions);
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (!finished) setStopped(false);
  }, [finished]);
  const wanted = finished && !stopped;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => latest.current({ do: 'end-commit' }), MOMENT);
    const stop = (): void => setStopped(true);
    const signal = new AbortController();
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, stop, { signal: signal.signal });
    return () => {
      clearTimeout(timer);
      signal.abort();
    };
  }, [wanted]);
  return wanted;
};
