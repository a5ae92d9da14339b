/** In a worker: checks uploads (options with data, records) by the rules. */
import { type Illegal, isIllegal, type Verdict, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { GAMES } from '../games.ts';

/** Validates options, including data packs, by the game's `parseOptions`. Undefined: they are valid. */
export const checkOptions = ({ game: id, options }: { readonly game: string; readonly options: unknown }): Illegal | undefined => {
  const parsed = GAMES.get(id)?.parseOptions(options);
  return isIllegal(parsed) ? parsed : undefined;
};

/** A record as it was sent, replayed by the rules. */
export const verify = (text: string): Verdict => verifyRecord(text, id => GAMES.get(id), fairness);

/** Answers as soon as the thread has started and is free. */
export const ready = (): true => true;
