/** The notation of Petteia's tests: `d1>d4` is a move of the side to move; `W d1>d4` names the seat. */
import type { Step } from '@stoa/engine/testing';
import { type PtAction, type PtState, petteia } from '@stoa/petteia';

export const act = (s: PtState, text: string): Step<PtAction>[] => {
  const found = /^(?:([WB]) )?([a-h][1-8])>([a-h][1-8])$/.exec(text);
  if (found === null) throw new Error(`cannot read the step "${text}"`);
  const [, side, from = '', to = ''] = found;
  const by = side === undefined ? (petteia.actors(s)[0] ?? 0) : side === 'W' ? 0 : 1;
  return [{ by, action: { do: 'move', from, to } }];
};
