/** Does the game, after the steps of a row, keep what the row claims? Throws what it found instead. */
import { canonical } from '../src/canonical.ts';
import type { Action, Game, GameEvent, Outcome, Seat } from '../src/contract.ts';
import { same, within } from './same.ts';
import { judgeStep, listed, type Step } from './step.ts';
import type { Claim } from './verdicts.ts';

const escaped = (token: string): string => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
/** A token is found as whole words, so that `abydos 3` is not found in `abydos 31`. */
const stands = (token: string, printed: string): boolean => new RegExp(`(^|[\\s|;,])${escaped(token)}($|[\\s|;,])`).test(printed);

/** The moment after the steps of a row. */
export interface Moment<S, A, E> {
  readonly s: S;
  /** What the last step told. */
  readonly events: readonly E[];
  readonly stepCount: number;
  /** The first step that a text of the game's notation stands for. */
  readonly first: (text: string) => Step<A>;
  readonly read: (position: string) => S;
}

export const judgeClaim = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  v: Claim,
  { s, events, stepCount, first, read }: Moment<S, A, E>,
): void => {
  const printed = (): string => game.printPosition(s);
  const actors = game.actors(s);
  switch (v.v) {
    case 'ok':
      if (stepCount === 0) throw new Error('`ok` needs a step');
      return;
    case 'after':
      for (const token of v.tokens) {
        const bare = token.startsWith('!') ? token.slice(1) : token;
        if (stands(bare, printed()) === (bare !== token)) throw new Error(`expected ${token} in: ${printed()}`);
      }
      return;
    case 'becomes': {
      const wanted = game.printPosition(read(v.position));
      if (wanted !== printed()) throw new Error(`expected: ${wanted}\n     found: ${printed()}`);
      return;
    }
    case 'offers': {
      const wanted = v.steps.map(text => canonical(first(text)));
      const found = actors.flatMap(by => listed(game, s, by).map(action => canonical({ by, action })));
      const missing = wanted.filter(step => !found.includes(step));
      const extra = found.filter(step => !wanted.includes(step));
      if (missing.length + extra.length > 0) throw new Error(`not offered: ${missing.join(' ')}\n     offered too: ${extra.join(' ')}`);
      return;
    }
    case 'choices': {
      const found = new Set<string>();
      for (const by of actors)
        for (const a of listed(game, s, by))
          if (within(v.among, a)) found.add(JSON.stringify((a as Readonly<Record<string, unknown>>)[v.field]));
      const wanted = new Set(v.values.map(x => JSON.stringify(x)));
      const show = (set: Set<string>): string => [...set].sort().join(' ');
      if (show(found) !== show(wanted)) throw new Error(`${v.field}: expected ${show(wanted)}, offered ${show(found)}`);
      return;
    }
    case 'opens':
    case 'shuts':
      for (const text of v.steps) {
        const illegal = judgeStep(game, s, first(text));
        if (v.v === 'opens' && illegal !== undefined) throw new Error(`"${text}" is refused: ${illegal.rule} ${illegal.why}`);
        if (v.v === 'shuts' && illegal === undefined) throw new Error(`"${text}" is accepted`);
      }
      return;
    case 'tells':
    case 'hides': {
      const seen = v.to === 'all' ? events : events.map(e => game.seen(e, v.to as Seat)).filter(e => e !== undefined);
      if (seen.some(e => within(v.event, e)) === (v.v === 'hides'))
        throw new Error(`${v.v} ${JSON.stringify(v.event)}, told ${JSON.stringify(seen)}`);
      return;
    }
    case 'asks':
      if (!same(actors, v.actors))
        throw new Error(`expected ${JSON.stringify(v.actors)} to act, found ${JSON.stringify(actors)} in ${game.room(s)}`);
      if (v.room !== undefined && game.room(s) !== v.room) throw new Error(`expected room ${v.room}, found ${game.room(s)}`);
      return;
    case 'over': {
      const outcome: Outcome | undefined = game.outcome(s);
      if (outcome === undefined) throw new Error(`the game goes on: ${printed()}`);
      if (outcome.reason !== v.reason || (v.places !== undefined && !same(outcome.places, v.places)))
        throw new Error(`expected ${v.reason} ${JSON.stringify(v.places ?? '')}, found ${JSON.stringify(outcome)}`);
      return;
    }
  }
};
