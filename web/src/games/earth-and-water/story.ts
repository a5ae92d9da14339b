/** What the story and the chronicle tell of events: runs of equal steps in one line, and nothing that changed nothing. */
import type { EwEvent } from '@stoa/earth-and-water';
import { GREECE } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import type { Language, Seat } from '@stoa/engine';
import { WORDS } from './words.ts';

type Of<K extends EwEvent['e']> = Extract<EwEvent, { readonly e: K }>;
type Raised = Of<'army-raised' | 'fleet-raised'>;
/** All that one side raised in a row; `talents` is what is left after the last. */
type Run = Raised & { readonly steps: readonly Raised[] };
/** Several fleets in a row that came to the same port. */
type Placed = Of<'fleet-placed'> & { readonly pieces: number };

const isRaised = (e: EwEvent): e is Raised => e.e === 'army-raised' || e.e === 'fleet-raised';
const isRun = (e: EwEvent): e is Run => 'steps' in e && isRaised(e);
const isPlaced = (e: EwEvent): e is Placed => e.e === 'fleet-placed' && 'pieces' in e;

const oneRun = (before: Raised, e: Raised): Run | undefined =>
  before.side === e.side ? { ...e, steps: [...(isRun(before) ? before.steps : [before]), e] } : undefined;
const onePlacing = (before: Of<'fleet-placed'>, e: Of<'fleet-placed'>): Placed | undefined =>
  before.side === e.side && before.port === e.port ? { ...e, pieces: isPlaced(before) ? before.pieces + 1 : 2 } : undefined;

/** Two losses in one city for one reason are one. */
const oneLoss = (before: Of<'armies-lost'>, e: Of<'armies-lost'>): EwEvent | undefined =>
  before.side === e.side && before.city === e.city && before.rule === e.rule ? { ...e, armies: before.armies + e.armies } : undefined;

export const mergeEvents = (before: EwEvent, e: EwEvent): EwEvent | undefined => {
  if (isRaised(before) && isRaised(e)) return oneRun(before, e);
  if (before.e === 'fleet-placed' && e.e === 'fleet-placed') return onePlacing(before, e);
  return before.e === 'armies-lost' && e.e === 'armies-lost' ? oneLoss(before, e) : undefined;
};

/** A player who let a reaction go by or ended a preparation with nothing left changed nothing; what ended a campaign was told just before. */
const isIdle = (e: EwEvent): boolean => e.e === 'declined' || e.e === 'campaign-ended' || (e.e === 'preparation-ended' && e.unspent === 0);

/** How many came where, in the order in which the places were first named. */
const countedBy = (steps: readonly Raised[], kind: Raised['e'], cities: EwText['cities']) => {
  const counts = new Map<string, number>();
  for (const step of steps) {
    if (step.e !== kind) continue;
    const city = cities[step.e === 'army-raised' ? step.city : step.port];
    counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  return [...counts].map(([city, pieces]) => ({ city, pieces }));
};

const mergedWords = (e: EwEvent, { seat, cities }: EwText, lang: Language): string | undefined => {
  const words = WORDS[lang];
  if (isRun(e))
    return words.raisedRun(seat(e.side), countedBy(e.steps, 'army-raised', cities), countedBy(e.steps, 'fleet-raised', cities), e.talents);
  return isPlaced(e) ? words.placedRun(seat(e.side), words.fleets(e.pieces), cities[e.port]) : undefined;
};

/** A spectator, and a record that is looked through, are told everything. */
export const tell = (text: EwText, lang: Language): EwText => ({
  ...text,
  event: (e: EwEvent, seat?: Seat) => {
    if (seat !== undefined && isIdle(e)) return undefined;
    // Who shows a hand knows it.
    if (e.e === 'hand-shown' && seat === GREECE) return text.event({ ...e, cards: null }, seat);
    return mergedWords(e, text, lang) ?? text.event(e, seat);
  },
});

/** Who did it, where the event does not say. */
export const actor = (e: EwEvent): Seat | undefined => {
  if (e.e === 'bridge-built') return 0;
  if (e.e === 'bridge-destroyed' || e.e === 'bridge-kept') return 1;
  return 'side' in e ? e.side : undefined;
};
