/** What a question is about, as the page names it: a city that is fought for, the map, the cards one chooses from, or the sentence. */
import type { EwView } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';
import type { CityId } from '@stoa/earth-and-water/map';

export const spotId = (city: CityId): string => `ew-${city}`;
export const MAP = 'ew-map';
export const cardId = (card: CardId): string => `ew-card-${card}`;

const HAND_ROOMS: ReadonlySet<string> = new Set(['operations', 'pacification', 'supply-hand']);
/** Answered in the dock; nothing on the board shows it. */
const DOCK_ROOMS: ReadonlySet<string> = new Set(['preparation-cards', 'royal-road-armies']);

export const scrollTargets = ({ prompt, hand, shownHand }: EwView): readonly string[] => {
  const { room, battle, window, operation } = prompt;
  const at = battle?.at ?? (window === null ? null : (operation?.to ?? null));
  if (at !== null) return [spotId(at)];
  if (room === 'hippias') return (shownHand ?? []).map(cardId);
  if (HAND_ROOMS.has(room) && hand.length > 0) return hand.map(cardId);
  return DOCK_ROOMS.has(room) || window !== null ? ['prompt'] : [MAP];
};
