/** A replay under way: where it is opened from, the position, whose eyes, and how it runs. The address names the position. */
import type { Seat } from '@stoa/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplayFrame } from '../table/table-client.ts';
import { useKeys } from '../table/use-keys.ts';
import { SPEEDS, type Speed } from './replay-options.tsx';
import { seatAsked } from './seat-asked.ts';
import { type Happened, openReplay, type ReplaySource } from './sources.ts';

const asked = (name: string): number | undefined => {
  const value = new URLSearchParams(location.search).get(name);
  return value === null || !Number.isFinite(Number(value)) ? undefined : Number(value);
};
/** The position that the log had reached with its first `events` lines. */
const positionOf = (story: readonly Happened[], events: number): number => {
  let seen = 0;
  for (const { n, events: here } of story) {
    seen += here.length;
    if (seen > events) return Math.max(0, n - 1);
  }
  return story.length - 1;
};

const useSource = (id: string, setSeat: (seat: Seat | 'all') => void): ReplaySource | null | undefined => {
  const [source, setSource] = useState<ReplaySource | null | undefined>();
  useEffect(() => {
    let gone = false;
    const opening = openReplay(id).catch(() => null);
    void opening.then(found => {
      if (gone) return;
      setSource(found);
      if (found) setSeat(seatAsked(location.search, found.info));
    });
    return () => {
      gone = true;
      void opening.then(found => found?.close());
    };
  }, [id, setSeat]);
  return source;
};

/** The events of the whole game and the position that is shown, both as this seat sees them. */
const useShown = (source: ReplaySource | null | undefined, seat: Seat | 'all', n: number, setN: (n: number) => void) => {
  const [story, setStory] = useState<readonly Happened[]>([]);
  const [frame, setFrame] = useState<ReplayFrame>();
  const firstEvent = useRef(asked('event'));
  useEffect(() => {
    if (!source) return;
    let stale = false;
    void source.story(seat).then(found => {
      if (stale) return;
      setStory(found);
      if (firstEvent.current !== undefined) setN(positionOf(found, firstEvent.current));
      firstEvent.current = undefined;
    });
    return () => {
      stale = true;
    };
  }, [source, seat, setN]);
  useEffect(() => {
    if (!source) return;
    let stale = false;
    void source.frame(n, seat).then(found => {
      if (!stale) setFrame(found);
    });
    if (firstEvent.current === undefined) history.replaceState(null, '', `?at=${n}&seat=${seat}`);
    return () => {
      stale = true;
    };
  }, [source, n, seat]);
  const [hands, setHands] = useState<readonly ReplayFrame[]>([]);
  useEffect(() => {
    if (!source || seat !== 'all') return setHands([]);
    let stale = false;
    void Promise.all(source.info.seats.map((_, of) => source.frame(n, of))).then(found => {
      if (!stale) setHands(found);
    });
    return () => {
      stale = true;
    };
  }, [source, n, seat]);
  return { story, frame, hands };
};

export const useReplay = (id: string) => {
  const [n, setN] = useState(() => asked('at') ?? 0);
  const [seat, setSeat] = useState<Seat | 'all'>(() => asked('seat') ?? 0);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [running, setRunning] = useState(false);
  const source = useSource(id, setSeat);
  const { story, frame, hands } = useShown(source, seat, n, setN);
  const total = source?.info.total ?? 0;
  const go = useCallback((to: number) => setN(Math.min(Math.max(to, 0), total)), [total]);
  // At the end there is nothing more to play: it begins again.
  const isAtEnd = total > 0 && n >= total;
  const run = (): void => {
    if (isAtEnd) setN(0);
    setRunning(isAtEnd || !running);
  };
  useEffect(() => {
    if (!running) return;
    if (n >= total) return setRunning(false);
    const timer = setTimeout(() => go(n + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [running, n, total, speed, go]);
  useKeys({
    ArrowLeft: () => go(n - 1),
    ArrowRight: () => go(n + 1),
    Home: () => go(0),
    End: () => go(total),
    ' ': () => run(),
  });
  return { source, story, frame, hands, n, total, seat, setSeat, speed, setSpeed, running, isAtEnd, go, run };
};

export type Replay = ReturnType<typeof useReplay>;
