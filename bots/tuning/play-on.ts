/** Positions of games between archons of few nodes, and games played on from them by a rollout policy: what regret.ts and root-worth.ts measure with. */
import { type Action, CHANCE, type Rng, type Seat, sfc32 } from '@stoa/engine';
import { choicesOf, makeLookahead, type Observation, observe } from '../src/index.ts';
import { makeRollout } from '../src/rollout.ts';
import { contestOf } from './contestants.ts';

export interface Position {
  readonly room: string;
  /** The true table. */
  readonly real: unknown;
  readonly observation: Observation<unknown, Action, unknown>;
}
const FEW_NODES = 16;
/** Up to `most` positions with a choice, drawn evenly from the decisions of one game, in these rooms or in all of them. */
export const positionsOf = (id: string, seats: number, most: number, seed: string, rooms: readonly string[] = []): Position[] => {
  const { game, archon, searching } = contestOf(id);
  const rng = sfc32(seed);
  const bots = Array.from({ length: seats }, () => searching('archon', FEW_NODES));
  const met: Position[] = [];
  const s = game.setup(seats, game.parseOptions({}), game.rules);
  while (game.outcome(s) === undefined) {
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    const observation = observe(game, s, actor, rng);
    const isMeant = rooms.length === 0 || rooms.includes(game.room(s));
    if (isMeant && choicesOf(archon, observation, rng).length > 1) met.push({ room: game.room(s), real: game.clone(s), observation });
    game.apply(s, actor, bots[actor]!.choose(observation, {}, rng));
  }
  return Array.from({ length: Math.min(most, met.length) }, () => met.splice(rng.int(met.length), 1)[0]!);
};

/** The field of the state that counts the chapters of a game. */
const CHAPTERS: Readonly<Record<string, string>> = { perikles: 'turn', 'earth-and-water': 'campaign', parthenon: 'year' };

/** What a seat gets in a game that goes on by a policy: its chance where an archon's walk from the first position would end, and where the next chapter begins; its share of the win. */
export interface Worth {
  walk: number;
  chapter: number;
  end: number;
}
/** Plays a game on from the position after a move of `seat`; `stage`: that of the position before. Changes `s`. */
export type PlayOn = (s: unknown, seat: Seat, stage: number | undefined, rng: Rng) => Worth;

/** By the policy of mind `by`, or up to the end of an archon's walk by searches of as many nodes as it is given (`archon:40`), then by the policy. */
export const makePlayOn = (id: string, by: string): PlayOn => {
  const { game, archon, mindOf, searching } = contestOf(id);
  const [name = '', nodes] = by.split(':');
  const { policy } = mindOf(name);
  const lookahead = makeLookahead(game, archon);
  const { end } = makeRollout(game, archon);
  const chapterOf = (s: unknown): number => (s as Readonly<Record<string, number>>)[CHAPTERS[id] ?? ''] ?? 0;
  const shares: number[] = [];
  const shareOf = (s: unknown, seat: Seat): number => {
    lookahead.shares(s, shares);
    return shares[seat]!;
  };
  return (s, seat, stage, rng) => {
    const begun = chapterOf(s);
    let walk: number | undefined;
    let chapter: number | undefined;
    const legal: Action[] = [];
    const bot = nodes === undefined ? undefined : searching(name, Number(nodes));
    while (game.outcome(s) === undefined) {
      const actor = game.actors(s)[0]!;
      const isDice = actor === CHANCE;
      if (isDice ? end.isBeforeDice({ stage }, s) : end.isHere({ stage }, s)) walk ??= shareOf(s, seat);
      if (isDice) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (chapterOf(s) > begun) chapter ??= shareOf(s, seat);
      if (bot !== undefined && walk === undefined) {
        game.apply(s, actor, bot.choose(observe(game, s, actor, rng), {}, rng));
        continue;
      }
      legal.length = 0;
      game.actions(s, actor, legal);
      const i = legal.length === 1 ? 0 : (policy?.rollout?.(s, actor, legal, rng, actor) ?? rng.int(legal.length));
      game.apply(s, actor, legal[i]!);
    }
    const share = shareOf(s, seat);
    return { walk: walk ?? share, chapter: chapter ?? share, end: share };
  };
};
