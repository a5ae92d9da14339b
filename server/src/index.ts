export type { Check } from './doctor/check.ts';
export { examine } from './doctor/examine.ts';
export type { Limits } from './limits.ts';
export { askOperator } from './operator/call.ts';
export type { OperatorRequest } from './operator/verbs.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { StoreInUse } from './store/problems.ts';
export { restore } from './store/restore.ts';
