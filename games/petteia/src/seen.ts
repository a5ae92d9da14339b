/** What a seat may see of an event: everything. */
import type { Seat } from '@stoa/engine';
import type { PtEvent } from './events.ts';

export const seen = (e: PtEvent, _seat: Seat | undefined): PtEvent => e;
