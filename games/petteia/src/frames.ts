/** The frames, one for each room and side, made once. */
import { BLACK, type Side, WHITE } from './board.ts';

export type PtFrame = { readonly room: 'move'; readonly side: Side };
/** By side. */
export const MOVE: readonly [PtFrame, PtFrame] = [
  { room: 'move', side: WHITE },
  { room: 'move', side: BLACK },
];
