/**
 * Table headers: making one with the usual values, and finding what is wrong with one that comes from outside.
 * In: anything shaped like a header. Out: a sentence for maintainers, or nothing.
 */
import { canonical } from './canonical.ts';
import { type Action, type Game, type GameEvent, isIllegal } from './contract.ts';
import type { TableHeader } from './entries.ts';
import { isFields, isWhole } from './guards.ts';

/** A header with the given facts; the defaults are ordinary setup, undo barriers, seeded chance. */
export const makeHeader = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  seats: number,
  options: O,
  facts: Partial<Omit<TableHeader<O>, 'format' | 'game' | 'seats' | 'options'>> = {},
): TableHeader<O> => ({
  format: 'stoa-record/1',
  table: 'table',
  game: game.id,
  rules: game.rules,
  seats,
  options,
  position: null,
  chance: 'seeded',
  commitment: null,
  entropies: Array.from({ length: seats }, () => null),
  seating: null,
  takeBack: 'bars',
  ...facts,
});

const HEX = /^(?:[0-9a-f]{2}){1,64}$/;
const KEYS = 'chance,commitment,entropies,format,game,options,position,rules,seating,seats,table,takeBack';

/** The shape alone, before any game is asked. */
export const headerShapeProblem = (x: unknown): string | undefined => {
  if (!isFields(x)) return 'the header is not an object';
  const h = x as Readonly<Record<keyof TableHeader, unknown>>;
  if (Object.keys(h).sort().join(',') !== KEYS) return `a header has exactly these fields: ${KEYS}`;
  if (h.format !== 'stoa-record/1') return 'format is not stoa-record/1';
  if (typeof h.table !== 'string' || !/^[\w.:/-]{1,64}$/.test(h.table)) return 'table is not 1 to 64 letters, digits or _ . : / -';
  if (typeof h.game !== 'string' || h.game.length > 64) return 'game is not a short text';
  if (!isWhole(h.rules, 1, 1_000_000)) return 'rules is not a number from 1';
  if (!isWhole(h.seats, 1, 8)) return 'seats is not a number from 1 to 8';
  if (h.position !== null && (typeof h.position !== 'string' || h.position.length > 20_000)) return 'position is neither null nor a text';
  if (h.chance !== 'fair' && h.chance !== 'seeded' && h.chance !== 'asked') return 'chance is not fair, seeded or asked';
  if (h.chance === 'fair' ? typeof h.commitment !== 'string' || !/^[0-9a-f]{64}$/.test(h.commitment) : h.commitment !== null)
    return 'commitment is not 64 hexadecimal digits with fair chance, null otherwise';
  if (
    !Array.isArray(h.entropies) ||
    h.entropies.length !== h.seats ||
    !h.entropies.every(e => e === null || (typeof e === 'string' && HEX.test(e)))
  )
    return 'entropies is not a list of null or up to 64 bytes in hexadecimal, one for each seat';
  if (h.seating !== null && !isPermutation(h.seating, h.seats)) return 'seating is neither null nor an order of the seats';
  if (h.takeBack !== 'bars' && h.takeBack !== 'any') return 'takeBack is not bars or any';
  return undefined;
};

const isPermutation = (x: unknown, n: number): boolean =>
  Array.isArray(x) && x.length === n && new Set(x).size === n && x.every(seat => isWhole(seat, 0, n - 1));

/** What keeps this game from beginning a table with this header. */
export const headerProblem = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  header: TableHeader<unknown>,
): string | undefined => {
  const shape = headerShapeProblem(header);
  if (shape !== undefined) return shape;
  const [min, max] = game.seatRange;
  if (header.game !== game.id) return `the header is for ${header.game}, not ${game.id}`;
  if (header.rules > game.rules) return `rules ${header.rules} are newer than this program (${game.rules})`;
  if (header.seats < min || header.seats > max) return `${game.id} takes ${min} to ${max} seats`;
  const options = game.parseOptions(header.options);
  if (isIllegal(options)) return `options refused: ${options.why}`;
  if (canonical(options) !== canonical(header.options)) return 'options are not in the form parseOptions gives them';
  return undefined;
};
