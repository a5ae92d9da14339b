/** Until there is a site: one page with the games and their rules numbers. */
import { createServer } from 'node:http';
import { findGame, GAME_IDS } from '../games.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

const page = async (): Promise<string> => {
  const rows: string[] = [];
  for (const id of GAME_IDS) {
    const found = await findGame(id);
    if (found === undefined) continue;
    const { game, texts } = found;
    const [min, max] = game.seatRange;
    rows.push(
      `<li><strong>${escaped(texts.en.name)}</strong> (${escaped(id)}), rules ${game.rules}, ${min === max ? min : `${min} to ${max}`} seats. ${escaped(texts.en.tagline)}</li>`,
    );
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stoa</title><h1>Stoa</h1><ul>${rows.join('')}</ul></html>`;
};

export const servePage = async ({ port }: { readonly port: number }): Promise<{ url: string; close(): Promise<void> }> => {
  const html = await page();
  const server = createServer((request, response) => {
    const isHome = request.url === '/' || request.url === '/index.html';
    response.writeHead(isHome ? 200 : 404, { 'content-type': isHome ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8' });
    response.end(isHome ? html : 'Not found\n');
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, done);
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
