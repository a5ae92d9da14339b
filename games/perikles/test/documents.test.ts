/** RULES.md and README.md say what the game says. */
import { readFileSync } from 'node:fs';
import { flowChart } from '@stoa/engine/testing';
import { type PkRuleId, perikles, RULEBOOK } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('RULES.md has every rule, word for word', () => {
  const rules = read('RULES.md');
  const lines = (Object.keys(RULEBOOK) as PkRuleId[]).map(id => `- **${id} ${en.rules[id].title}.** ${en.rules[id].text}\n`);
  expect(lines.filter(line => !rules.includes(line))).toEqual([]);
});

test('README.md shows the flow', () => {
  expect(read('README.md')).toContain(flowChart(perikles));
});
