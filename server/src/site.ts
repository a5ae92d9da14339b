/** The built site: its files, and its page under every other path, because the site routes in the browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import statics from '@fastify/static';
import type { Refusal } from '@stoa/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** A link preview needs a whole address, and only the server knows where people reach it. */
const withWholeAddress = (page: string, publicUrl: URL | undefined): string =>
  publicUrl === undefined ? page : page.replace(/(<meta property="og:image" content=")(?=\/)/, `$1${publicUrl.origin}`);

const pageSender = async (web: string, publicUrl: URL | undefined): Promise<Send> => {
  const page = Buffer.from(withWholeAddress(await readFile(join(web, 'index.html'), 'utf8'), publicUrl));
  const encoded = { br: await promisify(brotliCompress)(page), gzip: await promisify(gzip)(page) };
  return (request, reply) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find(name => new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0*)?\\b)`).test(accepted));
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    return encoding === undefined ? reply.send(page) : reply.header('content-encoding', encoding).send(encoded[encoding]);
  };
};

/** Built files have a content hash in their name and never change; the others are always revalidated. */
const setHeaders = (reply: FastifyReply, path: string): void => {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const isPagePath = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(url.split('?')[0] ?? '');

export const serveSite = async (fastify: FastifyInstance, web: string | undefined, publicUrl: URL | undefined): Promise<void> => {
  let sendPage: Send | undefined;
  if (web !== undefined) {
    sendPage = await pageSender(web, publicUrl);
    fastify.get('/', sendPage);
    await fastify.register(statics, { root: web, wildcard: false, index: false, cacheControl: false, preCompressed: true, setHeaders });
  }
  fastify.setNotFoundHandler((request, reply) =>
    sendPage !== undefined && isPagePath(request)
      ? sendPage(request, reply)
      : reply.code(404).send({ error: { code: 'unknown' } satisfies Refusal }),
  );
};
