/**
 * The log of a long run: one JSON object a line, so that a run which was stopped goes on where it was. A line that a stop cut off is
 * skipped, and the line after it stays whole.
 */
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const parsed = <Line>(text: string): Line[] => {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
};

export const readRunLog = <Line>(file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap(parsed<Line>)
    : [];

const endsInALine = (file: string): boolean => {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  const fd = openSync(file, 'r');
  readSync(fd, last, 0, 1, size - 1);
  closeSync(fd);
  return last.toString() === '\n';
};

/** Makes the folder of the log where there is none. */
export const addToRunLog = (file: string, line: object): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${endsInALine(file) ? '' : '\n'}${JSON.stringify(line)}\n`);
};
