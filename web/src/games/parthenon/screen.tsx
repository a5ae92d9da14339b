/** Parthenon on the screen. */
import type { Action, Language } from '@stoa/engine';
import type { PaAction } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import type { AnyText, GameScreen } from '../types.ts';
import { Market } from './market/market.tsx';
import { howInMarket, isInMarket } from './market/touch.ts';
import './pieces.css';

export const screen: GameScreen = {
  texts: texts as unknown as Readonly<Record<Language, AnyText>>,
  Focus: Market,
  WithWords: Market,
  how: (action: Action) => howInMarket(action as PaAction) ?? 'whole',
  onBoard: (action: Action) => isInMarket(action as PaAction),
};
