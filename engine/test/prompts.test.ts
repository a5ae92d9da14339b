/** The law of prompts bites: a text that names what can be done passes, and each way to break the promise is caught. */
import { CHANCE, type Seat, sfc32 } from '@stoa/engine';
import { brokenPrompts, type PromptTexts, promptLaw } from '@stoa/engine/laws';
import { tiny } from '@stoa/engine/testing';
import { expect, test } from 'vitest';

type Named = readonly { readonly do: string; readonly [field: string]: unknown }[];
type TinyAction = Parameters<typeof tiny.apply>[2];
type Naming = (waiting: readonly number[], me: Seat | undefined) => Named;

/** A text whose view is the list of those who must decide. */
const textsThat = (naming: Naming): PromptTexts => ({
  en: { prompt: () => 'Do something.', named: (view: { readonly waiting: readonly number[] }, me) => naming(view.waiting, me) },
});

/** Tiny after its deal: one seat must decide. */
const start = () => {
  const s = tiny.setup(2, {}, tiny.rules);
  const rng = sfc32('prompts');
  while (tiny.actors(s)[0] === CHANCE) tiny.apply(s, CHANCE, tiny.sample(s, rng));
  return s;
};

const brokenBy = (naming: Naming, seat: Seat | undefined): readonly string[] => {
  const s = start();
  const waiting = tiny.actors(s);
  return brokenPrompts(tiny, textsThat(naming), s, seat, { waiting });
};
const asked = (): { seat: Seat; kind: string } => {
  const s = start();
  const seat = tiny.actors(s)[0]!;
  const list: TinyAction[] = [];
  tiny.actions(s, seat, list);
  return { seat, kind: list[0]?.do ?? '' };
};

test('a prompt that names a listed action to the seat that decides', () => {
  const { seat, kind } = asked();
  expect(brokenBy((waiting, me) => (me !== undefined && waiting.includes(me) ? [{ do: kind }] : []), seat)).toEqual([]);
});

test('an action that is not listed', () => {
  expect(brokenBy(() => [{ do: 'sing' }], asked().seat)[0]).toMatch(/^\{"do":"sing"\} is not listed/);
});

test('a listed kind with a field that no listed action has', () => {
  const { seat, kind } = asked();
  expect(brokenBy(() => [{ do: kind, coins: -7, card: -7 }], seat)).toHaveLength(1);
});

test('nothing, to a seat that must decide', () => {
  expect(brokenBy(() => [], asked().seat)[0]).toMatch(/^names nothing/);
});

test('something, to a spectator', () => {
  expect(brokenBy(() => [{ do: asked().kind }], undefined)).toHaveLength(1);
});

test('the law plays whole games and says where it broke', () => {
  const bodies: [string, () => void][] = [];
  const how = { test: (name: string, body: () => void) => bodies.push([name, body]), seed: 'law', games: 1, seats: [2], limit: 50 };
  promptLaw(
    tiny,
    textsThat(() => []),
    { ...how, rooms: ['round'] },
  );
  expect(bodies).toHaveLength(2);
  for (const [, body] of bodies) expect(body).toThrow(/names nothing.*\n {2}position seats 2/);
});

test('the rooms that ask are met on a fixed seed, or the law says which were not', () => {
  const bodies: (() => void)[] = [];
  const silent: PromptTexts = { en: { prompt: () => '', named: () => [] } };
  const idle: typeof tiny = { ...tiny, actors: () => [] };
  const roomsOf = (rooms: readonly string[], game: typeof tiny): (() => void) | undefined => {
    promptLaw(game, silent, { test: (_name, body) => bodies.push(body), seed: String(bodies.length), games: 1, seats: [2], rooms });
    return bodies.at(-1);
  };
  expect(roomsOf([tiny.room(tiny.setup(2, {}, tiny.rules))], idle)).not.toThrow();
  expect(roomsOf(['nowhere'], idle)).toThrow(/never met: nowhere$/);
});
