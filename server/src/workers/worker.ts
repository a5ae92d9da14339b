/** The file that a worker thread loads: every task by its name, away from the thread that answers requests. */
export { refold } from './fold.ts';
export { choose } from './think.ts';
export { checkOptions, ready, verify } from './uploads.ts';
