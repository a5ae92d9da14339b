/** Battles, supply and lost campaigns as they are read off the log; answers with their odds. */
import { type EwAction, type EwEvent, type EwView, earthWater } from '@stoa/earth-and-water';
import { texts } from '@stoa/earth-and-water/text';
import { CHANCE, type Outcome, type Seat, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { decidedAt, decidedBy, isTurningPoint, situation } from '../src/games/earth-and-water/end.ts';
import { campaignOfDeath, lostCampaigns } from '../src/games/earth-and-water/frieze/lost-campaigns.ts';
import { battleOf, winnerOf } from '../src/games/earth-and-water/moments/battle-of.ts';
import { placesOf } from '../src/games/earth-and-water/moments/field.tsx';
import { ledgeWords } from '../src/games/earth-and-water/moments/said.ts';
import { starvedIn } from '../src/games/earth-and-water/moments/starved.ts';
import { waits } from '../src/games/earth-and-water/moments/waits.ts';
import { barPercents, chancesOf, percentFor, percentWords, wholePercents } from '../src/games/earth-and-water/odds/chances.ts';
import type { EwProps } from '../src/games/earth-and-water/types.ts';
import { answersOf, isAnswer, placed } from '../src/games/earth-and-water/ways/answers.ts';
import { commitMode } from '../src/games/earth-and-water/ways/commit-mode.ts';
import { WORDS } from '../src/games/earth-and-water/words.ts';

const DIED = { e: 'king-died', king: 'darius', context: 'preparation', rule: 'EW-14.1' } as const;

interface Step {
  readonly log: readonly EwEvent[];
  readonly view: EwView;
  readonly seat: Seat;
  readonly legal: readonly EwAction[];
}
function* played(games: number): Generator<Step> {
  const options = earthWater.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  for (let game = 0; game < games; game++) {
    const rng = sfc32(`moments-${game}`);
    const log: EwEvent[] = [];
    const tell = (e: EwEvent): void => void log.push(e);
    const state = earthWater.setup(2, options, earthWater.rules);
    while (earthWater.outcome(state) === undefined) {
      const [seat = CHANCE] = earthWater.actors(state);
      if (seat === CHANCE) {
        earthWater.apply(state, CHANCE, earthWater.sample(state, rng), tell);
        continue;
      }
      const legal: EwAction[] = [];
      earthWater.actions(state, seat, legal);
      yield { log, view: earthWater.view(state, seat), seat, legal };
      earthWater.apply(state, seat, legal[rng.int(legal.length)]!, tell);
    }
  }
}

test('the battle of the log is the battle of the view, and one that is over has a holder of the field', () => {
  let [on, over, away] = [0, 0, 0];
  for (const { log, view } of played(25)) {
    const battle = battleOf(log);
    const now = view.prompt.battle;
    if (now !== null && battle !== undefined && battle.left === null && battle.at === now.at) {
      on++;
      expect([battle.kind, battle.attacker, battle.rounds.length]).toEqual([now.battle, now.attacker, now.round]);
    }
    const end = log.findLastIndex(e => e.e === 'battle-ended');
    const ended = log[end];
    if (ended?.e !== 'battle-ended') continue;
    const seen = battleOf(log, end + 1);
    expect(seen?.left).toEqual(ended.left);
    if (seen === undefined) continue;
    over++;
    const winner = winnerOf(seen);
    if (seen.retreat) {
      away++;
      expect(winner).not.toBe(seen.retreat.side);
    } else if (ended.left[0] + ended.left[1] === 0) expect(winner).toBeNull();
    else if (winner !== null) expect(ended.left[winner]).toBeGreaterThan(0);
  }
  expect(Math.min(on, over, away)).toBeGreaterThan(20);
});

test('supply is told by side, city and reason; a campaign that a king ends is told as lost', () => {
  const log: readonly EwEvent[] = [
    { e: 'campaign-began', campaign: 1 },
    { e: 'armies-lost', side: 0, city: 'pella', armies: 1, rule: 'EW-17.G12' },
    { e: 'supply-began' },
    { e: 'armies-lost', side: 0, city: 'larissa', armies: 1, rule: 'EW-12.6' },
    { e: 'armies-lost', side: 0, city: 'larissa', armies: 1, rule: 'EW-12.6' },
    { e: 'armies-lost', side: 1, city: 'delphi', armies: 2, rule: 'EW-12.9' },
  ];
  expect(starvedIn(log)).toEqual([
    { side: 0, city: 'larissa', armies: 2, cut: false },
    { side: 1, city: 'delphi', armies: 2, cut: true },
  ]);
  const campaign3: EwEvent = { e: 'campaign-began', campaign: 3 };
  expect(lostCampaigns([...log, { e: 'campaign-began', campaign: 2 }, DIED, campaign3], 3)).toEqual([2]);
  expect(lostCampaigns(log, 1)).toEqual([]);
  // The death in Pacification ends Operations only: the campaign is scored.
  expect(lostCampaigns([...log, { ...DIED, context: 'pacification' }, campaign3], 3)).toEqual([]);
  // A table that did not tell the beginning of its campaign: the first one, or one from a position.
  expect(lostCampaigns([DIED, { e: 'campaign-began', campaign: 5 }], 5)).toEqual([4]);
  expect(campaignOfDeath([DIED, { e: 'campaign-began', campaign: 2 }], 0, 2)).toBe(1);
  expect(campaignOfDeath([DIED], 0, 5)).toBe(5);
});

test('while an event waits the ledge tells it and where the way leads, not the next question', () => {
  const { view } = played(1).next().value as Step;
  const told = (log: readonly EwEvent[], at: number, now = view) =>
    ledgeWords({ event: log[at]!, cause: log.slice(0, at) }, { log, view: now, text: texts.en, words: WORDS.en, me: 1 });
  expect(told([DIED, { e: 'campaign-began', campaign: 2 }], 0)).toEqual({
    say: { prompt: 'All cards but the Greek hand are shuffled into the deck.' },
    next: 'To campaign 2',
  });
  // The last campaign: who has won is the prompt of the table.
  expect(told([DIED], 0, { ...view, campaign: 5, ending: { reason: 'points', winner: 1 } })).toEqual({ next: 'To the result' });
  const scored: EwEvent = { e: 'campaign-scored', campaign: 3, counts: [5, 4], vp: 2 };
  expect(told([scored], 0)).toEqual({ say: { prompt: 'Victory points: 2 for Persia' }, next: 'To campaign 4' });
  const burns: readonly EwEvent[] = [{ e: 'event-played', side: 0, card: 15 }, { e: 'acropolis-burnt' }];
  expect(told(burns, 1).say?.prompt).toBe('Persia plays “Acropolis on Fire”.');
  expect(told([{ e: 'bridge-destroyed' }], 0).say?.prompt).toBe('Greece destroys the bridge.');
});

test('after a battle the ledge says who took the place from whom, or kept it', () => {
  const { view } = played(1).next().value as Step;
  const after = (battle: 'land' | 'naval', left: readonly [number, number], lang: 'en' | 'it'): string | undefined => {
    const log: readonly EwEvent[] = [
      { e: 'battle-began', battle, at: 'athenai', attacker: 1, pieces: [1, 1] },
      { e: 'battle-ended', battle, at: 'athenai', left },
    ];
    const [, event] = log as readonly [EwEvent, EwEvent];
    return ledgeWords({ event, cause: [] }, { log, view, text: texts[lang], words: WORDS[lang], me: 0 }).say?.prompt;
  };
  expect(after('land', [0, 1], 'en')).toBe('Greece has taken Athens from Persia.');
  expect(after('land', [1, 0], 'en')).toBe('Persia has kept Athens.');
  expect(after('naval', [0, 1], 'it')).toBe('La Grecia ha cacciato la Persia dal porto di Atene.');
  expect(after('naval', [0, 0], 'en')).toBe(WORDS.en.nobodyLeft);
});

test('on the field of a battle ships do not touch, and soldiers keep to the width of four', () => {
  const rank = (standing: number) => ({ standing, fallen: 0, away: false });
  for (const fleets of [1, 2, 3, 5, 6]) {
    const places = placesOf('naval', rank(fleets));
    for (const a of places) for (const b of places) if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThan(116);
  }
  const width = (armies: number): number => {
    const xs = placesOf('land', rank(armies)).map(({ x }) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(width(24)).toBeLessThanOrEqual(4 * 64);
});

test('the map shows the cities that ended the game; a story without deeds tells how it stands', () => {
  const { view } = played(1).next().value as Step;
  expect(decidedAt(view)).toEqual([]);
  expect(decidedAt({ ...view, ending: { reason: 'key-cities', winner: 1 } })).toEqual(['abydos', 'ephesos']);
  expect(decidedAt({ ...view, ending: { reason: 'points', winner: 1 } })).toEqual([]);
  expect(situation({ ...view, campaign: 2, vp: -3 }, texts.en, 'en')[0]).toBe('Campaign 2 of 5. Victory points: 3 for Greece.');
});

test('kings, battles and scores always wait; great deeds only for those who did not do them', () => {
  const built: EwEvent = { e: 'bridge-built', talents: 0 };
  expect([waits(built, 0), waits(built, 1), waits(built, undefined)]).toEqual([undefined, 'normal', 'normal']);
  expect(waits({ e: 'campaign-scored', campaign: 1, counts: [1, 2], vp: -1 }, 1)).toBe('always');
  expect(waits({ e: 'operations-began' }, 0)).toBeUndefined();
});

test('percents add up to a hundred; what is possible is never 0 %, what is not sure never 100 %', () => {
  for (const parts of [
    [1 / 3, 1 / 3, 1 / 3],
    [0.996, 0.002, 0.002],
    [0.005, 0.005, 0.99],
    [1, 0, 0],
  ])
    expect(wholePercents(parts).reduce((sum, n) => sum + n, 0)).toBe(100);
  expect([percentWords(0.001), percentWords(0.999), percentWords(0), percentWords(1), percentWords(0.61)]).toEqual([
    '< 1 %',
    '> 99 %',
    '0 %',
    '100 %',
    '61 %',
  ]);
});

test('every answer of a battle is a button, with the chance of what it leads to; none is lost where the ledge is short of room', () => {
  let [withOdds, reactions, doubtful] = [0, 0, 0];
  for (const { view, seat, legal } of played(40)) {
    if (!legal.some(isAnswer)) continue;
    const props = { view, text: texts.en, lang: 'en', me: seat, actions: legal, showOdds: true } as unknown as EwProps;
    const answers = answersOf(props);
    expect(answers.map(a => JSON.stringify(a.action)).sort()).toEqual(
      legal
        .filter(isAnswer)
        .map(a => JSON.stringify(a))
        .sort(),
    );
    // What leads on stands out, unless it is more likely to fail and there is another way. "50 %" may be either.
    const last = answers.at(-1);
    const percent = Number(last?.chance?.replace(/[^\d]/g, '') ?? Number.NaN);
    const isDoubtful = answers.length > 1 && percent < 50;
    if (isDoubtful) doubtful++;
    if (percent !== 50) expect(answers.filter(a => a.main)).toEqual(isDoubtful ? [] : [last]);
    // Of numbers the highest leads on.
    const numbers = answers.flatMap(({ action }) => (action.do === 'place-armies' ? [action.armies] : []));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const { ledge, scene } = placed(answers, 2);
    expect(ledge.length + scene.length).toBe(answers.length);
    const decline = answers.find(a => a.action.do === 'decline');
    const spartans = answers.find(a => a.action.do === 'react' && a.action.card === 15);
    if (decline?.chance !== undefined) withOdds++;
    if (decline && spartans && chancesOf(view)?.greece !== undefined && view.prompt.battle?.diceCount[1] === 1) {
      reactions++;
      expect(spartans.chance).not.toBe(decline.chance);
    }
  }
  expect(withOdds).toBeGreaterThan(10);
  expect(reactions).toBeGreaterThan(0);
  expect(doubtful).toBeGreaterThan(0);
});

test('one touch for what undo takes back; a phase with something left to do is asked about', () => {
  const raise: EwAction = { do: 'raise-army', city: 'abydos' };
  const end: EwAction = { do: 'end-preparation' };
  expect([commitMode(raise, [raise, end]), commitMode(end, [raise, end]), commitMode(end, [end])]).toEqual(['at-once', 'whole', 'at-once']);
  expect([commitMode({ do: 'fight-on' }, []), commitMode({ do: 'pass' }, [])]).toEqual(['at-once', 'at-once']);
  expect(commitMode({ do: 'buy-cards', n: 3 }, [])).toBe('whole');
  expect(commitMode({ do: 'play-event', card: 3 }, [])).toBe('opens');
});

test('the end tells where the marker stands and which campaigns were not scored; level campaigns decided nothing', () => {
  const ended: EwEvent = { e: 'game-ended', winner: 1, reason: 'points', vp: -2, rule: 'EW-15.2' };
  const log: readonly EwEvent[] = [{ e: 'campaign-began', campaign: 1 }, DIED, { e: 'campaign-began', campaign: 2 }];
  expect(decidedBy({} as Outcome, texts.en, 'en', [...log, ended])).toBe(
    'The marker stands at 2 for Greece. Campaign 1 was not scored: the king died.',
  );
  expect(decidedBy({} as Outcome, texts.it, 'it', [{ ...ended, reason: 'key-cities' }])).toBeUndefined();
  const scored = { e: 'campaign-scored', campaign: 1, counts: [5, 4], vp: 1 } as const;
  expect([isTurningPoint(scored), isTurningPoint({ ...scored, counts: [6, 4] })]).toEqual([false, true]);
});

test('bar and button say the same percents, also where rounding each alone would not', () => {
  const chances = { persia: 0.465, greece: 0.465, nobody: 0.07, losses: [1, 1] } as const;
  const [greece, nobody, persia] = barPercents(chances);
  expect(greece + nobody + persia).toBe(100);
  expect([percentFor(chances, 1), percentFor(chances, 0)]).toEqual([`${greece} %`, `${persia} %`]);
});

test('on a phone ranks take less room: the second ship lies behind the first', () => {
  const reach = (kind: 'land' | 'naval', standing: number, width: 'wide' | 'narrow'): number =>
    Math.max(...placesOf(kind, { standing, fallen: 1, away: false }, width).map(({ x }) => x));
  for (const kind of ['land', 'naval'] as const)
    for (const standing of [1, 2, 4]) expect(reach(kind, standing, 'narrow')).toBeLessThan(reach(kind, standing, 'wide'));
  expect(placesOf('naval', { standing: 2, fallen: 0, away: false }, 'narrow').filter(({ y }) => y < 0)).toHaveLength(1);
});

test('of three ships one lies in the second line', () => {
  const ys = placesOf('naval', { standing: 3, fallen: 0, away: false }).map(({ y }) => y);
  expect(ys.filter(y => y < 0)).toHaveLength(1);
});

test('cards of the first battle do not stand beside the one that the Immortals begin (EW-14.10)', () => {
  const began = { e: 'battle-began', battle: 'land', at: 'athenai', attacker: 1, pieces: [1, 1] };
  const ended = { e: 'battle-ended', battle: 'land', at: 'athenai', left: [0, 1] };
  const leonidas = { e: 'event-played', side: 1, card: 6 };
  const immortals = { e: 'reaction-played', side: 0, card: 5 };
  const first = [leonidas, began, ended] as unknown as EwEvent[];
  expect(battleOf(first)?.cards).toEqual([{ side: 1, card: 6 }]);
  const second = [...first, immortals, { e: 'immortals-returned', city: 'athenai', armies: 1 }, began] as unknown as EwEvent[];
  expect(battleOf(second)?.cards).toEqual([{ side: 0, card: 5 }]);
});

test('reactions at sea do not stand beside the landing that follows', () => {
  const at = { at: 'naxos', attacker: 0, pieces: [2, 2] };
  const log = [
    { e: 'move-played', side: 0, card: 9, over: 'sea' },
    { e: 'battle-began', battle: 'naval', ...at },
    { e: 'reaction-played', side: 1, card: 9, window: 'fleet-lost' },
    { e: 'battle-ended', battle: 'naval', at: 'naxos', left: [1, 0] },
    { e: 'reaction-played', side: 1, card: 15, window: 'persia-attacks' },
    { e: 'battle-began', battle: 'land', ...at },
  ] as unknown as EwEvent[];
  expect(battleOf(log.slice(0, 4))?.cards).toEqual([{ side: 1, card: 9 }]);
  expect(battleOf(log)?.cards).toEqual([{ side: 1, card: 15 }]);
});
