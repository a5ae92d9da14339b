/** Lets a worker thread load the sources: tsx itself registers in the main thread only. Tests use it; the built server does not. */
import { register } from 'tsx/esm/api';

register();
