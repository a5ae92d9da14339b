/**
 * A motion begins when what it shows is drawn: first the page in its small pieces, then the motion alone, so that no frame of it waits for the
 * page.
 */
import { useLayoutEffect } from 'react';
import { isDrawing } from '../art/in-turn.ts';

/** Milliseconds: nobody waits longer for a motion. */
const LATEST = 350;
/** With less idle time than this something is about to be drawn. */
const CALM = 5;

/** The answer ends the waiting. */
export const whenDrawn = (begin: () => void): (() => void) => {
  // Safari has no such callback: there the frame after the next one is late enough.
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(begin, 50);
    return () => clearTimeout(timer);
  }
  const until = performance.now() + LATEST;
  const wait = (): number => requestIdleCallback(look, { timeout: Math.max(1, until - performance.now()) });
  let waiting = wait();
  function look(idle: IdleDeadline): void {
    const isCalm = idle.timeRemaining() > CALM && !isDrawing();
    if (isCalm || performance.now() >= until) begin();
    else waiting = wait();
  }
  return () => cancelIdleCallback(waiting);
};

/**
 * The animations of styles that begin inside an element with the next frame stand at their beginning until the page is drawn. Motion that takes
 * no time is over. They are asked for in that frame, which lays the page out anyway: before, the drawing of a message would lay it out.
 */
const holdMotion = (place: Element | null): (() => void) => {
  let begun: readonly Animation[] = [];
  // One that is over would begin again.
  const go = (): void => {
    for (const one of begun) if (one.playState === 'paused') one.play();
  };
  let stop = (): void => undefined;
  const frame = requestAnimationFrame(() => {
    begun = (place?.getAnimations({ subtree: true }) ?? []).filter(
      one => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 0,
    );
    for (const one of begun) one.pause();
    if (begun.length > 0) stop = whenDrawn(go);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
    go();
  };
};

/** `moves`: something may begin to move, for the first time or again. The same as long as it goes on. */
export const useHeldMotion = (place: { readonly current: Element | null }, moves: unknown): void => {
  useLayoutEffect(() => (moves ? holdMotion(place.current) : undefined), [place, moves]);
};
