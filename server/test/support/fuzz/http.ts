/** Requests with any body, over connections that are kept. */
import { Agent, request } from 'node:http';

interface Reply {
  readonly status: number;
  readonly text: string;
}

const PATIENCE = 300_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

const isHungUp = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** A server ends a kept connection that was idle for long; a request that was on its way then was not read, and is sent again. */
export const ask = async (
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Reply> => {
  for (;;) {
    let isKept = false;
    try {
      return await new Promise<Reply>((resolve, reject) => {
        const given = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
        const asked = request(`${url}${path}`, { method, agent, headers: { ...headers, ...given }, timeout: PATIENCE }, response => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', chunk => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        });
        asked.on('error', error => {
          isKept = asked.reusedSocket;
          reject(error);
        });
        asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
        asked.end(body);
      });
    } catch (error) {
      if (!isKept || !isHungUp(error)) throw error;
    }
  }
};
