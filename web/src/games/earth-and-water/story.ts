/** What the story and the chronicle tell of events: runs of equal steps in one line, and nothing that changed nothing. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EwText } from '@stoa/earth-and-water/text';
import type { Language, Seat } from '@stoa/engine';
import { WORDS } from './words.ts';

type Of<K extends EwEvent['e']> = Extract<EwEvent, { readonly e: K }>;
type Step = Of<'army-raised' | 'fleet-raised' | 'fleet-placed'>;
/** Several pieces in a row that came to the same place. */
type Run = Step & { readonly pieces: number };

const isStep = (e: EwEvent): e is Step => e.e === 'army-raised' || e.e === 'fleet-raised' || e.e === 'fleet-placed';
const isRun = (e: EwEvent): e is Run => 'pieces' in e && isStep(e);
const placeOf = (e: Step): string => (e.e === 'army-raised' ? e.city : e.port);

const oneRun = (before: Step, e: Step): Run | undefined =>
  before.e === e.e && before.side === e.side && placeOf(before) === placeOf(e)
    ? { ...e, pieces: isRun(before) ? before.pieces + 1 : 2 }
    : undefined;

/** Two losses in one city for one reason are one. */
const oneLoss = (before: Of<'armies-lost'>, e: Of<'armies-lost'>): EwEvent | undefined =>
  before.side === e.side && before.city === e.city && before.rule === e.rule ? { ...e, armies: before.armies + e.armies } : undefined;

export const mergeEvents = (before: EwEvent, e: EwEvent): EwEvent | undefined => {
  if (isStep(before) && isStep(e)) return oneRun(before, e);
  return before.e === 'armies-lost' && e.e === 'armies-lost' ? oneLoss(before, e) : undefined;
};

/** A player who let a reaction go by or ended a preparation with nothing left changed nothing. */
const isIdle = (e: EwEvent): boolean => e.e === 'declined' || (e.e === 'preparation-ended' && e.unspent === 0);

const runWords = (e: Run, { seat, cities }: EwText, lang: Language): string => {
  const words = WORDS[lang];
  const side = seat(e.side);
  if (e.e === 'army-raised') return words.raisedRun(side, words.armies(e.pieces), cities[e.city], e.talents);
  if (e.e === 'fleet-raised') return words.builtRun(side, words.fleets(e.pieces), cities[e.port], e.talents);
  return words.placedRun(side, words.fleets(e.pieces), cities[e.port]);
};

/** A spectator, and a record that is looked through, are told everything. */
export const tell = (text: EwText, lang: Language): EwText => ({
  ...text,
  event: (e: EwEvent, seat?: Seat) => {
    if (isRun(e)) return runWords(e, text, lang);
    return seat !== undefined && isIdle(e) ? undefined : text.event(e, seat);
  },
});

/** Who did it, where the event does not say. */
export const actor = (e: EwEvent): Seat | undefined => {
  if (e.e === 'bridge-built') return 0;
  if (e.e === 'bridge-destroyed' || e.e === 'bridge-kept') return 1;
  return 'side' in e ? e.side : undefined;
};
