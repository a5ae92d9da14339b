/** Builds the app if it is stale and serves web/dist on a free port: files as they are, every other address the page. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** STOA_DIST: a folder that is already built. */
const dist = process.env.STOA_DIST ?? join(root, 'web/dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export const build = async (): Promise<void> => {
  if (process.env.STOA_DIST !== undefined) return;
  const script: string = new URL('../scripts/build.mjs', import.meta.url).href;
  const { buildWeb } = (await import(script)) as { buildWeb(): Promise<boolean> };
  if (!(await buildWeb())) throw new Error('the web app does not build');
};

export const serve = (port = 0): Promise<{ readonly url: string; readonly server: Server }> =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
      const file = join(dist, path);
      const found = file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : join(dist, 'index.html');
      if (extname(path) !== '' && found !== file) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
      response.end(readFileSync(found));
    });
    server.listen(port, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }));
  });
