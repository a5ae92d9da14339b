/** Processor time of the page's main thread, from a trace of the browser: other work on the machine is not the page's. */

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when, and processor time. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** Marks that the page leaves in every frame: something moves in it, or nothing does. */
export const MARKS = { moves: 'stoa-moves', still: 'stoa-still' } as const;
const FRAME_MS = 1000 / 60;

const ofMainThread = ({ traceEvents }: Trace): readonly TraceEvent[] => {
  const mains = new Set(
    traceEvents.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(e => mains.has(`${e.pid} ${e.tid}`));
};
const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask');

/** Milliseconds of every task. */
export const tasksOf = (trace: Trace): readonly number[] =>
  ofMainThread(trace)
    .filter(isTask)
    .map(({ tdur = 0 }) => tdur / 1000);

/**
 * Frames a second while something moves, on a machine slower by a factor: a frame lasts as many sixtieths of a second as its tasks need.
 * A frame is what runs from one mark to the next. A starved page has few frames, each with much in it: then the median says more.
 */
export const framesPerSecond = (trace: Trace, slower: number) => {
  const events = ofMainThread(trace).toSorted((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let sum: number | undefined;
  for (const e of events)
    if (e.name === MARKS.moves || e.name === MARKS.still) {
      if (sum !== undefined) frames.push(sum);
      sum = e.name === MARKS.moves ? 0 : undefined;
    } else if (isTask(e) && sum !== undefined) sum += (slower * (e.tdur ?? 0)) / 1000;
  const median = frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)];
  const sixtieths = frames.reduce((all, ms) => all + Math.max(1, Math.ceil(ms / FRAME_MS)), 0);
  return {
    framesPerSecond: sixtieths === 0 ? null : Math.round((60 * frames.length) / sixtieths),
    medianFrameMs: median === undefined ? null : Math.round(median * 10) / 10,
    frames: frames.length,
  };
};
