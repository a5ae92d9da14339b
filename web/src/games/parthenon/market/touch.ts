/** Which actions the market offers, and how each is sent. */
import type { PaAction } from '@stoa/parthenon';
import type { CommitMode } from '../../../table/commit-mode.ts';

const IN_MARKET: ReadonlySet<string> = new Set(['offer', 'counter', 'accept', 'decline', 'withdraw', 'promise', 'donate']);
export const isInMarket = (a: PaAction): boolean => IN_MARKET.has(a.do);

/** An offer or a gift is put together first and sent by a button of its own; one that is taken up is whole as it stands. */
export const commitModeInMarket = (a: PaAction): CommitMode | undefined => (isInMarket(a) ? 'at-once' : undefined);
