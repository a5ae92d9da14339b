/** How far a player has looked on at this table: how many stops of its story are behind. Kept while the page is open, for each table. */
import { create } from 'zustand';

interface Seen {
  /** The address of the table. */
  readonly at: string;
  readonly stops: number;
  see(stops: number): void;
}

export const useSeen = create<Seen>()(set => ({ at: '', stops: 0, see: stops => set({ at: location.pathname, stops }) }));
