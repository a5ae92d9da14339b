/** What every drawing must be: well-formed, the same each time, in known inks, without ids that would collide on a page. */
import { expect } from 'vitest';
import { INKS } from '../src/kit/ink.ts';
import { problemsOfXml } from './xml.ts';

const KNOWN = new Set<string>(Object.values(INKS));

/** Checks the drawing and returns it. */
export const soundSvg = (draw: () => string): string => {
  const svg = draw();
  expect(problemsOfXml(`<svg>${svg}</svg>`)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|\bid=/);
  expect(draw()).toBe(svg);
  expect([...svg.matchAll(/class="([^"]*)"/g)].filter(([, ink = '']) => !KNOWN.has(ink))).toEqual([]);
  return svg;
};
