/** The card of a game, by its id: its facts and words as the build wrote them. */
import { cards } from 'virtual:game-cards';
import type { GameFacts } from './facts.ts';

const NONE: GameFacts = { asksPlayers: false, declines: {}, packOption: null };

/** A game that this site does not show asks nothing. */
export const factsFor = (game: string): GameFacts => cards.find(card => card.id === game) ?? NONE;
export const gamesWithPacks: readonly string[] = cards.flatMap(({ id, packOption }) => (packOption === null ? [] : [id]));
