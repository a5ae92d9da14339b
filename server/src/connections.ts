/**
 * Limits of connections: a connection has one request answered at a time, and a few may wait; an address has a limit of
 * connections and open requests; bodies that are being read have a limit of bytes, in all and for each address.
 */
import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf, WIDER, withWider } from './addresses.ts';
import type { Limits } from './limits.ts';

/** Requests that may wait on a connection while an earlier one is answered. Browsers do not pipeline requests. */
const WAITING = 8;

interface Turn {
  readonly response: ServerResponse;
  begin(): void;
}

export interface GatedServer {
  readonly server: Server;
  /** Emits upgrades, only of connections on which no other request waits for an answer. */
  readonly upgrades: Server;
}

/**
 * Node emits all requests of a connection as they arrive. A response that waits for its turn gets no event when the connection closes,
 * and its resources would never be released. So a request begins when its response can be written; a waiting one holds no resources.
 */
export const gatedServer = (handler: RequestListener, options: ServerOptions, connectionsPerAddress: number): GatedServer => {
  const lines = new WeakMap<Duplex, Turn[]>();
  const begin = (line: Turn[]): void => {
    const turn = line[0];
    if (!turn) return;
    // The connection is closed, or closes after the previous answer: no answer can be sent.
    if (!turn.response.socket || turn.response.socket.destroyed) {
      line.length = 0;
      return;
    }
    // Sending a file adds several listeners too.
    turn.response.setMaxListeners(20).once('close', () => {
      line.shift();
      begin(line);
    });
    turn.begin();
  };
  const server = createServer(options, (request, response) => {
    const line = lines.get(request.socket) ?? [];
    lines.set(request.socket, line);
    if (line.length > WAITING) {
      line.length = 1;
      request.socket.destroy();
      return;
    }
    line.push({ response, begin: () => handler(request, response) });
    if (line.length === 1) begin(line);
  });
  const upgrades = createServer();
  server.on('upgrade', (request, socket, head) => {
    if ((lines.get(socket)?.length ?? 0) > 0) socket.destroy();
    else upgrades.emit('upgrade', request, socket, head);
  });
  limitConnections(server, connectionsPerAddress);
  return { server, upgrades };
};

const limitConnections = (server: Server, most: number): void => {
  const open = tally();
  server.on('connection', (socket: Socket) => {
    const networks = withWider(networkOf(socket.remoteAddress ?? ''));
    if (networks.some((network, i) => open.of(network) >= most * WIDER ** i)) {
      socket.destroy();
      return;
    }
    for (const network of networks) open.add(network, 1);
    socket.once('close', () => {
      for (const network of networks) open.add(network, -1);
    });
  });
};

/** Sums by name; a sum of zero is deleted. */
const tally = () => {
  const sums = new Map<string, number>();
  return {
    of: (name: string): number => sums.get(name) ?? 0,
    add(name: string, n: number): void {
      const sum = (sums.get(name) ?? 0) + n;
      if (sum === 0) sums.delete(name);
      else sums.set(name, sum);
    },
  };
};

export interface OpenRequests {
  /** A request with a body of `bytes` begins. Returns a function to call when it is over, or why it cannot begin. */
  enter(address: string, bytes: number): (() => void) | 'too-many' | 'busy';
}

type RequestLimits = Pick<Limits, 'openRequestsPerAddress' | 'bodyBytes' | 'bodyBytesPerAddress'>;

export const openRequests = ({ openRequestsPerAddress, bodyBytes, bodyBytesPerAddress }: RequestLimits): OpenRequests => {
  const requests = tally();
  const bodies = tally();
  let all = 0;
  return {
    enter(address, bytes) {
      const networks = withWider(address);
      const isFull = (network: string, i: number): boolean =>
        requests.of(network) >= openRequestsPerAddress * WIDER ** i ||
        (bytes > 0 && bodies.of(network) + bytes > bodyBytesPerAddress * WIDER ** i);
      if (networks.some(isFull)) return 'too-many';
      if (bytes > 0 && all + bytes > bodyBytes) return 'busy';
      const count = (sign: 1 | -1): void => {
        all += sign * bytes;
        for (const network of networks) {
          requests.add(network, sign);
          bodies.add(network, sign * bytes);
        }
      };
      count(1);
      return () => count(-1);
    },
  };
};
