/** Perikles in words: chances stand there where the player wants to see them, and nowhere else. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PkAction, type PkView, perikles } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Foretold } from '../src/games/perikles/focus/foretold.tsx';
import { screen } from '../src/games/perikles/screen.tsx';
import type { BoardProps } from '../src/games/types.ts';

const nothing = (): void => undefined;
const props = (view: PkView, lang: 'en' | 'it', showOdds: boolean): BoardProps => ({
  view,
  before: view,
  me: 0,
  text: screen.texts[lang],
  lang,
  actions: [],
  offered: [],
  draft: [],
  lit: [],
  news: [],
  fresh: [],
  complete: false,
  choose: nothing,
  replace: nothing,
  keepDraft: nothing,
  askWhy: nothing,
  showOdds,
});

/** A table on which somebody attacks, as seat 0 sees it. */
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
    perikles.apply(state, actor, actor === CHANCE ? perikles.sample(state, rng) : (legal[rng.int(legal.length)] as PkAction));
  }
};

test('the option decides whether chances are told', () => {
  const view = attacked();
  for (const lang of ['en', 'it'] as const) {
    expect(renderToStaticMarkup(<Foretold {...props(view, lang, true)} />)).toMatch(/\d\s?%/);
    expect(renderToStaticMarkup(<Foretold {...props(view, lang, false)} />)).not.toContain('%');
    const told = screen.texts[lang].table(view, 0).flatMap(section => section.lines);
    expect(told.filter(line => line.includes('%'))).toEqual([]);
  }
});
