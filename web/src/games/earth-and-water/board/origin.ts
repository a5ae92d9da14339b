/** The city that a movement is to begin at, picked on the map and not yet part of the draft. */
import type { CityId } from '@stoa/earth-and-water/map';
import { create } from 'zustand';

interface Origin {
  readonly picked: CityId | null;
  readonly pick: (city: CityId | null) => void;
}

export const useOrigin = create<Origin>()(set => ({ picked: null, pick: picked => set({ picked }) }));
