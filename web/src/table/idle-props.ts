/** What a part of a screen gets where nothing can be done: in a replay, and in tests of one part. */
import type { BoardProps } from '../games/types.ts';

export const IDLE = {
  actions: [],
  offered: [],
  draft: [],
  lit: [],
  news: [],
  fresh: [],
  log: [],
  complete: false,
  choose: () => {},
  replace: () => {},
  keepDraft: () => {},
  askWhy: () => {},
  showOdds: false,
} satisfies Omit<BoardProps, 'view' | 'before' | 'me' | 'text' | 'lang'>;
