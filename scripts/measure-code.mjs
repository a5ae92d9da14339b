/**
 * Counts what the style asks for: cycles, casts, long functions, long lists of parameters, fields of each state, citations of documents that
 * are not here, repeated lines. In: the root of a checkout (this one, unless named), `--list` to name the places too. Out: one line a measure.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCode } from './lib/code-measures.mjs';
import { ROOT } from './lib/workspace.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean', default: false } } });
const measures = measureCode(positionals[0] === undefined ? ROOT : resolve(positionals[0]));

for (const [name, value] of Object.entries(measures)) {
  const isList = Array.isArray(value);
  const short =
    typeof value === 'object' && !isList
      ? Object.entries(value)
          .map(entry => entry.join(' '))
          .join(', ')
      : value;
  console.log(`${name.padEnd(22)}${isList ? value.length : short}`);
  if (isList && values.list) for (const line of value) console.log(`    ${line}`);
}
