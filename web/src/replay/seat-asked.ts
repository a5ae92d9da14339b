/** Whose view a replay's address asks for. */
import type { Seat } from '@stoa/engine';
import type { ReplaySource } from './sources.ts';

/** Everything is open only after the end. */
export const seatAsked = (search: string, { seats, over }: Pick<ReplaySource['info'], 'seats' | 'over'>): Seat | 'all' => {
  const value = new URLSearchParams(search).get('seat');
  if (value === 'all' && over) return 'all';
  const wanted = value === null || value === '' ? Number.NaN : Number(value);
  const isOpen = seats[wanted] !== undefined && (over || seats[wanted] === 'human');
  return isOpen ? wanted : Math.max(0, seats.indexOf('human'));
};
