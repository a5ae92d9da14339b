/** Parthenon on the screen. */
import type { Language } from '@stoa/engine';
import { texts } from '@stoa/parthenon/text';
import type { AnyText, GameScreen } from '../types.ts';

export const screen: GameScreen = {
  texts: texts as unknown as Readonly<Record<Language, AnyText>>,
};
