/** The only action, interned, so that listing actions allocates nothing. `parseAction` validates one from outside. */
import { type ActionSchemas, isFields, schemasOfAll } from '@stoa/engine';
import { SQUARES, type Square, squareOf } from './board.ts';

export interface PtMove {
  readonly do: 'move';
  readonly from: string;
  readonly to: string;
}
export type PtAction = PtMove;

const MOVES: readonly (readonly PtMove[])[] = SQUARES.map(from => SQUARES.map(to => ({ do: 'move', from, to })));
export const moveOf = (from: Square, to: Square): PtMove => MOVES[from]![to]!;

export const actionSchemas = (): ActionSchemas => schemasOfAll(MOVES.flat());
export const parseAction = (json: unknown): PtAction | undefined => {
  if (!isFields(json)) return undefined;
  const { do: kind, from, to, ...rest } = json;
  if (kind !== 'move' || typeof from !== 'string' || typeof to !== 'string' || Object.keys(rest).length > 0) return undefined;
  const [a, b] = [squareOf(from), squareOf(to)];
  return a < 0 || b < 0 ? undefined : moveOf(a, b);
};
