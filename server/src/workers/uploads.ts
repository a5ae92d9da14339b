/** In a worker: what people upload, options with data and records, is checked by the rules. */
import { type Illegal, isIllegal, type Verdict, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { GAMES } from '../games.ts';

/** The game's own door for options, data packs among them. Undefined: they may be played with. */
export const checkOptions = ({ game: id, options }: { readonly game: string; readonly options: unknown }): Illegal | undefined => {
  const parsed = GAMES.get(id)?.parseOptions(options);
  return isIllegal(parsed) ? parsed : undefined;
};

/** A record as it was sent, replayed by the rules. */
export const verify = (text: string): Verdict => verifyRecord(text, id => GAMES.get(id), fairness);

/** Answers as soon as the thread has started and is free. */
export const ready = (): true => true;
