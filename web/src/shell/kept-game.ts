/** What a row of the home page says of a kept game: where it belongs, and how it ended. */
import type { KeptGame } from '../storage/games-db.ts';
import type { Group } from './home-rows.ts';

/** Whether a game waits for the person at this screen, goes on, or is over. */
export const groupOf = ({ outcome, mode, waiting, seats }: Pick<KeptGame, 'outcome' | 'mode' | 'waiting' | 'seats'>): Group => {
  if (outcome !== null) return 'over';
  return mode === 'hot-seat' || waiting.some(seat => seats[seat] === 'human') ? 'mine' : 'going-on';
};

/** How a game against bots ended for the person at this screen; a draw and a game on one screen are only over. */
export const endedAs = ({ outcome, mode, seats }: Pick<KeptGame, 'outcome' | 'mode' | 'seats'>): 'won' | 'lost' | 'over' => {
  const place = outcome?.places[seats.indexOf('human')];
  if (mode !== 'solo' || place === undefined || outcome?.places.every(other => other === 1)) return 'over';
  return place === 1 ? 'won' : 'lost';
};
