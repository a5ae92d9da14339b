/** RULES.md and README.md say what the game says. */
import { readFileSync } from 'node:fs';
import { flowChart, flowChartOn } from '@stoa/engine/testing';
import { COLUMNS, perikles, RULE_IDS, roundChance, SPECIALS } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { it } from '../src/text/it.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('RULES.md has every rule, word for word', () => {
  const rules = read('RULES.md');
  const lines = RULE_IDS.map(id => `- **${id} ${en.rules[id].title}.** ${en.rules[id].text}\n`);
  expect(lines.filter(line => !rules.includes(line))).toEqual([]);
});

test.each([
  ['English', en],
  ['Italian', it],
] as const)('PK-17 a rule tells what each Special tile does (%s)', (_, { rules, specials }) => {
  const told = RULE_IDS.filter(id => id.startsWith('PK-17.')).map(id => `${rules[id].title} ${rules[id].text}`);
  expect(SPECIALS.filter(id => !told.some(text => text.includes(specials[id].name)))).toEqual([]);
});

test('README.md shows the flow', () => {
  expect(flowChartOn(read('README.md'))).toBe(flowChart(perikles));
});

test('RULES.md has the odds of a round, rounded once', () => {
  const rows = COLUMNS.map((column, i) => {
    const odds = [roundChance(i, 0, 0), roundChance(i, 1, 0), roundChance(i, 0, 1), roundChance(i, 1, 1)].map(
      x => `${(100 * x).toFixed(1)}%`,
    );
    return `| ${[column.replace('-', '−'), 10 - i, 5 + i, ...odds].join(' | ')} |\n`;
  });
  const rules = read('RULES.md');
  expect(rows.filter(row => !rules.includes(row))).toEqual([]);
});
