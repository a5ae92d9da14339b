/**
 * Rule tables: one table per rule id, rows in the game's own notation.
 * In: a position, the steps from there (dice and draws included), a verdict. Out: one test per table, failing with every bad row.
 * Each step is checked twice: `why` and the list of actions must agree on it.
 */
import { type Action, type Game, type GameEvent, type Illegal, isIllegal, type RuleId } from '../src/contract.ts';
import { messageOf } from '../src/guards.ts';
import { judgeClaim } from './judge-claim.ts';
import { within } from './same.ts';
import { judgeStep, type Step } from './step.ts';
import { isRefusal, proves, type Refusal, type Verdict, verdictsOf } from './verdicts.ts';

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

const positionOf = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  tools: RuleTableTools<S, A, O>,
  text: string,
  extras: RowExtras<O> | undefined,
): S => {
  if (text === 'start') {
    const options = extras?.options ?? tools.options ?? game.parseOptions({});
    if (isIllegal(options)) throw new Error(`options refused: ${options.why}`);
    return game.setup(extras?.seats ?? tools.seats ?? game.seatRange[0], options as O, game.rules);
  }
  const s = tools.position ? tools.position(text) : game.parsePosition(text);
  if (isIllegal(s)) throw new Error(`cannot read the position: ${JSON.stringify(s)}`);
  return s as S;
};

/** Throws unless the refusal found is the one that the row expects; a bare code may cite any rule of the table. */
const expectRefusal = (refusal: Refusal, { why, rule, with: inTheWay }: Illegal, mayCite: readonly RuleId[]): void => {
  const found = `${rule} ${why}${inTheWay ? ` ${JSON.stringify(inTheWay)}` : ''}`;
  const {
    why: code,
    rules,
    with: wanted,
  } = typeof refusal === 'string' ? { why: refusal, rules: mayCite, with: undefined } : { ...refusal, rules: [refusal.rule] };
  if (why !== code || !rules.includes(rule)) throw new Error(`expected ${rules.join('/')} ${code}, refused with ${found}`);
  if (wanted !== undefined && !within(wanted, inTheWay ?? {}))
    throw new Error(`expected ${JSON.stringify(wanted)} in the way, refused with ${found}`);
};

const judgeRow = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  tools: RuleTableTools<S, A, O>,
  ids: readonly RuleId[],
  [position, steps, verdict, extras]: Row<O>,
): void => {
  const read = (text: string): S => positionOf(game, tools, text, extras);
  const s = read(position);
  const texts = steps
    .split(';')
    .map(t => t.trim())
    .filter(t => t !== '');
  const verdicts = verdictsOf(verdict);
  const refusal = verdicts.find(isRefusal);
  let events: E[] = [];

  /** Plays one text; true if it ended in the refusal that the row expects. */
  const play = (text: string, isLast: boolean): boolean => {
    events = [];
    for (const step of tools.act(s, text)) {
      const illegal = judgeStep(game, s, step);
      if (illegal === undefined) {
        game.apply(s, step.by, step.action, e => events.push(e));
        continue;
      }
      if (!isLast || refusal === undefined)
        throw new Error(`"${text}" is refused: ${illegal.rule} ${illegal.why} ${JSON.stringify(illegal.with ?? {})}`);
      expectRefusal(refusal, illegal, [...ids, ...(extras?.ids ?? [])]);
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

  const first = (text: string): Step<A> => {
    for (const step of tools.act(s, text)) return step;
    throw new Error(`no step in "${text}"`);
  };
  for (const v of verdicts) if (!isRefusal(v)) judgeClaim(game, v, { s, events, stepCount: texts.length, first, read });
};

export const ruleTables = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  tools: RuleTableTools<S, A, O>,
): { rule: (id: RuleId | readonly RuleId[], title: string, rows: readonly Row<O>[]) => void } => ({
  rule(id, title, rows) {
    const ids = typeof id === 'string' ? [id] : id;
    tools.test(`${ids.join(' ')} ${title}`, () => {
      if (!proves(rows.flatMap(row => verdictsOf(row[2]))))
        throw new Error('a rule table needs a resulting position, or an accepted and a refused row');
      const failures: string[] = [];
      rows.forEach((row, i) => {
        try {
          judgeRow(game, tools, ids, row);
        } catch (error) {
          const note = row[3]?.note ? ` (${row[3].note})` : '';
          failures.push(`row ${i + 1} [${row[0]} | ${row[1]}]${note}\n     ${messageOf(error)}`);
        }
      });
      if (failures.length > 0) throw new Error(`${ids.join(' ')} ${title}\n  ${failures.join('\n  ')}`);
    });
  },
});
