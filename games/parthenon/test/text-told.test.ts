/** What sentences promise is what the table allows, over games played at random: payments, duties, Gifts, prices of philosophies. */
import { CHANCE, isIllegal, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { CARD_COUNT } from '../src/cards.ts';
import { type PaAction, type PaOptions, type PaState, type PaView, parthenon } from '../src/index.ts';
import { archonNames } from '../src/reading/event-question.ts';
import { adoptPrice, afterDuty, billFor, dutiesDue, eventOptions, hazardAnswer, shortOf } from '../src/reading/index.ts';
import { texts } from '../src/text/index.ts';
import { at, build, DUTIES, harbor, OPEN } from './tools.ts';

const OPTIONS = parthenon.parseOptions({}) as PaOptions;
const EAGER: ReadonlySet<string> = new Set([
  'build',
  'pay-wonder',
  'take-plan',
  'adopt',
  'choose-philosophy',
  'use',
  'load',
  'sail',
  'reveal',
]);
const legal = (s: PaState, seat: number): PaAction[] => {
  const out: PaAction[] = [];
  parthenon.actions(s, seat, out);
  return out;
};
/** Shows every decision of a game to `look`, before it is made. */
const play = (seed: string, look: (s: PaState, seat: number, actions: readonly PaAction[], view: PaView) => void): void => {
  const s = parthenon.setup(3 + (seed.length % 4), OPTIONS, parthenon.rules);
  const rng = sfc32(seed);
  for (let i = 0; i < 6000 && parthenon.outcome(s) === undefined; i++) {
    const seat = parthenon.actors(s)[0] ?? CHANCE;
    if (seat === CHANCE) {
      parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
      continue;
    }
    const actions = legal(s, seat);
    look(s, seat, actions, parthenon.view(s, seat));
    const eager = actions.filter(a => EAGER.has(a.do));
    const from = eager.length > 0 && rng.int(3) > 0 ? eager : actions;
    parthenon.apply(s, seat, from[rng.int(from.length)]!);
  }
};
/** PA-21.5: what a payment is for and what is left of it, to its own seat alone; undefined where none is under way. */
const seenBill = (s: PaState, seat: number, actions: readonly PaAction[], view: PaView): string | undefined => {
  const bill = billFor(view);
  expect(bill === undefined).toBe(s.draft[seat] === 0);
  if (bill === undefined) return undefined;
  const about = `${JSON.stringify(bill)} ${view.draft?.laid.join(' ')}`;
  expect(bill.left.length === 0 && bill.toTake.length === 0, about).toBe(actions.some(a => a.do === 'confirm'));
  if (bill.left.length > 0)
    expect(
      actions.some(a => a.do === 'pay'),
      about,
    ).toBe(true);
  // The others are not told that anything was begun, let alone what.
  const before = parthenon.clone(s);
  before.draft[seat] = 0;
  before.price[seat] = -1;
  before.reserved.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  before.taken.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  const other = (seat + 1) % s.seats;
  expect(JSON.stringify(parthenon.view(s, other)) === JSON.stringify(parthenon.view(before, other)), about).toBe(true);
  return bill.begun.do;
};
const USES: ReadonlySet<string> = new Set(['exchange', 'buy', 'take-plan', 'pay-wonder']);

test('payments, duties, Gifts and prices are told as the table has them', () => {
  const met: Record<string, number> = {};
  const meet = (what: string): void => {
    met[what] = (met[what] ?? 0) + 1;
  };
  for (const seed of ['a', 'bb', 'ccc', 'g', 'hh'])
    play(`told ${seed}`, (s, seat, actions, view) => {
      const begun = seenBill(s, seat, actions, view);
      if (begun !== undefined) meet(begun);
      if (view.room === 'event-decide' && view.draft?.answer === -1)
        eventOptions(view).forEach((price, option) => {
          const can = actions.some(a => a.do === 'pay-option' && a.option === option);
          expect(shortOf(view, price).length === 0, `${view.event?.event} ${view.islands[seat]?.hand?.join(' ')}`).toBe(can);
          meet(can ? 'payable' : 'unpayable');
        });
      if (view.room === 'hazard-respond' && view.draft?.marked === 0) {
        const answer = hazardAnswer(view);
        expect(answer === 'gift').toBe(actions.some(a => a.do === 'use-gift'));
        if (answer !== 'gift') expect(answer === 'power').toBe(actions.some(a => a.do === 'replace-hazard'));
        meet(answer);
      }
      if (view.room === 'event-name') {
        const what = archonNames(view);
        meet(what);
        expect(actions.some(a => a.do === 'name-village') && what === 'fleet').toBe(false);
        expect(actions.some(a => a.do === 'name-fleet') && what === 'village').toBe(false);
      }
      if (view.room === 'fleet-trade' && !view.draft?.begun) {
        for (const { fleet, canPay } of dutiesDue(view)) {
          expect(actions.some(a => a.do === 'refuse-duty' && a.fleet === fleet)).toBe(true);
          expect(actions.some(a => a.do === 'pay-duty' && a.fleet === fleet)).toBe(canPay);
        }
        for (const a of actions) {
          if (a.do === 'refuse-duty') expect(dutiesDue(view).some(({ fleet }) => fleet === a.fleet)).toBe(true);
          if (a.do !== 'pay-duty') continue;
          const after = parthenon.clone(s);
          parthenon.apply(after, seat, a);
          const left = legal(after, seat).filter(b => USES.has(b.do) && 'fleet' in b && b.fleet === a.fleet);
          const told = afterDuty(view, a.fleet, a.card);
          meet(told);
          if (told === 'plan') expect(left.map(b => b.do)).toEqual(['take-plan']);
          else expect(left.length > 0, `${told} ${JSON.stringify(left)}`).toBe(told === 'trade');
        }
      }
    });
  for (const [what, least] of [
    ['payable', 20],
    ['unpayable', 20],
    ['gift', 5],
    ['none', 4],
    ['trade', 5],
    ['nothing', 5],
    ['too-few', 1],
    ['village', 5],
    ['fleet', 5],
    ['build', 4],
    ['use', 4],
    ['pay-wonder', 4],
    ['exchange', 4],
  ] as const)
    expect(met[what] ?? 0, `${what} in ${JSON.stringify(met)}`).toBeGreaterThanOrEqual(least);
});

test('a payment under way in words: its thing, what is laid down, what is left', () => {
  const s = parthenon.parsePosition(build('hand0=grain*2+ore+wool*2'));
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  const told = (): readonly string[] => {
    const view = parthenon.view(s, 0);
    const { prompt, table } = texts.en;
    return [prompt(view, 0), ...(table(view, 0).find(section => section.title === 'Your payment under way')?.lines ?? [])];
  };
  const step = (action: PaAction): readonly string[] => {
    expect(parthenon.why(s, 0, action)).toBeUndefined();
    parthenon.apply(s, 0, action);
    return told();
  };
  const price = '1 wool and 1 basic you do not produce';
  expect(step({ do: 'build', structure: 'village-5' })).toEqual([
    `You are building village 5 (olives): choose the cards for ${price}, or undo.`,
    `In all: ${price}.`,
    'Laid down: nothing.',
    `Still to lay down: ${price}.`,
  ]);
  expect(step({ do: 'pay', card: 'ore' })).toEqual([
    'You are building village 5 (olives): 1 ore laid down, 1 wool still to pay.',
    `In all: ${price}.`,
    'Laid down: 1 ore.',
    'Still to lay down: 1 wool.',
  ]);
  expect(step({ do: 'pay', card: 'wool' })[0]).toBe('You are building village 5 (olives): 1 ore and 1 wool laid down. Confirm, or undo.');
  expect(step({ do: 'confirm' })).toEqual(['Build, use and pay what you like, then finish.']);
});

test('a philosophy of others is offered at the price it is then paid', () => {
  const ACADEMY = 'acropolis=0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0';
  for (const [rest, gold] of [
    [`hand0=gold*3 ${ACADEMY} philosophies=1,4,0`, 1],
    [`hand0=gold*3 ${ACADEMY} philosophies=3,4,0`, 2],
    [`hand0=gold*3 ${ACADEMY} philosophies=3,4,0 freeAdoptions=1,0,0`, 0],
  ] as const) {
    const s = parthenon.parsePosition(build(rest));
    if (isIllegal(s)) throw new Error(JSON.stringify(s));
    const view = parthenon.view(s, 0);
    expect(adoptPrice(view)).toEqual(gold === 0 ? [] : [{ n: gold, of: 'gold' }]);
    expect(texts.en.action({ do: 'adopt', philosophy: 'stoicism' }, view)).toMatch(gold === 0 ? /, free$/ : new RegExp(`for ${gold} gold`));
    parthenon.apply(s, 0, { do: 'adopt', philosophy: 'stoicism' });
    expect(parthenon.view(s, 0).islands[0]?.hand?.length).toBe(3 - gold);
  }
});

test('what ends the trade abroad says that it refuses the duty, and that it ends it for every fleet', () => {
  const label = (position: string): string => {
    const s = parthenon.parsePosition(position);
    if (isIllegal(s)) throw new Error(JSON.stringify(s));
    return texts.en.action({ do: 'done' }, parthenon.view(s, 0));
  };
  const EGYPT = 3;
  expect(label(harbor(EGYPT, DUTIES, 'ore+wool'))).toMatch(/refuse the duty, no trade \(Egypt\)/);
  expect(label(harbor(EGYPT, DUTIES, 'gift'))).toBe('Finish trading abroad');
  expect(label(harbor(EGYPT, OPEN, 'ore+wool'))).toBe('Finish trading abroad');
  const two = harbor(EGYPT, OPEN, 'ore+wool', 'fleets=2,1,1 cargo0B=ore').replace('at=3,-1', 'at=3,3').replace('sailed=1', 'sailed=3');
  expect(label(two)).toBe('Finish trading with all fleets');
  expect(label(two.replace('harbor=-1,-1,-1,14', 'harbor=-1,-1,-1,12').replace('4,3,4', '3,3,5'))).toBe(
    'Finish with all fleets: fleets A and B refuse the duty, no trade (Egypt)',
  );
});

test('in Italian no button speaks in the infinitive', () => {
  const labels = new Set<string>();
  for (const seed of ['a'])
    play(`it ${seed}`, (_s, _seat, actions, view) => {
      for (const a of actions) labels.add(texts.it.action(a, view));
    });
  expect(labels.size).toBeGreaterThan(300);
  // “Non tenere nulla” is the imperative of not doing.
  expect([...labels].filter(label => /^(?!Non )\p{L}+(are|ere|ire|rre)\b/u.test(label))).toEqual([]);
});

test('an alternative names what it locks out before it is paid; an original names nothing', () => {
  const acropolis = 'acropolis=1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0';
  const s = parthenon.parsePosition(build(`hand0=olives+grapes+pottery ${acropolis}`));
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  const told = (lang: 'en' | 'it', action: PaAction): string => texts[lang].action(action, parthenon.view(s, 0));
  expect(told('en', { do: 'build', structure: 'shrine' })).toContain('a second time, for good instead of Academy or Treasury,');
  expect(told('it', { do: 'build', structure: 'shrine' })).toContain('una seconda volta, per sempre al posto di: Accademia o Tesoreria;');
  expect(told('en', { do: 'build', structure: 'academy' })).not.toContain('instead of');
  parthenon.apply(s, 0, { do: 'build', structure: 'shrine' });
  expect(texts.en.prompt(parthenon.view(s, 0), 0)).toContain('a second time (for good instead of Academy or Treasury)');
  expect(texts.it.prompt(parthenon.view(s, 0), 0)).toContain('una seconda volta (per sempre al posto di: Accademia o Tesoreria)');
});

test('who asks for a philosophy or keeps nothing is told what can be done now', () => {
  const waiting = parthenon.parsePosition(at('build', 'step=10 asked=7 done=4 freePicks=1,1,0 wants=6,0,0 hand0=wool'));
  const rash = parthenon.parsePosition(at('discard', 'step=11 asked=1 done=6 hand0=grain*4 answer=0,-1,-1'));
  if (isIllegal(waiting) || isIllegal(rash)) throw new Error('a position that cannot be read');
  expect(texts.en.prompt(parthenon.view(waiting, 0), 0)).toMatch(/Sophism: .* Meanwhile build on, or finish\.$/);
  expect(texts.it.prompt(parthenon.view(waiting, 0), 0)).toMatch(/Intanto costruisci ancora, o finisci\.$/);
  expect(texts.en.prompt(parthenon.view(rash, 0), 0)).toMatch(/^Option A with nothing kept/);
  expect(texts.it.prompt(parthenon.view(rash, 0), 0)).toMatch(/^Con l’opzione A senza tenere nulla/);
});
