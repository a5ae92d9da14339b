/** Perikles in words: chances stand there where the player wants to see them, and nowhere else. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PkAction, type PkEvent, type PkView, perikles } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import { texts } from '@stoa/perikles/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '../src/games/index.ts';
import { Front } from '../src/games/perikles/board/fronts.tsx';
import { controllerOf, LocationCard, type SideTouch } from '../src/games/perikles/board/location-card.tsx';
import { turnsOf } from '../src/games/perikles/moments/turns.ts';
import { Foretold } from '../src/games/perikles/panels/foretold.tsx';
import { Outlook } from '../src/games/perikles/panels/outlook.tsx';
import { screen } from '../src/games/perikles/screen.tsx';
import type { PkProps } from '../src/games/perikles/types.ts';
import { WORDS } from '../src/games/perikles/words.ts';
import type { GameScreen } from '../src/games/types.ts';
import { wordsOf } from '../src/table/end/game-story.tsx';
import { linesOf } from '../src/table/log.tsx';
import { unnamed } from './unnamed.ts';

const nothing = (): void => undefined;
const props = (view: PkView, lang: 'en' | 'it', showOdds: boolean): PkProps => ({
  view,
  before: view,
  me: 0,
  text: texts[lang],
  lang,
  actions: [],
  offered: [],
  draft: [],
  lit: [],
  news: [],
  fresh: [],
  log: [],
  complete: false,
  choose: nothing,
  replace: nothing,
  keepDraft: nothing,
  askWhy: nothing,
  showOdds,
});

/** A random game up to what is looked for, as the seat that decides sees it. */
const decisionIn = (isWanted: (view: PkView, legal: readonly PkAction[]) => boolean) => {
  const options = perikles.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const rng = sfc32('decision');
  const state = perikles.setup(4, options, perikles.rules);
  for (;;) {
    const [actor = CHANCE] = perikles.actors(state);
    const legal: PkAction[] = [];
    if (actor !== CHANCE) perikles.actions(state, actor, legal);
    const view = perikles.view(state, actor === CHANCE ? undefined : actor);
    if (actor !== CHANCE && isWanted(view, legal)) return { view, legal, seat: actor };
    perikles.apply(state, actor, actor === CHANCE ? perikles.sample(state, rng) : legal[rng.int(legal.length)]!);
  }
};

test('beside the map every answer says who would lead then; where no candidate is asked for, the places and the armies stand', () => {
  const { view, legal, seat } = decisionIn(({ room }, all) => room === 'propose' && all.length > 2);
  const drawn = (actions: readonly PkAction[]): string =>
    renderToStaticMarkup(<Outlook {...props(view, 'en', true)} me={seat} actions={actions} />);
  expect(drawn(legal).match(/would lead[^"<]*\."/g)).toHaveLength(legal.filter(a => a.do === 'propose').length);
  const [city] = view.cities;
  if (city === undefined) throw new Error('no city');
  const alone: PkView = { ...view, cities: [{ ...city, alpha: null, beta: null }] };
  const own: PkAction = { do: 'propose', city: city.city, owner: seat };
  expect(renderToStaticMarkup(<Outlook {...props(alone, 'en', true)} me={seat} actions={[own]} />)).toContain(WORDS.en.youWouldLead(0));
  expect(drawn([])).toContain(WORDS.en.foughtFor);
  expect(drawn([])).toContain(WORDS.en.armies);
});

/** A table with an attack, as seat 0 sees it. */
const attacked = (): PkView => {
  const options = perikles.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const rng = sfc32('words');
  const state = perikles.setup(4, options, perikles.rules);
  for (;;) {
    const view = perikles.view(state, 0);
    if (view.room === 'commit' && view.locations.some(l => locationOdds(view, l.location)?.attacked)) return view;
    const [actor = CHANCE] = perikles.actors(state);
    const legal: PkAction[] = [];
    if (actor !== CHANCE) perikles.actions(state, actor, legal);
    perikles.apply(state, actor, actor === CHANCE ? perikles.sample(state, rng) : legal[rng.int(legal.length)]!);
  }
};

test('the option decides whether chances are told', () => {
  const view = attacked();
  for (const lang of ['en', 'it'] as const) {
    expect(renderToStaticMarkup(<Foretold {...props(view, lang, true)} />)).toMatch(/\d\s?%/);
    expect(renderToStaticMarkup(<Foretold {...props(view, lang, false)} />)).not.toContain('%');
    const told = texts[lang].table(view, 0).flatMap(section => section.lines);
    expect(told.filter(line => line.includes('%'))).toEqual([]);
  }
});

test('a refusal stays at the location it is about, on the board and in words', () => {
  const view = attacked();
  const at = view.locations.find(l => view.cities.find(c => c.city === controllerOf(l.location))?.leader != null);
  if (at === undefined) throw new Error('no location with a leader');
  const leader = view.cities.find(c => c.city === controllerOf(at.location))?.leader ?? 0;
  const denied: PkView = { ...view, denied: [{ power: 'persia', location: at.location, kind: 'defend' }] };
  const shut: SideTouch = { open: false, costs: false, ask: undefined, onTouch: nothing };
  for (const lang of ['en', 'it'] as const) {
    const words = WORDS[lang];
    const drawn = (seen: PkView, Shown: typeof LocationCard = LocationCard): string =>
      renderToStaticMarkup(
        <Shown
          view={seen}
          location={at}
          text={texts[lang]}
          words={words}
          lang={lang}
          lit={false}
          stirred={false}
          showOdds={false}
          sides={{ attack: shut, defend: shut }}
        />,
      );
    const no = words.refused(texts[lang].seat(leader), texts[lang].powers.persia);
    expect(drawn(denied)).toContain(`<span class="pk-refused">${no}</span>`);
    expect(drawn(view)).not.toContain('pk-refused');
    expect(drawn(denied, Front)).toContain(`title="${no}"`);
    expect(drawn(view, Front)).not.toContain('pk-refused');
    const lines = (seen: PkView): number => texts[lang].table(seen, 0).flatMap(section => section.lines).length;
    expect(lines(denied)).toBe(lines(view) + 1);
  }
});

test('every sign of the board is told once, beside the rules', () => {
  for (const lang of ['en', 'it'] as const) {
    const { signs, signOf } = WORDS[lang];
    const beside = renderToStaticMarkup(screen.parts.Legend === undefined ? null : <screen.parts.Legend lang={lang} />);
    expect(beside).toContain(signs);
    const lines = [...beside.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
      line.split(/<span class="pk-sign" aria-hidden="true">(.+)<\/span>/),
    );
    expect(lines.map(([, , sentence]) => sentence)).toEqual(Object.values(signOf));
    expect(new Set(lines.map(([, drawn]) => drawn)).size).toBe(lines.length);
  }
});

test('a location nobody attacked tells of cubes only where somebody defended it', () => {
  const fights = (log: readonly PkEvent[]): readonly boolean[] =>
    turnsOf(log).flatMap(({ battles }) => battles.map(battle => battle.results.some(e => e.e === 'cubes-placed')));
  const quiet: PkEvent = { e: 'not-attacked', location: 'delium', rule: 'PK-12.2' };
  const aside: PkEvent = { e: 'set-aside', location: 'delium', rule: 'PK-15.4' };
  const cubes: PkEvent = { e: 'cubes-placed', seat: 1, city: 'thebes', cubes: 2, rule: 'PK-12.2' };
  expect(fights([quiet, cubes, aside])).toEqual([true]);
  expect(fights([quiet, aside])).toEqual([false]);
  expect(WORDS.en.quietFor(false)).not.toContain('cubes');
});

test('what ties forbid follows the option of war and alliance', () => {
  const corinth = ['Corinth', 'Thebes'] as const;
  expect(WORDS.en.opposed(...corinth, false)).not.toContain('beside');
  expect(WORDS.en.opposed(...corinth, true)).toContain('beside');
  expect(WORDS.en.ally(...corinth, false)).not.toContain('stand against');
  expect(WORDS.en.ally(...corinth, true)).toContain('stand against');
});

test('a price says that cubes are paid', () => {
  expect([0, 1, 2].map(WORDS.en.verdict)).toEqual(['would lead', 'would lead, pays 1 cube', 'would lead, pays 2 cubes']);
  expect([0, 1, 2].map(WORDS.it.verdict)).toEqual(['guiderebbe', 'guiderebbe, paga 1 cubo', 'guiderebbe, paga 2 cubi']);
});

test('the end says by how much and from what', () => {
  const outcome = {
    places: [2, 1],
    scores: [
      { cubes: 4, locations: 15, statues: 24 },
      { cubes: 16, locations: 11, statues: 17 },
    ],
    reason: 'three-turns',
    rule: 'PK-19.2',
  };
  expect(screen.end.decidedBy?.(outcome, texts.en, 'en', [])).toBe(
    'Cubes made the difference: Green has 16 of 44 points from them, Red 4 of 43.',
  );
  expect(screen.end.decidedBy?.({ ...outcome, reason: 'conceded' }, texts.en, 'en', [])).toBeUndefined();
});

test('a tile and its cubes are one line, lit where the cubes lie; cubes of another origin keep their own', async () => {
  const en = await loadWords('perikles', 'en');
  const it = await loadWords('perikles', 'it');
  const log = [
    { e: 'tile-taken', seat: 0, tile: 'athens-candidate', slot: 1 },
    { e: 'cubes-placed', seat: 0, city: 'athens', cubes: 1, rule: 'PK-5.5' },
    { e: 'tile-taken', seat: 1, tile: 'any-city', slot: 2 },
    { e: 'cubes-placed', seat: 1, city: 'thebes', cubes: 1, rule: 'PK-5.5' },
    { e: 'cubes-placed', seat: 1, city: 'athens', cubes: 2, rule: 'PK-17.2' },
  ];
  const lines = linesOf(log, unnamed(en.text), screen, 0);
  expect(lines.map(({ at, words, places }) => [at, words, ...places])).toEqual([
    [1, 'Red (you) takes Athens, Candidate: 1 cube.', 'athens'],
    [3, 'Green takes Any City, 1 shard: 1 cube into Thebes.', 'thebes'],
    [4, 'Green puts 2 cubes into Athens.', 'athens'],
  ]);
  expect(linesOf(log, unnamed(it.text), screen, 2)[0]?.words).toBe('Rosso prende Atene, Candidato: 1 cubo.');
});

test('a counter to choose says whose it is, how strong, and what stays', () => {
  const view = attacked();
  const hand = { hoplites: { counters: 3, strengths: [1, 2, 3] }, triremes: { counters: 0, strengths: [] } };
  const pending = { power: 'thebes', unit: 'hoplite', location: 'delium', side: 'defend', pay: 'none', stands: true } as const;
  const powers = view.powers.map(p => (p.power === 'thebes' ? { ...p, hand, dead: [[2, 3], [1]] as const } : p));
  const choosing: PkView = { ...view, powers, commit: view.commit && { ...view.commit, pending } };
  const said = (action: PkAction): readonly string[] => [texts.en.action(action, choosing), texts.it.action(action, choosing)];
  expect(said({ do: 'choose-counter', strength: 2 })).toEqual([
    'Thebes: the hoplite of strength 2; 1 and 3 stay in your hand',
    'Tebe: l’oplita di forza 2; in mano restano 1 e 3',
  ]);
  expect(said({ do: 'recover', city: 'thebes', unit: 'hoplite' })).toEqual([
    'Thebes: a hoplite of strength 2',
    'Tebe: un oplita di forza 2',
  ]);
});

test('a swing is told by what the seat that gained did, not by the turn that begins after it', () => {
  const outcome = { places: [2, 1, 3, 4], scores: [{}, {}, {}, {}], reason: 'three-turns', rule: 'PK-19' };
  const swing = {
    seat: 1,
    events: [
      { e: 'statue', rule: 'PK-18.1', seat: 0, city: 'athens' },
      { e: 'statue', rule: 'PK-18.1', seat: 1, city: 'argos' },
      { e: 'turn-begun', rule: 'PK-18.5', turn: 2, seat: 0 },
    ],
  };
  const text = unnamed(texts.en);
  expect(wordsOf(swing, { text, screen: screen as GameScreen, outcome, own: 0 })).toBe('Green erects a statue in Argos.');
});
