/** Every sentence in every language, from real games; RULES.md and README.md are complete. */
import { readFileSync } from 'node:fs';
import { isIllegal, LANGUAGES, sfc32 } from '@stoa/engine';
import { flowChart, flowChartOn, randomPlayout } from '@stoa/engine/testing';
import { ACTION_KINDS, BUILTIN, type PaAction, type PaEvent, type PaOptions, parthenon, RULE_IDS } from '@stoa/parthenon';
import { packOf } from '@stoa/parthenon/reading';
import { texts } from '@stoa/parthenon/text';
import { describe, expect, test } from 'vitest';
import { OWN_PACK } from './own-pack.ts';
import { at, harbor } from './tools.ts';

const file = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test('every rule has a title and a text', () => {
    for (const id of RULE_IDS) {
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
  test.each([
    ['a whole game', null],
    ['a whole game with a pack of one’s own', OWN_PACK],
  ])('%s can be told', (_title, pack) => {
    const events: PaEvent[] = [];
    const options = parthenon.parseOptions({ tournament: true, pack }) as PaOptions;
    const text = texts[language].forOptions(options);
    const s = parthenon.setup(4, options, parthenon.rules);
    let n = 0;
    randomPlayout(parthenon, s, sfc32(`tell/${language}`), 20_000, (now, { by, action }) => {
      parthenon.apply(parthenon.clone(now), by, action, e => events.push(e));
      if (n++ % 23 !== 0) return;
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
  test('cards of a pack that is not built in have their names, and texts told from their effects', () => {
    const own = text.forOptions({ pack: OWN_PACK });
    expect(own).toBe(text.forOptions({ pack: OWN_PACK }));
    expect(text.forOptions({ pack: null })).toBe(text);
    expect([
      own.names.philosophies.platonism,
      own.names.wonders.long_walls,
      own.names.events.olive_blight,
      own.names.events.panathenaia,
      own.names.hazards.sirens,
      own.names.hazards.calm,
      own.names.harbors.festival,
    ]).toMatchSnapshot();
    // Cards as in the built-in pack keep their words; what another card says is not theirs.
    expect(own.names.events.plague).toEqual(text.names.events.plague);
    expect(own.names.events.drought).toBeUndefined();
    expect(own.event({ e: 'event-revealed', event: 'olive_blight' }, 0)).toContain(own.names.events.olive_blight?.name);
    expect(text.event({ e: 'event-revealed', event: 'olive_blight' }, 0)).toContain('olive blight');
    // A view has only the name of the pack; with the table's options its text form has the cards.
    const s = parthenon.parsePosition(`${at('trade-open')} pack=${JSON.stringify(OWN_PACK)}`);
    if (isIllegal(s)) throw new Error(JSON.stringify(s));
    s.yearEvents[0] = OWN_PACK.events.findIndex(event => event.id === 'olive_blight');
    const walls = OWN_PACK.wonders.findIndex(wonder => wonder.id === 'long_walls');
    s.wonderOwner[walls] = 0;
    s.wonderStage[walls] = 1;
    const view = parthenon.view(s, 0);
    const said = JSON.stringify(own.table(view, 0));
    expect(said).toContain(own.names.events.olive_blight?.name);
    expect(said).toContain(own.names.wonders.long_walls?.name);
    expect(said).not.toMatch(/olive_blight|long_walls/);
    expect(JSON.stringify(view).length).toBeLessThan(10_000);
    expect(() => packOf({ ...view, pack: 'unknown' })).toThrow('unknown');
  });
  test('every effect of the built-in pack can be told, should another card have it', () => {
    const rename = <C extends { readonly id: string }>(cards: readonly C[]): readonly C[] =>
      cards.map(card => ({ ...card, id: `x_${card.id}` }));
    const { philosophies, wonders, events, hazards, harborStatus } = BUILTIN;
    const pack = {
      ...BUILTIN,
      philosophies: rename(philosophies),
      wonders: rename(wonders),
      events: rename(events),
      hazards: rename(hazards),
      harborStatus: rename(harborStatus),
    };
    const { names } = text.forOptions({ pack });
    // A card's own words beside what its effects tell: who changes an effect sees here which words no longer fit.
    const beside: string[] = [];
    for (const section of ['philosophies', 'wonders', 'events', 'hazards', 'harbors'] as const)
      for (const [id, card] of Object.entries(names[section])) {
        expect(card.name, id).toMatch(/^[^_]+$/);
        expect(card.text, id).toMatch(/^[A-Z0-9L’][^_]*\.$/);
        expect(card.text, id).not.toMatch(/undefined|NaN|\bnull\b| {2}| ,|\.\./);
        const own = text.names[section][id.slice(2)]!;
        beside.push(`${own.name}: ${own.text} / ${card.text}`);
      }
    expect(beside).toMatchSnapshot();
  });
  test('an event that asks says what it asks: what is paid, what is taken, what is lost', () => {
    const told: string[] = [];
    for (const [i, { id }] of BUILTIN.events.entries()) {
      const s = parthenon.parsePosition(
        at('events', `row=${i},-1,-1,-1 villages=63,63,63 hand0=gold+wool*2+grain*2+tools hand1=wool hand2=wool philosophies=63,0,0`),
      );
      if (isIllegal(s)) throw new Error(JSON.stringify(s));
      parthenon.apply(s, 0, { do: 'resolve-event', event: id });
      if (parthenon.room(s) === 'event-target')
        parthenon.apply(s, 0, { do: 'choose-target', seat: parthenon.why(s, 0, { do: 'choose-target', seat: 0 }) ? 1 : 0 });
      while (parthenon.room(s) === 'event-decide' && parthenon.actors(s).includes(0)) {
        const view = parthenon.view(s, 0);
        const list: PaAction[] = [];
        parthenon.actions(s, 0, list);
        const shown = list.filter(a => !['promise', 'set-order-wish', 'donate'].includes(a.do));
        told.push(`${text.prompt(view, 0)} [${shown.map(a => text.action(a, view)).join(' | ')}]`);
        parthenon.apply(s, 0, shown.find(a => a.do === 'suffer' && a.reduce) ?? shown.at(-1)!);
      }
      if (parthenon.room(s) === 'event-decide') told.push(text.prompt(parthenon.view(s, 0), 0));
    }
    expect(told).toMatchSnapshot();
  });
  test('the prompt abroad speaks of the duty as long as the table asks for it', () => {
    const STADIUM = 'wonderOwner=-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0 wonderStage=0,0,0,0,0,0,0,0,0,0,0';
    const DUTIES = 12;
    for (const [rest, first, asks] of [
      ['', undefined, true],
      ['', { do: 'pay-duty', fleet: 'A', card: 'ore' }, false],
      ['', { do: 'refuse-duty', fleet: 'A' }, false],
      [`${STADIUM},2`, undefined, true],
      [`${STADIUM},3`, undefined, false],
    ] as const) {
      const s = parthenon.parsePosition(harbor(3, DUTIES, 'ore+wool', rest));
      if (isIllegal(s)) throw new Error(JSON.stringify(s));
      if (first !== undefined) parthenon.apply(s, 0, first);
      const list: PaAction[] = [];
      parthenon.actions(s, 0, list);
      expect(list.some(a => a.do === 'pay-duty')).toBe(asks);
      expect(/duty|tassa/.test(text.prompt(parthenon.view(s, 0), 0))).toBe(asks);
    }
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
  expect(RULE_IDS.filter(id => !rules.includes(`**${id}**`))).toEqual([]);
});
test('README.md shows the flow', () => {
  expect(flowChartOn(file('README.md'))).toBe(flowChart(parthenon));
});
