/** Answers pings without a queue: while one pong is on its way only the newest ping is kept, and it alone is answered (RFC 6455, 5.5.3). */
import type { WebSocket } from 'ws';

export const pongs = (socket: WebSocket): ((data: Buffer) => void) => {
  let isOnItsWay = false;
  let newest: Buffer | undefined;
  const send = (data: Buffer): void => {
    isOnItsWay = true;
    socket.pong(data, false, () => {
      isOnItsWay = false;
      const next = newest;
      newest = undefined;
      if (next && socket.readyState === socket.OPEN) send(next);
    });
  };
  return data => {
    // A copy: the payload is a slice of a larger buffer.
    if (isOnItsWay) newest = Buffer.from(data);
    else send(data);
  };
};
