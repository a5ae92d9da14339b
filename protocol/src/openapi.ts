/** The OpenAPI document of the HTTP API, generated from the table that also types and validates it (`api.ts`). */
import type { TSchema } from 'typebox';
import { API, NOTHING } from './api.ts';
import { ErrorReply } from './errors.ts';

const json = (schema: TSchema): object => ({ content: { 'application/json': { schema } } });

const PARAMETER = /:([a-z]+)/g;

/** Routes that need no session. */
const OPEN: readonly string[] = [
  'POST /api/guest',
  'GET /api/me',
  'POST /api/session',
  'POST /api/session/recover/look',
  'POST /api/session/recover',
  'POST /api/session/passkey/options',
  'POST /api/session/passkey',
  'GET /api/games',
  'GET /api/tables',
  'POST /api/invitations/read',
];

const operation = (route: string, { body, reply }: { readonly body: TSchema; readonly reply: TSchema }): object => ({
  operationId: route.replace(/[^A-Za-z]+/g, '-').replace(/-$/, ''),
  parameters: [
    ...[...route.matchAll(PARAMETER)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(route === 'GET /api/tables/:table/look'
      ? [{ name: 'cursor', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } }]
      : []),
  ],
  ...(body === NOTHING ? {} : { requestBody: { required: true, ...json(body) } }),
  responses: { 200: { description: 'done', ...json(reply) }, default: { description: 'refused', ...json(ErrorReply) } },
  security: OPEN.includes(route) ? [] : [{ cookie: [] }, { token: [] }],
});

export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, schemas] of Object.entries(API)) {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(PARAMETER, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stoa', version: '1' },
    paths,
    components: {
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'stoa_session' }, token: { type: 'http', scheme: 'bearer' } },
    },
  };
};
