/**
 * The law of names: where a person has a name, no prompt, log line, table in words or ending calls that person by the game's word for a seat,
 * and the reader who won is told “you”. Whole random games of every game, told to every seat and to a spectator, in both languages.
 */
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, anyGame, CHANCE, type GameEvent, type Outcome, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { petteia } from '@stoa/petteia';
import { describe, expect, test } from 'vitest';
import { type GameId, loadWords } from '../src/games/index.ts';
import type { AnyText } from '../src/games/types.ts';
import { namePeople } from '../src/table/name-people.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const YOU = { en: 'you', it: 'tu' } as const;
const GAMES: readonly (readonly [GameId, AnyGame, seats: number])[] = [
  ['earth-and-water', anyGame(earthWater), 2],
  ['perikles', anyGame(perikles), 4],
  ['parthenon', anyGame(parthenon), 4],
  ['petteia', anyGame(petteia), 2],
];
/** Every so many positions one is told in words. */
const EVERY = 40;

interface Played {
  readonly events: readonly GameEvent[];
  readonly states: readonly unknown[];
  readonly outcome: Outcome;
}
const play = (game: AnyGame, seats: number): Played => {
  const rng = sfc32('names');
  const s = game.setup(seats, game.parseOptions({}), game.rules);
  const events: GameEvent[] = [];
  const states: unknown[] = [];
  for (let n = 0; ; n++) {
    const outcome = game.outcome(s);
    if (outcome !== undefined) return { events, states, outcome };
    if (n % EVERY === 0) states.push(game.clone(s));
    const actor = game.actors(s)[0]!;
    const legal: Action[] = [];
    if (actor !== CHANCE) game.actions(s, actor, legal);
    const action = actor === CHANCE ? game.sample(s, rng) : legal[rng.int(legal.length)]!;
    game.apply(s, actor, action, e => events.push(e));
  }
};

/** Everything that a reader is told. */
const toldTo = (text: AnyText, game: AnyGame, { events, states, outcome }: Played, me: number | undefined): readonly string[] => [
  ...events.flatMap(event => game.seen(event, me ?? -1) ?? []).flatMap(event => text.event(event, me) ?? []),
  ...states.flatMap(s => {
    const view = game.view(s, me);
    return [text.prompt(view, me), ...text.table(view, me).flatMap(({ title, lines }) => [title, ...lines])];
  }),
  text.outcome(outcome, me),
];

/** The game's word for a seat, without its article. */
const wordOf = (text: AnyText, seat: number): string => text.seat(seat).replace(/^\P{Lu}+/u, '');

describe.each(GAMES)('%s', (id, game, seats) => {
  const played = play(game, seats);
  const names = NAMES.slice(0, seats);
  test.each(['en', 'it'] as const)('who has a name is called by it (%s)', async lang => {
    const { screen, text: usual } = await loadWords(id, lang);
    const byName = screen.byName === true;
    for (const me of [undefined, ...names.keys()]) {
      // As against bots: the reader alone has no name.
      const known = names.map((name, seat) => (seat === me ? null : name));
      const text = namePeople(usual, { names: known, byName, you: YOU[lang] });
      const others = [...names.keys()].filter(seat => seat !== me);
      const words = new RegExp(`(?<!\\p{L})(?:${others.map(seat => wordOf(usual, seat)).join('|')})(?![\\p{L}\\p{N}])`, 'u');
      if (byName) expect(toldTo(text, game, played, me).filter(said => words.test(said))).toEqual([]);
      for (const seat of others) expect(text.called(seat, me)).toBe(names[seat]);
      if (me !== undefined) expect(text.called(me, me).toLowerCase()).toBe(YOU[lang]);
    }
  });

  test.each(['en', 'it'] as const)('the ending knows the reader and names the others (%s)', async lang => {
    const { screen, text: usual } = await loadWords(id, lang);
    const text = namePeople(usual, { names, byName: screen.byName === true, you: YOU[lang] });
    for (const [winner, name] of names.entries()) {
      const places = names.map((_, seat) => (seat === winner ? 1 : seat < winner ? seat + 2 : seat + 1));
      // Sixty quiet moves of Petteia are a draw.
      const reason = id === 'petteia' ? 'last-man' : played.outcome.reason;
      const outcome = { ...played.outcome, reason, places };
      const said = text.outcome(outcome, winner);
      expect(said).toMatch(lang === 'en' ? /You win/ : /Vinci|Vittoria Immediata/);
      expect(said).not.toContain(name);
      expect(text.outcome(outcome, (winner + 1) % seats)).toContain(name);
      expect(text.outcome(outcome, undefined)).toContain(name);
    }
  });
});
