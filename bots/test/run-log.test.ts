import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addToRunLog, readRunLog } from '../tuning/run-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-run-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the folder of the log', () => {
  const file = join(folder, 'out/duel.jsonl');
  expect(readRunLog(file)).toEqual([]);
  addToRunLog(file, { n: 0 });
  addToRunLog(file, { n: 1 });
  expect(readRunLog(file)).toEqual([{ n: 0 }, { n: 1 }]);
});

it('skips a line that was cut off, and keeps the line after it whole', () => {
  const file = join(folder, 'duel.jsonl');
  addToRunLog(file, { n: 0 });
  appendFileSync(file, '{"n":1,"millis":{"a"');
  addToRunLog(file, { n: 2 });
  expect(readRunLog(file)).toEqual([{ n: 0 }, { n: 2 }]);
});
