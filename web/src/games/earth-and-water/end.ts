/** What the end tells beside the table of points. */
import type { EwEvent, EwView } from '@stoa/earth-and-water';
import { CAMPAIGNS, type CityId } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import type { Language, Outcome, Seat } from '@stoa/engine';
import { lostCampaigns } from './frieze/lost-campaigns.ts';
import { WORDS } from './words.ts';

const TURNING_POINTS: ReadonlySet<EwEvent['e']> = new Set(['point-scored', 'king-died', 'bridge-destroyed', 'acropolis-burnt']);

/** A campaign turned the game if it moved the marker by more than one; the last one ended it. */
export const isTurningPoint = (e: EwEvent): boolean =>
  e.e === 'campaign-scored' ? e.campaign === CAMPAIGNS || Math.abs(e.counts[0] - e.counts[1]) > 1 : TURNING_POINTS.has(e.e);

/** The major cities of each side. */
const MAJOR_CITIES: readonly [persia: readonly CityId[], greece: readonly CityId[]] = [
  ['abydos', 'ephesos'],
  ['athenai', 'sparta'],
];
/** The cities that ended the game: the loser's (EW-13.1). */
export const decidedAt = ({ ending }: EwView): readonly CityId[] =>
  ending?.reason === 'key-cities' && ending.winner !== null ? MAJOR_CITIES[ending.winner === 0 ? 1 : 0] : [];

/** How the game stands, for a story in which no other player has acted. */
export const situation = ({ campaign, vp }: EwView, text: EwText, lang: Language): readonly string[] => {
  const words = WORDS[lang];
  return [`${words.campaignOf(campaign)}. ${words.pointsNow(vp, text.seat(0), text.seat(1))}.`, words.scoringRule, words.winsAtOnce];
};

/** The marker is the score: it stands on the side of at most one. The sums of the campaigns are no points of the game (EW-13.3). */
export const pointsOf = ({ vp }: EwView, seat: Seat, lang: Language): string | undefined =>
  vp !== 0 && (vp > 0 ? 0 : 1) === seat ? WORDS[lang].victoryPoints(Math.abs(vp)) : undefined;

/** Where the marker stands; campaigns that have no line in the table of points are told. */
export const decidedBy = (_outcome: Outcome, text: EwText, lang: Language, log: readonly EwEvent[]): string | undefined => {
  const words = WORDS[lang];
  const end = log.findLast(e => e.e === 'game-ended');
  // The side that takes the major cities wins whatever the marker shows (EW-15.1).
  const marker = end?.e === 'game-ended' && end.reason !== 'key-cities' ? [words.marker(end.vp, text.seat(0), text.seat(1))] : [];
  const lost = lostCampaigns(log, CAMPAIGNS);
  const told = [...marker, ...(lost.length > 0 ? [words.notScored(lost)] : [])];
  return told.length === 0 ? undefined : told.join(' ');
};
