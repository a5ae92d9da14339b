/**
 * Processor time of the page's main thread, from a trace of the browser: other work on the machine is not the page's. What the measuring
 * script asks the page comes as messages of a debugger; tasks that take such a message are left out. The page itself measures nothing.
 */

interface TraceEvent {
  readonly name: string;
  /** X: complete, with a duration; b and e: begin and end of something with an id. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local?: string };
  /** Microseconds: when, how long, and processor time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    /** Of an animation: its name in the styles, what moves, and why the compositor could not take it (0: it did). */
    readonly data?: { readonly displayName?: string; readonly nodeName?: string; readonly compositeFailed?: number };
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] as const;
const FRAME_MS = 1000 / 60;
/** Work that began longer before a frame than this did not hold it up. Microseconds. */
const BEFORE_FRAME = 100_000;

interface Task {
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly ms: number;
}

const ofMainThread = ({ traceEvents }: Trace): readonly TraceEvent[] => {
  const mains = new Set(
    traceEvents.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(e => mains.has(`${e.pid} ${e.tid}`)).toSorted((a, b) => a.ts - b.ts);
};

/** Without those of the script. The category of tasks names each one once; a second name for it, of another category, is not counted. */
const tasksIn = (events: readonly TraceEvent[]): readonly Task[] => {
  const asked = events.filter(e => e.args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession').map(({ ts }) => ts);
  const tasks: Task[] = [];
  let next = 0;
  for (const { name, ts: from, dur = 0, tdur = 0 } of events) {
    if (name !== 'ThreadControllerImpl::RunTask') continue;
    while ((asked[next] ?? Number.POSITIVE_INFINITY) < from) next++;
    const isOfScript = (asked[next] ?? Number.POSITIVE_INFINITY) <= from + dur;
    if (!isOfScript) tasks.push({ from, to: from + dur, ms: tdur / 1000 });
  }
  return tasks;
};

/** Milliseconds of every task. */
export const tasksOf = (trace: Trace): readonly number[] => tasksIn(ofMainThread(trace)).map(({ ms }) => ms);

interface Motion {
  readonly name: string;
  readonly from: number;
  to: number;
  /** The compositor could not take it: every frame of it is one of the main thread. */
  ofMain: boolean;
}
/** What moves, from when to when. */
const motionIn = (events: readonly TraceEvent[]): readonly Motion[] => {
  const begun = new Map<string, Motion>();
  const all: Motion[] = [];
  for (const { name: kind, ph, id2, ts, args } of events) {
    if (kind !== 'Animation') continue;
    const id = id2?.local ?? '';
    const motion = begun.get(id);
    if (ph === 'b') {
      const { displayName = '', nodeName = '' } = args.data ?? {};
      const name = displayName || nodeName.replace(/ id='[^']*'/, '');
      const one: Motion = { name, from: ts, to: Number.POSITIVE_INFINITY, ofMain: false };
      begun.set(id, one);
      all.push(one);
    } else if (motion !== undefined && ph === 'e') {
      motion.to = ts;
      begun.delete(id);
    } else if (motion !== undefined && (args.data?.compositeFailed ?? 0) !== 0) motion.ofMain = true;
  }
  return all;
};

/** `more`: sixtieths with a frame each. */
const inSixtieths = (frames: readonly number[], more = 0): number | null => {
  const sixtieths = frames.reduce((all, ms) => all + Math.max(1, Math.ceil(ms / FRAME_MS)), more);
  return sixtieths === 0 ? null : Math.round((60 * (frames.length + more)) / sixtieths);
};

/** Milliseconds of every frame of the main thread in which something moves, and of those among them in which something had moved before. */
export interface Frames {
  readonly moving: readonly number[];
  readonly later: readonly number[];
  /** Sixtieths of a second between those frames in which only the compositor moved something: it draws a frame in each. */
  readonly between: number;
  readonly names: readonly string[];
}

/**
 * On a machine slower by a factor: a frame lasts as long as its tasks need. It is what runs from one commit of the main thread to the next.
 * Motion that the compositor makes alone needs none; its own frames are counted between two of the main thread, by the clock.
 */
export const framesOf = (trace: Trace, slower: number): Frames => {
  const events = ofMainThread(trace);
  const tasks = tasksIn(events);
  const spans = motionIn(events);
  const moving: number[] = [];
  const later: number[] = [];
  const names = new Set<string>();
  let between = 0;
  let first = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const { ts } of events.filter(({ name, ph }) => name === 'Commit' && ph === 'X')) {
    let sum = 0;
    // The task of the commit itself ends after it and is counted with it.
    for (; first < tasks.length && (tasks[first]?.from ?? 0) <= ts; first++) {
      const task = tasks[first];
      if (task && task.from > ts - BEFORE_FRAME) sum += slower * task.ms;
    }
    const under = spans.filter(({ from, to }) => from <= ts && ts <= to);
    const longer = under.filter(({ from }) => from <= before);
    if (under.length > 0) moving.push(sum);
    if (longer.length > 0) later.push(sum);
    const isFree = longer.length > 0 && !under.some(({ ofMain }) => ofMain);
    if (isFree) between += Math.max(0, Math.floor(((ts - before) / 1000 - Math.max(sum, FRAME_MS)) / FRAME_MS));
    for (const { name } of under) names.add(name);
    before = ts;
  }
  return { moving, later, between, names: [...names] };
};

/**
 * Frames a second while something moves: each takes as many sixtieths of a second as it lasts. A motion begins with the frame that draws what
 * has happened; `onceMoving` leaves out those in which nothing had moved before. Both know the main thread alone; `seen` has the frames of the
 * compositor too, and counts a late frame of the main thread as late though that motion does not wait for it. `moved`: what was seen to move.
 */
export const framesPerSecond = (all: readonly Frames[]) => {
  const moving = all.flatMap(one => one.moving);
  const sorted = moving.toSorted((a, b) => a - b);
  const at = (share: number): number | null => {
    const ms = sorted[Math.floor(sorted.length * share)];
    return ms === undefined ? null : Math.round(ms * 10) / 10;
  };
  return {
    framesPerSecond: inSixtieths(moving),
    onceMoving: inSixtieths(all.flatMap(one => one.later)),
    seen: inSixtieths(
      moving,
      all.reduce((sum, { between }) => sum + between, 0),
    ),
    medianFrameMs: at(0.5),
    ninetiethFrameMs: at(0.9),
    frames: moving.length,
    moved: [...new Set(all.flatMap(one => one.names))].toSorted(),
  };
};
