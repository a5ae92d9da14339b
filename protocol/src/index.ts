export { API, type ApiBody, type ApiReply, type ApiRoute, NOTHING } from './api.ts';
export * from './door.ts';
export { ERROR_CODES, type ErrorCode } from './errors.ts';
export { NOTICE_KINDS, NOTICE_WAYS } from './notices.ts';
export { openApi } from './openapi.ts';
export { ClientMessage as ClientMessageSchema } from './socket.ts';
export * from './types.ts';
