/** The measure of frames and tasks, on traces written by hand. */
import { expect, test } from 'vitest';
import { framesOf, framesPerSecond, type Trace, tasksOf } from '../../e2e/trace.ts';

type Event = Trace['traceEvents'][number];
const MAIN = { pid: 1, tid: 2 };
/** Milliseconds; processor time is half of the time on the clock. */
const event = (name: string, at: number, more: Partial<Event> = {}): Event => ({
  ...MAIN,
  name,
  ph: 'X',
  ts: at * 1000,
  args: {},
  ...more,
});
const task = (at: number, ms: number): Event => event('ThreadControllerImpl::RunTask', at, { dur: 2000 * ms, tdur: 1000 * ms });
const commit = (at: number): Event => event('Commit', at, { dur: 100, tdur: 100 });
const asked = (at: number): Event =>
  event('Receive mojo message', at, { args: { chrome_mojo_event_info: { mojo_interface_tag: 'blink.mojom.DevToolsSession' } } });
const moves = (from: number, to: number): Event[] => [
  event('Animation', from, { ph: 'b', id2: { local: 'a' } }),
  event('Animation', to, { ph: 'e', id2: { local: 'a' } }),
];
const traceOf = (...events: Event[]): Trace => ({
  traceEvents: [event('thread_name', 0, { ph: 'M', args: { name: 'CrRendererMain' } }), ...events],
});

test('tasks are told by processor time; those of the script and of other threads are left out', () => {
  const elsewhere = { ...task(0, 99), tid: 3 };
  const twice = { ...task(10, 5), name: 'RunTask' };
  expect(tasksOf(traceOf(task(10, 5), twice, task(30, 7), asked(31), task(50, 2), elsewhere))).toEqual([5, 2]);
});

test('a frame needs as many sixtieths of a second as its tasks on the slower machine', () => {
  // 4 times 2 ms are one sixtieth, 4 times 10 ms are three.
  const trace = traceOf(...moves(0, 100), task(10, 2), commit(12), task(27, 10), commit(40), task(60, 2), commit(62));
  expect(framesPerSecond([framesOf(trace, 4)])).toMatchObject({
    frames: 3,
    framesPerSecond: 36,
    onceMoving: 30,
    medianFrameMs: 8,
    ninetiethFrameMs: 40,
  });
});

test('frames in which nothing moves and work long before a frame do not count', () => {
  const trace = traceOf(task(1, 50), ...moves(290, 310), task(299, 1), commit(300), task(399, 20), commit(420));
  expect(framesPerSecond([framesOf(trace, 4)])).toMatchObject({ frames: 1, framesPerSecond: 60, onceMoving: null, medianFrameMs: 4 });
});

test('stretches count together', () => {
  const quick = framesOf(traceOf(...moves(0, 100), task(10, 2), commit(12)), 4);
  const slow = framesOf(traceOf(...moves(0, 100), task(10, 12), commit(40)), 4);
  expect(framesPerSecond([quick, slow])).toMatchObject({ frames: 2, framesPerSecond: 30, onceMoving: null });
});

test('between frames of the main thread the compositor draws its own, unless it could not take what moves', () => {
  // 4 times 5 ms are two sixtieths; then 80 ms are four more frames, by the clock.
  const frames = [task(10, 5), commit(20), task(95, 1), commit(100)];
  const taken = traceOf(...moves(0, 200), ...frames);
  expect(framesPerSecond([framesOf(taken, 4)])).toMatchObject({ frames: 2, framesPerSecond: 40, seen: 50 });
  const failed = event('Animation', 5, { ph: 'n', id2: { local: 'a' }, args: { data: { compositeFailed: 8192 } } });
  expect(framesPerSecond([framesOf(traceOf(...moves(0, 200), failed, ...frames), 4)])).toMatchObject({ framesPerSecond: 40, seen: 40 });
});

test('what moved is named, by its animation or by what it is', () => {
  const [begin, end] = moves(0, 50);
  const data = { displayName: '', nodeName: "ARTICLE id='ew-card-6' class='dealt'" };
  const trace = traceOf({ ...begin!, args: { data } }, end!, commit(20));
  expect(framesPerSecond([framesOf(trace, 4)]).moved).toEqual(["ARTICLE class='dealt'"]);
});
