/** A request of the engine protocol, and what its handler gets to answer it. */
import type { Language } from '@stoa/engine';
import type { Tables } from './tables.ts';

export interface Request {
  readonly [field: string]: unknown;
}

export interface Asking {
  readonly tables: Tables;
  readonly request: Request;
  readonly lang: Language;
}
