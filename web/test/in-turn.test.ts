/** Long drawings come in pieces: one in a task and a frame, and none any more once it is ended. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrames, inTurn } from '../src/art/in-turn.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const nextFrame = (): void => {
  frames.shift()?.();
  vi.runAllTimers();
};

test('each piece waits for the frame of the one before', () => {
  const drawn: string[] = [];
  inFrames(['ground', 'plots', 'life'].map(piece => () => drawn.push(piece)));
  expect(drawn).toEqual([]);
  vi.runAllTimers();
  expect(drawn).toEqual(['ground']);
  nextFrame();
  expect(drawn).toEqual(['ground', 'plots']);
  nextFrame();
  expect(drawn).toEqual(['ground', 'plots', 'life']);
});

test('what is ended draws nothing more, in whichever step it was', () => {
  const drawn: string[] = [];
  const pieces = ['ground', 'plots'].map(piece => () => drawn.push(piece));
  inFrames(pieces)();
  vi.runAllTimers();
  expect(drawn).toEqual([]);
  const end = inFrames(pieces);
  vi.runAllTimers();
  end();
  nextFrame();
  expect(drawn).toEqual(['ground']);
});

test('drawings that take long wait for the next frame', () => {
  const drawn: string[] = [];
  const draw = (name: string, ms: number) => (): void => {
    drawn.push(name);
    vi.advanceTimersByTime(ms);
  };
  for (const name of ['first', 'second', 'third']) inTurn(draw(name, 1));
  vi.runAllTimers();
  expect(drawn).toEqual(['first', 'second']);
  nextFrame();
  expect(drawn).toEqual(['first', 'second', 'third']);
});

test('a drawing that fails leaves the others their turn', () => {
  const drawn: string[] = [];
  inTurn(() => {
    throw new Error('no such picture');
  });
  inTurn(() => void drawn.push('second'));
  expect(() => vi.runAllTimers()).toThrow('no such picture');
  vi.runAllTimers();
  expect(drawn).toEqual(['second']);
});
