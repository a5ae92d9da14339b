/** Every sentence in every language, from real games; the README shows the flow as the rooms have it. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, sfc32 } from '@stoa/engine';
import { flowChart, flowChartOn, randomPlayout } from '@stoa/engine/testing';
import { type PtEvent, petteia, RULE_IDS } from '@stoa/petteia';
import { texts } from '@stoa/petteia/text';
import { describe, expect, test } from 'vitest';

const file = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test('rules have a title and a text', () => {
    for (const id of RULE_IDS) {
      expect(text.rule(id)?.title, id).toMatch(/\S/);
      expect(text.rule(id)?.text, id).toMatch(/\.$/);
    }
    expect(text.rule('PT-99')).toBeUndefined();
  });

  test('a whole game can be told', () => {
    const s = petteia.setup(2, {}, 1);
    const events: PtEvent[] = [];
    randomPlayout(petteia, s, sfc32(`tell/${language}`), 400, (now, { by, action }) => {
      petteia.apply(petteia.clone(now), by, action, e => events.push(e));
      const view = petteia.view(now, by);
      expect(text.prompt(view, by)).not.toBe(text.prompt(view, undefined));
      expect(text.action(action, view)).toContain(action.to);
      expect(text.actionGroup(action)).toContain(action.from);
      expect(text.table(view, by)).toHaveLength(3);
    });
    for (const e of events) expect(text.event(e, undefined)).toMatch(/\.$/);
    const outcome = petteia.outcome(s);
    if (outcome === undefined) throw new Error('the game did not end');
    expect(text.outcome(outcome)).toMatch(/\.$/);
    expect(text.prompt(petteia.view(s, 0), 0)).toMatch(/\.$/);
  });

  test('refusals name what is in the way', () => {
    expect(text.refusal({ rule: 'PT-3', why: 'way-barred', with: { square: 'd7' } })).toContain('d7');
    expect(text.refusal({ rule: 'PT-2', why: 'enemy-man', with: { square: 'd8' } })).toContain('d8');
    expect(text.refusal({ rule: 'PT-1', why: 'unknown-option' })).not.toContain('undefined');
    const codes = ['no-man', 'not-in-line', 'bad-position', 'not-now', 'not-your-turn', 'game-over'];
    expect(new Set(codes.map(why => text.refusal({ rule: 'PT-1', why, with: { square: 'a1', token: 'x' } }))).size).toBe(codes.length);
  });

  test('numbers take their form', () => {
    const view = { ...petteia.view(petteia.setup(2, {}, 1), 0), quietLeft: 1 };
    expect(text.prompt(view, 0)).not.toBe(text.prompt({ ...view, quietLeft: 2 }, 0));
    expect(text.prompt(view, 0)).not.toMatch(/1 (moves|mosse)/);
  });
});

test('RULES.md cites every rule', () => {
  const rules = file('RULES.md');
  expect(RULE_IDS.filter(id => !rules.includes(`**${id}**`))).toEqual([]);
});

test('README.md shows the flow', () => {
  expect(flowChartOn(file('README.md'))).toBe(flowChart(petteia));
});
