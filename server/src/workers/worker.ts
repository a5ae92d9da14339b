/** The file that a worker thread loads: it exports every task by name. The main thread answers requests. */
export { refold } from './fold.ts';
export { choose } from './think.ts';
export { checkOptions, ready, verify } from './uploads.ts';
