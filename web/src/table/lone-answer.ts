/** The only answer left to a decision, where it is given by itself against bots. */
import type { Action } from '@stoa/engine';
import { type GameFacts, onlyDecline } from '../games/facts.ts';
import type { GameScreen } from '../games/types.ts';
import type { LiveTable } from './store-state.ts';

type Table = Pick<LiveTable, 'client' | 'message' | 'viewer' | 'stops' | 'draft'>;

/** A window that can only be declined is left to its own setting; a draft or a moment that is shown comes first. */
export const loneAnswer = (
  { client, message, viewer, stops, draft }: Table,
  screen: Pick<GameScreen, 'draft'> | undefined,
  facts: Pick<GameFacts, 'declines'>,
): Action | undefined => {
  if (client?.info.mode !== 'solo' || message === null || message.decision === null || viewer === undefined) return undefined;
  const isAside = screen?.draft.isAside ?? (() => false);
  const [only, ...more] = message.actions.filter(action => !isAside(action, message.actions));
  if (only === undefined || more.length > 0 || stops.length > 0 || draft.length > 0) return undefined;
  if (onlyDecline(facts, message) !== undefined) return undefined;
  return screen?.draft.finishesItself?.(only, message.view) ? only : undefined;
};
