/** RULES.md and README.md say what the game says. */
import { readFileSync } from 'node:fs';
import { flowChart, flowChartOn } from '@stoa/engine/testing';
import { expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import { RULE_IDS } from '../src/rulebook.ts';
import { en } from '../src/text/en.ts';

test('RULES.md has every rule, in the words of the help', () => {
  const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const lines = RULE_IDS.map(id => `- **${id} ${en.rules[id].title}.** ${en.rules[id].text}\n`);
  expect(lines.filter(line => !page.includes(line))).toEqual([]);
  for (const [, id] of page.matchAll(/\b(EW-\d+\.[A-Z]?\d+)\b/g)) expect(RULE_IDS).toContain(id);
});

test('README.md shows the flow', () => {
  expect(flowChartOn(readFileSync(new URL('../README.md', import.meta.url), 'utf8'))).toBe(flowChart(earthWater));
});
