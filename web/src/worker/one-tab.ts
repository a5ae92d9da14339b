/** A table of this browser is played in one tab: the one that opened it last. The others are told at once; should one miss it, its next write is refused. */

/** From now on this tab has the table. `onTaken`: another one has taken it. */
export const takeTable = (id: string, onTaken: () => void): void => {
  const channel = new BroadcastChannel(`stoa-table-${id}`);
  // A channel does not hear itself.
  channel.onmessage = () => {
    channel.close();
    onTaken();
  };
  channel.postMessage(null);
};
