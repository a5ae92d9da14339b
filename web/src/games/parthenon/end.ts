/** What the end tells beside the table of structures. */
import type { Language, Outcome, Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import { WORDS } from './words.ts';

type TieBreak = Extract<PaEvent, { e: 'tie-break' }>;

/** A comparison that left fewer islands. */
const parts = ({ numbers }: TieBreak): boolean => numbers.some(({ n }) => n !== numbers[0]?.n);

/** Completed wonders of the winner, and every comparison that left fewer candidates. */
export const isTurningPoint = (e: PaEvent, { places }: Outcome): boolean =>
  e.e === 'tie-break' ? parts(e) : e.e === 'wonder-paid' && e.stage === 'complete' && places[e.seat] === 1;

/** By how many structures the winner leads; of a tie (PA-18.5) who had as many, and the comparison that parted them. `own`: the reader's seat. */
export const decidedBy = (
  { reason, places, scores }: Outcome,
  text: PaText,
  lang: Language,
  log: readonly PaEvent[],
  own?: Seat,
): string | undefined => {
  const words = WORDS[lang];
  const nameOf = (seat: Seat): string => (seat === own ? words.you : text.seat(seat));
  const builtBy = (seat: Seat): number => Object.values(scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  const [winner, second] = [places.indexOf(1), places.indexOf(2)];
  if (winner < 0 || second < 0) return undefined;
  if (reason === 'complete' || reason === 'structures')
    return words.ahead(builtBy(winner), second === own ? null : text.seat(second), builtBy(second));
  const compared = log.filter((e): e is TieBreak => e.e === 'tie-break');
  const tied = compared[0]?.numbers.map(({ seat }) => seat) ?? [winner, second];
  const parted = reason === 'archon' ? words.allEqual : compared.filter(parts).flatMap(e => text.event(e, own) ?? []);
  return [words.asMany(tied.map(nameOf), builtBy(winner)), ...parted].join(' ');
};
