/** The position as the server tells it: whole, or as a change of the last one. A change that does not fit is never shown: the whole is asked for, once. */
import type { SeatChange, SeatMessage } from '@stoa/protocol';
import { followChanges } from '@stoa/protocol/changes';

export interface ToldPosition {
  whole(message: SeatMessage): void;
  change(change: SeatChange): void;
}

export const toldPosition = (hear: (message: SeatMessage) => void, askWhole: () => void): ToldPosition => {
  const last = followChanges();
  let isAsking = false;
  return {
    whole(message) {
      isAsking = false;
      last.whole(message);
      hear(message);
    },
    change(change) {
      if (isAsking) return;
      const message = last.change(change);
      if (message) return hear(message);
      isAsking = true;
      askWhole();
    },
  };
};
