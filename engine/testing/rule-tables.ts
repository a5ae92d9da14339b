/**
 * Rule tables: one table per rule id, rows in the game's own notation.
 * In: a position, the steps from there (dice and draws included), a verdict. Out: one test per table, failing with every bad row.
 * Each step is checked twice: `why` and the list of actions must agree on it.
 */
import { canonical } from '../src/canonical.ts';
import {
  type Action,
  type Actor,
  CHANCE,
  type Game,
  type GameEvent,
  isIllegal,
  type Outcome,
  type RuleId,
  type Seat,
} from '../src/contract.ts';
import { same, within } from './same.ts';

export interface Step<A> {
  readonly by: Actor;
  readonly action: A;
}

/** What a row claims of the moment after its steps. Made by the functions below; a bare string is a refusal code. */
export type Verdict =
  | string
  | { readonly v: 'ok' }
  | { readonly v: 'no'; readonly why: string; readonly rule: RuleId; readonly with: object | undefined }
  | { readonly v: 'after'; readonly tokens: readonly string[] }
  | { readonly v: 'becomes'; readonly position: string }
  | { readonly v: 'offers'; readonly steps: readonly string[] }
  | { readonly v: 'choices'; readonly among: object; readonly field: string; readonly values: readonly unknown[] }
  | { readonly v: 'opens'; readonly steps: readonly string[] }
  | { readonly v: 'shuts'; readonly steps: readonly string[] }
  | { readonly v: 'tells'; readonly event: object; readonly to: Seat | 'all' }
  | { readonly v: 'hides'; readonly event: object; readonly to: Seat }
  | { readonly v: 'asks'; readonly actors: readonly Actor[]; readonly room: string | undefined }
  | { readonly v: 'over'; readonly reason: string; readonly places: readonly number[] | undefined };

/** The last step is accepted. */
export const ok: Verdict = { v: 'ok' };
/** The last step is refused with this code and exactly this rule (a bare code: any rule of the table), and names what is in the way. */
export const no = (why: string, rule: RuleId, withWhat?: object): Verdict => ({ v: 'no', why, rule, with: withWhat });
/** The printed position contains each token; with `!` before it, it does not. */
export const after = (...tokens: string[]): Verdict => ({ v: 'after', tokens });
/** The position is exactly this one. */
export const becomes = (position: string): Verdict => ({ v: 'becomes', position });
/** The seats that must act are offered exactly these steps. */
export const offers = (...steps: string[]): Verdict => ({ v: 'offers', steps });
/** Among the offered actions that agree with `among`, `field` has exactly these values. */
export const choices = (among: object, field: string, ...values: unknown[]): Verdict => ({ v: 'choices', among, field, values });
/** Each of these steps alone would be accepted. */
export const opens = (...steps: string[]): Verdict => ({ v: 'opens', steps });
/** Each of these steps alone would be refused. */
export const shuts = (...steps: string[]): Verdict => ({ v: 'shuts', steps });
/** The last step told an event with these fields: to the log, or to one seat as that seat may see it. */
export const tells = (event: object, to: Seat | 'all' = 'all'): Verdict => ({ v: 'tells', event, to });
/** The last step told this seat no event with these fields. */
export const hides = (event: object, to: Seat): Verdict => ({ v: 'hides', event, to });
/** These seats (or CHANCE) must act now, in this room. */
export const asks = (actors: Actor | readonly Actor[], room?: string): Verdict => ({
  v: 'asks',
  actors: typeof actors === 'number' ? [actors] : actors,
  room,
});
/** The game is over for this reason. */
export const over = (reason: string, ...places: number[]): Verdict => ({
  v: 'over',
  reason,
  places: places.length > 0 ? places : undefined,
});

export interface RowExtras<O> {
  /** Further rules this row is about: its refusal may cite them. */
  readonly ids?: readonly RuleId[];
  /** For the position `start`. */
  readonly seats?: number;
  readonly options?: O;
  readonly note?: string;
}

export type Row<O> = readonly [
  position: string,
  /** Separated by `;`. Empty: the verdict is about the position itself. */
  steps: string,
  verdict: Verdict | readonly Verdict[],
  extras?: RowExtras<O>,
];

export interface RuleTableTools<S, A, O> {
  /** vitest's `test`, or anything that runs a body and reports what it throws. */
  readonly test: (name: string, body: () => void) => void;
  /**
   * The entries that one step of notation stands for. `s` is the running state, so a generator may look at it between
   * entries (to decline a window that the row leaves out); throw for notation that cannot be read.
   */
  readonly act: (s: S, text: string) => Iterable<Step<A>>;
  /** Only where the game's own `parsePosition` is not enough. The position `start` is always the setup. */
  readonly position?: (text: string) => S;
  readonly seats?: number;
  readonly options?: O;
}

/** Does the table prove its rules: a resulting position, or one accepted and one refused row? */
const ACCEPTS = new Set(['ok', 'after', 'becomes', 'offers', 'choices', 'opens', 'tells', 'hides', 'asks', 'over']);
const SHOWS = new Set(['after', 'becomes', 'offers', 'choices', 'tells', 'asks', 'over']);
const verdictsOf = (verdict: Verdict | readonly Verdict[]): readonly Verdict[] =>
  Array.isArray(verdict) ? (verdict as readonly Verdict[]) : [verdict as Verdict];
const kindOf = (v: Verdict): string => (typeof v === 'string' ? 'no' : v.v);

const covers = (rows: readonly Row<unknown>[]): boolean => {
  const kinds = rows.flatMap(row => verdictsOf(row[2]).map(kindOf));
  return kinds.some(k => SHOWS.has(k)) || (kinds.some(k => ACCEPTS.has(k)) && kinds.some(k => k === 'no' || k === 'shuts'));
};

const escaped = (token: string): string => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
/** A token is found as whole words, so that `abydos 3` is not found in `abydos 31`. */
const stands = (token: string, printed: string): boolean => new RegExp(`(^|[\\s|;,])${escaped(token)}($|[\\s|;,])`).test(printed);

export const ruleTables = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  tools: RuleTableTools<S, A, O>,
): { rule: (id: RuleId | readonly RuleId[], title: string, rows: readonly Row<O>[]) => void } => {
  const positionOf = (text: string, extras: RowExtras<O> | undefined): S => {
    if (text === 'start') {
      const options = extras?.options ?? tools.options ?? game.parseOptions({});
      if (isIllegal(options)) throw new Error(`options refused: ${options.why}`);
      return game.setup(extras?.seats ?? tools.seats ?? game.seatRange[0], options as O, game.rules);
    }
    const s = tools.position ? tools.position(text) : game.parsePosition(text);
    if (isIllegal(s)) throw new Error(`cannot read the position: ${JSON.stringify(s)}`);
    return s as S;
  };

  const listed = (s: S, by: Actor): readonly A[] => {
    if (by === CHANCE) return game.outcomes(s).list?.map(([a]) => a) ?? [];
    const out: A[] = [];
    game.actions(s, by, out);
    return out;
  };

  /** `why`, after making sure that the list and `parseAction` agree with it. */
  const judge = (s: S, { by, action }: Step<A>): ReturnType<Game<S, A, E, V, O>['why']> => {
    const refusal = game.why(s, by, action);
    const parsed = game.parseAction(JSON.parse(JSON.stringify(action)));
    if (refusal === undefined && !same(parsed, action)) throw new Error(`parseAction refuses or changes ${JSON.stringify(action)}`);
    const isListed = listed(s, by).some(a => same(a, action));
    const mustList = by === CHANCE ? game.outcomes(s).list !== undefined : !game.openKinds.includes(action.do);
    if (refusal === undefined && !isListed && mustList) throw new Error(`legal but not listed: ${JSON.stringify(action)}`);
    if (refusal !== undefined && isListed)
      throw new Error(`listed but refused (${refusal.rule} ${refusal.why}): ${JSON.stringify(action)}`);
    return refusal;
  };

  const first = (s: S, text: string): Step<A> => {
    for (const step of tools.act(s, text)) return step;
    throw new Error(`no step in "${text}"`);
  };

  const judgeRow = (ids: readonly RuleId[], [position, steps, verdict, extras]: Row<O>): void => {
    const s = positionOf(position, extras);
    const texts = steps
      .split(';')
      .map(t => t.trim())
      .filter(t => t !== '');
    const verdicts = verdictsOf(verdict);
    const refusal = verdicts.find(v => kindOf(v) === 'no');
    const may = [...ids, ...(extras?.ids ?? [])];
    let events: E[] = [];

    /** Plays one text; true if it ended in the refusal that the row expects. */
    const play = (text: string, isLast: boolean): boolean => {
      events = [];
      for (const step of tools.act(s, text)) {
        const illegal = judge(s, step);
        if (illegal === undefined) {
          game.apply(s, step.by, step.action, e => events.push(e));
          continue;
        }
        const found = `${illegal.rule} ${illegal.why}${illegal.with ? ` ${JSON.stringify(illegal.with)}` : ''}`;
        if (!isLast || refusal === undefined) throw new Error(`"${text}" is refused: ${found}`);
        const [code, rules] = typeof refusal === 'string' ? [refusal, may] : refusal.v === 'no' ? [refusal.why, [refusal.rule]] : ['', []];
        if (illegal.why !== code || !rules.includes(illegal.rule))
          throw new Error(`expected ${rules.join('/')} ${code}, refused with ${found}`);
        if (typeof refusal === 'object' && refusal.v === 'no' && refusal.with !== undefined && !within(refusal.with, illegal.with ?? {}))
          throw new Error(`expected ${JSON.stringify(refusal.with)} in the way, refused with ${found}`);
        return true;
      }
      return false;
    };

    let refused = false;
    texts.forEach((text, i) => {
      refused = play(text, i === texts.length - 1);
    });
    if (refusal !== undefined && !refused)
      throw new Error(`accepted, though ${JSON.stringify(refusal)} was expected: ${game.printPosition(s)}`);

    for (const v of verdicts) if (typeof v === 'object') judgeAfter(s, v, events, texts.length, extras);
  };

  const judgeAfter = (s: S, v: Exclude<Verdict, string>, events: readonly E[], steps: number, extras: RowExtras<O> | undefined): void => {
    const printed = (): string => game.printPosition(s);
    const actors = game.actors(s);
    switch (v.v) {
      case 'ok':
        if (steps === 0) throw new Error('`ok` needs a step');
        return;
      case 'no':
        return;
      case 'after':
        for (const token of v.tokens) {
          const bare = token.startsWith('!') ? token.slice(1) : token;
          if (stands(bare, printed()) === (bare !== token)) throw new Error(`expected ${token} in: ${printed()}`);
        }
        return;
      case 'becomes': {
        const wanted = game.printPosition(positionOf(v.position, extras));
        if (wanted !== printed()) throw new Error(`expected: ${wanted}\n     found: ${printed()}`);
        return;
      }
      case 'offers': {
        const wanted = v.steps.map(text => canonical(first(s, text)));
        const found = actors.flatMap(by => listed(s, by).map(action => canonical({ by, action })));
        const missing = wanted.filter(step => !found.includes(step));
        const extra = found.filter(step => !wanted.includes(step));
        if (missing.length + extra.length > 0) throw new Error(`not offered: ${missing.join(' ')}\n     offered too: ${extra.join(' ')}`);
        return;
      }
      case 'choices': {
        const found = new Set<string>();
        for (const by of actors)
          for (const a of listed(s, by))
            if (within(v.among, a)) found.add(JSON.stringify((a as Readonly<Record<string, unknown>>)[v.field]));
        const wanted = new Set(v.values.map(x => JSON.stringify(x)));
        const show = (set: Set<string>): string => [...set].sort().join(' ');
        if (show(found) !== show(wanted)) throw new Error(`${v.field}: expected ${show(wanted)}, offered ${show(found)}`);
        return;
      }
      case 'opens':
      case 'shuts':
        for (const text of v.steps) {
          const illegal = judge(s, first(s, text));
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

  return {
    rule(id, title, rows) {
      const ids = typeof id === 'string' ? [id] : id;
      tools.test(`${ids.join(' ')} ${title}`, () => {
        if (!covers(rows)) throw new Error('a rule table needs a resulting position, or an accepted and a refused row');
        const failures: string[] = [];
        rows.forEach((row, i) => {
          try {
            judgeRow(ids, row);
          } catch (error) {
            failures.push(
              `row ${i + 1} [${row[0]} | ${row[1]}]${row[3]?.note ? ` (${row[3].note})` : ''}\n     ${error instanceof Error ? error.message : String(error)}`,
            );
          }
        });
        if (failures.length > 0) throw new Error(`${ids.join(' ')} ${title}\n  ${failures.join('\n  ')}`);
      });
    },
  };
};
