/** Every sentence in every language, from real games; RULES.md and README.md are complete. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, sfc32 } from '@stoa/engine';
import { flowChart, randomPlayout } from '@stoa/engine/testing';
import { ACTION_KINDS, BUILTIN, type PaEvent, type PaOptions, parthenon, RULEBOOK } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import { describe, expect, test } from 'vitest';

const file = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test('every rule has a title and a text', () => {
    for (const id of Object.keys(RULEBOOK)) {
      expect(text.rule(id)?.title, id).toMatch(/\S/);
      expect(text.rule(id)?.text, id).toMatch(/\.$/);
    }
    expect(text.rule('PA-99.1')).toBeUndefined();
  });
  test('every card of the built-in pack has a name and a text', () => {
    for (const [section, cards] of [
      ['philosophies', BUILTIN.philosophies],
      ['wonders', BUILTIN.wonders],
      ['events', BUILTIN.events],
      ['hazards', BUILTIN.hazards],
      ['harbors', BUILTIN.harborStatus],
    ] as const)
      for (const { id } of cards) expect(text.names[section][id]?.text, id).toMatch(/\.$/);
  });
  test('a whole game can be told', () => {
    const events: PaEvent[] = [];
    const s = parthenon.setup(4, parthenon.parseOptions({ tournament: true }) as PaOptions, 1);
    let n = 0;
    randomPlayout(parthenon, s, sfc32(`tell/${language}`), 20_000, (now, { by, action }) => {
      parthenon.apply(parthenon.clone(now), by, action, e => events.push(e));
      if (n++ % 9 !== 0) return;
      const view = parthenon.view(now, by < 0 ? undefined : by);
      expect(text.prompt(view, by < 0 ? undefined : by)).toMatch(/[.?]$/);
      expect(text.prompt(parthenon.view(now, undefined), undefined)).not.toMatch(/undefined|NaN/);
      expect(text.action(action, view)).not.toMatch(/undefined|NaN|^$/);
      expect(text.actionGroup(action)).toMatch(/\S/);
      expect(JSON.stringify(text.table(view, by < 0 ? undefined : by))).not.toMatch(/undefined|NaN/);
    });
    for (const e of events)
      for (const seat of [undefined, 0]) {
        const seen = parthenon.seen(e, seat);
        const line = seen === undefined ? undefined : text.event(seen, seat);
        if (line !== undefined) expect(line).toMatch(/^(?!.*(undefined|NaN)).*\.$/);
      }
    const outcome = parthenon.outcome(s);
    if (outcome === undefined) throw new Error('the game did not end');
    expect(text.outcome(outcome)).toMatch(/\.$/);
    expect(text.prompt(parthenon.view(s, 0), 0)).toMatch(/\.$/);
  });
  test('refusals and options name what is in the way', () => {
    expect(text.refusal({ rule: 'PA-22.9', why: 'bad-pack', with: { place: 'events.drought', reason: 'missing' } })).toContain(
      'events.drought',
    );
    expect(text.refusal({ rule: 'PA-21.5', why: 'too-often', with: { limit: 40 } })).toContain('40');
    expect(text.option('beginner').value(true)).not.toBe(text.option('beginner').value(false));
    for (const kind of ACTION_KINDS) expect(text.actionGroup({ do: kind } as never)).toMatch(/\S/);
  });
});

test('RULES.md cites every rule', () => {
  const rules = file('RULES.md');
  for (const id of Object.keys(RULEBOOK)) expect(rules, id).toContain(`**${id}**`);
});
test('README.md shows the flow', () => {
  expect(file('README.md')).toContain(flowChart(parthenon));
});
