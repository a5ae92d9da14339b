export type { Limits } from './limits.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { StoreInUse } from './store/open.ts';
