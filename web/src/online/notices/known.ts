import type { ApiReply } from '@stoa/protocol';

/** What the server knows of an account's notices: settings, and the ways on which they go. */
export type NoticesKnown = ApiReply<'GET /api/me/notices'>;
